import { type CardId, last } from "@gyoji/kernel";
import { type Entry, entry } from "@gyoji/lexicon";
import { LOST, lossOf } from "../rules/losing.ts";
import { anyGroup, chosenOnes, duration, effect, fact, losses, plainKeyword, targets } from "./categories.ts";
import { endingFor } from "./durations.ts";
import { allOf, theirs } from "./facts.ts";
import { on } from "./flow.ts";
import type { Context, Effect, Table, Target } from "./meaning.ts";

/* What objects lose: keywords (keywords.2), all abilities (layers.6). */

function loses(
  table: Table,
  context: Context,
  cards: readonly CardId[],
  what: readonly string[],
  until: string,
): void {
  const { card: source } = context.self;
  for (const id of cards)
    for (const name of what)
      last(table, {
        layer: LOST,
        on: "card",
        id,
        amount: lossOf(name),
        until: endingFor(context, until),
        source,
      });
}

function losing(who: Target, what: readonly string[], until: string): Effect {
  return on(who, {
    rule: "layers.6",
    does: (table, context, cards) => loses(table, context, cards, what, until),
  });
}

export const losingWords: readonly Entry[] = [
  entry(
    losses,
    "lost: all abilities",
    {},
    {
      en: ["all abilities", "all of its abilities", "all its abilities", "all their abilities"],
      th: "ความสามารถทั้งหมด",
      ja: "全ての能力",
    },
    () => ["all abilities"],
  ),
  entry(
    losses,
    "lost: all keywords",
    {},
    {
      en: ["all keywords", "all of its keywords", "all its keywords", "all their keywords"],
      th: "คีย์เวิร์ดทั้งหมด",
      ja: "全てのキーワード",
    },
    () => ["all keywords"],
  ),
  entry(
    losses,
    "lost: a keyword",
    { what: plainKeyword },
    { en: "{what}", th: "{what}", ja: "{what}" },
    ({ what }) => [what.layer],
  ),
  entry(
    losses,
    "lost: keywords",
    { what: plainKeyword, more: losses },
    {
      en: ["{what} and {more}", "{what}, {more}", "{what}, and {more}"],
      th: "{what}และ{more}",
      ja: "{what}と{more}",
    },
    ({ what, more }) => [what.layer, ...more],
  ),
  entry(
    effect,
    "lose for a time",
    { who: targets, what: losses, until: duration },
    {
      en: ["have {who} lose {what} {until}", "{who} loses {what} {until}", "{who} lose {what} {until}"],
      th: "ให้{who}เสีย{what} {until}",
      ja: "{until}{who}は{what}を失う",
    },
    ({ who, what, until }) => losing(who, what, until),
  ),
  // keywords.3
  entry(
    effect,
    "lose for good",
    { who: chosenOnes, what: losses },
    {
      en: ["have {who} lose {what}", "{who} loses {what}", "{who} lose {what}"],
      th: "ให้{who}เสีย{what}",
      ja: "{who}は{what}を失う",
    },
    ({ who, what }) => losing(who, what, "leaving"),
  ),
  entry(
    fact,
    "they lose",
    { those: anyGroup, what: plainKeyword },
    {
      en: ["{those} lose {what}", "{those} loses {what}"],
      th: "{those}ไม่มี {what}",
      ja: "{those}は{what}を失っている",
    },
    ({ those, what }) => allOf([theirs(those, { layer: LOST, amount: () => lossOf(what.layer) })]),
  ),
];
