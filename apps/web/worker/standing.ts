import { NONE, type Seat } from "@gyoji/kernel";

/**
 * Who somebody is to a match: whose own it is, as the page is to the match in its worker; a player of one seat; or a
 * stranger.
 */
export type Standing =
  | { readonly kind: "owner" }
  | { readonly kind: "player"; readonly seat: Seat }
  | { readonly kind: "stranger" };

/** Whether one may look through the eyes of a seat, of `NONE` or of `ALL`. What is over may be seen whole. */
export function mayLook(standing: Standing, eyes: Seat, isOver: boolean): boolean {
  return isOver || eyes === NONE || mayActFor(standing, eyes);
}

/** Whether one may act for a seat. */
export function mayActFor(standing: Standing, seat: Seat): boolean {
  switch (standing.kind) {
    case "owner":
      return true;
    case "player":
      return standing.seat === seat;
    case "stranger":
      return false;
  }
}

/** Whether one may have the match as a file, in which every card of it can be read. */
export function mayHaveFile({ kind }: Standing, isOver: boolean): boolean {
  return isOver || kind === "owner";
}

/** Whether one says how fast a match goes that nobody plays, and for all players that they agree. */
export function leads({ kind }: Standing): boolean {
  return kind === "owner";
}
