import { applies, type CardId, cardAt, type Seat } from "@gyoji/kernel";
import { type Movement, unitFace } from "../definition.ts";
import { ALL_SQUARES, around, beside, forwardOf, longFlights, placeOf } from "../squares.ts";
import { type MoncolleTable, opponentOf, squareAt } from "../state.ts";
import { levelsOf, roomAt, squareOf, unitsAt, userOf } from "./information.ts";

/** Why a unit cannot go somewhere: the rule, the key of the reason and its figures. */
export interface Hindrance {
  readonly rule: string;
  readonly reason: string;
  readonly figures: Readonly<Record<string, string | number>>;
}

export function hindrance(rule: string, reason: string, figures: Hindrance["figures"] = {}): Hindrance {
  return { rule, reason: `refused ${reason}`, figures };
}

/** play.21 Why a unit cannot move at all now; null if it can. */
export function cannotMove(table: MoncolleTable, unit: CardId): Hindrance | null {
  if (cardAt(table, unit).moved) return hindrance("play.21", "hasMoved");
  if (applies(table, "noMove", "card", unit)) return hindrance("play.20", "heldBack");
  return null;
}

/** Why units cannot go to a square together; null if they can. Each must be able to (play.21). */
export function cannotGo(table: MoncolleTable, units: readonly CardId[], to: number): Hindrance | null {
  for (const unit of units) {
    const why = cannotMove(table, unit) ?? outOfReach(table, unit, to);
    if (why !== null) return why;
  }
  return tooMany(table, units, to);
}

/** move.1, move.2, move.3 Why a square is not within a unit's way of moving. A move needs a field to go to (attack.1). */
function outOfReach(table: MoncolleTable, unit: CardId, to: number): Hindrance | null {
  if (squareAt(table, to).kind === "none") return hindrance("attack.1", "noField");
  const from = squareOf(table, unit);
  switch (unitFace(table, unit).movement) {
    case "walking":
      return beside(from).includes(to) ? null : hindrance("move.1", "walking");
    case "floating":
      return around(from).includes(to) ? null : hindrance("move.2", "floating");
    case "flying":
      return around(from).includes(to) ? null : flightHindered(table, unit, from, to);
  }
}

/** move.3, move.4 Two squares forward, with no opposing unit in between; classic.6 in `classic` in each direction. */
function flightHindered(table: MoncolleTable, unit: CardId, from: number, to: number): Hindrance | null {
  const seat = userOf(table, unit);
  const flights = longFlights(from, seat, table.state.game.edition === "guide");
  const flight = flights.find((each) => each.to === to);
  if (flight === undefined) return hindrance("move.3", "flying");
  return unitsAt(table, opponentOf(seat), flight.over).length === 0 ? null : hindrance("move.4", "inTheWay");
}

/** play.2, play.13 Why units do not fit on a square with those of their side there. */
function tooMany(table: MoncolleTable, units: readonly CardId[], to: number): Hindrance | null {
  const [first] = units;
  if (first === undefined) return null;
  const levels = levelsOf(table, units);
  const room = roomAt(table, userOf(table, first), to);
  if (levels <= room) return null;
  const rule = squareAt(table, to).kind === "mother" ? "play.2" : "play.13";
  return hindrance(rule, "levels", { levels, room });
}

const byAdvance = new Map<Seat, readonly number[]>(
  [0, 1].map((seat) => [seat, sortedByAdvance(ALL_SQUARES, seat)]),
);

function sortedByAdvance(squares: readonly number[], seat: Seat): readonly number[] {
  return squares.toSorted((one, other) => forwardOf(seat) * (placeOf(other).row - placeOf(one).row));
}

/** All squares, the foremost first to the eyes of a seat. */
export function foremostFirst(seat: Seat): readonly number[] {
  return byAdvance.get(seat) ?? ALL_SQUARES;
}

/** The squares that a seat's units can come to from each, by how they move; the foremost first. */
const NEAR: readonly Readonly<Record<Movement, readonly (readonly number[])[]>>[] = [0, 1].map((seat) => {
  const near = (from: (square: number) => readonly number[]) =>
    ALL_SQUARES.map((square) => sortedByAdvance(from(square), seat));
  const far = near((square) => [...around(square), ...longFlights(square, seat, false).map(({ to }) => to)]);
  return { walking: near(beside), floating: near(around), flying: far };
});

/** The squares that units can all go to together, the foremost first. */
export function reachOf(table: MoncolleTable, units: readonly CardId[]): number[] {
  const found: number[] = [];
  for (const square of nearOf(table, units)) if (isInReach(table, units, square)) found.push(square);
  return found;
}

/** Whether there is a square that units can all go to together. */
export function canGoSomewhere(table: MoncolleTable, units: readonly CardId[]): boolean {
  for (const square of nearOf(table, units)) if (isInReach(table, units, square)) return true;
  return false;
}

/** The squares that the first of some units may come to, and the others perhaps; none where one of them stays. */
function nearOf(table: MoncolleTable, units: readonly CardId[]): readonly number[] {
  const [first] = units;
  if (first === undefined) return [];
  for (const unit of units) if (cannotMove(table, unit) !== null) return [];
  const { movement } = unitFace(table, first);
  return NEAR[userOf(table, first)]?.[movement][squareOf(table, first) - 1] ?? [];
}

function isInReach(table: MoncolleTable, units: readonly CardId[], square: number): boolean {
  const [first] = units;
  if (first === undefined || squareAt(table, square).kind === "none") return false;
  for (const unit of units) if (outOfReach(table, unit, square) !== null) return false;
  return levelsOf(table, units) <= roomAt(table, userOf(table, first), square);
}
