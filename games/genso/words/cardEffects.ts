import { cardAt, raise, type Seat, type ZoneId, zoneAt } from "@gyoji/kernel";
import { type Entry, entry, numberTerminal as number, plural } from "@gyoji/lexicon";
import { faceOf } from "../definition.ts";
import { charactersOf, isFaceUp } from "../rules/information.ts";
import { columnOf, deckOf, discardsOf, handOf, leaderOf, opponentOf, placeOf } from "../state.ts";
import { cardNoun, effect, target } from "./categories.ts";
import {
  type Choosing,
  type Effect,
  foeOf,
  type Group,
  type Noun,
  onCards,
  picked,
  single,
  thisCharacter,
  userOfText,
} from "./meaning.ts";

/* What is done with cards: in hands, decks and discards, and with characters on the field. */

const anyCard: Noun = () => true;

/** The cards of one of a player's zones that are of a kind. */
function among(zone: (seat: Seat) => ZoneId, kind: Noun, hidden: boolean, isFoe = false): Group {
  return {
    hidden,
    cards: (table, { self }) =>
      zoneAt(table, zone(isFoe ? opponentOf(self.user) : self.user)).filter((card) => kind(table, card)),
  };
}

/** The characters of the text's user that lie face down. */
const faceDown: Group = {
  hidden: false,
  cards: (table, { self }) => charactersOf(table, self.user).filter((card) => !isFaceUp(table, card)),
};

const isStacking: Noun = (table, card) => faceOf(table, card).type === "stacking";

/** setup.2 The leader of the text's user, if it is turned up. */
const leadersUp: Choosing["cards"] = (table, { self }) =>
  zoneAt(table, leaderOf(self.user)).filter((card) => isFaceUp(table, card));

const inHands = [
  entry(
    effect,
    "draw",
    { n: number },
    {
      en: plural("n", "draw {n} card", "draw {n} cards"),
      th: "จั่วการ์ด {n} ใบ",
      ja: "カードを{n}枚引く",
    },
    ({ n }) =>
      single("calc.15", (table, { self }) =>
        raise(table, "drew", { seat: self.user, amount: n, source: self.card }),
      ),
  ),
  // place.9
  entry(
    effect,
    "discard from hand",
    { n: number, kind: cardNoun },
    {
      en: plural("n", "discard {n} {kind}", "discard {n} {kind}s"),
      th: "ทิ้ง{kind}ในมือ {n} ใบ",
      ja: "手札の{kind}を{n}枚捨てる",
    },
    ({ n, kind }) =>
      onCards(
        "place.9",
        picked(among(handOf, kind, true), n, userOfText, "discard"),
        (table, cards, { self }) => raise(table, "discarded", { seat: self.user, cards, source: self.card }),
      ),
  ),
  entry(
    effect,
    "opponent discards",
    { n: number },
    {
      en: plural("n", "your opponent discards {n} card", "your opponent discards {n} cards"),
      th: "ฝ่ายตรงข้ามทิ้งการ์ดในมือ {n} ใบ",
      ja: "相手は手札を{n}枚捨てる",
    },
    ({ n }) =>
      onCards(
        "place.9",
        picked(among(handOf, anyCard, true, true), n, foeOf, "discard"),
        (table, cards, context) =>
          raise(table, "discarded", { seat: foeOf(context), cards, source: context.self.card }),
      ),
  ),
  entry(
    effect,
    "look at a hand",
    {},
    { en: "look at your opponent's hand", th: "ดูการ์ดในมือของฝ่ายตรงข้าม", ja: "相手の手札を見る" },
    () =>
      single("calc.15", (table, { self }) => {
        const cards = zoneAt(table, handOf(opponentOf(self.user))).slice();
        raise(table, "lookedAt", { seat: self.user, cards, source: self.card });
      }),
  ),
  entry(
    effect,
    "look at face-down characters",
    {},
    {
      en: "look at your opponent's face-down characters",
      th: "ดูตัวละครที่คว่ำหน้าของฝ่ายตรงข้าม",
      ja: "相手の裏向きのキャラを見る",
    },
    () =>
      single("calc.15", (table, { self }) => {
        const cards = charactersOf(table, opponentOf(self.user)).filter((card) => !isFaceUp(table, card));
        raise(table, "lookedAt", { seat: self.user, cards, source: self.card });
      }),
  ),
];

const inDiscards = [
  entry(
    effect,
    "take back",
    { n: number, kind: cardNoun },
    {
      en: plural(
        "n",
        "take {n} {kind} from your discards to your hand",
        "take {n} {kind}s from your discards to your hand",
      ),
      th: "นำ{kind} {n} ใบจากกองทิ้งของเราขึ้นมือ",
      ja: "自分の捨て札の{kind}{n}枚を手札に加える",
    },
    ({ n, kind }) =>
      onCards(
        "calc.15",
        picked(among(discardsOf, kind, false), n, userOfText, "takeBack"),
        (table, cards, { self }) => raise(table, "returned", { seat: self.user, cards, source: self.card }),
      ),
  ),
  entry(
    effect,
    "put under the deck",
    { n: number, kind: cardNoun },
    {
      en: plural(
        "n",
        "put {n} {kind} from your discards under your deck",
        "put {n} {kind}s from your discards under your deck",
      ),
      th: "วาง{kind} {n} ใบจากกองทิ้งของเราไว้ใต้เด็ค",
      ja: "自分の捨て札の{kind}{n}枚をデッキの下に置く",
    },
    ({ n, kind }) =>
      onCards(
        "calc.15",
        picked(among(discardsOf, kind, false), n, userOfText, "takeBack"),
        (table, cards, { self }) => raise(table, "toDeck", { seat: self.user, cards, source: self.card }),
      ),
  ),
  entry(
    effect,
    "discard from the deck",
    { n: number },
    {
      en: plural("n", "discard the top {n} card of your deck", "discard the top {n} cards of your deck"),
      th: "ทิ้งการ์ด {n} ใบบนสุดของเด็คเรา",
      ja: "自分のデッキの上から{n}枚を捨て札にする",
    },
    ({ n }) =>
      single("place.9", (table, { self }) => {
        const cards = n === 0 ? [] : zoneAt(table, deckOf(self.user)).slice(-n);
        if (cards.length > 0) raise(table, "discarded", { seat: self.user, cards, source: self.card });
      }),
  ),
  entry(
    effect,
    "this card to hand",
    {},
    {
      en: "take this card from your discards to your hand",
      th: "นำการ์ดนี้จากกองทิ้งขึ้นมือ",
      ja: "捨て札のこのカードを手札に加える",
    },
    () =>
      single("calc.15", (table, { self }) => {
        if (zoneAt(table, discardsOf(self.user)).includes(self.card))
          raise(table, "returned", { seat: self.user, cards: [self.card], source: self.card });
      }),
  ),
  // place.4
  entry(
    effect,
    "lay from the discards",
    {},
    {
      en: "lay 1 stacking card from your discards on this character",
      th: "วางซ้อนการ์ดวางซ้อน 1 ใบจากกองทิ้งของเราบนตัวละครนี้",
      ja: "自分の捨て札の重ねカード1枚をこのキャラに重ねる",
    },
    () =>
      onCards(
        "place.4",
        picked(among(discardsOf, isStacking, false), 1, userOfText, "takeBack"),
        (table, cards, context) => {
          const { self } = context;
          if (thisCharacter(table, context).length === 0) return;
          const zone = placeOf(self.user, columnOf(cardAt(table, self.card).zone));
          raise(table, "laid", { seat: self.user, cards, zone, source: self.card });
        },
      ),
  ),
];

const onField = [
  entry(
    effect,
    "return to hand",
    { who: target },
    { en: "return {who} to hand", th: "นำ{who} กลับขึ้นมือ", ja: "{who}を手札に戻す" },
    ({ who }) =>
      onCards("calc.15", who, (table, cards, { self }) =>
        raise(table, "returned", { seat: self.user, cards, source: self.card }),
      ),
  ),
  entry(
    effect,
    "discard a character",
    { who: target },
    { en: "put {who} into the discards", th: "นำ{who} ลงกองทิ้ง", ja: "{who}を捨て札にする" },
    ({ who }) =>
      onCards("place.9", who, (table, cards, { self }) =>
        raise(table, "discarded", { seat: self.user, cards, source: self.card }),
      ),
  ),
  entry(
    effect,
    "swap places",
    {},
    {
      en: "swap the places of 2 of your face-down characters",
      th: "สลับช่องของตัวละครที่คว่ำหน้าของเรา 2 ใบ",
      ja: "自分の裏向きのキャラ2体の場所を入れ替える",
    },
    (): Effect => (scope) => {
      const { steps } = onCards(
        "place.3",
        picked(faceDown, 2, userOfText, "swap"),
        (table, cards, { self }) => {
          if (cards.length === 2) raise(table, "swapped", { seat: self.user, cards, source: self.card });
        },
      )(scope);
      return { steps, possible: (table, context) => faceDown.cards(table, context).length >= 2 };
    },
  ),
  // setup.2
  entry(
    effect,
    "turn the leader down",
    {},
    { en: "turn your leader face down", th: "คว่ำลีดเดอร์ของเรา", ja: "自分のリーダーを裏向きにする" },
    () =>
      single(
        "setup.2",
        (table, context) => {
          const cards = leadersUp(table, context);
          const { user, card } = context.self;
          if (cards.length > 0) raise(table, "leaderTurnedDown", { seat: user, cards, source: card });
        },
        (table, context) => leadersUp(table, context).length > 0,
      ),
  ),
  // win.6
  entry(
    effect,
    "you win",
    {},
    { en: "you win the game", th: "เราชนะเกม", ja: "自分はゲームに勝利する" },
    () =>
      single("win.6", (table, { self }) =>
        raise(table, "gameWon", { seat: self.user, source: self.card, more: { rule: "win.6" } }),
      ),
  ),
];

export const cardWords: readonly Entry[] = [...inHands, ...inDiscards, ...onField];
