import { type Option, raise } from "@gyoji/kernel";
import { type Entry, entry } from "@gyoji/lexicon";
import { fullName, type RiftboundDefinition } from "../definition.ts";
import { hasNamedName, hasNamedTag, nameableCards, nameableTags, noteNamed } from "../rules/naming.ts";
import { choose } from "../state.ts";
import { effect, MANY, type NounLayers, ONE } from "./categories.ts";
import { type Context, doing, type Effect } from "./meaning.ts";
import { both, lying } from "./nouns.ts";

/* Naming cards and tags. */

/** terms.24 */
const namingCard: Effect = () =>
  doing([
    {
      rule: "terms.24",
      step: choose<Context>(
        (table, { self }) => ({
          seat: self.user,
          ask: "nameCard",
          options: nameableCards(table).map(({ id }): Option => ({ kind: "face", face: id })),
          open: true,
          about: self.card,
        }),
        (table, { self }, option) => {
          if (option.kind !== "face") return;
          const face = table.pool.all.find(({ id }) => id === option.face) as RiftboundDefinition;
          noteNamed(table, self, { card: fullName(face) });
          raise(table, "named", { seat: self.user, source: self.card, more: { face: face.id } });
        },
      ),
    },
  ]);

/** terms.25 */
const namingTag: Effect = () =>
  doing([
    {
      rule: "terms.25",
      step: choose<Context>(
        (table, { self }) => {
          const options = nameableTags(table).map((name): Option => ({ kind: "name", name }));
          if (options.length === 0) return null;
          return { seat: self.user, ask: "nameTag", options, open: true, about: self.card };
        },
        (table, { self }, option) => {
          if (option.kind !== "name") return;
          noteNamed(table, self, { tag: option.name });
          raise(table, "named", { seat: self.user, source: self.card, more: { name: option.name } });
        },
      ),
    },
  ]);

function ofNamed({ figured, placed }: NounLayers, suffix: string): readonly Entry[] {
  return [
    entry(
      figured,
      `with that name${suffix}`,
      { kind: placed },
      {
        en: ["{kind} with that name", "{kind} with the named name"],
        th: "{kind}ที่มีชื่อนั้น",
        ja: "その名前の{kind}",
      },
      ({ kind }) =>
        both(
          kind,
          lying((table, card, { self }) => hasNamedName(table, self, card)),
        ),
    ),
    entry(
      figured,
      `with that tag${suffix}`,
      { kind: placed },
      {
        en: ["{kind} with that tag", "{kind} with the named tag"],
        th: "{kind}ที่มีแท็กนั้น",
        ja: "そのタグを持つ{kind}",
      },
      ({ kind }) =>
        both(
          kind,
          lying((table, card, { self }) => hasNamedTag(table, self, card)),
        ),
    ),
  ];
}

export const namingWords: readonly Entry[] = [
  entry(
    effect,
    "name a card",
    {},
    { en: "name a card", th: "เอ่ยชื่อการ์ด 1 ใบ", ja: "カード名を1つ指定する" },
    () => namingCard,
  ),
  entry(
    effect,
    "name a tag",
    {},
    { en: "name a tag", th: "เอ่ยแท็ก 1 แท็ก", ja: "タグを1つ指定する" },
    () => namingTag,
  ),
  ...ofNamed(ONE, ""),
  ...ofNamed(MANY, " (several)"),
];
