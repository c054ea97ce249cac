import { placeIn } from "@gyoji/genso/presentation";
import type { Seat, View, ZoneId } from "@gyoji/kernel";
import type { TableContext } from "../../table/context.ts";
import { zoneCalled } from "../../table/names.ts";

/** The character place of a seat in a column. */
export function placeZone(context: Pick<TableContext, "reader">, seat: Seat, column: number): ZoneId {
  return zoneCalled(context, `${placeIn(seat, column)}${column}`, seat);
}

/** Whether an onlooker is asked which character goes to this place of theirs. */
export function isAskedFor({ seat: onlooker, decision }: View, seat: Seat, column: number): boolean {
  return seat === onlooker && decision?.ask.toLowerCase() === `place${placeIn(seat, column)}`.toLowerCase();
}

/** Whether a zone with this name is a character place: those alone stand in columns. */
export function isPlace(name: string): boolean {
  return /\d$/u.test(name);
}
