import {
  type Card,
  type CardId,
  choose as chooseStep,
  NONE,
  type Option,
  type Procedure,
  procedure as procedureOf,
  type Question,
  type Seat,
  type Self,
  type State,
  type Steps,
  type Table,
  type ZoneDeclaration,
  type ZoneId,
} from "@gyoji/kernel";
import { SQUARES } from "./squares.ts";

/** A match is between two players. */
export const SEATS = 2;
export const BOTH: readonly Seat[] = [0, 1];

/** Which rules are played: those of the guide, or those of the published game where they differ. */
export const EDITIONS = ["guide", "classic"] as const;
export type Edition = (typeof EDITIONS)[number];

/** What Monster Collection keeps of a card beside the kernel's. A turned card has been tapped (ability.2). */
export interface MoncolleCard extends Card {
  /** play.21 Whether it has moved in its controller's turn. */
  moved: boolean;
  /** The unit that it equips, or `NONE`. */
  bearer: CardId;
}

/** What becomes of a turn (play.7 to play.12), and what comes before the first. */
export type Phase = "setUp" | "refill" | "field" | "move" | "summon" | "end";

/** A square of the board: whose the field there is, and what field it is (play.1, play.12, play.14). */
export interface Square {
  controller: Seat;
  kind: "none" | "mother" | "down" | "open";
}

/** [normal], [counter], [limited]: when something can be used (timing.1, timing.2, timing.4). */
export type Timing = "normal" | "counter" | "limited";

/** Something that was declared and has not been carried out yet: an attack, a card or an ability that is used. */
export type Item = Strike | Use;

/** attack.14 A side has gone on to battle damage. */
interface Strike {
  readonly kind: "strike";
  readonly id: number;
  readonly controller: Seat;
  /** Whether something has cancelled it. */
  isCancelled: boolean;
}

export interface Use {
  readonly kind: "card" | "ability";
  readonly id: number;
  readonly controller: Seat;
  /** The text that is carried out. */
  readonly self: Self;
  /** The unit that uses it (skill.1, skill.2), in its stay; `NONE` for a text that needs none. */
  source: CardId;
  stay: number;
  readonly timing: Timing;
  /** timing.8 Whether nothing can answer it. */
  readonly isFinal: boolean;
  isCancelled: boolean;
  /** What it has chosen. */
  vars: Record<string, unknown>;
}

/** The combat in progress (attack.2). Lists are by seat. */
export interface Combat {
  readonly square: number;
  /** Who moved in (attack.3), and where from. */
  readonly mover: Seat;
  readonly from: number;
  /** The numbers on the dice; 0 before they are thrown. */
  rolls: number[];
  /** The sums that were compared (skill.12). */
  sums: number[];
  /** attack.5 The side with the higher sum, or `NONE`. */
  attacking: Seat;
  /** tie.1 */
  isTie: boolean;
  stage: "opening" | "dice" | "exchange" | "strike" | "over";
  /** Who strikes or has struck last, or `NONE`. */
  striker: Seat;
}

/** What of a unit's slots is used up in a turn of `classic`. */
interface Spent {
  readonly card: CardId;
  readonly stay: number;
  readonly slot: string;
  readonly amount: number;
}

/** What Monster Collection keeps beside the cards. */
interface Progress {
  readonly edition: Edition;
  turn: number;
  turnPlayer: Seat;
  phase: Phase;
  squares: Square[];
  combat: Combat | null;
  /** What was declared, the newest last. */
  stack: Item[];
  nextItem: number;
  spent: Spent[];
  /** Units that damage was dealt to and that have not been looked at yet, with how much. */
  hits: { readonly card: CardId; readonly stay: number; readonly amount: number }[];
  /** table.2 How many turns in a row have ended with nothing drawn, summoned or destroyed. */
  quiet: number;
  /** By seat, the rule under which it has lost, or "". */
  lost: string[];
}

export type MoncolleState = State<Progress, MoncolleCard>;
export type MoncolleTable = Table<MoncolleState>;

const PILES: readonly Omit<ZoneDeclaration, "seat">[] = [
  { name: "deck", shown: "nobody", copies: "apart" },
  { name: "hand", shown: "owner", copies: "alike" },
  { name: "discards", shown: "all", copies: "alike" },
  { name: "equipment", shown: "all", copies: "apart" },
];
const ZONES_PER_SEAT = PILES.length + SQUARES;

const numbers = Array.from({ length: SQUARES }, (_, at) => at + 1);

/** All zones of a match, by number: those of each player, the fields, what has been declared. */
export const ZONES: readonly ZoneDeclaration[] = [
  ...BOTH.flatMap((seat) => [
    ...PILES.map((zone): ZoneDeclaration => ({ ...zone, seat })),
    ...numbers.map((at): ZoneDeclaration => ({ name: `party${at}`, seat, shown: "all", copies: "apart" })),
  ]),
  // A face-down field is known to nobody (play.12); one from hand is shown.
  ...numbers.map(
    (at): ZoneDeclaration => ({ name: `field${at}`, seat: NONE, shown: "nobody", copies: "apart" }),
  ),
  { name: "stack", seat: NONE, shown: "all", copies: "apart" },
];

export const deckOf = (seat: Seat): ZoneId => seat * ZONES_PER_SEAT;
export const handOf = (seat: Seat): ZoneId => seat * ZONES_PER_SEAT + 1;
export const discardsOf = (seat: Seat): ZoneId => seat * ZONES_PER_SEAT + 2;
export const equipmentOf = (seat: Seat): ZoneId => seat * ZONES_PER_SEAT + 3;
/** play.16 The units of a seat on a square, the topmost last. */
export const partyZone = (seat: Seat, square: number): ZoneId =>
  seat * ZONES_PER_SEAT + PILES.length - 1 + square;
export const fieldZone = (square: number): ZoneId => SEATS * ZONES_PER_SEAT + square - 1;
/** Spells and items that have been declared. */
export const STACK: ZoneId = SEATS * ZONES_PER_SEAT + SQUARES;

/** The seat that a zone belongs to, or `NONE`. */
export const seatOfZone = (zone: ZoneId): Seat =>
  zone < SEATS * ZONES_PER_SEAT ? Math.floor(zone / ZONES_PER_SEAT) : NONE;

/** The square whose party this is, or 0. */
export function squareOfParty(zone: ZoneId): number {
  if (zone >= SEATS * ZONES_PER_SEAT) return 0;
  return Math.max(0, (zone % ZONES_PER_SEAT) - PILES.length + 1);
}

/** The square whose field this is, or 0. */
export function squareOfField(zone: ZoneId): number {
  const square = zone - SEATS * ZONES_PER_SEAT + 1;
  return square >= 1 && square <= SQUARES ? square : 0;
}

/** The other seat. */
export const opponentOf = (seat: Seat): Seat => 1 - seat;

/** A square by its number. */
export function squareAt({ state }: MoncolleTable, square: number): Square {
  return state.game.squares[square - 1] as Square;
}

/** The combat in progress. Throws when there is none. */
export function combatOf({ state }: MoncolleTable): Combat {
  const { combat } = state.game;
  if (combat === null) throw new Error("no combat is in progress");
  return combat;
}

/** A rule of Monster Collection: see `procedure` of the kernel. */
export function procedure<L extends object>(
  id: string,
  steps: Steps<MoncolleTable, L>,
  role: Procedure<MoncolleTable, L>["role"] = "rule",
): Procedure<MoncolleTable, L> {
  return procedureOf<MoncolleTable, L>(id, steps, role);
}

/** A step of Monster Collection that asks: see `choose` of the kernel. */
export function choose<L extends object>(
  ask: (table: MoncolleTable, locals: L) => Question | null,
  then: (table: MoncolleTable, locals: L, option: Option) => void,
) {
  return chooseStep<MoncolleTable, L>(ask, then);
}
