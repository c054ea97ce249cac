import { type Seat, zoneAt } from "@gyoji/kernel";
import { faceOf } from "./definition.ts";
import { attackOf, defenceOf, levelOf, unitsAt, unitsOf } from "./rules/information.ts";
import { ALL_SQUARES, forwardOf, motherSquare, placeOf } from "./squares.ts";
import { handOf, type MoncolleTable, opponentOf, squareAt } from "./state.ts";

/** How good the position is for a seat, from -1000 (lost) to 1000 (won). */
export function measure(table: MoncolleTable, seat: Seat): number {
  const { outcome } = table.state;
  if (outcome !== null) return outcome.kind !== "won" ? 0 : outcome.winners.includes(seat) ? 1000 : -1000;
  const difference = standing(table, seat) - standing(table, opponentOf(seat));
  return Math.max(-900, Math.min(900, difference));
}

/** What a seat has: units most, the better the further on they are; fields; cards; how safe its mother field is. */
function standing(table: MoncolleTable, seat: Seat): number {
  let sum = 6 * zoneAt(table, handOf(seat)).length;
  for (const card of zoneAt(table, handOf(seat))) if (faceOf(table, card).type === "unit") sum += 1;
  for (const square of ALL_SQUARES) if (squareAt(table, square).controller === seat) sum += 9;
  for (const unit of unitsOf(table, seat)) sum += worth(table, unit);
  for (const square of ALL_SQUARES) sum += advance(table, seat, square) * unitsAt(table, seat, square).length;
  return sum - danger(table, seat);
}

function worth(table: MoncolleTable, unit: number): number {
  return 8 + 2 * levelOf(table, unit) + 2 * (attackOf(table, unit) + defenceOf(table, unit));
}

/** How far on a square lies to the eyes of a seat: 0 to 3 rows. */
function advance(table: MoncolleTable, seat: Seat, square: number): number {
  if (unitsAt(table, seat, square).length === 0) return 0;
  const { row } = placeOf(square);
  return 3 * (forwardOf(seat) > 0 ? row : 3 - row);
}

/** How much stronger the units beside the own mother field are than those on it. */
function danger(table: MoncolleTable, seat: Seat): number {
  const home = motherSquare(seat);
  const guard = strength(table, seat, home);
  let threat = 0;
  for (const square of ALL_SQUARES) {
    const [one, other] = [placeOf(square), placeOf(home)];
    const distance = Math.abs(one.column - other.column) + Math.abs(one.row - other.row);
    if (distance <= 2) threat = Math.max(threat, strength(table, opponentOf(seat), square));
  }
  if (threat === 0) return 0;
  return guard === 0 ? 120 : Math.max(0, Math.min(90, 6 * (threat - guard)));
}

function strength(table: MoncolleTable, seat: Seat, square: number): number {
  return unitsAt(table, seat, square).reduce(
    (sum, unit) => sum + attackOf(table, unit) + defenceOf(table, unit),
    0,
  );
}
