import { distinctOptions, type View } from "@gyoji/kernel";
import type { GamePresentation } from "./presentation.ts";

/**
 * The answer that a player need not be asked for.
 * @param view as the player to decide sees the table
 * @param stops questions at which the player wants to be asked all the same, and names of ways of passing not wanted
 * @returns the index of the only option there is (copies count as one), or of the one that goes without saying; null
 * where there is something to decide
 */
export function answerUnasked(
  { zones, passing }: GamePresentation,
  view: View,
  stops: readonly string[],
): number | null {
  if (view.decision === null || stops.includes(view.decision.ask)) return null;
  const [only, ...others] = distinctOptions(zones, view);
  if (only !== undefined && others.length === 0) return only.index;
  for (const { stop, answer } of passing) {
    const index = stops.includes(stop) ? null : answer(view);
    if (index !== null) return index;
  }
  return null;
}
