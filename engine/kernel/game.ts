import { type Card, type CardId, NONE, type Seat, type ZoneDeclaration, type ZoneId } from "./card.ts";
import type { Frame, GameEvent, OpenEvent, State, Subject } from "./state.ts";

/*
 * The shapes that know each other: a table, the procedures that run on it, the texts on its cards and the
 * game that declares them. They stand in one file because they are one recursive type.
 */

/** One legal thing to do, in the game's nouns. A decision's options are complete: what is not listed is illegal. */
export type Option =
  | { readonly kind: "word"; readonly word: string }
  | { readonly kind: "card"; readonly card: CardId }
  | { readonly kind: "use"; readonly card: CardId; readonly way: string }
  | { readonly kind: "zone"; readonly zone: ZoneId }
  | { readonly kind: "number"; readonly number: number }
  | { readonly kind: "seat"; readonly seat: Seat }
  /** A card that is named, by the id of a face: it need not be in the match. */
  | { readonly kind: "face"; readonly face: string }
  /** A word that stands on cards, such as a tag. */
  | { readonly kind: "name"; readonly name: string }
  | { readonly kind: "ability"; readonly card: CardId; readonly text: number; readonly ability: number };

/** What a step asks a seat. */
export interface Question {
  readonly seat: Seat;
  /** Key of the question in the game's messages. */
  readonly ask: string;
  readonly options: readonly Option[];
  /** Whether everybody can see why there is no choice, so that a single option answers itself. */
  readonly open: boolean;
  /** The card that the question is about, or `NONE`. */
  readonly about: CardId;
}

/** A question with the rule that asks it. */
export interface Decision extends Question {
  readonly rule: string;
}

/** A step that changes the table. `locals` are its frame's. */
export type Act<T, L> = (table: T, locals: L) => void;

/** A step that asks first. `ask` changes nothing and may be called again; null means there is nothing to ask. */
export interface Choice<T, L> {
  ask(table: T, locals: L): Question | null;
  then(table: T, locals: L, option: Option): void;
}

export type Step<T, L> = Act<T, L> | Choice<T, L>;

/** A rule as a list of steps, each under the rule number it carries out. */
export interface Procedure<T, L extends object> {
  readonly id: string;
  /** What it is in the stack: a rule's own course, the carrying out of a card's effect, or the kernel's. */
  readonly role: "rule" | "effect" | "machine";
  /** The label of each step: a rule number, and a word where one rule takes several steps. */
  readonly labels: readonly string[];
  /** The rule number of each step. */
  readonly rules: readonly string[];
  readonly steps: readonly Step<T, L>[];
}

/** A procedure whose locals are of no concern. */
// oxlint-disable-next-line typescript/no-explicit-any -- the locals of a stored procedure are known only to itself
export type AnyProcedure<T> = Procedure<T, any>;

/** A step that asks, of such a procedure. */
// oxlint-disable-next-line typescript/no-explicit-any -- the same
export type AnyChoice<T> = Choice<T, any>;

/** The ability of a card as it stands on the table (or stood, by last-known information). */
export interface Self {
  readonly card: CardId;
  readonly stay: number;
  /** The seat that uses the card. */
  readonly user: Seat;
  /** The face whose text it is, by index in the pool: the card's own, or one whose text another card gives it. */
  readonly text: number;
  /** Index in the abilities of that face. */
  readonly ability: number;
}

/** Locals of a card's effect in progress. */
export interface EffectLocals {
  readonly self: Self;
  readonly event: GameEvent | null;
  readonly lastKnown: readonly unknown[] | null;
  /** What its steps have chosen or counted so far. */
  readonly vars: Record<string, unknown>;
}

/** Text that is carried out when something happens. */
export interface Triggered<S extends State> {
  readonly kind: "triggered";
  readonly on: readonly string[];
  /** Whether it can answer only events of its own card, or others too: the first is not looked for on every card. */
  readonly reach: "self" | "table";
  /** Whether the event meets its condition, the ability being in force. */
  applies(table: Table<S>, self: Self, open: OpenEvent): boolean;
  readonly does: Procedure<Table<S>, EffectLocals>;
}

/** Text that changes what is so while it is in force. */
export interface Continuous<S extends State> {
  readonly kind: "continuous";
  readonly layer: string;
  readonly on: Subject;
  /** Whether it can concern its own card only, or others too: the first need not be looked for on every card. */
  readonly reach: "self" | "table";
  /** By how much it changes this subject; null when it does not concern it. */
  amount(table: Table<S>, self: Self, id: number): number | null;
}

/** Text that does something else instead. */
export interface Replacement<S extends State> {
  readonly kind: "replacement";
  readonly on: string;
  /** The cards of the event that it takes out of it; null when it does not apply; all of them (or none) = the whole event. */
  affects(table: Table<S>, self: Self, event: GameEvent): readonly CardId[] | null;
  /** Whether it takes them all at once, or one that its user chooses, and then perhaps the next. */
  readonly takes: "all" | "one";
  readonly does: Procedure<Table<S>, EffectLocals>;
}

/** Text that a game reads by itself, such as a condition for using the card. */
export interface Stated<S extends State> {
  readonly kind: "stated";
  readonly what: string;
  /** Whether it holds now; `subject` is the other card or the zone in question, or `NONE`. */
  holds(table: Table<S>, self: Self, subject: number): boolean;
}

/** Text that is carried out when the rules say so: what a card does when it is played, an ability that is used. */
export interface Performed<S extends State> {
  readonly kind: "performed";
  readonly what: string;
  readonly does: Procedure<Table<S>, EffectLocals>;
}

export type Ability<S extends State> =
  | Triggered<S>
  | Continuous<S>
  | Replacement<S>
  | Stated<S>
  | Performed<S>;

/** What is printed on a card, as plain data. Games add their own figures. */
export interface PrintedCard {
  readonly id: string;
}

/** The face of a card: what is printed on it, and what its text does. */
export interface Definition<S extends State> extends PrintedCard {
  readonly abilities: readonly Ability<S>[];
  /** The ids of other faces that its text brings into play: of tokens, and of texts that it gives. */
  readonly brings: readonly string[];
  /** What its text runs beside what its abilities do, such as the choices that come before. */
  readonly procedures: readonly AnyProcedure<Table<S>>[];
}

/** The faces that a match may meet, compiled once and shared by many matches. */
export interface Pool<S extends State, D extends Definition<S> = Definition<S>> {
  readonly definitions: readonly D[];
  /** All the faces of the pool that this one was narrowed from: what can be named without being met. */
  readonly all: readonly D[];
  readonly index: ReadonlyMap<string, number>;
  readonly procedures: ReadonlyMap<string, AnyProcedure<Table<S>>>;
  /** Event kinds that some card may answer. */
  readonly triggering: ReadonlySet<string>;
  /** The same for each definition, by its index: of its own card, and of any; null where its text answers nothing. */
  readonly listening: readonly (ReadonlySet<string> | null)[];
  readonly overhearing: readonly (ReadonlySet<string> | null)[];
  /** Event kinds that some card may answer though they are not of that card. */
  readonly overheard: ReadonlySet<string>;
  /** Event kinds that some card may replace. */
  readonly replacing: ReadonlySet<string>;
  /** Layers that some card may change, for itself or for others; and those that one may change for others. */
  readonly layers: ReadonlySet<string>;
  readonly reaching: ReadonlySet<string>;
  /** The layers that each definition may change for its own card, and for others, by its index; null where there are none. */
  readonly changing: readonly (ReadonlySet<string> | null)[];
  readonly imposing: readonly (ReadonlySet<string> | null)[];
}

/** What the machine does with one kind of event. */
export interface EventKind<S extends State> {
  /**
   * Makes it so, for all its cards at once. Returns the cards it came to, where that is known only now. Null for an
   * event that changes nothing by itself.
   */
  readonly happens: ((table: Table<S>, event: GameEvent) => readonly CardId[] | null) | null;
  /** Layers under which one of its cards (or its seat) is left out: can't beats can. */
  readonly forbidden: readonly string[];
  /** Whether what is last known of its cards is kept for the effects it triggers. */
  readonly keepsLastKnown: boolean;
}

/** An event as it was when it happened, with the seats that know each card's face, as bits. */
export interface LoggedEvent {
  readonly event: GameEvent;
  readonly known: readonly number[];
  /** Each card's face at that moment, by index in the pool. */
  readonly faces: readonly number[];
  /** The seats that know the face of the event's source. */
  readonly sourceKnown: number;
  /** How many attempts had begun: see attempt.ts. */
  readonly attempts: number;
  /** How many events were logged before it at this table, those that were taken back since included. */
  readonly number: number;
}

/** A game in play on a machine: its state, and beside it what can be computed again. */
export interface Table<S extends State = State> {
  readonly game: Game<S>;
  readonly pool: Pool<S>;
  state: S;
  /** What is being decided: empty when the match is over. */
  decisions: readonly Pending[];
  /** Events since the log was last emptied; null when nobody listens. */
  log: LoggedEvent[] | null;
  /** How many events have been logged, those that were taken back included. */
  logged: number;
  /** How many faces each seat has come to know, and how often chance was used: see undo in match.ts. */
  learned: number[];
  /** The stack being run, the frame whose step runs and its procedure, and the height of the stack below what it adds. */
  stack: Frame[];
  frame: Frame;
  running: AnyProcedure<Table<S>>;
  base: number;
  /** See `reading`. */
  readonly reading: Reading;
}

/** A decision and the stack whose top frame asked it. */
export interface Pending {
  readonly decision: Decision;
  readonly stack: Frame[];
}

/** Why something is not offered. */
export interface Refusal {
  readonly option: Option;
  /** The rule that forbids it. */
  readonly rule: string;
  /** Key of the reason in the game's messages, with its figures. */
  readonly reason: string;
  readonly figures: Readonly<Record<string, string | number>>;
}

/** What is shown of one's own accord: the cards, the seats that see them (bits), and the rule. */
export interface Shown {
  readonly cards: readonly CardId[];
  readonly to: number;
  readonly rule: string;
}

/** A card that a seat has laid in secret, and where it lies for that seat already. */
export interface Laid {
  readonly card: CardId;
  readonly zone: ZoneId;
}

/** Who chooses a replacement, and the users of those that are chosen between. */
export interface Replacer {
  readonly seat: Seat;
  readonly among: readonly Seat[];
}

/** A text in force: its card, its user, and the face that it stands on, by index in the pool. */
export interface Source {
  readonly card: CardId;
  readonly user: Seat;
  readonly text: number;
}

/** What is remembered while a table is only read: see sources.ts. */
export interface Reading {
  isOn: boolean;
  /** The texts in force; null before they were looked for. */
  sources: readonly Source[] | null;
  /** Of these, those that may lay a layer on others, by the layers that were looked for. */
  readonly imposing: Map<string, readonly Source[]>;
}

/** What is done with each text in force. */
export type VisitText = (card: CardId, user: Seat, text: number) => void;

/** A game: everything that the machine, the bots and the apps need to know of it. */
export interface Game<S extends State, D extends Definition<S> = Definition<S>> {
  readonly id: string;
  readonly seats: number;
  readonly zones: readonly ZoneDeclaration[];
  readonly procedures: ReadonlyMap<string, AnyProcedure<Table<S>>>;
  readonly root: AnyProcedure<Table<S>>;
  readonly events: Readonly<Record<string, EventKind<S>>>;
  /** The state before the first step: cards in their decks, the root's frame on the stack. */
  start(
    pool: Pool<S, D>,
    decks: readonly (readonly number[])[],
    given: {
      readonly options: Readonly<Record<string, string>>;
      readonly seed: number;
      readonly sideboards: readonly (readonly number[])[];
    },
  ): S;
  /**
   * A copy of a card. Written out field by field: engines give such records one shape, and what spreading leaves a shape
   * for each copy of a copy, which makes every look at a card slow.
   */
  copyCard(card: S["cards"][number]): S["cards"][number];
  /** Calls `visit` for each text in force: its card, the user, and the face that it stands on, by index in the pool. */
  sources(table: Table<S>, visit: VisitText): void;
  /** The same for the texts in force that a card has been given; null in a game without such. */
  readonly given: ((table: Table<S>, card: CardId, visit: VisitText) => void) | null;
  /** The user of a card whose own text is in force, or `NONE`. */
  userInForce(table: Table<S>, card: CardId): Seat;
  /** When a text came into force (see `now`); null in a game where that order does not matter. */
  readonly since: ((table: Table<S>, self: Self) => number) | null;
  /** What is kept of a card that leaves: anything that survives JSON. */
  lastKnown(table: Table<S>, card: CardId): unknown;
  /**
   * Who chooses between the replacements of an event, and among whose: `users` are those of the replacements that
   * apply.
   */
  replacer(table: Table<S>, event: GameEvent, users: readonly Seat[]): Replacer;
  /** Makes a card one with another face of its own, for a bot that does not know which it is. */
  readonly setFace: (card: S["cards"][number], face: number) => void;
  /** What the back of a face looks like: lying face down, cards of one owner and one back cannot be told apart. */
  back(face: D): string;
  /**
   * Whether a face can lie hidden in a zone: by the rules everybody knows that much of what they do not see. There are
   * zones where any face can, and others where the same ones can.
   */
  canLie(table: Table<S>, zone: ZoneId, face: D): boolean;
  /** Seats in the order in which simultaneous things are taken. */
  order(table: Table<S>): readonly Seat[];
  /** Runs after every step: losing conditions, and the game's policy for triggers that wait. */
  between(table: Table<S>): void;
  /** What becomes of the table when a seat gives up or its time is over: it may end the match, or drop out of it. */
  concede(table: Table<S>, seat: Seat): void;
  /**
   * The cards that a seat may show of its own accord at any time, to which seats (bits), and by which rule: to those
   * that it plays with only, or to all. null in a game without such.
   */
  readonly shows: ((table: Table<S>, seat: Seat, toMates: boolean) => Shown) | null;
  /** What a seat has laid in secret so far, while for others it is where it was; null in a game without such. */
  readonly laid: ((table: Table<S>, seat: Seat) => readonly Laid[]) | null;
  /** What becomes of it when all seats agree to a draw. */
  agreeDraw(table: Table<S>): void;
  /** What `seat` might expect to be able to do now and is not offered, with the reason: from the offer's own code. */
  refusals(table: Table<S>, seat: Seat): readonly Refusal[];
  /** How good the position is for a seat, about -1000 (lost) to 1000 (won): for simple bots. */
  measure(table: Table<S>, seat: Seat): number;
  /** Whether nothing is under way whose end the measure does not foresee. */
  isSettled(table: Table<S>): boolean;
  /**
   * A number that stays while positions can be compared by their measure: where turns bring something to one player
   * alone, the number of the turn; always the same where they bring the same to all.
   */
  comparable(table: Table<S>): number;
  /** Facts of the table that everybody sees, beside the cards. */
  facts(table: Table<S>): Readonly<Record<string, unknown>>;
  /** What everybody sees of a card that lies face up: computed figures included. */
  describe(table: Table<S>, card: CardId): Readonly<Record<string, unknown>>;
}

/** A card in the state; the kernel's own code never makes a number that has none. */
export function cardAt<S extends State>(table: Table<S>, card: CardId): S["cards"][number] {
  return table.state.cards[card] as S["cards"][number];
}

/** The cards of a zone, bottom first; none where there is no such zone. Read only: `place` and `carry` move cards. */
export function zoneAt(table: { readonly state: State }, zone: ZoneId): readonly CardId[] {
  return table.state.zones[zone] ?? NO_CARDS;
}

const NO_CARDS: readonly CardId[] = [];

/** The topmost card of a zone, or `NONE`. (No look before the first place of a list: engines are slow at that.) */
export function topOf(table: { readonly state: State }, zone: ZoneId): CardId {
  const cards = zoneAt(table, zone);
  return cards.length === 0 ? NONE : (cards[cards.length - 1] as CardId);
}

/** The definition of a card's face. */
export function definitionOf<S extends State, D extends Definition<S>>(
  table: { readonly pool: Pool<S, D>; readonly state: S },
  card: CardId,
): D {
  return table.pool.definitions[(table.state.cards[card] as Card).definition] as D;
}
