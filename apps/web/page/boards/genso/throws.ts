import type { EventView, Seat } from "@gyoji/kernel";

export type Throw = "rock" | "paper" | "scissors";
const THROWS: readonly Throw[] = ["rock", "paper", "scissors"];

/** Before these nothing has been thrown for what comes next. */
const BEGINNINGS: readonly string[] = ["turnBegan", "battleBegan", "battleEnded"];

/** What each player has thrown last in the battle in progress, or for the order of the battles; null for nothing yet. */
export function throwsOf(log: readonly EventView[]): readonly (Throw | null)[] {
  const began = log.findLastIndex(({ kind }) => BEGINNINGS.includes(kind));
  return lastThrows(log.slice(began + 1));
}

/** Who won the order of the battles, and what was thrown for it; null before, and once something else was thrown. */
export function orderThrows(
  log: readonly EventView[],
): { readonly winner: Seat; readonly thrown: readonly (Throw | null)[] } | null {
  const at = log.findLastIndex(({ kind }) => kind === "orderFound");
  const found = log[at];
  if (found === undefined || log.slice(at).some(({ kind }) => kind === "threw")) return null;
  return { winner: found.seat, thrown: lastThrows(log.slice(0, at)) };
}

/** The last throw of each player among events; null for none. By seat. */
export function lastThrows(events: readonly EventView[]): readonly (Throw | null)[] {
  return [0, 1].map((seat: Seat) => {
    const thrown = events.findLast((event) => event.kind === "threw" && event.seat === seat);
    return thrown === undefined ? null : (THROWS[thrown.amount - 1] ?? null);
  });
}
