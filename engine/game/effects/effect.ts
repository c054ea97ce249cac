import {
  type CardId,
  type EffectLocals,
  type GameEvent,
  type Subject as Layered,
  type OpenEvent,
  type Procedure,
  procedure,
  type Self,
  type State,
  type Step,
  type Table,
} from "@gyoji/kernel";

/*
 * What the phrases of a card language mean. A phrase is compiled once, when a card is read, into conditions, figures and
 * steps; a game's own meanings are made of these.
 */

/** A text in use: whose it is, what set it off, and what it has chosen so far. */
export type Context = EffectLocals;

export type Condition<S extends State> = (table: Table<S>, context: Context) => boolean;

/** One step of an effect, under the rule it follows. */
export interface EffectStep<S extends State> {
  readonly rule: string;
  readonly step: Step<Table<S>, Context>;
}

/** What carries an effect out, and whether it can be done in full now. */
export interface Doing<S extends State> {
  readonly steps: readonly EffectStep<S>[];
  readonly possible: Condition<S>;
}

/** Gives each choice in a text a name of its own for what it has chosen. */
export interface Names {
  next: number;
}

/** An effect, as the steps that carry it out; `X` is what a game hands from phrase to phrase of one text. */
export type Effect<S extends State, X extends Names> = (scope: X) => Doing<S>;

/** An event, with what was last known of its cards. */
export type Happened = Pick<OpenEvent, "event" | "lastKnown">;

/** A moment: the kinds of event, and which of them are meant. */
export interface Moment<S extends State> {
  readonly on: readonly string[];
  /** Whether only events of the card that has the text are meant. */
  readonly reach: "self" | "table";
  readonly matches: (table: Table<S>, self: Self, open: Happened) => boolean;
}

/** What would happen and can be replaced: the kinds of event, and which of its cards (or null). */
export interface Would<S extends State> {
  readonly on: readonly string[];
  readonly affects: (table: Table<S>, self: Self, event: GameEvent) => readonly CardId[] | null;
}

/** What a continuous text changes. */
export interface Modifier<S extends State> {
  readonly layer: string;
  readonly on: Layered;
  readonly reach: "self" | "table";
  readonly amount: (table: Table<S>, self: Self, id: number) => number;
}

/** A sentence of a card as abilities; `key` names them. */
export type Sentence<A> = (key: string) => readonly A[];

/** It is always so. */
export const always = (): boolean => true;

/** A name for what the next choice of a text chooses. */
export function fresh(names: Names): string {
  names.next++;
  return `chosen${names.next}`;
}

/** The steps of an effect as a procedure. */
export function effectOf<S extends State>(
  key: string,
  steps: readonly EffectStep<S>[],
): Procedure<Table<S>, Context> {
  return procedure<Table<S>, Context>(
    key,
    Object.fromEntries(steps.map(({ rule, step }, at) => [`${rule} ${at}`, step])),
    "effect",
  );
}

/** A context for asking about a text that is not being carried out. */
export function contextOf(
  self: Self,
  event: GameEvent | null = null,
  lastKnown: readonly unknown[] | null = null,
): Context {
  return { self, event, lastKnown, vars: {} };
}
