import type { Passing } from "@gyoji/game";
import type { View } from "@gyoji/kernel";

const QUESTIONS: readonly string[] = ["discardForFaces", "calculation", "mayDo"];

/** Going on that goes without saying, as a player has it done unless they want to be asked. */
export const passing: readonly Passing[] = [{ stop: "nothingToAdd", answer: goOn }];

/** The answer that goes on, where there is nothing else; or null. */
function goOn({ decision }: View): number | null {
  if (decision === null || !QUESTIONS.includes(decision.ask)) return null;
  return decision.options.length === 1 ? 0 : null;
}
