import { raise, type Seat } from "@gyoji/kernel";
import { fieldZone, type MoncolleTable, squareAt } from "../state.ts";

/** play.23, play.24 A seat takes a square over; `amount` is 1 after a combat. */
export function seize(table: MoncolleTable, who: Seat, square: number, amount: number): void {
  if (squareAt(table, square).controller !== who)
    raise(table, "captured", { seat: who, zone: fieldZone(square), amount });
}
