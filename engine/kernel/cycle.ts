import { isUnderWay } from "./attempt.ts";
import { procedureOf } from "./event.ts";
import type { Table } from "./game.ts";
import { hashOf } from "./hash.ts";
import type { Frame, State } from "./state.ts";

/**
 * Steps without a free choice after which positions are compared. A loop comes back to each of its steps: so only
 * positions at one step are, and at another one from the next of these counts on, should that one be of no loop. After
 * the last of them a match is cut.
 */
const COMPARED_FROM = [1_600, 3_200, 6_400] as const;
const CUT_AT = 10_000;
const SAME_POSITION = 4;

/**
 * Counts a step without a free choice. The same position for the fourth time, or ten thousand steps, is a loop:
 * the match is cut and its outcome shows the cycle as labels of the rules gone through.
 */
export function countStep<S extends State>(table: Table<S>): void {
  const { state } = table;
  const { idle } = state;
  idle.steps++;
  const { steps } = idle;
  if (steps < COMPARED_FROM[0]) return;
  if (steps >= CUT_AT) state.outcome = { kind: "looped", cycle: cycleOf(idle.seen) };
  const label = runningLabel(table);
  if (COMPARED_FROM.some((from) => from === steps)) idle.seen = [];
  // Every step is noted, for the cycle to be shown; only at the first one's label is the position worth its time.
  const isCompared = idle.seen.length === 0 || labelIn(idle.seen[0] ?? "") === label;
  const position = `${label} ${isCompared ? positionHash(table) : ""}`;
  idle.seen.push(position);
  if (isCompared && idle.seen.filter((each) => each === position).length >= SAME_POSITION)
    state.outcome = { kind: "looped", cycle: cycleOf(idle.seen) };
}

function labelIn(position: string): string {
  return position.slice(0, position.lastIndexOf(" "));
}

/** A free choice was made: nothing before it belongs to a loop. */
export function choiceWasFree(state: State): void {
  state.idle.steps = 0;
  if (state.idle.seen.length > 0) state.idle.seen = [];
}

function runningLabel<S extends State>(table: Table<S>): string {
  const frame = table.stack[table.stack.length - 1];
  if (frame === undefined) return "";
  const running = procedureOf(table, frame.procedure);
  if (running.role === "machine") return "";
  return running.labels[frame.step] ?? running.id;
}

/** What is left out of a position: which object in a row a card is, and when something began. */
const PASSING = ["stay", "since"];

/** What a position is: everything but chance, what only counts on, and frames that are done. */
function positionHash<S extends State>(table: Table<S>): string {
  const { frames, cards, zones, lasting, open, game } = table.state;
  const going = frames.filter((frame) => goesOn(table, frame));
  const position = { going, cards, zones, lasting, open, game };
  return hashOf(
    JSON.stringify(position, (key, value: unknown) => (PASSING.includes(key) ? undefined : value)),
  );
}

function goesOn<S extends State>(table: Table<S>, frame: Frame): boolean {
  const { steps } = procedureOf(table, frame.procedure);
  return frame.step < steps.length || frame.branches !== null || isUnderWay(frame);
}

function cycleOf(seen: readonly string[]): string[] {
  const final = seen[seen.length - 1] ?? "";
  const before = seen.lastIndexOf(final, seen.length - 2);
  const labels = seen
    .slice(before + 1)
    .map(labelIn)
    .filter((label) => label !== "");
  return before < 0 ? [...new Set(labels)] : labels;
}
