import { cardAt, NONE, type Seat } from "@gyoji/kernel";
import { type Entry, entry } from "@gyoji/lexicon";
import { faceOf } from "../definition.ts";
import { keyword as keywordOf, mightOf, opponentsOf, seatsFrom, sideOf } from "../rules/information.ts";
import { amount, count, figure, keyword, noun, nouns, plainFigure, players } from "./categories.ts";
import { all, it, referents } from "./choosing.ts";
import type { Amount, Context, Noun, Players, Table } from "./meaning.ts";
import { both, lying, own } from "./nouns.ts";

/* Players and figures: who does something, how many, how much. */

/** The printed figures of what "it" means, added up. */
const ofIt =
  (printed: (table: Table, card: number) => number): Amount =>
  (table, context) =>
    referents(context).reduce((sum, { card }) => sum + printed(table, card), 0);

/** So many for each object of a kind. */
export function times(n: number, kind: Noun): Amount {
  return (table, context) => n * all(kind)(table, context).length;
}

export function pointsOf(table: Table, seat: Seat): number {
  return seat === NONE ? 0 : (table.state.game.points[sideOf(table, seat)] ?? 0);
}

/** The player that has been chosen, or whom the triggering event is about. */
export const thatPlayer: Players = (_table, { event, vars }) => {
  const seat = (vars["player"] as Seat | undefined) ?? event?.seat ?? NONE;
  return seat === NONE ? [] : [seat];
};

/** resolve.4 Of what another effect has taken off the board there is no controller. */
const controllersOfIt: Players = (table, context) => {
  const known = referents(context).filter(({ card, stay }) => cardAt(table, card).stay === stay);
  return [...new Set(known.map(({ controller }) => controller))];
};

/** All players in turn order, from the one with the text on. */
function everybody(table: Table, { self }: Context): readonly Seat[] {
  return seatsFrom(table, self.user === NONE ? table.state.game.turnPlayer : self.user);
}

const who: readonly Entry[] = [
  entry(
    players,
    "each player",
    {},
    {
      en: "each player",
      th: "ผู้เล่นแต่ละคน",
      ja: "各プレイヤー",
    },
    () => (table, context) => everybody(table, context),
  ),
  entry(
    players,
    "each player, the next one first",
    {},
    {
      en: "starting with the next player, each player",
      th: "ผู้เล่นแต่ละคนเริ่มจากคนถัดไป",
      ja: "次のプレイヤーから順に各プレイヤー",
    },
    () => (table, context) => {
      const [first, ...others] = everybody(table, context);
      return first === undefined ? [] : [...others, first];
    },
  ),
  entry(
    players,
    "each other player, the next one first",
    {},
    {
      en: "starting with the next player, each other player",
      th: "ผู้เล่นอื่นแต่ละคนเริ่มจากคนถัดไป",
      ja: "次のプレイヤーから順に他の各プレイヤー",
    },
    () => (table, context) => everybody(table, context).slice(1),
  ),
  entry(
    players,
    "you and each opponent",
    {},
    {
      en: ["you and each opponent", "you and each other player"],
      th: "คุณและคู่ต่อสู้แต่ละคน",
      ja: "あなたと各対戦相手",
    },
    () => (table, context) => everybody(table, context),
  ),
  entry(
    players,
    "each opponent",
    {},
    { en: "each opponent", th: "คู่ต่อสู้แต่ละคน", ja: "各対戦相手" },
    () =>
      (table, { self }) =>
        opponentsOf(table, self.user),
  ),
  entry(
    players,
    "each other player",
    {},
    { en: "each other player", th: "ผู้เล่นอื่นแต่ละคน", ja: "他の各プレイヤー" },
    () =>
      (table, { self }) =>
        seatsFrom(table, table.state.game.turnPlayer).filter((seat) => seat !== self.user),
  ),
  entry(
    players,
    "its controller",
    {},
    { en: ["its controller", "their controller"], th: "ผู้ควบคุมของมัน", ja: "そのコントローラー" },
    () => controllersOfIt,
  ),
  entry(
    players,
    "its owner",
    {},
    { en: ["its owner", "their owner"], th: "เจ้าของของมัน", ja: "そのオーナー" },
    () => (table, context) => [...new Set(referents(context).map(({ card }) => cardAt(table, card).owner))],
  ),
  entry(
    players,
    "that player",
    {},
    { en: "that player", th: "ผู้เล่นคนดังกล่าว", ja: "当該プレイヤー" },
    () => thatPlayer,
  ),
];

const figures: readonly Entry[] = [
  entry(
    plainFigure,
    "my Might",
    {},
    { en: "my Might", th: "Might ของการ์ดนี้", ja: "このカードのマイト" },
    () =>
      (table, { self }) =>
        cardAt(table, self.card).stay === self.stay ? mightOf(table, self.card) : 0,
  ),
  // Of a unit that is gone, what was last known.
  entry(
    plainFigure,
    "its Might",
    {},
    {
      en: ["its Might", "that unit's Might", "the killed unit's Might", "the Might of that unit"],
      th: "Might ของมัน",
      ja: "そのマイト",
    },
    () => (table, context) => {
      const there = it(table, context);
      return referents(context).reduce(
        (sum, { card, might }) => sum + (there.includes(card) ? mightOf(table, card) : might),
        0,
      );
    },
  ),
  entry(
    plainFigure,
    "its Energy cost",
    {},
    { en: ["its Energy cost", "that spell's Energy cost"], th: "ค่า Energy ของมัน", ja: "そのエナジーコスト" },
    () => ofIt((table, card) => faceOf(table, card).cost.energy),
  ),
  entry(
    plainFigure,
    "my keyword",
    { what: keyword },
    { en: "my {what}", th: "{what}ของการ์ดนี้", ja: "このカードの{what}" },
    ({ what }) =>
      (table, { self }) =>
        keywordOf(table, self.card, what.layer),
  ),
  // keywords.35
  entry(
    plainFigure,
    "how often I am empowered",
    {},
    {
      en: "the number of times I'm empowered",
      th: "จำนวนครั้งที่การ์ดนี้ Empowered",
      ja: "このカードがエンパワーされた回数",
    },
    () =>
      (table, { self }) =>
        cardAt(table, self.card).empowered,
  ),
  entry(
    plainFigure,
    "your points",
    {},
    { en: ["your points", "your score"], th: "แต้มของคุณ", ja: "あなたのポイント" },
    () =>
      (table, { self }) =>
        pointsOf(table, self.user),
  ),
  entry(
    figure,
    "number of",
    { kind: nouns },
    { en: "the number of {kind}", th: "จำนวน{kind}", ja: "{kind}の数" },
    ({ kind }) =>
      (table, context) =>
        all(kind)(table, context).length,
  ),
  entry(
    figure,
    "highest Might among",
    { kind: nouns },
    { en: "the highest Might among {kind}", th: "Might สูงสุดในบรรดา{kind}", ja: "{kind}の中で最大のマイト" },
    ({ kind }) =>
      (table, context) =>
        Math.max(0, ...all(kind)(table, context).map((card) => mightOf(table, card))),
  ),
];

const amounts: readonly Entry[] = [
  entry(
    amount,
    "numeral",
    { n: count },
    { en: "{n}", th: "{n}", ja: "{n}" },
    ({ n }) =>
      () =>
        n,
  ),
  // action.14
  entry(
    amount,
    "for each",
    { n: count, kind: noun },
    { en: "{n} for each {kind}", th: "{n} ต่อ{kind}แต่ละตัว", ja: "{kind}1つにつき{n}" },
    ({ n, kind }) => times(n, kind),
  ),
  entry(
    amount,
    "for each of yours",
    { n: count, kind: nouns },
    { en: "{n} for each of your {kind}", th: "{n} ต่อ{kind}แต่ละตัวที่เป็นของคุณ", ja: "自分の{kind}1つにつき{n}" },
    ({ n, kind }) => times(n, both(kind, lying(own))),
  ),
];

export const amountWords: readonly Entry[] = [...who, ...figures, ...amounts];
