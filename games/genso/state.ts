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
  type State,
  type Steps,
  type Table,
  type ZoneDeclaration,
  type ZoneId,
  zoneAt,
} from "@gyoji/kernel";
import { ELEMENTS } from "./elements.ts";

/** A match is between two players, who share every turn. */
export const SEATS = 2;
export const BOTH: readonly Seat[] = [0, 1];

/** place.2 The places of a player; both players' places make columns, counted from the first player's deck side. */
export const COLUMNS: readonly number[] = [1, 2, 3];

/** battle.3, turn.6 Whether the players throw, or chance decides. */
export const JANKEN = ["choose", "random"] as const;
/** result.1 What becomes of those who are left at the end of a turn. */
export const SURVIVORS = ["discard", "stay"] as const;

/** What a match is played with. */
export interface Format {
  readonly janken: (typeof JANKEN)[number];
  readonly survivors: (typeof SURVIVORS)[number];
}

/** What Genso keeps of a card beside the kernel's. */
export interface GensoCard extends Card {
  /** calc.17, calc.18 The elements attached to it, as bits. */
  attached: number;
  /** calc.20 The ATK that was fixed in this turn's battle; `NONE` without one. */
  fixedAtk: number;
}

/** turn.1 The phases of a turn in their order, and what comes before the first. */
export const PHASES = ["draw", "selection", "battle", "result", "end"] as const;
export type Phase = "setUp" | (typeof PHASES)[number];

/** battle.2 The phases of a battle in their order. */
const STAGES = [
  "firstAttack",
  "firstDice",
  "firstCalculation",
  "secondDice",
  "secondCalculation",
  "comparison",
] as const;
export type Stage = (typeof STAGES)[number];

/** How a character attacks (calc.8, calc.9, calc.11). */
export const WAYS = ["skill", "burst", "normal"] as const;
export type Way = (typeof WAYS)[number];

/** What a player has thrown and done in a battle. */
export interface Side {
  readonly card: CardId;
  readonly stay: number;
  /** calc.2 The faces of the dice, by number: see elements.ts. */
  dice: number[];
  /** calc.6 Faces added for discarded characters. */
  added: number;
  /** calc.8, calc.9, calc.11 How it attacks; null before that is known. */
  way: Way | null;
}

/** battle.2 A battle in progress. Lists are by seat. */
export interface Battle {
  readonly columns: readonly number[];
  readonly sides: Side[];
  /** result.2 Whether it is the one that breaks a tie of a turn. */
  readonly isExtra: boolean;
  stage: Stage;
  /** battle.4 The first attacker, or `NONE`. */
  first: Seat;
}

/** What Genso keeps beside the cards. Lists are by seat. */
interface Progress {
  readonly format: Format;
  turn: number;
  phase: Phase;
  /** turn.7 The columns in the order of their battles; empty before that is settled. */
  order: number[];
  battle: Battle | null;
  /** result.1, result.4 Turns won, and turns drawn by both. */
  wins: number[];
  draws: number;
  /** setup.3 The counters in the supply, by element. */
  supply: number[];
  /** What has decided the match, not yet looked at. */
  readonly verdicts: Verdict[];
}

/** win.1, win.3, win.5, win.6, table.8 A player has won or lost the match by a rule, or nobody has. */
export type Verdict =
  | { readonly kind: "won" | "lost"; readonly seat: Seat; readonly rule: string }
  | { readonly kind: "drawn"; readonly rule: string };

export type GensoState = State<Progress, GensoCard>;
export type GensoTable = Table<GensoState>;

/** place.2 What the places of a player are called, from the deck side on. */
export const PLACES = ["deckSide", "centre", "discardSide"] as const;

/** turn.7 A player's places from the deck side to the discard side: facing players have them the other way round. */
export function columnsFrom(seat: Seat): readonly number[] {
  return seat === 0 ? COLUMNS : COLUMNS.toReversed();
}

/** place.2 Which of their places a player has in a column. */
export function placeIn(seat: Seat, column: number): (typeof PLACES)[number] {
  return PLACES[columnsFrom(seat).indexOf(column)] ?? "centre";
}

const ownZones = (seat: Seat): readonly ZoneDeclaration[] => [
  { name: "deck", seat, shown: "nobody", copies: "alike" },
  // turn.3
  { name: "hand", seat, shown: "owner", copies: "alike" },
  { name: "discards", seat, shown: "all", copies: "alike" },
  // setup.2 Face down: only its owner may look at it.
  { name: "leader", seat, shown: "owner", copies: "apart" },
  // turn.5 Face down until their battle.
  ...COLUMNS.map(
    (column): ZoneDeclaration => ({
      name: `${placeIn(seat, column)}${column}`,
      seat,
      shown: "owner",
      copies: "apart",
    }),
  ),
];

/** All zones of a match, by number. */
export const ZONES: readonly ZoneDeclaration[] = BOTH.flatMap(ownZones);
const OWN_ZONES = ZONES.length / SEATS;

const ownZone = (seat: Seat, at: number): ZoneId => seat * OWN_ZONES + at;
export const deckOf = (seat: Seat): ZoneId => ownZone(seat, 0);
export const handOf = (seat: Seat): ZoneId => ownZone(seat, 1);
export const discardsOf = (seat: Seat): ZoneId => ownZone(seat, 2);
export const leaderOf = (seat: Seat): ZoneId => ownZone(seat, 3);
/** place.1 The character place of a player in a column; what is laid on the character lies above it (place.4). */
export const placeOf = (seat: Seat, column: number): ZoneId => ownZone(seat, 3 + column);

/** The player whose zone this is. */
export const seatOfZone = (zone: ZoneId): Seat => Math.floor(zone / OWN_ZONES);

/** The column of a character place, or 0. */
export const columnOf = (zone: ZoneId): number => COLUMN_OF_ZONE[zone] ?? 0;
const COLUMN_OF_ZONE: readonly number[] = ZONES.map((_, zone) => Math.max(0, (zone % OWN_ZONES) - 3));

/** The other seat. */
export const opponentOf = (seat: Seat): Seat => 1 - seat;

/** place.3, place.4 The character in a place, or `NONE`. */
export function characterIn(table: GensoTable, seat: Seat, column: number): CardId {
  return zoneAt(table, placeOf(seat, column))[0] ?? NONE;
}

/** The battle in progress. Throws when there is none. */
export function battleOf({ state }: GensoTable): Battle {
  const { battle } = state.game;
  if (battle === null) throw new Error("no battle is in progress");
  return battle;
}

/** What a player has done in the battle in progress. */
export function sideOf(table: GensoTable, seat: Seat): Side {
  return battleOf(table).sides[seat] as Side;
}

/** setup.3 Six counters of each element for each player: more than play can use. */
export function fullSupply(): number[] {
  return ELEMENTS.map(() => 6 * SEATS);
}

/** A rule of Genso: see `procedure` of the kernel. */
export function procedure<L extends object>(
  id: string,
  steps: Steps<GensoTable, L>,
  role: Procedure<GensoTable, L>["role"] = "rule",
): Procedure<GensoTable, L> {
  return procedureOf<GensoTable, L>(id, steps, role);
}

/** A step of Genso that asks: see `choose` of the kernel. */
export function choose<L extends object>(
  ask: (table: GensoTable, locals: L) => Question | null,
  then: (table: GensoTable, locals: L, option: Option) => void,
) {
  return chooseStep<GensoTable, L>(ask, then);
}
