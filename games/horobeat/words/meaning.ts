import type * as meanings from "@gyoji/game/effects";
import { effectOf, flowBy, fresh, sentencesBy } from "@gyoji/game/effects";
import {
  type Ability,
  type CardId,
  cardAt,
  choose,
  everyone,
  hide,
  type Option,
  repeat,
  type Seat,
  type Self,
  show,
  zoneAt,
} from "@gyoji/kernel";
import { inForce, isHorobito } from "../rules/information.ts";
import { type LastKnown, lastKnownOf } from "../rules/triggering.ts";
import { type HorobeatState, type HorobeatTable, handOf, lineOf, opponentOf } from "../state.ts";

/*
 * What phrases mean. A phrase is compiled once, when a card is read, into conditions, figures and steps.
 */

/** Gives each choice in a text a name of its own, and gathers what follows the whole text. */
export interface Scope extends meanings.Names {
  readonly afterwards: EffectStep[];
}

export type Context = meanings.Context;
export type Table = HorobeatTable;
export type Condition = meanings.Condition<HorobeatState>;
type Amount = (table: Table, context: Context) => number;
/** The seats that a phrase like "your opponent" means. */
export type Players = (table: Table, context: Context) => readonly Seat[];
/** Whether a card is what a noun says. */
export type Noun = (table: Table, card: CardId, context: Context) => boolean;
export type Group = meanings.Group<HorobeatState>;
export type EffectStep = meanings.EffectStep<HorobeatState>;
export type Effect = meanings.Effect<HorobeatState, Scope>;
export type Happened = meanings.Happened;
export type Moment = meanings.Moment<HorobeatState>;
export type Would = meanings.Would<HorobeatState>;
export type Modifier = meanings.Modifier<HorobeatState>;
export type Sentence = meanings.Sentence<Ability<HorobeatState>>;

/** A card that a phrase means: there now, or gone, with what was last known of it. */
export interface Bearer {
  readonly card: CardId;
  readonly was: LastKnown | null;
}

/** The steps that choose the cards that an effect is about, and which they are then. */
export interface Choosing extends meanings.Choosing<HorobeatState> {
  /** The one that a condition asks about, also when it has left; null when there is none. */
  readonly bearer: (table: Table, context: Context) => Bearer | null;
}

/** Cards that an effect is about. */
export type Target = (scope: Scope) => Choosing;

/** 7.8.2 How effects are joined. */
export const flow = flowBy<HorobeatState, Scope>("7.8.2");
export const { act } = flow;

/** A scope for a text of its own, or for a phrase without choices. */
export function scope(): Scope {
  return { next: 0, afterwards: [] };
}

/** Has a step follow the whole text, once. */
export function afterwards({ afterwards: steps }: Scope, step: EffectStep): void {
  if (!steps.includes(step)) steps.push(step);
}

/** The steps of an effect as a procedure. */
function effectProcedure(key: string, effect: Effect) {
  const whole = scope();
  const { steps } = effect(whole);
  return effectOf(key, [notingOwn, ...steps, ...whole.afterwards]);
}

/** Triggered text (8.1.2), continuous text, of which nothing could wait (8.1.3.1), and replacements (7.9). */
export const { triggered, continuous, replaced } = sentencesBy<HorobeatState, Scope>(effectProcedure);

/** How many cards are chosen, by whom, and what it is for (a key of the messages). */
export interface Choice {
  readonly count: Amount;
  /** So many, up to so many, or so many in an order that matters (4.2.1). */
  readonly how: "exactly" | "upTo" | "inOrder";
  readonly chooser: (table: Table, context: Context) => Seat;
  readonly ask: string;
}

/** The user of the text chooses. */
export const userChooses = (_table: Table, { self }: Context): Seat => self.user;

/**
 * Cards chosen one after the other out of a group: as many as there are, if too few (7.8.2.1). Nothing is asked
 * where everybody sees that there is no choice.
 */
export function chosen(group: Group, { count, how, chooser, ask }: Choice): Target {
  return (names) => {
    const upTo = how === "upTo";
    const name = fresh(names);
    const cards = (_table: Table, { vars }: Context): readonly CardId[] =>
      (vars[name] as CardId[] | undefined) ?? [];
    const left = (table: Table, context: Context): readonly CardId[] =>
      group.cards(table, context).filter((card) => !cards(table, context).includes(card));
    const asking = choose<Table, Context>(
      (table, context) => {
        if (cards(table, context).length >= count(table, context)) return null;
        const options = left(table, context).map((card): Option => ({ kind: "card", card }));
        // Whether anything qualifies is nobody else's business.
        if (options.length === 0 && !(upTo && group.hidden)) return null;
        if (upTo) options.unshift({ kind: "word", word: "done" });
        return { seat: chooser(table, context), ask, options, open: !group.hidden, about: context.self.card };
      },
      (table, context, option) => {
        if (option.kind !== "card") return;
        context.vars[name] = [...cards(table, context), option.card];
        repeat(table);
      },
    );
    const begun = act("7.8.2", (table, context) => {
      const all = how !== "exactly" || group.hidden ? NO_CARDS : group.cards(table, context);
      context.vars[name] = all.length <= count(table, context) ? all.slice() : [];
    });
    const possible: Condition = (table, context) =>
      group.cards(table, context).length >= (upTo ? 1 : count(table, context));
    return {
      steps: [begun, { rule: "7.8.2", step: asking }],
      possible,
      cards,
      bearer: (table, context) => here(cards(table, context)[0]),
    };
  };
}

const NO_CARDS: readonly CardId[] = [];

/** Cards that are meant without a choice. */
export function meant(
  cards: Choosing["cards"],
  bearer: Choosing["bearer"] = (table, context) => here(cards(table, context)[0]),
): Target {
  const possible: Condition = (table, context) => cards(table, context).length > 0;
  return () => ({ steps: [], possible, cards, bearer });
}

function here(card: CardId | undefined): Bearer | null {
  return card === undefined ? null : { card, was: null };
}

const OWN = "own";

/** What is known of the card when its effect begins, should the effect itself take it away. */
const notingOwn = act("7.8.2", (table, context) => {
  const { self, vars } = context;
  const known = isStill(table, context) ? table.game.lastKnown(table, self.card) : null;
  if (known !== null) vars[OWN] = known;
});

/** Whether the card that has a text is the object it was, its text in force: one that left in the event is not. */
function isStill(table: Table, context: Context): boolean {
  const { card, stay } = context.self;
  return inForce(table, card) && cardAt(table, card).stay === stay && lastKnownOf(context, card) === null;
}

/** The Horobito that has the text: as it is, or as it was when it left. */
export function ownHorobito(table: Table, context: Context): Bearer | null {
  const { self, vars } = context;
  if (isStill(table, context)) return isHorobito(table, self.card) ? { card: self.card, was: null } : null;
  const was = lastKnownOf(context, self.card) ?? (vars[OWN] as LastKnown | undefined) ?? null;
  return was === null ? null : { card: self.card, was };
}

/** The Line that a text calls "this Line", or 0: a Waza still in hand would go to the Line being processed. */
export function thisLine(table: Table, context: Context): number {
  const { self } = context;
  if (isStill(table, context)) return lineOf(cardAt(table, self.card).zone);
  const own = ownHorobito(table, context);
  if (own !== null) return own.was?.line ?? 0;
  const inHand = zoneAt(table, handOf(self.user)).includes(self.card);
  return inHand ? (table.state.game.battle?.line ?? 0) : 0;
}

const REVEALED = "revealed";

function revealedBy({ vars }: Context): readonly CardId[] {
  return (vars[REVEALED] as CardId[] | undefined) ?? [];
}

/** 9.2.2 Notes cards as shown while the text goes on. */
export function noteRevealed(context: Context, cards: readonly CardId[]): void {
  context.vars[REVEALED] = [...revealedBy(context), ...cards];
}

/** 9.2.2 Cards that the text has revealed and then moved are still seen. */
export const stillRevealed = act("9.2.2", (table, context) => {
  for (const card of revealedBy(context)) show(table, card, everyone(table));
});

/** 9.2.3 Cards that the text has revealed are as they were. */
export const hideRevealed = act("9.2.3", (table, context) => {
  for (const card of revealedBy(context)) hide(table, card);
});

/** The other seat of the text's user. */
export function foeOf({ self }: { readonly self: Self }): Seat {
  return opponentOf(self.user);
}
