import { type CardId, call, cardAt, raise, show, zoneAt } from "@gyoji/kernel";
import { type Entry, entry } from "@gyoji/lexicon";
import { lookAtTop } from "../rules/looking.ts";
import { deckOf, handOf, runeDeckOf } from "../state.ts";
import { RETURN } from "./acting.ts";
import { count, deed, effect, ONE, others, several } from "./categories.ts";
import { known, mention } from "./choosing.ts";
import { on, plainly } from "./flow.ts";
import {
  act,
  type Context,
  doing,
  type Effect,
  fresh,
  type Group,
  type Noun,
  type Table,
} from "./meaning.ts";

/* Looking at cards that are not open, and revealing them. */

interface Seen {
  readonly card: CardId;
  readonly stay: number;
}

/** The cards that the text has looked at, while they are where they were. */
export const looked: Group = (table, { vars }) =>
  ((vars["looked"] as Seen[] | undefined) ?? [])
    .filter(({ card, stay }) => cardAt(table, card).stay === stay)
    .map(({ card }) => card);

function see(table: Table, context: Context, cards: readonly CardId[]): void {
  context.vars["looked"] = cards.map((card) => ({ card, stay: cardAt(table, card).stay }));
  mention(table, context, cards);
}

type DeckOf = (seat: number) => number;

/** action.7 The top cards, as many as there are, topmost first. */
function topCards(table: Table, { self }: Context, deck: DeckOf, n: number): CardId[] {
  return n === 0 ? [] : zoneAt(table, deck(self.user)).slice(-n).reverse();
}

function lookingAt(n: number): Effect {
  return plainly("action.28", (table, context) => {
    const cards = topCards(table, context, deckOf, n);
    for (const card of cards) show(table, card, 1 << context.self.user);
    see(table, context, cards);
    if (cards.length > 0) raise(table, "lookedAt", { seat: context.self.user, cards });
  });
}

/** zones.20 The cards lie in Banishment for as long as it takes, and can be spoken of there. */
function banishingTop(n: number): Effect {
  return (scope) => {
    const name = fresh(scope);
    const banish = act("action.18", (table, context) => {
      const cards = topCards(table, context, deckOf, n);
      context.vars[name] = cards;
      const { self } = context;
      if (cards.length > 0) raise(table, "banished", { seat: self.user, cards, source: self.card });
    });
    const after = act("zones.20", (table, context) => see(table, context, context.vars[name] as CardId[]));
    return doing([banish, after]);
  };
}

/** action.25 */
function revealingTop(n: number, deck: DeckOf): Effect {
  return plainly("action.25", (table, context) =>
    revealTo(table, context, topCards(table, context, deck, n)),
  );
}

function revealTo(table: Table, context: Context, cards: readonly CardId[]): void {
  for (const card of cards) show(table, card, (1 << table.game.seats) - 1);
  see(table, context, cards);
  if (cards.length > 0) raise(table, "revealed", { seat: context.self.user, cards });
}

/** One card after the other, down to the first of such a kind, which "it" means then. */
function revealingUntil({ is }: Noun): Effect {
  return plainly("action.25", (table, context) => {
    const deck = zoneAt(table, deckOf(context.self.user)).toReversed();
    const found = deck.findIndex((card) => is(table, card, context));
    revealTo(table, context, found < 0 ? deck : deck.slice(0, found + 1));
    mention(table, context, deck.slice(found < 0 ? deck.length : found, found + 1));
  });
}

/** What several players reveal is looked at together. */
const revealingAlso: Effect = plainly("action.25", (table, context) => {
  const before = looked(table, context);
  const cards = topCards(table, context, deckOf, 1);
  revealTo(table, context, cards);
  see(table, context, [...before, ...cards]);
});

const revealingHand: Effect = plainly("action.25", (table, context) =>
  revealTo(table, context, zoneAt(table, handOf(context.self.user)).slice()),
);

/** action.28, action.29 */
function predicting(n: number): Effect {
  return plainly("action.28", (table, { self }) =>
    call(table, lookAtTop, { who: self.user, count: n, cards: [], kept: [] }),
  );
}

export const lookingWords: readonly Entry[] = [
  entry(
    effect,
    "predict",
    { n: count },
    { en: ["[Predict {n}]", "[Predict] {n}", "predict {n}"], th: "Predict {n} ใบ", ja: "{n}枚を予見する" },
    ({ n }) => predicting(n),
  ),
  entry(effect, "predict one", {}, { en: ["[Predict]", "predict"], th: "Predict", ja: "予見する" }, () =>
    predicting(1),
  ),
  entry(
    effect,
    "look at the top",
    { n: several },
    {
      en: ["look at the top {n} cards of your Main Deck"],
      th: "ดูการ์ด {n} ใบบนสุดของ Main Deck",
      ja: "メインデッキの上から{n}枚を見る",
    },
    ({ n }) => lookingAt(n),
  ),
  entry(
    effect,
    "look at the top card",
    {},
    {
      en: "look at the top card of your Main Deck",
      th: "ดูการ์ดใบบนสุดของ Main Deck",
      ja: "メインデッキの一番上のカードを見る",
    },
    () => lookingAt(1),
  ),
  entry(
    effect,
    "banish the top",
    { n: several },
    {
      en: "banish the top {n} cards of your Main Deck",
      th: "เนรเทศการ์ด {n} ใบบนสุดของ Main Deck",
      ja: "メインデッキの上から{n}枚を追放する",
    },
    ({ n }) => banishingTop(n),
  ),
  entry(
    effect,
    "reveal the top",
    { n: several },
    {
      en: ["reveal the top {n} cards of your Main Deck"],
      th: "เปิดการ์ด {n} ใบบนสุดของ Main Deck ให้ทุกคนดู",
      ja: "メインデッキの上から{n}枚を公開する",
    },
    ({ n }) => revealingTop(n, deckOf),
  ),
  entry(
    effect,
    "reveal the top card",
    {},
    {
      en: "reveal the top card of your Main Deck",
      th: "เปิดการ์ดใบบนสุดของ Main Deck ให้ทุกคนดู",
      ja: "メインデッキの一番上のカードを公開する",
    },
    () => revealingTop(1, deckOf),
  ),
  entry(
    effect,
    "reveal until",
    { kind: ONE.described },
    {
      en: [
        "reveal cards from the top of your Main Deck until you reveal a {kind}",
        "reveal cards from the top of your Main Deck until you reveal an {kind}",
      ],
      th: "เปิดการ์ดจากบนสุดของ Main Deck จนกว่าจะเปิด{kind}",
      ja: "{kind}が公開されるまでメインデッキの上からカードを公開する",
    },
    ({ kind }) => revealingUntil(kind),
  ),
  entry(
    deed,
    "they reveal the top card",
    {},
    {
      en: "reveals the top card of their Main Deck",
      th: "เปิดการ์ดใบบนสุดของ Main Deck ของตนให้ทุกคนดู",
      ja: "自分のメインデッキの一番上のカードを公開する",
    },
    () => revealingAlso,
  ),
  entry(
    deed,
    "they reveal their hand",
    {},
    { en: "reveals their hand", th: "เปิดมือของตนให้ทุกคนดู", ja: "自分の手札を公開する" },
    () => revealingHand,
  ),
  entry(
    effect,
    "reveal the top rune",
    {},
    {
      en: "reveal the top rune of your rune deck",
      th: "เปิดรูนใบบนสุดของเด็ครูนให้ทุกคนดู",
      ja: "ルーンデッキの一番上のルーンを公開する",
    },
    () => revealingTop(1, runeDeckOf),
  ),
  entry(
    effect,
    "reveal your hand",
    {},
    { en: "reveal your hand", th: "เปิดมือของคุณให้ทุกคนดู", ja: "あなたの手札を公開する" },
    () => revealingHand,
  ),
  entry(
    effect,
    "reveal their hand",
    {},
    { en: "reveal their hand", th: "เปิดมือของผู้เล่นนั้นให้ทุกคนดู", ja: "そのプレイヤーの手札を公開する" },
    () => revealingHand,
  ),
  entry(
    effect,
    "draw the rest",
    {},
    {
      en: ["draw the rest", "draw any you didn't banish"],
      th: "จั่วการ์ดที่เหลือ",
      ja: "残りのカードを引く",
    },
    () => on(known(looked), RETURN),
  ),
  entry(
    others,
    "the rest",
    {},
    {
      en: ["the rest", "the remaining cards", "the other", "the revealed cards", "the rest of them"],
      th: "การ์ดที่เหลือ",
      ja: "残りのカード",
    },
    () => known(looked),
  ),
];
