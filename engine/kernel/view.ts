import { type CardId, NONE, type Seat } from "./card.ts";
import {
  cardAt,
  type Decision,
  type Definition,
  definitionOf,
  type Laid,
  type LoggedEvent,
  type Option,
  type Refusal,
  type Table,
  zoneAt,
} from "./game.ts";
import { everyone } from "./place.ts";
import { reading } from "./sources.ts";
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

/** Stands for an onlooker to whom every face is shown that some seat knows, as in a replay. */
export const ALL: Seat = -2;

/**
 * An option as a seat sees it: a card whose face it does not know is a place in a zone. The card of an ability in use
 * is open: it comes with its face and how many abilities that has.
 */
export type OptionView =
  | Exclude<Option, { kind: "ability" }>
  | { readonly kind: "place"; readonly zone: number; readonly position: number }
  | {
      readonly kind: "ability";
      readonly card: CardId;
      readonly text: number;
      readonly ability: number;
      readonly id: string;
      readonly of: number;
    };

/** What one seat may see of a match: built from nothing, only from what is allowed. */
export interface View {
  readonly seat: Seat;
  /** The cards of each zone, bottom first; what the seat has laid in secret lies where it will. */
  readonly zones: readonly (readonly CardView[])[];
  readonly facts: Readonly<Record<string, unknown>>;
  /** The seat's own decision, or null when it has none. */
  readonly decision: (Omit<Decision, "options"> & { readonly options: readonly OptionView[] }) | null;
  /** Seats that have something to decide, with the rule that asks them. */
  readonly waitingFor: readonly { readonly seat: Seat; readonly rule: string }[];
  readonly outcome: Outcome | null;
  /** The seats that agree to a draw. */
  readonly agreed: readonly Seat[];
}

/** What `seat` may see now. A seat of `NONE` sees what everybody sees, `ALL` what anybody sees. */
export function view<S extends State>(table: Table<S>, seat: Seat): View {
  return reading(table, () => viewOf(table, seat));
}

function viewOf<S extends State>(table: Table<S>, seat: Seat): View {
  const { state, decisions } = table;
  const own = decisions.find(({ decision }) => decision.seat === seat)?.decision;
  return {
    seat,
    zones: zonesFor(table, seat).map((cards) => cards.map((card) => viewCard(table, seat, card))),
    facts: table.game.facts(table),
    decision: own === undefined ? null : viewDecision(table, seat, own),
    waitingFor: decisions.map(({ decision }) => ({ seat: decision.seat, rule: decision.rule })),
    outcome: state.outcome,
    agreed: seatsIn(state.agreed, table.game.seats),
  };
}

/** The cards of each zone as a seat sees them lie. */
function zonesFor<S extends State>(table: Table<S>, seat: Seat): readonly (readonly CardId[])[] {
  const { zones } = table.state;
  const laid = laidFor(table, seat);
  if (laid.length === 0) return zones;
  return zones.map((cards, zone) => [
    ...cards.filter((card) => !laid.some((each) => each.card === card)),
    ...laid.filter((each) => each.zone === zone).map(({ card }) => card),
  ]);
}

function laidFor<S extends State>(table: Table<S>, seat: Seat): readonly Laid[] {
  const { laid, seats } = table.game;
  if (laid === null || seat === NONE) return [];
  if (seat !== ALL) return laid(table, seat);
  return Array.from({ length: seats }, (_, each) => laid(table, each)).flat();
}

function seatsIn(bits: number, seats: number): Seat[] {
  return Array.from({ length: seats }, (_, seat) => seat).filter((seat) => (bits & (1 << seat)) !== 0);
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
  if (option.kind === "ability") return { ...option, ...abilitiesOf(table, option.text) };
  if (option.kind !== "card" || sees(table, seat, option.card)) return option;
  const { zone } = cardAt(table, option.card);
  return { kind: "place", zone, position: zoneAt(table, zone).indexOf(option.card) };
}

function abilitiesOf<S extends State>(table: Table<S>, text: number): { id: string; of: number } {
  const { id, abilities } = table.pool.definitions[text] as Definition<S>;
  return { id, of: abilities.length };
}

function sees<S extends State>(table: Table<S>, seat: Seat, card: CardId): boolean {
  return isSeenBy(table, seat, cardAt(table, card).known);
}

/** Whether an onlooker is among those who know a face, given as bits. */
function isSeenBy<S extends State>(table: Table<S>, seat: Seat, known: number): boolean {
  if (seat === NONE) return known === everyone(table);
  if (seat === ALL) return known !== 0;
  return (known & (1 << seat)) !== 0;
}

/** Why something is not offered, as the seat may know it. */
export interface RefusalView extends Omit<Refusal, "option"> {
  readonly option: OptionView;
}

/** What `seat` might expect to be able to do now and is not offered, with the reasons. */
export function viewRefusals<S extends State>(table: Table<S>, seat: Seat): RefusalView[] {
  return table.game
    .refusals(table, seat)
    .map((each) => ({ ...each, option: viewOption(table, seat, each.option) }));
}

/** A card and its face. */
export interface SeenCard {
  readonly card: CardId;
  readonly id: string;
}

/** An event as a seat sees it: `cards` has a null for each face that the seat did not know then. */
export interface EventView {
  readonly kind: string;
  readonly rule: string;
  readonly seat: Seat;
  readonly cards: readonly (SeenCard | null)[];
  readonly amount: number;
  readonly zone: number;
  /** The card that caused it, if that is one whose face the seat knew. */
  readonly source: SeenCard | null;
  /** A card that it names, by the id of a face, and a word that it names; "" if none. */
  readonly face: string;
  readonly name: string;
}

/** What `seat` sees of an event; a seat of `NONE` sees what everybody sees, `ALL` what anybody sees. */
export function viewEvent<S extends State>(
  table: Table<S>,
  seat: Seat,
  { event, known, faces, sourceKnown }: LoggedEvent,
): EventView {
  const cards = event.cards.map((card, at) => {
    if (!isSeenBy(table, seat, known[at] ?? 0)) return null;
    return { card, id: table.pool.definitions[faces[at] ?? NONE]?.id ?? "" };
  });
  const { kind, rule, amount, zone } = event;
  const isSourceSeen = event.source !== NONE && isSeenBy(table, seat, sourceKnown);
  const source = isSourceSeen ? { card: event.source, id: definitionOf(table, event.source).id } : null;
  const { face = "", name = "" } = event.more;
  const named = { face: String(face), name: String(name) };
  return { kind, rule, seat: event.seat, cards, amount, zone, source, ...named };
}
