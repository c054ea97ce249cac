import type { Passing } from "@gyoji/game";
import type { View } from "@gyoji/kernel";

const QUESTIONS: readonly string[] = ["useNormal", "useCounter", "answer", "summonInstantly"];

/** Passing that goes without saying, as a player has it done unless they want to be asked. */
export const passing: readonly Passing[] = [{ stop: "nothingToUse", answer: passOf }];

/** The answer that uses nothing, where there is nothing else; or null. */
function passOf({ decision }: View): number | null {
  if (decision === null || !QUESTIONS.includes(decision.ask)) return null;
  return decision.options.every(({ kind }) => kind === "word") ? 0 : null;
}
