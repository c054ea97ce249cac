import { fresh } from "@gyoji/game/effects";
import { type CardId, cardAt, choose, type Option, raise, type Seat, show, zoneAt } from "@gyoji/kernel";
import { type Entry, entry, numberTerminal as number, plural } from "@gyoji/lexicon";
import { deckOf, discardsOf, handOf } from "../state.ts";
import { cardNoun, effect, players, target } from "./categories.ts";
import {
  act,
  type Context,
  type Effect,
  type EffectStep,
  foeOf,
  type Group,
  type Noun,
  onCards,
  onUnits,
  type Players,
  picked,
  single,
  type Table,
  userOfText,
} from "./meaning.ts";
import { among } from "./nouns.ts";

/* Cards of hands, decks and discards. */

function draws(who: Players, n: number): Effect {
  return single("play.6", (table, context) => {
    for (const seat of who(table, context)) if (n > 0) raise(table, "drew", { seat, amount: n });
  });
}

/** A seat chooses cards of its own hand, which are discarded. */
function discards(who: (context: Context) => Seat, n: number): Effect {
  const hand: Group = { hidden: false, cards: (table, context) => zoneAt(table, handOf(who(context))) };
  return onCards("play.9", picked(hand, n, who, "discard"), (table, cards, context) =>
    raise(table, "discarded", { seat: who(context), cards, source: context.self.card }),
  );
}

/** Cards from the top of the user's deck are discarded. */
function discardsDeck(n: number): Effect {
  return single(
    "play.9",
    (table, { self }) => {
      const cards = topOfDeck(table, self.user, n);
      if (cards.length > 0) raise(table, "discarded", { seat: self.user, cards, source: self.card });
    },
    (table, { self }) => zoneAt(table, deckOf(self.user)).length >= n,
  );
}

function topOfDeck(table: Table, seat: Seat, n: number): CardId[] {
  return zoneAt(table, deckOf(seat)).slice(-Math.max(1, n)).toReversed();
}

/** Looks at the top cards of the deck, takes up to one of a kind to hand, and puts the rest under the deck. */
function looksAndTakes(n: number, kind: Noun): Effect {
  return (scope) => {
    const name = fresh(scope);
    const left = (table: Table, { vars, self }: Context): readonly CardId[] =>
      ((vars[name] as readonly CardId[] | undefined) ?? []).filter(
        (card) => cardAt(table, card).zone === deckOf(self.user),
      );
    const look = act("play.10", (table, context) => {
      const { user, card: source } = context.self;
      const cards = topOfDeck(table, user, n);
      context.vars[name] = cards;
      for (const card of cards) show(table, card, 1 << user);
      if (cards.length > 0) raise(table, "lookedAt", { seat: user, cards, source });
    });
    const take: EffectStep = {
      rule: "play.10",
      step: choose<Table, Context>(
        (table, context) => {
          const seen = left(table, context);
          if (seen.length === 0) return null;
          const options: Option[] = [{ kind: "word", word: "nothing" }];
          for (const card of seen) if (kind(table, card, context)) options.push({ kind: "card", card });
          const { user, card } = context.self;
          return { seat: user, ask: "takeToHand", options, open: false, about: card };
        },
        (table, context, option) => {
          if (option.kind !== "card") return;
          raise(table, "tookToHand", {
            seat: context.self.user,
            cards: [option.card],
            source: context.self.card,
          });
        },
      ),
    };
    const rest = act("play.10", (table, context) => {
      const cards = left(table, context);
      if (cards.length > 0) raise(table, "putUnderDeck", { seat: context.self.user, cards });
    });
    return {
      steps: [look, take, rest],
      possible: (table, { self }) => zoneAt(table, deckOf(self.user)).length > 0,
    };
  };
}

/** A player shows the hand to the other while the effect goes on; what was seen stays known. */
const opponentShowsHand: Effect = single("play.9", (table, context) => {
  const seat = foeOf(context);
  const cards = zoneAt(table, handOf(seat)).slice();
  for (const card of cards) show(table, card, 1 << context.self.user);
  if (cards.length > 0) raise(table, "revealed", { seat, cards, source: context.self.card });
});

const drawing = [
  // play.6
  entry(
    effect,
    "draw",
    { n: number },
    { en: plural("n", "draw {n} card", "draw {n} cards"), th: "จั่วการ์ด {n} ใบ", ja: "カードを{n}枚引く" },
    ({ n }) => draws((_table, { self }) => [self.user], n),
  ),
  entry(
    effect,
    "player draws",
    { who: players, n: number },
    {
      en: plural("n", "have {who} draw {n} card", "have {who} draw {n} cards"),
      th: "ให้{who}จั่วการ์ด {n} ใบ",
      ja: "{who}はカードを{n}枚引く",
    },
    ({ who, n }) => draws(who, n),
  ),
  // play.9
  entry(
    effect,
    "discard",
    { n: number },
    {
      en: plural("n", "discard {n} card from hand", "discard {n} cards from hand"),
      th: "ทิ้งการ์ดในมือ {n} ใบ",
      ja: "手札を{n}枚破棄する",
    },
    ({ n }) => discards(userOfText, n),
  ),
  entry(
    effect,
    "opponent discards",
    { n: number },
    {
      en: plural("n", "your opponent discards {n} card", "your opponent discards {n} cards"),
      th: "ฝ่ายตรงข้ามเลือกทิ้งการ์ดในมือ {n} ใบ",
      ja: "相手は手札を{n}枚選んで破棄する",
    },
    ({ n }) => discards(foeOf, n),
  ),
  entry(
    effect,
    "discard from the deck",
    { n: number },
    {
      en: plural("n", "discard the top {n} card of your deck", "discard the top {n} cards of your deck"),
      th: "ทิ้งการ์ด {n} ใบบนสุดของเด็คเรา",
      ja: "自分のデックの上から{n}枚を破棄する",
    },
    ({ n }) => discardsDeck(n),
  ),
  entry(
    effect,
    "look and take",
    { n: number, kind: cardNoun },
    {
      en: plural(
        "n",
        "look at the top {n} card of your deck, take up to 1 {kind} to hand and put the rest under the deck",
        "look at the top {n} cards of your deck, take up to 1 {kind} to hand and put the rest under the deck",
      ),
      th: "ดูการ์ด {n} ใบบนสุดของเด็คเรา นำ{kind}ขึ้นมือได้ไม่เกิน 1 ใบ และวางที่เหลือไว้ใต้เด็ค",
      ja: "自分のデックの上から{n}枚を見て、{kind}を1枚まで手札に加え、残りをデックの下に置く",
    },
    ({ n, kind }) => looksAndTakes(n, kind),
  ),
  entry(
    effect,
    "opponent shows the hand",
    {},
    { en: "look at your opponent's hand", th: "ดูการ์ดในมือของฝ่ายตรงข้าม", ja: "相手の手札を見る" },
    () => opponentShowsHand,
  ),
  entry(
    effect,
    "back from the discards",
    { kind: cardNoun },
    {
      en: "return 1 {kind} from your discards to your hand",
      th: "นำ{kind} 1 ใบจากกองทิ้งของเรากลับขึ้นมือ",
      ja: "自分の捨て札の{kind}1枚を手札に戻す",
    },
    ({ kind }) =>
      onCards(
        "play.9",
        picked(among(discardsOf, kind, false), 1, userOfText, "takeBack"),
        (table, cards, { self }) => raise(table, "tookToHand", { seat: self.user, cards, source: self.card }),
      ),
  ),
  entry(
    effect,
    "under the deck from the discards",
    { kind: cardNoun },
    {
      en: "put 1 {kind} from your discards under your deck",
      th: "วาง{kind} 1 ใบจากกองทิ้งของเราไว้ใต้เด็ค",
      ja: "自分の捨て札の{kind}1枚をデックの下に置く",
    },
    ({ kind }) =>
      onCards(
        "play.9",
        picked(among(discardsOf, kind, false), 1, userOfText, "takeBack"),
        (table, cards, { self }) =>
          raise(table, "putUnderDeck", { seat: self.user, cards, source: self.card }),
      ),
  ),
];

const leaving = [
  entry(
    effect,
    "return to hand",
    { who: target },
    { en: "return {who} to its owner's hand", th: "นำ{who}กลับขึ้นมือเจ้าของ", ja: "{who}を持ち主の手札に戻す" },
    ({ who }) => leaves(who, "returnedToHand"),
  ),
  entry(
    effect,
    "on top of the deck",
    { who: target },
    {
      en: "put {who} on top of its owner's deck",
      th: "วาง{who}ไว้บนเด็คเจ้าของ",
      ja: "{who}を持ち主のデックの上に置く",
    },
    ({ who }) => leaves(who, "returnedToDeck"),
  ),
  entry(
    effect,
    "under the deck",
    { who: target },
    {
      en: "put {who} under its owner's deck",
      th: "วาง{who}ไว้ใต้เด็คเจ้าของ",
      ja: "{who}を持ち主のデックの下に置く",
    },
    ({ who }) => leaves(who, "putUnderDeck"),
  ),
];

function leaves(who: Parameters<typeof onUnits>[1], kind: string): Effect {
  return onUnits("play.18", who, (table, cards, { self }) =>
    raise(table, kind, { cards, source: self.card }),
  );
}

export const cardWords: readonly Entry[] = [...drawing, ...leaving];
