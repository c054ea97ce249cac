import type { Seat } from "./card.ts";
import { copyData, copyState } from "./copy.ts";
import type { Procedure, Table } from "./game.ts";
import { procedure, pushFrame } from "./procedure.ts";
import type { Frame, State } from "./state.ts";

/** Locals of an attempt: the state from before it (null until it begins), what was learned, whose it is, what is tried. */
export interface AttemptLocals {
  before: State | null;
  learned: readonly number[];
  readonly seat: Seat;
  readonly key: string;
  readonly tried: string;
  readonly locals: object;
}

/** The frame under which something runs that may have to be undone whole. */
export const attemptProcedure = procedure<Table, AttemptLocals>(
  "attempt",
  {
    tries: (table, attempted) => {
      const { tried, locals } = attempted;
      const before = copyState(table); // here, and not where it was called: what that step did stays done
      attempted.before = before;
      attempted.learned = table.learned.slice();
      table.state.attempts++;
      pushFrame(table, tried, copyData(locals), table.frame.replaced);
    },
  },
  "machine",
);

/**
 * Runs a procedure that may fail, before the next step. If it fails, everything is as it was before it, chance and
 * knowledge included, and the next step runs; `hasFailed` then names it until something happens.
 * @param seat whose attempt it is: only this seat may back out of it
 * @param key what is attempted, in the game's own words
 */
export function attempt<S extends State, L extends object>(
  table: Table<S>,
  seat: Seat,
  key: string,
  tried: Procedure<Table<S>, L>,
  locals: L,
): void {
  const attempted: AttemptLocals = { before: null, learned: [], seat, key, tried: tried.id, locals };
  pushFrame(table, attemptProcedure.id, attempted, table.frame.replaced);
}

/** Undoes the innermost attempt whole; the last thing that a step does. */
export function fail<S extends State>(table: Table<S>): void {
  const { key } = innermost(table);
  const { idle } = table.state;
  undoAttempt(table);
  table.state.idle = idle; // steps of failed attempts count, or a loop of them would never be cut
  table.state.failed = [...table.state.failed, key];
}

/** Whether this was attempted and failed, and nothing has happened since. */
export function hasFailed<S extends State>(table: Table<S>, key: string): boolean {
  return table.state.failed.includes(key);
}

/** Whether a seat that is asked something inside its own attempt may still take it back: nobody has learned anything. */
export function mayBackOut<S extends State>(table: Table<S>, seat: Seat): boolean {
  if (!table.state.frames.some(isUnderWay)) return false;
  if (!table.decisions.some(({ decision }) => decision.seat === seat)) return false;
  const attempted = innermost(table);
  return attempted.seat === seat && attempted.learned.every((count, at) => count === table.learned[at]);
}

/**
 * Puts the state from before the innermost attempt back, and takes back what was told of it; who agrees to a draw has
 * done so outside of it.
 */
export function undoAttempt<S extends State>(table: Table<S>): void {
  const { before, learned } = innermost(table);
  untell(table, (before as State).attempts);
  const { agreed } = table.state;
  table.state = before as S;
  table.state.agreed = agreed;
  table.learned = learned.slice();
}

/** Undoes every attempt under way: what comes from outside, such as a concession, comes between whole attempts. */
export function undoAttempts<S extends State>(table: Table<S>): void {
  while (table.state.frames.some(isUnderWay)) undoAttempt(table);
}

/** Takes back what was told since there had been so many attempts. */
function untell<S extends State>({ log }: Table<S>, attempts: number): void {
  if (log === null) return;
  const first = log.findIndex((told) => told.attempts > attempts);
  if (first >= 0) log.length = first;
}

function innermost<S extends State>(table: Table<S>): AttemptLocals {
  const found = table.state.frames.findLast(isUnderWay);
  if (found === undefined) throw new Error("no attempt is in progress");
  return found.locals as AttemptLocals;
}

/** Whether this is the frame of an attempt that has begun. */
export function isUnderWay(frame: Frame): boolean {
  return frame.procedure === attemptProcedure.id && (frame.locals as AttemptLocals).before !== null;
}
