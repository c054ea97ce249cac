import type { Seat } from "@gyoji/kernel";

/*
 * The board: 3 columns, 4 rows. Each side numbers its front row 1 2 3 and its back row 4 5 6 from its own left; squares
 * 1 to 6 are the first seat's, 7 to 12 the second's.
 */

export const SQUARES = 12;
const COLUMNS = 3;
const ROWS = 4;
const OF_A_SIDE = SQUARES / 2;

/** All squares, by number. */
export const ALL_SQUARES: readonly number[] = Array.from({ length: SQUARES }, (_, at) => at + 1);

/** What a square is called: A1 to A6 and B1 to B6. */
export function squareName(square: number): string {
  return `${square <= OF_A_SIDE ? "A" : "B"}${((square - 1) % OF_A_SIDE) + 1}`;
}

/** The square of this name, or 0. */
export function squareCalled(name: string): number {
  return ALL_SQUARES.find((square) => squareName(square) === name) ?? 0;
}

/** play.1 The square of a seat's mother field: its own 5. */
export const motherSquare = (seat: Seat): number => seat * OF_A_SIDE + 5;

/** Whose half of the board a square is in. */
export const halfOf = (square: number): Seat => (square <= OF_A_SIDE ? 0 : 1);

/** Where a square lies: its column from the first seat's left, its row from the first seat's back row. */
export function placeOf(square: number): { column: number; row: number } {
  const within = (square - 1) % OF_A_SIDE;
  const column = within % COLUMNS;
  const depth = within < COLUMNS ? 1 : 0;
  return halfOf(square) === 0
    ? { column, row: depth }
    : { column: COLUMNS - 1 - column, row: ROWS - 1 - depth };
}

const BY_PLACE: ReadonlyMap<number, number> = new Map(
  ALL_SQUARES.map((square) => {
    const { column, row } = placeOf(square);
    return [row * COLUMNS + column, square];
  }),
);

/** The square that lies so far from another, or 0 off the board. */
function squareFrom(square: number, columns: number, rows: number): number {
  const { column, row } = placeOf(square);
  const [x, y] = [column + columns, row + rows];
  return x < 0 || x >= COLUMNS || y < 0 || y >= ROWS ? 0 : (BY_PLACE.get(y * COLUMNS + x) ?? 0);
}

/** By how many rows one goes forward: towards the other side. */
export const forwardOf = (seat: Seat): number => (seat === 0 ? 1 : -1);

type Direction = readonly [number, number];
const PLUS: readonly Direction[] = [
  [0, 1],
  [-1, 0],
  [1, 0],
  [0, -1],
];
const DIAGONALS: readonly Direction[] = [
  [-1, 1],
  [1, 1],
  [-1, -1],
  [1, -1],
];

function squaresBy(directions: readonly Direction[]): readonly (readonly number[])[] {
  return ALL_SQUARES.map((square) =>
    directions.map(([columns, rows]) => squareFrom(square, columns, rows)).filter((found) => found !== 0),
  );
}

const BESIDE = squaresBy(PLUS);
const AROUND = squaresBy([...PLUS, ...DIAGONALS]);

/** The squares up, down, left and right of one. */
export const beside = (square: number): readonly number[] => BESIDE[square - 1] ?? [];
/** The squares around one, diagonals included. */
export const around = (square: number): readonly number[] => AROUND[square - 1] ?? [];

/** A flight of two squares straight on, and the square that it passes over. */
export interface Flight {
  readonly over: number;
  readonly to: number;
}

function flightsBy(directions: readonly Direction[]): readonly (readonly Flight[])[] {
  return ALL_SQUARES.map((square) =>
    directions.flatMap(([columns, rows]) => {
      const to = squareFrom(square, 2 * columns, 2 * rows);
      return to === 0 ? [] : [{ over: squareFrom(square, columns, rows), to }];
    }),
  );
}

const FORWARD = [0, 1].map((seat) => flightsBy([[0, forwardOf(seat)]]));
const STRAIGHT = flightsBy(PLUS);

/** The flights of two squares from a square: forward for a seat (move.3), or in each direction (classic.6). */
export function longFlights(square: number, seat: Seat, isForwardOnly: boolean): readonly Flight[] {
  return (isForwardOnly ? FORWARD[seat] : STRAIGHT)?.[square - 1] ?? [];
}
