import { type CardId, NONE, type Seat } from "./card.ts";
import { cardAt, type Decision, type LoggedEvent, type Option, type Table, zoneAt } from "./game.ts";
import { everyone, knows } from "./place.ts";
import type { Outcome, State } from "./state.ts";

/** A card as a seat sees it: its face and figures, or only that it lies there. */
export type CardView =
  | {
      readonly shown: true;
      readonly card: CardId;
      readonly id: string;
      readonly owner: Seat;
      readonly turned: boolean;
      readonly facts: Readonly<Record<string, unknown>>;
    }
  | { readonly shown: false; readonly turned: boolean };

/** An option as a seat sees it: a card whose face it does not know is a place in a zone. */
export type OptionView =
  | Option
  | { readonly kind: "place"; readonly zone: number; readonly position: number };

/** What one seat may see of a match: built from nothing, only from what is allowed. */
export interface View {
  readonly seat: Seat;
  readonly zones: readonly (readonly CardView[])[];
  readonly facts: Readonly<Record<string, unknown>>;
  /** The seat's own decision, or null when it has none. */
  readonly decision: (Omit<Decision, "options"> & { readonly options: readonly OptionView[] }) | null;
  /** Seats that have something to decide, with the rule that asks them. */
  readonly waitingFor: readonly { readonly seat: Seat; readonly rule: string }[];
  readonly outcome: Outcome | null;
}

/** What `seat` may see now. A seat of `NONE` sees what everybody sees. */
export function view<S extends State>(table: Table<S>, seat: Seat): View {
  const { state, decisions } = table;
  const own = decisions.find(({ decision }) => decision.seat === seat)?.decision;
  return {
    seat,
    zones: state.zones.map((cards) => cards.map((card) => viewCard(table, seat, card))),
    facts: table.game.facts(table),
    decision: own === undefined ? null : viewDecision(table, seat, own),
    waitingFor: decisions.map(({ decision }) => ({ seat: decision.seat, rule: decision.rule })),
    outcome: state.outcome,
  };
}

function viewDecision<S extends State>(
  table: Table<S>,
  seat: Seat,
  decision: Decision,
): NonNullable<View["decision"]> {
  const about = decision.about !== NONE && sees(table, seat, decision.about) ? decision.about : NONE;
  const options = decision.options.map((each) => viewOption(table, seat, each));
  return { seat, rule: decision.rule, ask: decision.ask, options, open: decision.open, about };
}

function viewCard<S extends State>(table: Table<S>, seat: Seat, card: CardId): CardView {
  const { owner, turned, definition } = cardAt(table, card);
  if (!sees(table, seat, card)) return { shown: false, turned };
  const id = table.pool.definitions[definition]?.id ?? "";
  return { shown: true, card, id, owner, turned, facts: table.game.describe(table, card) };
}

function viewOption<S extends State>(table: Table<S>, seat: Seat, option: Option): OptionView {
  if (option.kind !== "card" || sees(table, seat, option.card)) return option;
  const { zone } = cardAt(table, option.card);
  return { kind: "place", zone, position: zoneAt(table, zone).indexOf(option.card) };
}

function sees<S extends State>(table: Table<S>, seat: Seat, card: CardId): boolean {
  if (seat !== NONE) return knows(table, seat, card);
  return cardAt(table, card).known === everyone(table);
}

/** An event as a seat sees it: `cards` has a null for each face that the seat did not know then. */
export interface EventView {
  readonly kind: string;
  readonly rule: string;
  readonly seat: Seat;
  readonly cards: readonly ({ readonly card: CardId; readonly id: string } | null)[];
  readonly amount: number;
  readonly zone: number;
  readonly source: CardId;
}

/** What `seat` sees of an event; a seat of `NONE` sees what everybody sees. */
export function viewEvent<S extends State>(
  table: Table<S>,
  seat: Seat,
  { event, known, faces, sourceKnown }: LoggedEvent,
): EventView {
  const isSeen = (bits: number): boolean =>
    seat === NONE ? bits === everyone(table) : (bits & (1 << seat)) !== 0;
  const cards = event.cards.map((card, at) => {
    if (!isSeen(known[at] ?? 0)) return null;
    return { card, id: table.pool.definitions[faces[at] ?? NONE]?.id ?? "" };
  });
  const { kind, rule, amount, zone } = event;
  return {
    kind,
    rule,
    seat: event.seat,
    cards,
    amount,
    zone,
    source: isSeen(sourceKnown) ? event.source : NONE,
  };
}
