import { cardAt, NONE, zoneAt } from "@gyoji/kernel";
import { type Category, type Entry, entry, type Words } from "@gyoji/lexicon";
import { type CardType, faceOf, fullName, isOfMainDeck } from "../definition.ts";
import {
  battlefieldCard,
  battlefields,
  controllerOf,
  hasKeyword,
  isAlone,
  isEnemy,
  isInCombat,
  isPermanent,
  mightOf,
  states,
} from "../rules/information.ts";
import { battlefieldOfFacedown, CHAIN, facedownZone } from "../state.ts";
import {
  adjectives,
  count,
  figureSymbols,
  keyword,
  MANY,
  type NounLayers,
  ONE,
  plainFigure,
  tag,
} from "./categories.ts";
import { all, it, referents } from "./choosing.ts";
import type { Group, Is, Noun } from "./meaning.ts";

/* What things are called: kinds of objects. */

/** What lies on the board and is so. */
export function lying(is: Is): Noun {
  return { is, among: null, isSecret: false };
}

/** What lies on the board and is so with regard to what has been spoken of. */
function relating(is: Is): Noun {
  return { ...lying(is), isRelative: true };
}

/** Both at once; where the second one looks comes first. */
export function both(one: Noun, more: Noun): Noun {
  return {
    is: (table, card, context) => one.is(table, card, context) && more.is(table, card, context),
    among: more.among ?? one.among,
    isSecret: one.isSecret || more.isSecret,
    isRelative: one.isRelative === true || more.isRelative === true,
    ...((more.sharing ?? one.sharing) === undefined ? {} : { sharing: more.sharing ?? one.sharing }),
  };
}

/** Either of two. */
export function either(one: Noun, more: Noun): Noun {
  const areLying = one.among === null && more.among === null;
  const those: Group = (table, context) => [
    ...new Set([...all(one)(table, context), ...all(more)(table, context)]),
  ];
  return {
    ...one,
    is: (table, card, context) => one.is(table, card, context) || more.is(table, card, context),
    among: areLying ? null : those,
    isSecret: one.isSecret || more.isSecret,
  };
}

export const isA =
  (type: CardType): Is =>
  (table, card) =>
    faceOf(table, card).types.includes(type);

/** Those that the player with the text controls. */
export const own: Is = (table, card, { self }) => controllerOf(table, card) === self.user;
export const enemy: Is = (table, card, { self }) => isEnemy(table, self.user, controllerOf(table, card));
export const isToken: Is = (table, card) => cardAt(table, card).isToken;
/** Not itself, and nothing that has just been spoken of. */
export const other: Is = (_table, card, context) =>
  card !== context.self.card && !referents(context).some((each) => each.card === card);

const battlefieldsInPlay: Group = (table) => battlefields(table).map((at) => battlefieldCard(table, at));
const isFacedown: Is = (table, card) => battlefieldOfFacedown(cardAt(table, card).zone) !== NONE;
/** zones.10 Only its controller knows one facedown card from another. */
const ownFacedown: Group = (table, { self }) =>
  self.user === NONE ? [] : battlefields(table).flatMap((at) => zoneAt(table, facedownZone(self.user, at)));
const onChain: Group = (table, { self }) => zoneAt(table, CHAIN).filter((card) => card !== self.card);

/** A bare kind: its words for one, then for several. */
interface Kind {
  readonly id: string;
  readonly one: string;
  readonly many: string;
  readonly th: string;
  readonly ja: string;
  readonly noun: Noun;
}

const KINDS: readonly Kind[] = [
  { id: "unit", one: "unit", many: "units", th: "ยูนิต", ja: "ユニット", noun: lying(isA("unit")) },
  { id: "gear", one: "gear", many: "gear", th: "เกียร์", ja: "ギア", noun: lying(isA("gear")) },
  { id: "rune", one: "rune", many: "runes", th: "รูน", ja: "ルーン", noun: lying(isA("rune")) },
  {
    id: "legend",
    one: "legend",
    many: "legends",
    th: "เลเจนด์",
    ja: "レジェンド",
    noun: lying(isA("legend")),
  },
  { id: "token", one: "token", many: "tokens", th: "โทเคน", ja: "トークン", noun: lying(isToken) },
  {
    id: "permanent",
    one: "permanent",
    many: "permanents",
    th: "Permanent",
    ja: "パーマネント",
    noun: lying((table, card) => isPermanent(table, card)),
  },
  {
    id: "spell",
    one: "spell",
    many: "spells",
    th: "สเปลล์",
    ja: "スペル",
    noun: { is: isA("spell"), among: onChain, isSecret: false },
  },
  {
    id: "battlefield",
    one: "battlefield",
    many: "battlefields",
    th: "สนามรบ",
    ja: "バトルフィールド",
    noun: { is: isA("battlefield"), among: battlefieldsInPlay, isSecret: false },
  },
  {
    id: "facedown card",
    one: "facedown card",
    many: "facedown cards",
    th: "การ์ดคว่ำหน้า",
    ja: "伏せカード",
    noun: { is: isFacedown, among: ownFacedown, isSecret: false },
  },
  // deck.14, and every card of its name (deck.15)
  {
    id: "Chosen Champion",
    one: "Chosen Champion",
    many: "Chosen Champions",
    th: "Chosen Champion",
    ja: "選択チャンピオン",
    noun: lying(
      (table, card) => table.state.game.champions[cardAt(table, card).owner] === cardAt(table, card).face,
    ),
  },
  // golden.3
  {
    id: "card",
    one: "card",
    many: "cards",
    th: "การ์ด",
    ja: "カード",
    noun: lying((table, card) => !isToken(table, card, {} as never) && isOfMainDeck(faceOf(table, card))),
  },
];

/** How a layer's words are called for one object or for several: its id, and its English. */
interface Form {
  readonly of: NounLayers;
  readonly suffix: string;
  readonly verb: { readonly cost: string; readonly are: string };
}

const FORMS: readonly Form[] = [
  { of: ONE, suffix: "", verb: { cost: "costs", are: "is" } },
  { of: MANY, suffix: " (several)", verb: { cost: "cost", are: "are" } },
];

function kindsIn({ of: { bare }, suffix }: Form): Entry[] {
  const isOne = suffix === "";
  const named = KINDS.map(({ id, one, many, th, ja, noun }) =>
    entry(bare, `${id}${suffix}`, {}, { en: isOne ? one : many, th, ja }, () => noun),
  );
  const tagged = entry(
    bare,
    `with tag${suffix}`,
    { name: tag },
    { en: "{name}", th: "{name}", ja: "{name}" },
    ({ name }) => lying((table, card) => faceOf(table, card).tags.includes(name)),
  );
  const unit = isOne ? "{name} unit" : "{name} units";
  const taggedUnit = entry(
    bare,
    `unit with tag${suffix}`,
    { name: tag },
    { en: unit, th: "ยูนิต {name}", ja: "{name}のユニット" },
    ({ name }) =>
      lying(
        (table, card, context) =>
          isA("unit")(table, card, context) && faceOf(table, card).tags.includes(name),
      ),
  );
  return [...named, tagged, taggedUnit];
}

const COMPARED = [
  {
    id: "less",
    th: "น้อยกว่า",
    ja: "未満の",
    isSo: (its: number, mine: number): boolean => its < mine,
  },
  {
    id: "more",
    th: "มากกว่า",
    ja: "より大きい",
    isSo: (its: number, mine: number): boolean => its > mine,
  },
] as const;

function layersOf(form: Form): Entry[] {
  const { of, suffix, verb } = form;
  const isOne = suffix === "";
  const id = (name: string): string => `${name}${suffix}`;
  const restricted = <S extends Readonly<Record<string, Category<unknown>>>>(
    name: string,
    slots: S,
    words: Words,
    is: Parameters<typeof entry<Noun, S & { kind: Category<Noun> }>>[4],
  ): Entry => entry(of.figured, id(name), { kind: of.placed, ...slots }, words, is);
  return [
    ...kindsIn(form),
    entry(
      of.either,
      id("one or the other"),
      { one: of.bare, more: of.either },
      {
        en: isOne
          ? ["{one} or {more}", "{one}, {more}", "{one}, or {more}"]
          : [
              "{one} and/or {more}",
              "{one} or {more}",
              "{one} and {more}",
              "{one}, {more}",
              "{one}, and {more}",
            ],
        th: "{one}หรือ{more}",
        ja: "{one}か{more}",
      },
      ({ one, more }) => either(one, more),
    ),
    entry(
      of.described,
      id("described"),
      { which: adjectives, kind: of.either },
      { en: "{which} {kind}", th: "{kind}{which}", ja: "{which}{kind}" },
      ({ which, kind }) => both(kind, which),
    ),
    entry(
      of.owned,
      id("you control"),
      { kind: of.described },
      { en: "{kind} you control", th: "{kind}ที่คุณควบคุม", ja: "あなたがコントロールする{kind}" },
      ({ kind }) => both(kind, lying(own)),
    ),
    entry(
      of.placed,
      id("placed"),
      { kind: of.owned, where: of.place },
      { en: "{kind} {where}", th: "{kind}{where}", ja: "{where}の{kind}" },
      ({ kind, where }) => both(kind, where),
    ),
    entry(
      of.whole,
      id("placed after its figures"),
      { kind: of.figured, where: of.place },
      { en: "{kind} {where}", th: "{kind}{where}", ja: "{where}の、{kind}" },
      ({ kind, where }) => both(kind, where),
    ),
    restricted(
      "in combat",
      {},
      { en: "{kind} in combat", th: "{kind}ที่กำลังต่อสู้", ja: "戦闘中の{kind}" },
      ({ kind }) => both(kind, lying(isInCombat)),
    ),
    restricted(
      "alone",
      {},
      { en: `{kind} that ${verb.are} alone`, th: "{kind}ที่อยู่ตัวเดียว", ja: "単独の{kind}" },
      ({ kind }) => both(kind, lying(isAlone)),
    ),
    restricted(
      "with Might or less",
      { n: count },
      {
        en: ["{kind} with {n} [M] or less", "{kind} with {n} :rb_might: or less"],
        th: "{kind}ที่มี Might {n} หรือน้อยกว่า",
        ja: "マイト{n}以下の{kind}",
      },
      ({ kind, n }) =>
        both(
          kind,
          lying((table, card) => mightOf(table, card) <= n),
        ),
    ),
    restricted(
      "with Might or more",
      { n: count },
      {
        en: ["{kind} with {n} [M] or more", "{kind} with {n} :rb_might: or more"],
        th: "{kind}ที่มี Might {n} หรือมากกว่า",
        ja: "マイト{n}以上の{kind}",
      },
      ({ kind, n }) =>
        both(
          kind,
          lying((table, card) => mightOf(table, card) >= n),
        ),
    ),
    restricted(
      "with less Might than",
      { than: plainFigure },
      {
        en: "{kind} with less Might than {than}",
        th: "{kind}ที่มี Might น้อยกว่า{than}",
        ja: "マイトが{than}未満の{kind}",
      },
      ({ kind, than }) =>
        both(
          kind,
          lying((table, card, context) => mightOf(table, card) < than(table, context)),
        ),
    ),
    restricted(
      "with less Might than it",
      {},
      {
        en: ["{kind} with less Might than it", "{kind} with less Might than that unit"],
        th: "{kind}ที่มี Might น้อยกว่ามัน",
        ja: "マイトがそれ未満の{kind}",
      },
      ({ kind }) =>
        both(
          kind,
          relating((table, card, context) =>
            referents(context).some(({ might }) => mightOf(table, card) < might),
          ),
        ),
    ),
    restricted(
      "with more Might than it",
      {},
      {
        en: ["{kind} with more Might than it", "{kind} with more Might than that unit"],
        th: "{kind}ที่มี Might มากกว่ามัน",
        ja: "マイトがそれより大きい{kind}",
      },
      ({ kind }) =>
        both(
          kind,
          relating((table, card, context) =>
            referents(context).some(({ might }) => mightOf(table, card) > might),
          ),
        ),
    ),
    ...COMPARED.map(({ id: how, th, ja, isSo }) =>
      restricted(
        `with ${how} Might than me`,
        {},
        {
          en: [
            `{kind} with ${how} Might than me`,
            `{kind} with ${how} [M] than me`,
            `{kind} with ${how} :rb_might: than me`,
          ],
          th: `{kind}ที่มี Might ${th}การ์ดนี้`,
          ja: `マイトがこのカード${ja}{kind}`,
        },
        ({ kind }) =>
          both(
            kind,
            lying((table, card, { self }) => isSo(mightOf(table, card), mightOf(table, self.card))),
          ),
      ),
    ),
    // costs.7: the printed cost.
    restricted(
      "with Energy cost at most",
      { most: figureSymbols },
      {
        en: [
          "{kind} with Energy cost no more than {most}",
          `{kind} that ${verb.cost} {most} or less`,
          "{kind} with Energy cost {most} or less",
          "{kind} with cost no more than {most}",
          `{kind} that ${verb.cost} no more than {most}`,
          "{kind} costing no more than {most}",
        ],
        th: "{kind}ที่มีค่า Energy ไม่เกิน {most}",
        ja: "エナジーコストが{most}以下の{kind}",
      },
      ({ kind, most }) =>
        both(
          kind,
          lying((table, card) => faceOf(table, card).cost.energy <= most.energy),
        ),
    ),
    restricted(
      "with Energy cost less than",
      { than: plainFigure },
      {
        en: "{kind} with Energy cost less than {than}",
        th: "{kind}ที่มีค่า Energy น้อยกว่า{than}",
        ja: "エナジーコストが{than}未満の{kind}",
      },
      ({ kind, than }) =>
        both(
          kind,
          lying((table, card, context) => faceOf(table, card).cost.energy < than(table, context)),
        ),
    ),
    restricted(
      "with Energy cost at least",
      { least: figureSymbols },
      {
        en: [
          `{kind} that ${verb.cost} {least} or more`,
          "{kind} with Energy cost {least} or more",
          "{kind} with cost {least} or more",
        ],
        th: "{kind}ที่มีค่า Energy ตั้งแต่ {least}",
        ja: "エナジーコストが{least}以上の{kind}",
      },
      ({ kind, least }) =>
        both(
          kind,
          lying((table, card) => faceOf(table, card).cost.energy >= least.energy),
        ),
    ),
    restricted(
      "with Power cost at least",
      { least: figureSymbols },
      {
        en: "{kind} with Power cost {least} or more",
        th: "{kind}ที่มีค่า Power ตั้งแต่ {least}",
        ja: "パワーコストが{least}以上の{kind}",
      },
      ({ kind, least }) =>
        both(
          kind,
          lying((table, card) => faceOf(table, card).cost.power.length >= least.power.length),
        ),
    ),
    restricted(
      "with cost at most",
      { energy: figureSymbols, power: figureSymbols },
      {
        en: [
          "{kind} with cost no more than {energy} and no more than {power}",
          "{kind} that costs no more than {energy} and no more than {power}",
          "{kind} costing no more than {energy} and no more than {power}",
        ],
        th: "{kind}ที่มี Cost ไม่เกิน {energy} และไม่เกิน {power}",
        ja: "コストが{energy}以下かつ{power}以下の{kind}",
      },
      ({ kind, energy, power }) =>
        both(
          kind,
          lying((table, card) => {
            const { cost } = faceOf(table, card);
            return cost.energy <= energy.energy && cost.power.length <= power.power.length;
          }),
        ),
    ),
    restricted(
      "with Hidden",
      {},
      { en: "{kind} with [Hidden]", th: "{kind}ที่มี [Hidden]", ja: "[ヒドゥン]を持つ{kind}" },
      ({ kind }) =>
        both(
          kind,
          lying((table, card) => states(table, card, "hidden")),
        ),
    ),
    // keywords.1
    restricted(
      "with keyword",
      { what: keyword },
      { en: "{kind} with {what}", th: "{kind}ที่มี {what}", ja: "{what}を持つ{kind}" },
      ({ kind, what }) =>
        both(
          kind,
          lying((table, card) => hasKeyword(table, card, what.layer)),
        ),
    ),
    // golden.4 Its name, not itself.
    restricted(
      "with my name",
      {},
      { en: "{kind} with my name", th: "{kind}ที่ชื่อเดียวกับการ์ดนี้", ja: "このカードと同じ名前の{kind}" },
      ({ kind }) =>
        both(
          kind,
          lying(
            (table, card, { self }) => fullName(faceOf(table, card)) === fullName(faceOf(table, self.card)),
          ),
        ),
    ),
    restricted(
      "with the same controller",
      {},
      {
        en: "{kind} with the same controller",
        th: "{kind}ที่มีผู้ควบคุมเดียวกัน",
        ja: "同じコントローラーの{kind}",
      },
      ({ kind }) =>
        both(
          kind,
          relating((table, card, context) =>
            it(table, context).some((spoken) => controllerOf(table, spoken) === controllerOf(table, card)),
          ),
        ),
    ),
  ];
}

export const nounWords: readonly Entry[] = FORMS.flatMap(layersOf);
