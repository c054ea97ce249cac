import { applies, call, raise, type Seat, zoneAt } from "@gyoji/kernel";
import { type Entry, entry, numberTerminal as number, plural } from "@gyoji/lexicon";
import { faceOf } from "../definition.ts";
import {
  cannotEnterNewLine,
  enterNewLineFree,
  freeOrigins,
  overBeatBy,
  overBeatFree,
} from "../rules/useHorobito.ts";
import { cannotUseWaza, useWazaFree } from "../rules/useWaza.ts";
import { graveyardOf, handOf, wazaZone } from "../state.ts";
import { cardNoun, effect, players } from "./categories.ts";
import {
  among,
  chosenOf,
  fromDeckTop,
  fromGraveyard,
  fromHand,
  onCards,
  orderedFromGraveyard,
  raised,
  you,
} from "./doing.ts";
import { type Effect, foeOf, type Group, type Noun, type Table, thisLine } from "./meaning.ts";

/* Cards from hand, deck and graveyard: to other zones, onto the Line, into use. */

/** So many cards of a kind: the noun ends in "card". */
function counted(before: string, after: string) {
  return plural("n", `${before} {n} {kind} ${after}`, `${before} {n} {kind}s ${after}`);
}

const between = [
  entry(
    effect,
    "charge from the deck",
    {},
    {
      en: "put the top card of your deck into your Ena Zone",
      th: "วางการ์ดใบบนสุดของเด็คลงใน Ena Zone ของเรา",
      ja: "デッキの一番上のカードを自分のエナゾーンに置く",
    },
    () => fromDeckTop("charged", you),
  ),
  // 8.2.3
  entry(
    effect,
    "player charges from the deck",
    { who: players },
    {
      en: "{who} puts the top card of their deck into their Ena Zone",
      th: "{who}วางการ์ดใบบนสุดของเด็คลงใน Ena Zone ของตน",
      ja: "{who}はデッキの一番上のカードをエナゾーンに置く",
    },
    ({ who }) => fromDeckTop("charged", who),
  ),
  entry(
    effect,
    "mill",
    { who: players },
    {
      en: "{who} puts the top card of their deck into their graveyard",
      th: "{who}วางการ์ดใบบนสุดของเด็คลงในสุสานของตน",
      ja: "{who}はデッキの一番上のカードを墓地に置く",
    },
    ({ who }) => fromDeckTop("toGraveyard", who),
  ),
  entry(
    effect,
    "charge from hand",
    { n: number, kind: cardNoun },
    {
      en: counted("put", "from your hand into your Ena Zone"),
      th: "วาง{kind} {n} ใบจากมือลงใน Ena Zone ของเรา",
      ja: "手札の{kind}{n}枚を自分のエナゾーンに置く",
    },
    ({ n, kind }) => raised("7.8.2", "charged", fromHand(n, kind)),
  ),
  entry(
    effect,
    "hand under the deck",
    { n: number, kind: cardNoun },
    {
      en: counted("put", "from your hand under your deck"),
      th: "วาง{kind} {n} ใบจากมือไว้ล่างสุดของเด็ค",
      ja: "手札の{kind}{n}枚を自分のデッキの下に置く",
    },
    ({ n, kind }) => raised("4.2.1", "toDeckBottom", fromHand(n, kind)),
  ),
  entry(
    effect,
    "graveyard to hand",
    { n: number, kind: cardNoun },
    {
      en: counted("return", "from your graveyard to your hand"),
      th: "นำ{kind} {n} ใบจากสุสานของเราขึ้นมือ",
      ja: "自分の墓地の{kind}{n}枚を手札に戻す",
    },
    ({ n, kind }) => raised("7.8.2", "tookToHand", fromGraveyard(n, kind)),
  ),
  entry(
    effect,
    "graveyard under the deck",
    { n: number, kind: cardNoun },
    {
      en: counted("put", "from your graveyard under your deck"),
      th: "วาง{kind} {n} ใบจากสุสานของเราไว้ล่างสุดของเด็ค",
      ja: "自分の墓地の{kind}{n}枚をデッキの下に置く",
    },
    ({ n, kind }) => raised("4.2.1", "toDeckBottom", orderedFromGraveyard(n, kind)),
  ),
  entry(
    effect,
    "graveyard to Ena",
    { n: number, kind: cardNoun },
    {
      en: counted("put", "from your graveyard into your Ena Zone"),
      th: "วาง{kind} {n} ใบจากสุสานของเราลงใน Ena Zone",
      ja: "自分の墓地の{kind}{n}枚をエナゾーンに置く",
    },
    ({ n, kind }) => raised("7.8.2", "charged", fromGraveyard(n, kind)),
  ),
  // 6.3.4.3.1
  entry(
    effect,
    "card out of the Waza Zone",
    {},
    {
      en: "put 1 card in your opponent's Waza Zone of this Line into the graveyard",
      th: "วางการ์ด 1 ใบใน Waza Zone ของฝ่ายตรงข้ามใน Line นี้ลงในสุสาน",
      ja: "このラインの相手のワザゾーンのカード1枚を墓地に置く",
    },
    () => {
      const used: Group = {
        hidden: false,
        cards: (table, context) => {
          const line = thisLine(table, context);
          return line === 0 ? [] : zoneAt(table, wazaZone(foeOf(context), line));
        },
      };
      return onCards("2.10.1", chosenOf(used, 1, "chooseCard"), (table, cards) =>
        raise(table, "toGraveyard", { cards }),
      );
    },
  ),
];

const intoPlay = [
  // 9.3
  entry(
    effect,
    "graveyard onto the Line",
    { kind: cardNoun },
    {
      en: "put 1 {kind} from your graveyard on the Line",
      th: "ลง{kind} 1 ใบจากสุสานของเราสู่ Line",
      ja: "自分の墓地の{kind}1枚をラインに出す",
    },
    ({ kind }) => puttingOnLine((able) => among(graveyardOf, able, false), kind),
  ),
  entry(
    effect,
    "hand onto the Line",
    { kind: cardNoun },
    {
      en: "put 1 {kind} from your hand on the Line",
      th: "ลง{kind} 1 ใบจากมือสู่ Line",
      ja: "手札の{kind}1枚をラインに出す",
    },
    ({ kind }) => puttingOnLine((able) => among(handOf, able, true), kind),
  ),
  // 2.9.1: used by the player on whose Line it lies.
  entry(
    effect,
    "opponent's graveyard onto the Line",
    { kind: cardNoun },
    {
      en: "put 1 {kind} from your opponent's graveyard on your Line",
      th: "ลง{kind} 1 ใบจากสุสานของฝ่ายตรงข้ามสู่ Line ของเรา",
      ja: "相手の墓地の{kind}1枚を自分のラインに出す",
    },
    ({ kind }) =>
      puttingOnLine(
        (able) => ({
          hidden: false,
          cards: (table, context) =>
            zoneAt(table, graveyardOf(foeOf(context))).filter((card) => able(table, card, context)),
        }),
        kind,
      ),
  ),
  entry(
    effect,
    "Over-Beat from hand",
    { kind: cardNoun },
    {
      en: "use 1 {kind} from your hand by Over-Beat",
      th: "ใช้{kind} 1 ใบจากมือด้วย Over-Beat",
      ja: "手札の{kind}1枚をオーバービートで使う",
    },
    ({ kind }) => {
      const usable: Noun = (table, card, context) =>
        mayPut(table, context.self.user) &&
        faceOf(table, card).type === "horobito" &&
        kind(table, card, context) &&
        freeOrigins(table, context.self.user, card).length > 0;
      const who = chosenOf(among(handOf, usable, true), 1, "chooseCard");
      return onCards("6.2.6.5.2.2", who, (table, [card], { self }) => {
        if (card !== undefined) call(table, overBeatFree, overBeatBy(self.user, card));
      });
    },
  ),
  // 9.12.1
  entry(
    effect,
    "use a Waza from hand",
    {},
    {
      en: "use 1 Waza from your hand without paying its Cost",
      th: "ใช้ Waza 1 ใบจากมือโดยไม่จ่าย Cost",
      ja: "手札のワザ1枚をコストを支払わずに使う",
    },
    () => {
      const who = chosenOf(among(handOf, usableWaza, true), 1, "chooseCard");
      return onCards("9.12.1", who, (table, [card], { self }) => {
        if (card !== undefined) call(table, useWazaFree, { who: self.user, card });
      });
    },
  ),
];

/** 6.3.4.1.2 A Waza whose condition is met, in a battle. */
const usableWaza: Noun = (table, card, { self }) =>
  table.state.game.battle !== null &&
  faceOf(table, card).type === "waza" &&
  cannotUseWaza(table, self.user, card) === "";

/** 2.6.6.2, 1.2.2 Whether effects may put Horobito on the Line for a seat. */
function mayPut(table: Table, seat: Seat): boolean {
  return !applies(table, "noEntryByEffect", "seat", seat);
}

/** 6.2.6.4.1.1, 6.2.6.2.2: nothing is paid, the conditions for entering hold. */
function puttingOnLine(from: (able: Noun) => Group, kind: Noun): Effect {
  const able: Noun = (table, card, context) =>
    mayPut(table, context.self.user) &&
    faceOf(table, card).type === "horobito" &&
    kind(table, card, context) &&
    cannotEnterNewLine(table, context.self.user, card) === "";
  return onCards("9.3.1", chosenOf(from(able), 1, "chooseCard"), (table, [card], { self }) => {
    if (card !== undefined) call(table, enterNewLineFree, { who: self.user, card });
  });
}

export const zoneWords: readonly Entry[] = [...between, ...intoPlay];
