import type { DeckProblem } from "@gyoji/game";
import { ELEMENTS } from "../elements.ts";

/** setup.3 How many counters of each element there are at least. */
const OF_EACH = 3;
/** setup.4 How many there are at least in all. */
const IN_ALL = OF_EACH * ELEMENTS.length;

/** setup.3, setup.4 What is wrong with a supply of counters, by element; nothing if it is enough. */
export function checkSupply(supply: readonly number[]): DeckProblem[] {
  const problems: DeckProblem[] = [];
  const add = (rule: string, reason: string, figures: DeckProblem["figures"]): void => {
    problems.push({ rule, reason, figures, card: "" });
  };
  const least = Math.min(...supply);
  const all = supply.reduce((sum, each) => sum + each, 0);
  if (least < OF_EACH) add("setup.3", "deck counters of each", { least: OF_EACH, count: least });
  if (all < IN_ALL) add("setup.4", "deck counters", { least: IN_ALL, count: all });
  return problems;
}
