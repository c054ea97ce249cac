import {
  answer,
  cardAt,
  decisionOf,
  forkTable,
  knows,
  type Option,
  type Pending,
  type Seat,
  type State,
  sample,
  type Table,
} from "@gyoji/kernel";
import type { Bot } from "./bot.ts";
import { mix } from "./dice.ts";

/** On how many samples each option is tried, and how many further choices are played out. */
const SAMPLES = 3;
const FOLLOW_UPS = 12;
/** How many of the best on the first sample are tried on the others too. */
const FINALISTS = 6;
const WORTHLESS = Number.NEGATIVE_INFINITY;

/**
 * Tries each option on tables as they might be, plays out what comes of it if nobody does anything more, and picks the
 * option whose position is best by the game's own measure. Equal options are decided by the seed.
 */
export const greedyBot: Bot = {
  choose: (table, seat, seed) => {
    const pending = decisionOf(table, seat);
    if (pending === null || pending.decision.options.length < 2) return 0;
    const values = valuesOf(table, seat, pending.decision.options, seed);
    let best = 0;
    for (let index = 1; index < values.length; index++) if (better(values, index, best, seed)) best = index;
    return best;
  },
};

function better(values: readonly number[], one: number, other: number, seed: number): boolean {
  const difference = (values[one] ?? 0) - (values[other] ?? 0);
  return difference > 0 || (difference === 0 && mix(seed, one) > mix(seed, other));
}

/**
 * The mean measure after each option, over the samples. Options that look the same to the seat are tried once; those that
 * are not among the best on the first sample are not tried on the others, and are worth nothing.
 */
function valuesOf<S extends State>(
  table: Table<S>,
  seat: Seat,
  options: readonly Option[],
  seed: number,
): number[] {
  const tryOn = tries(table, seat, seed);
  const [first, ...others] = Array.from({ length: SAMPLES }, (_, at) => tryOn(at));
  const firstOf = firstsAlike(options.map((option) => keyOf(table, seat, option)));
  const values = options.map((_, index) => (firstOf[index] === index ? (first?.(index) ?? 0) : WORTHLESS));
  const least = values.toSorted((one, other) => other - one)[FINALISTS - 1] ?? WORTHLESS;
  const means = values.map((value, index) =>
    value === WORTHLESS || value < least
      ? WORTHLESS
      : others.reduce((sum, tried) => sum + tried(index), value) / SAMPLES,
  );
  return means.map((_, index) => means[firstOf[index] ?? index] ?? WORTHLESS);
}

/** How options are tried on the sample with a number: by index, the measure after it. */
function tries<S extends State>(table: Table<S>, seat: Seat, seed: number): (at: number) => Try {
  return (at) => {
    const sampled = sample(table, seat, mix(seed, at));
    const standing = table.game.measure(sampled, seat);
    return (index) => valueOf(forkTable(sampled), seat, index, standing);
  };
}

type Try = (index: number) => number;

/** For each key the index of the first that is the same. */
function firstsAlike(keys: readonly string[]): number[] {
  const firsts = new Map<string, number>();
  for (const [index, key] of keys.entries()) if (!firsts.has(key)) firsts.set(key, index);
  return keys.map((key) => firsts.get(key) ?? 0);
}

/** Two cards that the seat knows, look the same and lie in one zone are one option. */
function keyOf<S extends State>(table: Table<S>, seat: Seat, option: Option): string {
  if (option.kind !== "card" && option.kind !== "use") return JSON.stringify(option);
  const { card } = option;
  const { zone, definition, turned } = cardAt(table, card);
  const isChanged = table.state.lasting.some(({ on, id }) => on === "card" && id === card);
  if (isChanged || !knows(table, seat, card)) return JSON.stringify(option);
  const look = { zone, definition, turned, ...table.game.describe(table, card) };
  return JSON.stringify({ ...option, card: look });
}

/**
 * The measure once the action that begins with `index` is complete and, if the game says so, what it set going has come
 * to its end with nobody doing anything more. When the turn goes by meanwhile it is that of the last settled position
 * before: what the next turn brings by itself is nobody's doing.
 */
function valueOf<S extends State>(table: Table<S>, seat: Seat, index: number, standing: number): number {
  const { game } = table;
  const begun = decisionOf(table, seat);
  if (begun === null) return standing;
  const before = game.comparable(table);
  let settled = standing;
  answer(table, begun, index);
  for (let step = 0; ; step++) {
    if (table.state.outcome === null && game.comparable(table) !== before) return settled;
    const isSettled = game.isSettled(table);
    if (isSettled) settled = game.measure(table, seat);
    const next = step < FOLLOW_UPS ? followUp(table, seat, begun) : null;
    if (next === null) return isSettled ? settled : game.measure(table, seat);
    answer(table, next.pending, next.index);
  }
}

interface FollowUp {
  readonly pending: Pending;
  readonly index: number;
}

/** How it goes on: a further choice of the seat inside the action, or nobody does anything until all is settled. */
function followUp<S extends State>(table: Table<S>, seat: Seat, begun: Pending): FollowUp | null {
  const own = decisionOf(table, seat);
  if (own !== null && own.decision.ask !== begun.decision.ask) return { pending: own, index: 0 };
  const next = table.decisions[0];
  if (next === undefined || table.game.isSettled(table)) return null;
  return { pending: next, index: indexOfNothing(next.decision.options) };
}

/** The answer that does nothing, such as passing; the first one where something must be chosen. */
function indexOfNothing(options: readonly Option[]): number {
  return Math.max(
    0,
    options.findIndex(({ kind }) => kind === "word"),
  );
}
