import { NONE, type Seat, zoneAt } from "@gyoji/kernel";
import { type Entry, entry } from "@gyoji/lexicon";
import { faceOf } from "../definition.ts";
import { allUnits, controlledBy, controllerOf, opponentsOf } from "../rules/information.ts";
import { handOf, trashOf } from "../state.ts";
import { pointsOf } from "./amounts.ts";
import { condition, holding, nouns, plainFigure, quantity } from "./categories.ts";
import { all } from "./choosing.ts";
import type { Condition, Context, Table } from "./meaning.ts";
import { both, lying, own } from "./nouns.ts";

/* How much of something players have, and who has more of it. */

type Holding = (table: Table, seat: Seat) => number;

const ofType =
  (type: "gear" | "rune"): Holding =>
  (table, seat) =>
    controlledBy(table, seat).filter((card) => faceOf(table, card).types.includes(type)).length;

const HOLDINGS: readonly {
  readonly en: string | readonly string[];
  readonly th: string;
  readonly ja: string;
  readonly held: Holding;
}[] = [
  { en: ["points", "point"], th: "แต้ม", ja: "ポイント", held: pointsOf },
  { en: "XP", th: "XP", ja: "XP", held: (table, seat) => table.state.game.xp[seat] ?? 0 },
  {
    en: ["cards in hand", "cards in their hand", "cards in your hand", "card in hand", "card in your hand"],
    th: "การ์ดในมือ",
    ja: "手札",
    held: (table, seat) => zoneAt(table, handOf(seat)).length,
  },
  {
    en: ["cards in the trash", "cards in their trash"],
    th: "การ์ดในกองทิ้ง",
    ja: "トラッシュのカード",
    held: (table, seat) => zoneAt(table, trashOf(seat)).length,
  },
  {
    en: ["battlefields", "battlefield"],
    th: "สนามรบ",
    ja: "バトルフィールド",
    held: (table, seat) =>
      table.state.game.battlefields.filter(({ controller }) => controller === seat).length,
  },
  {
    en: ["units", "unit"],
    th: "ยูนิต",
    ja: "ユニット",
    held: (table, seat) => allUnits(table).filter((card) => controllerOf(table, card) === seat).length,
  },
  { en: "gear", th: "เกียร์", ja: "ギア", held: ofType("gear") },
  { en: "runes", th: "รูน", ja: "ルーン", held: ofType("rune") },
];

/** Compares what the player with the text has with what some opponent has. */
function compared(held: Holding, isSo: (yours: number, theirs: number) => boolean): Condition {
  return (table, { self }) =>
    self.user !== NONE &&
    opponentsOf(table, self.user).some((seat) => isSo(held(table, self.user), held(table, seat)));
}

const mine = (held: Holding, table: Table, { self }: Context): number =>
  self.user === NONE ? 0 : held(table, self.user);

export const comparingWords: readonly Entry[] = [
  ...HOLDINGS.map(({ en, th, ja, held }) =>
    entry(holding, `held: ${typeof en === "string" ? en : en[0]}`, {}, { en, th, ja }, () => held),
  ),
  entry(
    plainFigure,
    "your XP",
    {},
    { en: ["your XP", "the amount of XP you have"], th: "XP ของคุณ", ja: "あなたのXP" },
    () =>
      (table, { self }) =>
        table.state.game.xp[self.user] ?? 0,
  ),
  entry(
    condition,
    "you have more than an opponent",
    { what: holding },
    {
      en: ["you have more {what} than an opponent", "you control more {what} than an opponent"],
      th: "คุณมี{what}มากกว่าคู่ต่อสู้คนหนึ่ง",
      ja: "あなたの{what}が対戦相手より多い",
    },
    ({ what }) => compared(what, (yours, theirs) => yours > theirs),
  ),
  entry(
    condition,
    "an opponent has more than you",
    { what: holding },
    {
      en: [
        "an opponent has more {what} than you",
        "an opponent controls more {what} than you",
        "you have fewer {what} than an opponent",
        "you have less {what} than an opponent",
        "you control fewer {what} than an opponent",
        "you control less {what} than an opponent",
      ],
      th: "คู่ต่อสู้คนหนึ่งมี{what}มากกว่าคุณ",
      ja: "対戦相手の{what}があなたより多い",
    },
    ({ what }) => compared(what, (yours, theirs) => yours < theirs),
  ),
  entry(
    condition,
    "an opponent has so many",
    { n: quantity, what: holding },
    {
      en: [
        "an opponent has {n} or more {what}",
        "an opponent controls {n} or more {what}",
        "an opponent has {n}+ {what}",
      ],
      th: "คู่ต่อสู้คนหนึ่งมี{what} {n} ขึ้นไป",
      ja: "対戦相手の{what}が{n}以上である",
    },
    ({ n, what }) => compared(what, (_yours, theirs) => theirs >= n),
  ),
  entry(
    condition,
    "you have exactly so many",
    { n: quantity, what: holding },
    {
      en: ["you have exactly {n} {what}", "you control exactly {n} {what}"],
      th: "คุณมี{what} {n} พอดี",
      ja: "あなたの{what}がちょうど{n}である",
    },
    ({ n, what }) =>
      (table, context) =>
        mine(what, table, context) === n,
  ),
  entry(
    condition,
    "you have none held",
    { what: holding },
    {
      en: ["you have no {what}"],
      th: "คุณไม่มี{what}เลย",
      ja: "あなたの{what}がない",
    },
    ({ what }) =>
      (table, context) =>
        mine(what, table, context) === 0,
  ),
  entry(
    condition,
    "you control none",
    { kind: nouns },
    {
      en: ["you control no {kind}", "you don't control any {kind}"],
      th: "คุณไม่ได้ควบคุม{kind}เลย",
      ja: "あなたが{kind}をコントロールしていない",
    },
    ({ kind }) =>
      (table, context) =>
        all(both(kind, lying(own)))(table, context).length === 0,
  ),
  entry(
    condition,
    "there are none",
    { kind: nouns },
    {
      en: ["there are no {kind}"],
      th: "ไม่มี{kind}เลย",
      ja: "{kind}がない",
    },
    ({ kind }) =>
      (table, context) =>
        all(kind)(table, context).length === 0,
  ),
];
