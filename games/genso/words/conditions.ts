import { cardAt, NONE, type Seat, zoneAt } from "@gyoji/kernel";
import { type Entry, entry, numberTerminal as number, plural } from "@gyoji/lexicon";
import { bitOf } from "../elements.ts";
import { laidOn } from "../objects.ts";
import { atkOf, charactersOf, countOf, elementsOfCharacter } from "../rules/information.ts";
import { discardsOf, handOf, opponentOf } from "../state.ts";
import { condition, element, face, standing } from "./categories.ts";
import { diceOf } from "./counting.ts";
import { type Condition, fighterOf, type Table } from "./meaning.ts";

/* What must be so. */

/** calc.17 The elements attached to the opposing character, as bits. */
function onFoe(table: Table, user: Seat): number {
  const foe = fighterOf(table, opponentOf(user));
  return foe === NONE ? 0 : cardAt(table, foe).attached;
}

const ofElements = [
  entry(
    standing,
    "opposing has an element attached",
    { element },
    {
      en: "the opposing character has {element} attached",
      th: "ตัวละครที่ต่อสู้ด้วยติด{element}",
      ja: "向き合うキャラに{element}元素が付着している",
    },
    ({ element: which }): Condition =>
      (table, { self }) =>
        (onFoe(table, self.user) & bitOf(which)) !== 0,
  ),
  entry(
    standing,
    "opposing has any element attached",
    {},
    {
      en: "the opposing character has an element attached",
      th: "ตัวละครที่ต่อสู้ด้วยติดธาตุใดก็ตาม",
      ja: "向き合うキャラに元素が付着している",
    },
    (): Condition =>
      (table, { self }) =>
        onFoe(table, self.user) !== 0,
  ),
  entry(
    standing,
    "this has an element attached",
    { element },
    {
      en: "this character has {element} attached",
      th: "ตัวละครนี้ติด{element}",
      ja: "このキャラに{element}元素が付着している",
    },
    ({ element: which }): Condition =>
      (table, { self }) =>
        (cardAt(table, self.card).attached & bitOf(which)) !== 0,
  ),
  entry(
    standing,
    "opposing is of an element",
    { element },
    {
      en: "the opposing character is of {element}",
      th: "ตัวละครที่ต่อสู้ด้วยเป็น{element}",
      ja: "向き合うキャラが{element}である",
    },
    ({ element: which }): Condition =>
      (table, { self }) => {
        const foe = fighterOf(table, opponentOf(self.user));
        return foe !== NONE && (elementsOfCharacter(table, foe) & bitOf(which)) !== 0;
      },
  ),
];

const ofBattle = [
  // battle.4
  entry(
    standing,
    "attacks first",
    {},
    { en: "you attack first", th: "เราโจมตีก่อน", ja: "自分が先攻である" },
    (): Condition =>
      ({ state }, { self }) =>
        state.game.battle?.first === self.user,
  ),
  entry(
    standing,
    "attacks second",
    {},
    { en: "you attack second", th: "เราโจมตีหลัง", ja: "自分が後攻である" },
    (): Condition =>
      ({ state }, { self }) =>
        state.game.battle?.first === opponentOf(self.user),
  ),
  entry(
    standing,
    "dice of a face",
    { n: number, face },
    {
      en: "you have {n} or more {face} dice",
      th: "เรามีเต๋า{face} {n} ลูกขึ้นไป",
      ja: "自分の{face}の目が{n}つ以上ある",
    },
    ({ n, face: which }): Condition =>
      (table, context) =>
        diceOf(table, context).filter((each) => each === which).length >= n,
  ),
  // calc.3
  entry(
    standing,
    "count at least",
    { n: number },
    { en: "your count is {n} or more", th: "เรานับได้ {n} ขึ้นไป", ja: "自分の数えた目が{n}以上である" },
    ({ n }): Condition =>
      (table, { self }) =>
        fighterOf(table, self.user) !== NONE && countOf(table, self.user) >= n,
  ),
  entry(
    standing,
    "has a card laid on",
    {},
    {
      en: "a card is laid on this character",
      th: "มีการ์ดวางซ้อนบนตัวละครนี้",
      ja: "このキャラにカードが重ねられている",
    },
    (): Condition =>
      (table, { self }) =>
        laidOn(table, self.card).length > 0,
  ),
];

const ofMatch = [
  entry(
    standing,
    "hand at least",
    { n: number },
    {
      en: plural("n", "you have {n} card or more in hand", "you have {n} cards or more in hand"),
      th: "เรามีการ์ดในมือ {n} ใบขึ้นไป",
      ja: "自分の手札が{n}枚以上ある",
    },
    ({ n }): Condition =>
      (table, { self }) =>
        zoneAt(table, handOf(self.user)).length >= n,
  ),
  entry(
    standing,
    "discards at least",
    { n: number },
    {
      en: plural(
        "n",
        "you have {n} card or more in your discards",
        "you have {n} cards or more in your discards",
      ),
      th: "กองทิ้งของเรามีการ์ด {n} ใบขึ้นไป",
      ja: "自分の捨て札が{n}枚以上ある",
    },
    ({ n }): Condition =>
      (table, { self }) =>
        zoneAt(table, discardsOf(self.user)).length >= n,
  ),
  entry(
    standing,
    "has won a turn",
    {},
    { en: "you have won a turn", th: "เราชนะเทิร์นมาแล้ว", ja: "自分がターンに勝利している" },
    (): Condition =>
      ({ state }, { self }) =>
        (state.game.wins[self.user] ?? 0) > 0,
  ),
  entry(
    standing,
    "opponent has won a turn",
    {},
    {
      en: "your opponent has won a turn",
      th: "ฝ่ายตรงข้ามชนะเทิร์นมาแล้ว",
      ja: "相手がターンに勝利している",
    },
    (): Condition =>
      ({ state }, { self }) =>
        (state.game.wins[opponentOf(self.user)] ?? 0) > 0,
  ),
  entry(
    standing,
    "fewer characters",
    {},
    {
      en: "you have fewer characters than your opponent",
      th: "เรามีตัวละครน้อยกว่าฝ่ายตรงข้าม",
      ja: "自分の場のキャラが相手より少ない",
    },
    (): Condition =>
      (table, { self }) =>
        charactersOf(table, self.user).length < charactersOf(table, opponentOf(self.user)).length,
  ),
];

const ofAtk = [
  entry(
    condition,
    "opposing ATK at least",
    { n: number },
    {
      en: "the opposing character's ATK is {n} or more",
      th: "ATK ของตัวละครที่ต่อสู้ด้วยเป็น {n} ขึ้นไป",
      ja: "向き合うキャラのATKが{n}以上である",
    },
    ({ n }): Condition =>
      (table, { self }) => {
        const foe = fighterOf(table, opponentOf(self.user));
        return foe !== NONE && atkOf(table, foe) >= n;
      },
  ),
  entry(
    condition,
    "ATK below the opposing",
    {},
    {
      en: "your battling character has less ATK than the opposing one",
      th: "ตัวละครของเราที่กำลังต่อสู้มี ATK น้อยกว่าตัวละครที่ต่อสู้ด้วย",
      ja: "バトル中の自分のキャラのATKが向き合うキャラより低い",
    },
    (): Condition =>
      (table, { self }) => {
        const [own, foe] = [self.user, opponentOf(self.user)].map((seat) => fighterOf(table, seat));
        return own !== undefined && foe !== undefined && own !== NONE && foe !== NONE
          ? atkOf(table, own) < atkOf(table, foe)
          : false;
      },
  ),
];

export const conditionWords: readonly Entry[] = [...ofElements, ...ofBattle, ...ofMatch, ...ofAtk];
