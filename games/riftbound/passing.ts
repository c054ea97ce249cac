import type { Passing } from "@gyoji/game";
import { NONE, type View } from "@gyoji/kernel";
import { isResource } from "./resources.ts";

/** Passing that goes without saying, as a player has it done unless they want to be asked. */
export const passing: readonly Passing[] = [
  { stop: "nothingToDo", answer: (view) => (hasSomethingToDo(view) ? null : passOf(view)) },
  { stop: "ownItem", answer: (view) => (isOwnItemNewest(view) ? passOf(view) : null) },
];

/** The answer that passes Priority or Focus, or null. */
function passOf({ decision }: View): number | null {
  if (decision === null || !["priority", "focus"].includes(decision.ask)) return null;
  const at = decision.options.findIndex((option) => option.kind === "word" && option.word === "pass");
  return at < 0 ? null : at;
}

/** Resources alone change nothing: what they could pay for would be offered besides. */
function hasSomethingToDo(view: View): boolean {
  const { options = [] } = view.decision ?? {};
  return options.some((option) => option.kind !== "word" && !isResource(option, view));
}

/** Who has just put something on the Chain mostly waits for what the others say to it. */
function isOwnItemNewest({ seat, facts }: View): boolean {
  const chain = facts["chain"] as readonly { readonly controller: number }[];
  return (chain.at(-1)?.controller ?? NONE) === seat;
}
