import { cardAt, zoneAt } from "@gyoji/kernel";
import { type Entry, entry, numberTerminal as number, plural } from "@gyoji/lexicon";
import { handLimitOf, unitsAt, userOf } from "../rules/information.ts";
import { ALL_SQUARES } from "../squares.ts";
import { discardsOf, handOf, opponentOf, squareAt } from "../state.ts";
import { cardNoun, condition, group, standing } from "./categories.ts";
import { type Condition, hereOf, type Table } from "./meaning.ts";

/* What must be so. */

const attacks: Condition = (table, { self }) => table.state.game.combat?.attacking === self.user;

const standings = [
  // attack.5
  entry(
    standing,
    "attacking side",
    {},
    { en: "you are the attacking side", th: "เราเป็นฝ่ายโจมตี", ja: "自軍が攻撃側である" },
    () => attacks,
  ),
  // attack.6
  entry(
    standing,
    "defending side",
    {},
    { en: "you are the defending side", th: "เราเป็นฝ่ายป้องกัน", ja: "自軍が防御側である" },
    (): Condition =>
      (table, { self }) =>
        table.state.game.combat?.attacking === opponentOf(self.user),
  ),
  entry(
    standing,
    "moved in",
    {},
    { en: "your units moved in", th: "ยูนิตของเราเป็นฝ่ายเคลื่อนที่มา", ja: "自軍が進軍側である" },
    (): Condition =>
      (table, { self }) =>
        table.state.game.combat?.mover === self.user,
  ),
  entry(
    standing,
    "your turn",
    {},
    { en: "it is your turn", th: "เป็นเทิร์นของเรา", ja: "自分のターンである" },
    (): Condition =>
      (table, { self }) =>
        table.state.game.turnPlayer === self.user,
  ),
  entry(
    standing,
    "controls fields",
    { n: number },
    {
      en: plural("n", "you control {n} field or more", "you control {n} fields or more"),
      th: "เราครองฟิลด์ {n} แห่งขึ้นไป",
      ja: "自分の地形が{n}つ以上ある",
    },
    ({ n }): Condition =>
      (table, { self }) =>
        ALL_SQUARES.filter((square) => squareAt(table, square).controller === self.user).length >= n,
  ),
  entry(
    standing,
    "on top",
    {},
    {
      en: "this unit is on top of its party",
      th: "ยูนิตนี้อยู่บนสุดของปาร์ตี้",
      ja: "このユニットがパーティの一番上にいる",
    },
    (): Condition =>
      (table, { self }) =>
        zoneAt(table, cardAt(table, self.card).zone).at(-1) === self.card,
  ),
  entry(
    standing,
    "alone",
    {},
    { en: "this unit is alone in its party", th: "ปาร์ตี้มีแต่ยูนิตนี้", ja: "パーティがこのユニットだけである" },
    (): Condition =>
      (table, { self }) =>
        zoneAt(table, cardAt(table, self.card).zone).length === 1,
  ),
  entry(
    standing,
    "on an enemy field",
    {},
    { en: "this field is your opponent's", th: "ฟิลด์นี้เป็นของฝ่ายตรงข้าม", ja: "この地形が相手のものである" },
    (): Condition =>
      (table, { self }) =>
        controllerHere(table, self) === opponentOf(self.user),
  ),
  entry(
    standing,
    "hand at most",
    { n: number },
    {
      en: plural("n", "you have {n} card or fewer in hand", "you have {n} cards or fewer in hand"),
      th: "เรามีการ์ดในมือไม่เกิน {n} ใบ",
      ja: "自分の手札が{n}枚以下である",
    },
    ({ n }): Condition =>
      (table, { self }) =>
        zoneAt(table, handOf(self.user)).length <= n,
  ),
  entry(
    standing,
    "discards at least",
    { n: number, kind: cardNoun },
    {
      en: plural(
        "n",
        "you have {n} {kind} or more in your discards",
        "you have {n} {kind}s or more in your discards",
      ),
      th: "กองทิ้งของเรามี{kind} {n} ใบขึ้นไป",
      ja: "自分の捨て札に{kind}が{n}枚以上ある",
    },
    ({ n, kind }): Condition =>
      (table, context) =>
        zoneAt(table, discardsOf(context.self.user)).filter((card) => kind(table, card, context)).length >= n,
  ),
  entry(
    standing,
    "more units",
    {},
    {
      en: "the enemy party has more units than yours",
      th: "ปาร์ตี้ฝ่ายตรงข้ามมียูนิตมากกว่าเรา",
      ja: "敵軍パーティのユニットが自軍より多い",
    },
    (): Condition =>
      (table, { self }) => {
        const square = hereOf(table, self);
        if (square === 0) return false;
        const [own, other] = [self.user, opponentOf(self.user)].map(
          (seat) => unitsAt(table, seat, square).length,
        );
        return (other ?? 0) > (own ?? 0);
      },
  ),
];

function controllerHere(table: Table, self: Parameters<typeof hereOf>[1]): number {
  const square = hereOf(table, self);
  return square === 0 ? userOf(table, self.card) : squareAt(table, square).controller;
}

const conditions = [
  entry(
    condition,
    "there is one",
    { group },
    { en: "there is 1 {group} here", th: "ที่นี่มี{group}", ja: "ここに{group}がいる" },
    ({ group: { cards } }): Condition =>
      (table, context) =>
        cards(table, context).length > 0,
  ),
  entry(
    condition,
    "hand is full",
    {},
    { en: "your hand is full", th: "การ์ดในมือของเราเต็ม", ja: "自分の手札が上限に達している" },
    (): Condition =>
      (table, { self }) =>
        zoneAt(table, handOf(self.user)).length >= handLimitOf(table, self.user),
  ),
];

export const conditionWords: readonly Entry[] = [...standings, ...conditions];
