import { settlingBy } from "@gyoji/game";
import type { Seat } from "@gyoji/kernel";
import type { GensoState } from "../state.ts";

/** What is kept of a character that leaves the field. */
export interface LastKnown {
  readonly user: Seat;
  readonly column: number;
  readonly atk: number;
  readonly attached: number;
  /** place.4 The faces of what lay on it. */
  readonly given: readonly number[];
}

/** calc.15 What events trigger, one after the other: the first attacker's first, each player's in the order they like. */
export const { settle, whenIdle: settleWhenIdle } = settlingBy<GensoState>({
  whole: "calc.15 triggered",
  choice: "calc.15",
  rest: "calc.15 rest",
});
