import { choiceWasFree, countStep } from "./cycle.ts";
import { procedureOf, ruleInProgress } from "./event.ts";
import type { AnyChoice, AnyProcedure, Decision, Option, Pending, Question, Table } from "./game.ts";
import { everybodyLearns } from "./place.ts";
import { asks } from "./procedure.ts";
import { reading } from "./sources.ts";
import type { Frame, State } from "./state.ts";

/** Runs until every stack that can go on waits for a decision, or the match is over; sets `table.decisions`. */
export function run<S extends State>(table: Table<S>): void {
  for (;;) {
    const pending: Pending[] = [];
    const { state } = table;
    runStack(table, state.frames, pending);
    if (table.state !== state) continue; // an attempt failed: the state from before it is in its place
    table.decisions = state.outcome === null ? pending : [];
    return;
  }
}

/**
 * Answers a pending decision and runs on.
 * @param index which of the decision's options
 * @throws RangeError when there is no such option
 */
export function answer<S extends State>(table: Table<S>, { decision, stack }: Pending, index: number): void {
  const option = decision.options[index];
  if (option === undefined) throw new RangeError(`no option ${index} of ${decision.options.length}`);
  if (decision.options.length > 1) choiceWasFree(table.state);
  takeAnswer(table, stack, option);
  run(table);
}

function takeAnswer<S extends State>(table: Table<S>, stack: Frame[], option: Option): void {
  const frame = stack[stack.length - 1] as Frame;
  const { state } = table;
  const running = procedureOf(table, frame.procedure);
  const step = running.steps[frame.step];
  if (step === undefined || !asks(step)) throw new Error(`nothing is asked in ${frame.procedure}`);
  enter(table, stack, frame, running);
  countStep(table);
  frame.step++;
  step.then(table, frame.locals, option);
  if (table.state === state) table.game.between(table);
}

/** Whether the stack has come to its end. */
function runStack<S extends State>(table: Table<S>, stack: Frame[], pending: Pending[]): boolean {
  const { state } = table;
  while (stack.length > 0 && state.outcome === null) {
    const frame = stack[stack.length - 1] as Frame;
    if (frame.branches !== null && !runBranches(table, frame, pending)) return false;
    if (!runFrame(table, stack, frame, pending)) return false;
  }
  return stack.length === 0;
}

/** Runs the steps of the topmost frame until another one is on top, or it ends. Returns false when the stack waits. */
function runFrame<S extends State>(
  table: Table<S>,
  stack: Frame[],
  frame: Frame,
  pending: Pending[],
): boolean {
  const { state } = table;
  const running = procedureOf(table, frame.procedure);
  const height = stack.length;
  do {
    const step = frame.step < running.steps.length ? running.steps[frame.step] : undefined;
    if (step === undefined) {
      endFrame(table, stack);
      return true;
    }
    enter(table, stack, frame, running);
    if (asks(step)) {
      const question = questionOf(table, step, frame.locals);
      if (question !== null && !answersItself(question)) {
        pending.push({ decision: decided(question, ruleInProgress(table)), stack });
        return false;
      }
      countStep(table);
      frame.step++;
      if (question !== null) step.then(table, frame.locals, question.options[0] as Option);
    } else {
      countStep(table);
      frame.step++;
      step(table, frame.locals);
    }
    if (table.state !== state) return false;
    table.game.between(table);
  } while (isOnTop(frame, stack, height) && frame.branches === null && state.outcome === null);
  return true;
}

/** What a step asks now. Asking changes nothing. (Apart from the loop over steps: a closure there costs each of them.) */
function questionOf<S extends State>(
  table: Table<S>,
  step: AnyChoice<Table<S>>,
  locals: object,
): Question | null {
  return reading(table, () => step.ask(table, locals));
}

function isOnTop(frame: Frame, stack: readonly Frame[], height: number): boolean {
  return stack.length === height && stack[height - 1] === frame;
}

function endFrame<S extends State>(table: Table<S>, stack: Frame[]): void {
  stack.pop();
  if (table.state.open.length === 0) return;
  table.stack = stack;
  table.game.between(table);
}

/** Whether all branches have ended; then the frame goes on with its next step. */
function runBranches<S extends State>(table: Table<S>, frame: Frame, pending: Pending[]): boolean {
  let ended = true;
  for (const branch of frame.branches ?? []) {
    branch.locals = branch.frames[0]?.locals ?? branch.locals; // two objects in a state that comes from JSON
    ended = runStack(table, branch.frames, pending) && ended;
  }
  if (!ended) return false;
  // What each did in secret shows now: nobody takes it back freely any more.
  everybodyLearns(table);
  (frame.locals as { parts: object[] }).parts = (frame.branches ?? []).map((branch) => branch.locals);
  frame.branches = null;
  return true;
}

function enter<S extends State>(
  table: Table<S>,
  stack: Frame[],
  frame: Frame,
  running: AnyProcedure<Table<S>>,
): void {
  table.running = running;
  table.stack = stack;
  table.frame = frame;
  table.base = stack.length;
  frame.at = frame.step;
}

function answersItself(question: Question): boolean {
  if (question.options.length === 0) throw new Error(`nothing legal to do: ${question.ask}`);
  return question.open && question.options.length === 1;
}

function decided(question: Question, rule: string): Decision {
  const { seat, ask, options, open, about } = question;
  return { seat, ask, options, open, about, rule };
}
