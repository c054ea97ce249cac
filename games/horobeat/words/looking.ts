import { fresh } from "@gyoji/game/effects";
import { type CardId, choose, everyone, type Option, raise, repeat, show, zoneAt } from "@gyoji/kernel";
import { type Entry, entry, numberTerminal as number, plural } from "@gyoji/lexicon";
import { deckOf, handOf } from "../state.ts";
import { cardNoun, effect } from "./categories.ts";
import { among, chosenOf } from "./doing.ts";
import {
  act,
  afterwards,
  type Context,
  chosen,
  type Effect,
  type EffectStep,
  foeOf,
  type Group,
  hideRevealed,
  meant,
  type Noun,
  noteRevealed,
  type Scope,
  stillRevealed,
  type Table,
  type Target,
  userChooses,
} from "./meaning.ts";

/* Revealing (9.2), looking at and searching the deck. */

/** Cards that an effect looks at, kept by name while it goes on; what leaves the deck is looked at no more. */
interface Looked {
  readonly name: string;
  readonly begun: EffectStep;
  readonly cards: (table: Table, context: Context) => readonly CardId[];
}

/** The top cards of the user's deck, topmost first. */
function topOfDeck(names: Scope, count: number): Looked {
  const name = fresh(names);
  const cards = (table: Table, { vars, self }: Context): readonly CardId[] =>
    ((vars[name] as CardId[] | undefined) ?? []).filter((card) =>
      zoneAt(table, deckOf(self.user)).includes(card),
    );
  const begun = act("4.2.3", (table, { self, vars }) => {
    vars[name] = count === 0 ? [] : zoneAt(table, deckOf(self.user)).slice(-count).reverse();
  });
  return { name, begun, cards };
}

const deckIsThere = (table: Table, { self }: Context): boolean => zoneAt(table, deckOf(self.user)).length > 0;

/** Up to 1 of the cards that are looked at is revealed and goes to hand; which qualify, only the user sees. */
function takingToHand(names: Scope, found: Looked, kind: Noun): EffectStep[] {
  afterwards(names, hideRevealed);
  const wanted: Group = {
    hidden: true,
    cards: (table, context) => found.cards(table, context).filter((card) => kind(table, card, context)),
  };
  const taken = chosen(wanted, { count: () => 1, how: "upTo", chooser: userChooses, ask: "takeToHand" })(
    names,
  );
  const done = act("7.8.2", (table, context) => {
    const cards = taken.cards(table, context);
    if (cards.length === 0) return;
    reveal(table, context, cards);
    raise(table, "tookToHand", { seat: context.self.user, cards });
  });
  return [...taken.steps, done, stillRevealed];
}

/** 4.2.1 The rest goes under the deck, in the order that the user chooses; nobody else learns it (4.2.2). */
function restUnderDeck({ cards, name }: Looked): EffectStep {
  const step = choose<Table, Context>(
    (table, context) => {
      const left = cards(table, context);
      if (left.length === 0) return null;
      const options = left.map((card): Option => ({ kind: "card", card }));
      return {
        seat: context.self.user,
        ask: "orderUnderDeck",
        options,
        open: true,
        about: context.self.card,
      };
    },
    (table, context, option) => {
      if (option.kind !== "card") return;
      context.vars[name] = cards(table, context).filter((card) => card !== option.card);
      raise(table, "toDeckBottom", { seat: context.self.user, cards: [option.card] });
      repeat(table);
    },
  );
  return { rule: "4.2.1", step };
}

/** Shows cards to the user alone. */
function lookingAt({ cards }: Looked): EffectStep {
  return act("4.2.3", (table, context) => {
    const seen = cards(table, context);
    for (const card of seen) show(table, card, 1 << context.self.user);
    if (seen.length > 0) raise(table, "lookedAt", { seat: context.self.user, cards: seen });
  });
}

/** 9.2.2 Shows cards to all until the text has been carried out. */
function reveal(table: Table, context: Context, cards: readonly CardId[]): void {
  for (const card of cards) show(table, card, everyone(table));
  noteRevealed(context, cards);
  if (cards.length > 0) raise(table, "revealed", { seat: context.self.user, cards });
}

/** 9.2 Cards are revealed while the effect goes on. */
function revealing(who: Target): Effect {
  return (names) => {
    afterwards(names, hideRevealed);
    const { steps, possible, cards } = who(names);
    const shown = act("9.2.2", (table, context) => reveal(table, context, cards(table, context)));
    return { steps: [...steps, shown], possible };
  };
}

/** Looks at the top cards, takes up to one of a kind, and puts the rest under the deck. */
function lookingAndTaking(count: number, kind: Noun): Effect {
  return (names) => {
    const found = topOfDeck(names, count);
    const taking = takingToHand(names, found, kind);
    return { steps: [found.begun, lookingAt(found), ...taking, restUnderDeck(found)], possible: deckIsThere };
  };
}

/** Searches the whole deck; not finding what is there is allowed, as nobody else can see it. */
function searching(kind: Noun): Effect {
  return (names) => {
    const found = topOfDeck(names, Number.MAX_SAFE_INTEGER);
    const taking = takingToHand(names, found, kind);
    return { steps: [found.begun, lookingAt(found), ...taking, shuffling], possible: deckIsThere };
  };
}

const shuffling = act("4.4.5", (table, { self }) => raise(table, "shuffled", { seat: self.user }));

/** The top card is revealed, and taken to hand if it is of a kind. */
function revealingTop(kind: Noun): Effect {
  return (names) => {
    afterwards(names, hideRevealed);
    const found = topOfDeck(names, 1);
    const shown = act("9.2.2", (table, context) => reveal(table, context, found.cards(table, context)));
    const taken = act("7.8.2", (table, context) => {
      const cards = found.cards(table, context).filter((card) => kind(table, card, context));
      if (cards.length > 0) raise(table, "tookToHand", { seat: context.self.user, cards });
    });
    return { steps: [found.begun, shown, taken, stillRevealed], possible: deckIsThere };
  };
}

const words = [
  // 9.2
  entry(
    effect,
    "reveal from hand",
    { n: number, kind: cardNoun },
    {
      en: plural("n", "reveal {n} {kind} from your hand", "reveal {n} {kind}s from your hand"),
      th: "เปิด{kind} {n} ใบจากมือให้ดู",
      ja: "手札の{kind}{n}枚を公開する",
    },
    ({ n, kind }) => revealing(chosenOf(among(handOf, kind, true), n, "chooseReveal")),
  ),
  entry(
    effect,
    "opponent reveals the hand",
    {},
    {
      en: "your opponent reveals their hand",
      th: "ฝ่ายตรงข้ามเปิดการ์ดในมือทั้งหมดให้ดู",
      ja: "相手は手札をすべて公開する",
    },
    () => revealing(meant((table, context) => zoneAt(table, handOf(foeOf(context))).slice())),
  ),
  entry(
    effect,
    "reveal the top card",
    { kind: cardNoun },
    {
      en: "reveal the top card of your deck and take it to hand if it is a {kind}",
      th: "เปิดการ์ดใบบนสุดของเด็คให้ดู ถ้าเป็น{kind}ให้นำขึ้นมือ",
      ja: "デッキの一番上のカードを公開し、それが{kind}なら手札に加える",
    },
    ({ kind }) => revealingTop(kind),
  ),
  entry(
    effect,
    "look at the top and take",
    { n: number, kind: cardNoun },
    {
      en: plural(
        "n",
        "look at the top {n} card of your deck, reveal up to 1 {kind} of them and take it to hand, and put the rest under your deck",
        "look at the top {n} cards of your deck, reveal up to 1 {kind} of them and take it to hand, and put the rest under your deck",
      ),
      th: "ดูการ์ด {n} ใบบนสุดของเด็ค เปิด{kind}ในนั้นให้ดูได้สูงสุด 1 ใบแล้วนำขึ้นมือ วางที่เหลือไว้ล่างสุดของเด็ค",
      ja: "デッキの上から{n}枚を見て、その中の{kind}を1枚まで公開して手札に加え、残りをデッキの下に置く",
    },
    ({ n, kind }) => lookingAndTaking(n, kind),
  ),
  entry(
    effect,
    "search the deck",
    { kind: cardNoun },
    {
      en: "search your deck for 1 {kind}, reveal it, take it to hand and shuffle your deck",
      th: "ค้นหา{kind} 1 ใบจากเด็ค เปิดให้ดู นำขึ้นมือ แล้วสับกองเด็ค",
      ja: "デッキから{kind}を1枚探し、公開して手札に加え、デッキをシャッフルする",
    },
    ({ kind }) => searching(kind),
  ),
  entry(
    effect,
    "shuffle the deck",
    {},
    { en: "shuffle your deck", th: "สับกองเด็ค", ja: "デッキをシャッフルする" },
    () => () => ({ steps: [shuffling], possible: () => true }),
  ),
];

export const lookingWords: readonly Entry[] = words;
