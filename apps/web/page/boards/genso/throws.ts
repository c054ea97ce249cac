import type { EventView, Seat } from "@gyoji/kernel";

export type Throw = "rock" | "paper" | "scissors";
const THROWS: readonly Throw[] = ["rock", "paper", "scissors"];

/** battle.3 What each player has thrown last in the battle in progress; null for nothing yet. By seat. */
export function throwsOf(log: readonly EventView[]): readonly (Throw | null)[] {
  const began = log.findLastIndex(({ kind }) => kind === "battleBegan" || kind === "battleEnded");
  return lastThrows(log.slice(began + 1));
}

/** The last throw of each player among events; null for none. By seat. */
export function lastThrows(events: readonly EventView[]): readonly (Throw | null)[] {
  return [0, 1].map((seat: Seat) => {
    const thrown = events.findLast((event) => event.kind === "threw" && event.seat === seat);
    return thrown === undefined ? null : (THROWS[thrown.amount - 1] ?? null);
  });
}
