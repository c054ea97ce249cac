import { horobeatModule } from "@gyoji/horobeat";
import { copyState, decisionOf, enter, type Match, type Pool, type State, startMatch } from "@gyoji/kernel";
import { parseText } from "@gyoji/lexicon";
import { playBare, Xorshift } from "./bareLoop.ts";
import { best, perSecond } from "./measure.ts";

/** What the bench of one game reports; all of it from one core and one run. */
export interface Report {
  readonly decisionsPerSecond: number;
  readonly matchesPerSecond: number;
  readonly decisionsPerSecondWithEvents: number;
  readonly matchesPerSecondWithEvents: number;
  /** Decisions a second of the bare loop, measured between ours. */
  readonly bareDecisionsPerSecond: number;
  readonly bareLoopRatio: number;
  readonly copyMicroseconds: number;
  /** How many random decisions a copy of a match in mid-play costs. */
  readonly copyInDecisions: number;
  readonly compileMicroseconds: number;
  readonly matchKilobytes: number;
}

/** Rounds of alternating measurements, and how long each lasts. */
const ROUNDS = 7;

/** Measures HORO-BEAT with its starter decks and random choices. */
export function benchHorobeat(milliseconds: number): Report {
  const pool = projectPool();
  const choices = new Xorshift(777);
  const plain = (round: number) => playRandom(pool, round, choices, false);
  const listened = (round: number) => playRandom(pool, round, choices, true);
  const bare = (round: number) => playBare(1 + round * 7919, choices);
  for (const warmUp of [plain, listened, bare]) perSecond(milliseconds, warmUp);
  const rows = Array.from({ length: ROUNDS }, () => ({
    bare: perSecond(milliseconds, bare),
    ours: perSecond(milliseconds, plain),
    events: perSecond(milliseconds, listened),
  }));
  const perMatch = decisionsPerMatch(pool);
  const decisionsPerSecond = best(rows.map(({ ours }) => ours));
  const events = best(rows.map((row) => row.events));
  const bareDecisionsPerSecond = best(rows.map((row) => row.bare));
  const copyMicroseconds = 1e6 / perSecond(milliseconds, copying(pool));
  return {
    decisionsPerSecond,
    matchesPerSecond: decisionsPerSecond / perMatch,
    decisionsPerSecondWithEvents: events,
    matchesPerSecondWithEvents: events / perMatch,
    bareDecisionsPerSecond,
    bareLoopRatio: decisionsPerSecond / bareDecisionsPerSecond,
    copyMicroseconds,
    copyInDecisions: (copyMicroseconds * decisionsPerSecond) / 1e6,
    compileMicroseconds: 1e6 / perSecond(milliseconds, compiling()),
    matchKilobytes: matchKilobytes(pool),
  };
}

function projectPool(): Pool<State> {
  const compiled = horobeatModule.compile([]);
  if (!compiled.ok) throw new Error("the project's cards do not compile");
  return compiled.pool as unknown as Pool<State>;
}

function deck(at: number): string[] {
  const cards = horobeatModule.decks[at]?.cards ?? {};
  return Object.entries(cards).flatMap(([id, count]) => new Array<string>(count).fill(id));
}

const DECKS = [deck(0), deck(1)];

function start(pool: Pool<State>, seed: number, listens: boolean): Match {
  const game = horobeatModule.game as unknown as Parameters<typeof startMatch<State, never>>[0];
  return startMatch(game, pool as never, { options: { opening: "random" }, decks: DECKS, seed }, listens);
}

function playRandom(pool: Pool<State>, seed: number, choices: Xorshift, listens: boolean): number {
  const match = start(pool, seed, listens);
  return advance(match, choices, Number.MAX_SAFE_INTEGER);
}

/** Makes up to `limit` random choices; returns how many. */
function advance(match: Match, choices: Xorshift, limit: number): number {
  let decisions = 0;
  for (
    let pending = match.table.decisions[0];
    pending !== undefined && decisions < limit;
    pending = match.table.decisions[0]
  ) {
    const { seat, options } = pending.decision;
    enter(match, { kind: "answer", seat, index: choices.next(options.length) });
    decisions++;
  }
  return decisions;
}

function decisionsPerMatch(pool: Pool<State>): number {
  const choices = new Xorshift(99);
  let decisions = 0;
  for (let seed = 0; seed < 200; seed++) decisions += playRandom(pool, seed, choices, false);
  return decisions / 200;
}

function midMatch(pool: Pool<State>): Match {
  const match = start(pool, 5, false);
  advance(match, new Xorshift(5), 60);
  if (decisionOf(match.table, 0) === null && decisionOf(match.table, 1) === null)
    throw new Error("the match is over");
  return match;
}

function copying(pool: Pool<State>): () => number {
  const { state } = midMatch(pool).table;
  return () => (copyState(state).cards.length > 0 ? 1 : 0);
}

const TEXT =
  "When this Horobito wins a battle, if it is on Lines 2 to 5, recover 1 of your red Horobito, then draw 2 cards.";

function compiling(): () => number {
  return () => (parseText(horobeatModule.lexicon, "en", TEXT).ok ? 1 : 0);
}

/** Memory that one match holds, as the growth of the heap over many of them. */
function matchKilobytes(pool: Pool<State>): number {
  const collect = globalThis.gc ?? (() => {});
  collect();
  const before = process.memoryUsage().heapUsed;
  const held = Array.from({ length: 200 }, () => midMatch(pool));
  collect();
  const kilobytes = (process.memoryUsage().heapUsed - before) / 1024 / held.length;
  return kilobytes;
}
