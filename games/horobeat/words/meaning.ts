import {
  type Ability,
  type CardId,
  cardAt,
  choose,
  type EffectLocals,
  everyone,
  type GameEvent,
  hide,
  type Subject as Layered,
  type OpenEvent,
  type Option,
  procedure,
  repeat,
  type Seat,
  type Self,
  type Step,
  show,
  skip,
  zoneAt,
} from "@gyoji/kernel";
import { inForce, isHorobito } from "../rules/information.ts";
import { type LastKnown, lastKnownOf } from "../rules/triggering.ts";
import { type HorobeatState, type HorobeatTable, handOf, lineOf, opponentOf } from "../state.ts";

/*
 * What phrases mean. A phrase is compiled once, when a card is read, into conditions, figures and steps.
 */

/** A text in use: whose it is, what set it off, and what it has chosen so far. */
export type Context = EffectLocals;
export type Table = HorobeatTable;

export type Condition = (table: Table, context: Context) => boolean;
type Amount = (table: Table, context: Context) => number;
/** The seats that a phrase like "your opponent" means. */
export type Players = (table: Table, context: Context) => readonly Seat[];
/** Whether a card is what a noun says. */
export type Noun = (table: Table, card: CardId, context: Context) => boolean;

/** Cards that may be chosen. `hidden` if what qualifies cannot be seen by everybody. */
export interface Group {
  readonly hidden: boolean;
  readonly cards: (table: Table, context: Context) => readonly CardId[];
}

/** One step of an effect, under the rule it follows. */
export interface EffectStep {
  readonly rule: string;
  readonly step: Step<Table, Context>;
}

/** Gives each choice in a text a name of its own for what it has chosen, and gathers what follows the whole text. */
export interface Scope {
  next: number;
  readonly afterwards: EffectStep[];
}

/** What carries an effect out, and whether it can be done in full now. */
export interface Doing {
  readonly steps: readonly EffectStep[];
  readonly possible: Condition;
}

/** An effect, as the steps that carry it out. */
export type Effect = (scope: Scope) => Doing;

/** A card that a phrase means: there now, or gone, with what was last known of it. */
export interface Bearer {
  readonly card: CardId;
  readonly was: LastKnown | null;
}

/** The steps that choose the cards that an effect is about, and which they are then. */
export interface Choosing extends Doing {
  readonly cards: (table: Table, context: Context) => readonly CardId[];
  /** The one that a condition asks about, also when it has left; null when there is none. */
  readonly bearer: (table: Table, context: Context) => Bearer | null;
}

/** Cards that an effect is about. */
export type Target = (scope: Scope) => Choosing;

/** A moment: the kinds of event, and which of them are meant. */
export interface Moment {
  readonly on: readonly string[];
  /** Whether only events of the card that has the text are meant. */
  readonly reach: "self" | "table";
  readonly matches: (table: Table, self: Self, open: Happened) => boolean;
}

/** An event, with what was last known of its cards. */
export type Happened = Pick<OpenEvent, "event" | "lastKnown">;

/** What would happen and can be replaced: the kinds of event, and which of its cards (or null). */
export interface Would {
  readonly on: readonly string[];
  readonly affects: (table: Table, self: Self, event: GameEvent) => readonly CardId[] | null;
}

/** What a continuous text changes. */
export interface Modifier {
  readonly layer: string;
  readonly on: Layered;
  readonly reach: "self" | "table";
  readonly amount: (table: Table, self: Self, id: number) => number;
}

/** A sentence of a card as abilities; `key` names them. */
export type Sentence = (key: string) => readonly Ability<HorobeatState>[];

/** A step that does something. */
export function act(rule: string, step: (table: Table, context: Context) => void): EffectStep {
  return { rule, step };
}

/** A scope for a text of its own, or for a phrase without choices. */
export function scope(): Scope {
  return { next: 0, afterwards: [] };
}

/** Has a step follow the whole text, once. */
export function afterwards({ afterwards: steps }: Scope, step: EffectStep): void {
  if (!steps.includes(step)) steps.push(step);
}

/** The steps of an effect as a procedure. */
export function effectProcedure(key: string, effect: Effect) {
  const whole = scope();
  const { steps } = effect(whole);
  const all = [notingOwn, ...steps, ...whole.afterwards];
  return procedure<Table, Context>(
    key,
    Object.fromEntries(all.map(({ rule, step }, at) => [`${rule} ${at}`, step])),
    "effect",
  );
}

/** A name for what the next choice of a text chooses. */
export function fresh(names: Scope): string {
  names.next++;
  return `chosen${names.next}`;
}

/** Leaves out `steps` unless the condition holds. */
export function unless(condition: Condition, steps: readonly EffectStep[]): EffectStep {
  return act("7.8.2", (table, context) => {
    if (!condition(table, context)) skip(table, steps.length);
  });
}

/** Asks the user yes or no; no leaves out `steps`. Yes is offered only if it is possible. */
export function may(steps: readonly EffectStep[], possible: Condition): EffectStep {
  return {
    rule: "7.8.2",
    step: choose<Table, Context>(
      (table, context) => {
        const options: Option[] = [{ kind: "word", word: "no" }];
        if (possible(table, context)) options.push({ kind: "word", word: "yes" });
        return { seat: context.self.user, ask: "mayDo", options, open: false, about: context.self.card };
      },
      (table, _context, option) => {
        if (option.kind === "word" && option.word === "no") skip(table, steps.length);
      },
    ),
  };
}

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

/** A context for asking about a text that is not being carried out. */
export function contextOf(
  self: Self,
  event: GameEvent | null = null,
  lastKnown: readonly unknown[] | null = null,
): Context {
  return { self, event, lastKnown, vars: {} };
}
