import { NONE } from "@gyoji/kernel";
import { type Entry, entry } from "@gyoji/lexicon";
import type { Deed } from "../state.ts";
import { condition, noun } from "./categories.ts";
import type { Condition, Context, Noun, Table } from "./meaning.ts";
import { asItWas } from "./occasions.ts";

/* What has happened this turn. */

function deedsOf(table: Table, kind: string): readonly Deed[] {
  return table.state.game.deeds.filter((each) => each.kind === kind);
}

function wasOne(table: Table, context: Context, { is }: Noun, card: Deed["cards"][number]): boolean {
  return asItWas(table, card.card, card, () => is(table, card.card, context));
}

/** Whether the player has done it to one of these. */
function youHave(kind: string, to: Noun): Condition {
  return (table, context) =>
    context.self.user !== NONE &&
    deedsOf(table, kind).some(
      ({ seat, cards }) =>
        seat === context.self.user && cards.some((card) => wasOne(table, context, to, card)),
    );
}

/** Whether it has happened to one of these. */
function oneHas(kind: string, to: Noun): Condition {
  return (table, context) =>
    deedsOf(table, kind).some(({ cards }) => cards.some((card) => wasOne(table, context, to, card)));
}

const DONE: readonly {
  readonly kind: string;
  readonly en: string;
  readonly th: string;
  readonly ja: string;
}[] = [
  { kind: "played", en: "played", th: "เล่น", ja: "をプレイした" },
  { kind: "discarded", en: "discarded", th: "ทิ้ง", ja: "を捨てた" },
  { kind: "killed", en: "killed", th: "ฆ่า", ja: "を倒した" },
  { kind: "chose", en: "chosen", th: "เลือก", ja: "を選んだ" },
];

const HAPPENED: readonly {
  readonly kind: string;
  readonly en: string;
  readonly th: string;
  readonly ja: string;
}[] = [
  { kind: "killed", en: "died", th: "ตาย", ja: "が死亡した" },
  { kind: "moved", en: "moved", th: "เคลื่อนที่", ja: "が移動した" },
  { kind: "attacked", en: "attacked", th: "โจมตี", ja: "が攻撃した" },
];

export const historyWords: readonly Entry[] = [
  ...DONE.flatMap(({ kind, en, th, ja }) => [
    entry(
      condition,
      `you have ${en} one this turn`,
      { what: noun },
      {
        en: [`you've ${en} a {what} this turn`, `you've ${en} an {what} this turn`],
        th: `คุณ${th}{what}แล้วในเทิร์นนี้`,
        ja: `このターンあなたが{what}${ja}`,
      },
      ({ what }) => youHave(kind, what),
    ),
    entry(
      condition,
      `you have ${en} another this turn`,
      { what: noun },
      {
        en: `you've ${en} another {what} this turn`,
        th: `คุณ${th}{what}อื่นแล้วในเทิร์นนี้`,
        ja: `このターンあなたが別の{what}${ja}`,
      },
      ({ what }) => youHave(kind, notItself(what)),
    ),
  ]),
  entry(
    condition,
    "you have played three kinds this turn",
    { one: noun, two: noun, three: noun },
    {
      en: "you've played a {one}, a {two}, and a {three} this turn",
      th: "คุณเล่น{one} {two} และ{three}แล้วในเทิร์นนี้",
      ja: "このターンあなたが{one}と{two}と{three}をプレイした",
    },
    ({ one, two, three }) => {
      const each = [one, two, three].map((kind) => youHave("played", kind));
      return (table, context) => each.every((isSo) => isSo(table, context));
    },
  ),
  ...HAPPENED.map(({ kind, en, th, ja }) =>
    entry(
      condition,
      `one has ${en} this turn`,
      { what: noun },
      {
        en: [`a {what} has ${en} this turn`, `an {what} has ${en} this turn`],
        th: `{what}${th}แล้วในเทิร์นนี้`,
        ja: `このターン{what}${ja}`,
      },
      ({ what }) => oneHas(kind, what),
    ),
  ),
];

function notItself({ is, ...rest }: Noun): Noun {
  return { ...rest, is: (table, card, context) => card !== context.self.card && is(table, card, context) };
}
