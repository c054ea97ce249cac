import type { Seat } from "./card.ts";
import { copyData } from "./copy.ts";
import type { Choice, Option, Procedure, Question, Step } from "./game.ts";
import type { Branch, Frame, State } from "./state.ts";

/** What of a table a step needs to steer its own course. */
export interface Running {
  stack: Frame[];
  frame: Frame;
  base: number;
}

/** The steps of a procedure by label: a rule number, followed by a word where one rule takes several steps. */
export type Steps<T, L> = Readonly<Record<string, Step<T, L>>>;

/**
 * A rule as steps, in the order written.
 * @param id the number of the rule (for a card's effect: its key)
 * @param role see `Procedure.role`
 */
export function procedure<T, L extends object>(
  id: string,
  steps: Steps<T, L>,
  role: Procedure<T, L>["role"] = "rule",
): Procedure<T, L> {
  const labels = Object.keys(steps);
  return { id, role, labels, rules: labels.map(ruleOf), steps: Object.values(steps) };
}

/** A step that asks `ask` and hands the chosen option to `then`. */
export function choose<T, L>(
  ask: (table: T, locals: L) => Question | null,
  then: (table: T, locals: L, option: Option) => void,
): Choice<T, L> {
  return { ask, then };
}

/** Whether a step asks. */
export function asks<T, L>(step: Step<T, L>): step is Choice<T, L> {
  return typeof step !== "function";
}

/** The rule number of a step's label. */
export function ruleOf(label: string): string {
  const end = label.indexOf(" ");
  return end < 0 ? label : label.slice(0, end);
}

/** Runs another procedure before the next step. Several called in one step run in the order called. */
export function call<L extends object>(table: Running, called: Procedure<never, L>, locals: L): void {
  pushFrame(table, called.id, locals, table.frame.replaced);
}

/** Stands for the step in progress of a frame that has run none. */
export const NOT_BEGUN = -1;

/** A frame before its first step. A game's state starts with that of its root procedure. */
export function frameOf(id: string, locals: object, replaced: readonly string[] = []): Frame {
  return { procedure: id, step: 0, at: NOT_BEGUN, locals, branches: null, replaced };
}

/** Puts a frame above the running step's own, below what that step added before. */
export function pushFrame(table: Running, id: string, locals: object, replaced: readonly string[]): void {
  const frame = frameOf(id, locals, replaced);
  if (table.stack.length === table.base) table.stack.push(frame);
  else table.stack.splice(table.base, 0, frame);
}

/**
 * Lets each seat go through a procedure of its own, in secret and at the same time, before the next step. What
 * came of them, the locals of each, is in `locals.parts` then.
 */
export function together<L extends object>(
  table: Running,
  locals: { parts: readonly L[] },
  called: Procedure<never, L>,
  parts: readonly (L & { readonly who: Seat })[],
): void {
  locals.parts = [];
  table.frame.branches = parts.map((part) => openBranch(called.id, part.who, part));
}

/** The locals of a seat's own part while seats go through a procedure in secret; null when they do not. */
export function secretOf<L extends object>(
  { frames }: Pick<State, "frames">,
  called: Procedure<never, L>,
  seat: Seat,
): L | null {
  const branches = frames.at(-1)?.branches ?? [];
  const own = branches.find((branch) => branch.seat === seat && branch.procedure === called.id);
  return own === undefined ? null : (own.locals as L);
}

/** A branch at its start. Its locals are a copy of `given`, which stays as it is. */
export function openBranch(id: string, seat: Seat, given: object): Branch {
  const locals = copyData(given);
  return { seat, procedure: id, given, frames: [frameOf(id, locals)], locals };
}

/** The step runs again after what it called. */
export function repeat(table: Running): void {
  table.frame.step--;
}

/** More steps than any procedure has. A small integer: engines keep those in the object itself. */
const PAST_THE_END = 1_000_000_000;

/** The procedure ends after this step and what it called. */
export function finish(table: Running): void {
  table.frame.step = PAST_THE_END;
}

/** Goes on `count` steps further than the next one; negative goes back. */
export function skip(table: Running, count: number): void {
  table.frame.step += count;
}
