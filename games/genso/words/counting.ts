import { cardAt, NONE, zoneAt } from "@gyoji/kernel";
import { type Entry, entry } from "@gyoji/lexicon";
import { countBits, OMNI } from "../elements.ts";
import { laidOn } from "../objects.ts";
import { charactersOf } from "../rules/information.ts";
import { discardsOf, handOf, opponentOf, sideOf } from "../state.ts";
import { cardNoun, counted, face } from "./categories.ts";
import { type Context, type Count, fighterOf, type Table } from "./meaning.ts";

/* What is counted. */

/** The fixed faces of the text's user in the battle in progress, by number. */
export function diceOf(table: Table, { self }: Context): readonly number[] {
  return fighterOf(table, self.user) === NONE ? [] : sideOf(table, self.user).dice;
}

/** calc.17 How many elements are attached to a character. */
function attachedTo(table: Table, card: number): number {
  return card === NONE ? 0 : countBits(cardAt(table, card).attached);
}

export const countingWords: readonly Entry[] = [
  entry(
    counted,
    "die of a face",
    { face },
    { en: "{face} die of yours", th: "เต๋า{face}ของเราหนึ่งลูก", ja: "自分の{face}の目1つ" },
    ({ face: which }): Count =>
      (table, context) =>
        diceOf(table, context).filter((each) => each === which).length,
  ),
  entry(
    counted,
    "element on the dice",
    {},
    {
      en: "different element on your dice",
      th: "ธาตุที่ต่างกันบนเต๋าของเราหนึ่งธาตุ",
      ja: "自分の目の異なる元素1つ",
    },
    (): Count => (table, context) => new Set(diceOf(table, context).filter((each) => each !== OMNI)).size,
  ),
  entry(
    counted,
    "element on this character",
    {},
    {
      en: "element attached to this character",
      th: "ธาตุที่ติดตัวละครนี้หนึ่งธาตุ",
      ja: "このキャラに付着した元素1つ",
    },
    (): Count =>
      (table, { self }) =>
        attachedTo(table, self.card),
  ),
  entry(
    counted,
    "element on the opposing character",
    {},
    {
      en: "element attached to the opposing character",
      th: "ธาตุที่ติดตัวละครที่ต่อสู้ด้วยหนึ่งธาตุ",
      ja: "向き合うキャラに付着した元素1つ",
    },
    (): Count =>
      (table, { self }) =>
        attachedTo(table, fighterOf(table, opponentOf(self.user))),
  ),
  entry(
    counted,
    "card in hand",
    {},
    { en: "card in your hand", th: "การ์ดในมือของเราหนึ่งใบ", ja: "自分の手札1枚" },
    (): Count =>
      (table, { self }) =>
        zoneAt(table, handOf(self.user)).length,
  ),
  entry(
    counted,
    "card in the discards",
    { kind: cardNoun },
    { en: "{kind} in your discards", th: "{kind}ในกองทิ้งของเราหนึ่งใบ", ja: "自分の捨て札の{kind}1枚" },
    ({ kind }): Count =>
      (table, { self }) =>
        zoneAt(table, discardsOf(self.user)).filter((card) => kind(table, card)).length,
  ),
  entry(
    counted,
    "other character",
    {},
    {
      en: "other character on your field",
      th: "ตัวละครอื่นในสนามของเราหนึ่งใบ",
      ja: "自分の場の他のキャラ1体",
    },
    (): Count =>
      (table, { self }) =>
        charactersOf(table, self.user).filter((card) => card !== self.card).length,
  ),
  entry(
    counted,
    "card laid on it",
    {},
    {
      en: "card laid on this character",
      th: "การ์ดที่วางซ้อนบนตัวละครนี้หนึ่งใบ",
      ja: "このキャラに重ねたカード1枚",
    },
    (): Count =>
      (table, { self }) =>
        laidOn(table, self.card).length,
  ),
];
