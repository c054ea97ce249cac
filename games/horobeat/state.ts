import type { CardId, Seat, State, Table, ZoneDeclaration, ZoneId } from "@gyoji/kernel";
import {
  choose as chooseStep,
  type Option,
  type Procedure,
  procedure as procedureOf,
  type Question,
  type Steps,
} from "@gyoji/kernel";

/** 1.1.1 A match is between two players. */
export const SEATS = 2;
/** 4.9.1.1 The Battle Line has five Lines, numbered from 1 (4.9.2.2). */
export const LINES = 5;

/** The phases of a Round (6.1.2), and what comes before the first (5.2). */
type Phase = "preparation" | "summon" | "battle" | "end";

/** A Horobito as it fought: the card on top at that moment, in its stay. */
export interface Fighter {
  readonly card: CardId;
  readonly stay: number;
}

/** What a Horobito has had used on it in the battle of its Line (6.3.4.3.2, 6.3.5.3.2). */
export interface Uses {
  fighter: Fighter;
  /** In the order used. */
  waza: CardId[];
  boosts: CardId[];
}

/** The procedure of one Line in progress (6.3.2). Lists are by seat. */
export interface Battle {
  readonly line: number;
  /** Set once the battle is decided (6.3.2.5, 6.3.2.7). */
  decided: boolean;
  /** The seat that won, or `NONE`. */
  winner: Seat;
  fought: (Fighter | null)[];
  /** How much each seat's Barrier takes off its damage (8.4.3.1). */
  barrier: number[];
  /** The damage about to be dealt to each player (6.3.2.10). */
  damage: number[];
  uses: (Uses | null)[];
}

/** What HORO-BEAT keeps beside the cards. */
export interface Progress {
  round: number;
  phase: Phase;
  /** 6.1.3 Exactly one seat is the first player. */
  first: Seat;
  nextFirst: Seat;
  /** The seat that won the battle of Line 1 in this Round, or `NONE` (6.3.7). */
  lineOneWinner: Seat;
  battle: Battle | null;
  /** By seat, the rule of the losing condition met in the step that runs (1.3.1), or "". */
  lost: string[];
  /** Horobito that have been damaged and whose state has not been looked at yet (7.3.3). */
  hit: { readonly card: CardId; readonly stay: number }[];
  /** Damage to Heart not yet processed, by seat (7.6). */
  heartDamage: number[];
  /** How the first player is found (5.2.2). */
  readonly opening: string;
}

export type HorobeatState = State<Progress>;
export type HorobeatTable = Table<HorobeatState>;

const ZONES_PER_SEAT = 6 + 2 * LINES;

/**
 * The zones that each player has of their own (4.1.2), and who knows the faces in them (4.1.3): who does not sees
 * the back (4.1.3.1). Cards lie in order, the last one on top (4.3.1). Nothing but effects changes it in the deck
 * (4.4.4), the Hearts (4.6.6) and the stacks (4.9.3.8); elsewhere it means nothing (4.8.3, 4.9.4.3, 4.10.3).
 */
const OWN_ZONES: readonly Omit<ZoneDeclaration, "seat">[] = [
  { name: "deck", shown: "nobody", copies: "apart" }, // 4.4.2
  { name: "hand", shown: "owner", copies: "alike" }, // 4.5.2, 4.5.3
  { name: "hearts", shown: "nobody", copies: "apart" }, // 4.6.2
  { name: "check", shown: "owner", copies: "alike" }, // 4.7.2, 4.7.3
  { name: "graveyard", shown: "all", copies: "alike" }, // 4.8.2
  { name: "ena", shown: "all", copies: "alike" }, // 4.10.2
  // 4.9.2.1 In each Line a player has one Horobito Zone and one Waza Zone, open (4.9.3.2, 4.9.3.3, 4.9.4.2).
  ...lineNumbers().map((line) => ({ name: `horobito${line}`, shown: "all", copies: "apart" }) as const),
  ...lineNumbers().map((line) => ({ name: `waza${line}`, shown: "all", copies: "apart" }) as const),
];

/** All zones of a match, by number. */
export const ZONES: readonly ZoneDeclaration[] = [0, 1].flatMap((seat) =>
  OWN_ZONES.map((zone): ZoneDeclaration => ({ ...zone, seat })),
);

/** The numbers of the Lines, innermost first (4.9.2.5). */
export function lineNumbers(): number[] {
  return Array.from({ length: LINES }, (_, at) => at + 1);
}

export const deckOf = (seat: Seat): ZoneId => seat * ZONES_PER_SEAT;
export const handOf = (seat: Seat): ZoneId => seat * ZONES_PER_SEAT + 1;
export const heartsOf = (seat: Seat): ZoneId => seat * ZONES_PER_SEAT + 2;
export const checkOf = (seat: Seat): ZoneId => seat * ZONES_PER_SEAT + 3;
export const graveyardOf = (seat: Seat): ZoneId => seat * ZONES_PER_SEAT + 4;
export const enaOf = (seat: Seat): ZoneId => seat * ZONES_PER_SEAT + 5;
/** The Horobito Zone of a seat in a Line (1 to 5). */
export const horobitoZone = (seat: Seat, line: number): ZoneId => seat * ZONES_PER_SEAT + 5 + line;
/** The Waza Zone of a seat in a Line (1 to 5). */
export const wazaZone = (seat: Seat, line: number): ZoneId => seat * ZONES_PER_SEAT + 5 + LINES + line;

/** 2.9.1 The player tied to a zone: the user of the cards in it. */
export const seatOf = (zone: ZoneId): Seat => (zone < ZONES_PER_SEAT ? 0 : 1);
/** The other seat. */
export const opponentOf = (seat: Seat): Seat => 1 - seat;

/** The Line whose Horobito Zone or Waza Zone this is, or 0. */
export function lineOf(zone: ZoneId): number {
  const within = zone % ZONES_PER_SEAT;
  return within < 6 ? 0 : within < 6 + LINES ? within - 5 : within - 5 - LINES;
}

/** Whether this is a Horobito Zone. */
export function isHorobitoZone(zone: ZoneId): boolean {
  const within = zone % ZONES_PER_SEAT;
  return within >= 6 && within < 6 + LINES;
}

/** Whether this is a Waza Zone. */
export const isWazaZone = (zone: ZoneId): boolean => zone % ZONES_PER_SEAT >= 6 + LINES;

/** A rule of HORO-BEAT: see `procedure` of the kernel. */
export function procedure<L extends object>(
  id: string,
  steps: Steps<HorobeatTable, L>,
  role: Procedure<HorobeatTable, L>["role"] = "rule",
): Procedure<HorobeatTable, L> {
  return procedureOf<HorobeatTable, L>(id, steps, role);
}

/** A step of HORO-BEAT that asks: see `choose` of the kernel. */
export function choose<L extends object>(
  ask: (table: HorobeatTable, locals: L) => Question | null,
  then: (table: HorobeatTable, locals: L, option: Option) => void,
) {
  return chooseStep<HorobeatTable, L>(ask, then);
}
