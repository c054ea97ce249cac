import { settlingBy } from "@gyoji/game";
import type { MoncolleState } from "../state.ts";

/**
 * ability.5 What constant abilities do when something happens, one after the other: in a combat the attacking side's
 * first (timing.9), else the turn player's; each player in the order they like.
 */
export const { settle, whenIdle: settleWhenIdle } = settlingBy<MoncolleState>({
  whole: "ability.5",
  choice: "ability.5",
  rest: "ability.5 rest",
});
