import type { GameModule } from "@gyoji/game";
import { copyState, enter, type Match, type Pool, type State, startMatch } from "@gyoji/kernel";
import { parseText } from "@gyoji/lexicon";
import { Xorshift } from "./bare/loop.ts";
import { best, perSecond } from "./measure.ts";

/** What is measured of one game, and what it is compared with. */
export interface Bench<S extends State = State> {
  readonly module: GameModule<S>;
  readonly options: Readonly<Record<string, string>>;
  /** Plays one match of the bare loop; returns how many decisions it took. */
  readonly playBare: (seed: number, choices: Xorshift) => number;
  /** A card text to compile, and after how many decisions a match is in the middle. */
  readonly text: string;
  readonly middle: number;
}

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

/** Measures a game with its first two decks and random choices. */
export function benchGame<S extends State>(bench: Bench<S>, milliseconds: number): Report {
  const { module, playBare } = bench;
  const compiled = module.compile([]);
  if (!compiled.ok) throw new Error("the project's cards do not compile");
  const { pool } = compiled;
  const choices = new Xorshift(777);
  const plain = (round: number) => playRandom(bench, pool, round, choices, false);
  const listened = (round: number) => playRandom(bench, pool, round, choices, true);
  const bare = (round: number) => playBare(1 + round * 7919, choices);
  for (const warmUp of [plain, listened, bare]) perSecond(milliseconds, warmUp);
  const rows = Array.from({ length: ROUNDS }, () => ({
    bare: perSecond(milliseconds, bare),
    ours: perSecond(milliseconds, plain),
    events: perSecond(milliseconds, listened),
  }));
  const perMatch = decisionsPerMatch(bench, pool);
  const decisionsPerSecond = best(rows.map(({ ours }) => ours));
  const events = best(rows.map((row) => row.events));
  const bareDecisionsPerSecond = best(rows.map((row) => row.bare));
  const copyMicroseconds = 1e6 / perSecond(milliseconds, copying(bench, pool));
  return {
    decisionsPerSecond,
    matchesPerSecond: decisionsPerSecond / perMatch,
    decisionsPerSecondWithEvents: events,
    matchesPerSecondWithEvents: events / perMatch,
    bareDecisionsPerSecond,
    bareLoopRatio: decisionsPerSecond / bareDecisionsPerSecond,
    copyMicroseconds,
    copyInDecisions: (copyMicroseconds * decisionsPerSecond) / 1e6,
    compileMicroseconds: 1e6 / perSecond(milliseconds, compiling(bench)),
    matchKilobytes: matchKilobytes(bench, pool),
  };
}

function start<S extends State>(
  { module, options }: Bench<S>,
  pool: Pool<S>,
  seed: number,
  listens: boolean,
): Match<S> {
  return startMatch(module.game, pool, { options, decks: decksOf(module), sideboards: [], seed }, listens);
}

const lists = new WeakMap<object, string[][]>();

/** The first two decks, the same lists each time: the pool that a match works with is kept by them. */
function decksOf({ decks }: Pick<GameModule, "decks">): string[][] {
  const known = lists.get(decks);
  if (known !== undefined) return known;
  const made = decks
    .slice(0, 2)
    .map(({ cards }) => Object.entries(cards).flatMap(([id, count]) => new Array<string>(count).fill(id)));
  lists.set(decks, made);
  return made;
}

function playRandom<S extends State>(
  bench: Bench<S>,
  pool: Pool<S>,
  seed: number,
  choices: Xorshift,
  listens: boolean,
): number {
  return advance(start(bench, pool, seed, listens), choices, Number.MAX_SAFE_INTEGER);
}

/** Makes up to `limit` random choices; returns how many. */
function advance<S extends State>(match: Match<S>, choices: Xorshift, limit: number): number {
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

function decisionsPerMatch<S extends State>(bench: Bench<S>, pool: Pool<S>): number {
  const choices = new Xorshift(99);
  let decisions = 0;
  for (let seed = 0; seed < 100; seed++) decisions += playRandom(bench, pool, seed, choices, false);
  return decisions / 100;
}

function midMatch<S extends State>(bench: Bench<S>, pool: Pool<S>): Match<S> {
  const match = start(bench, pool, 5, false);
  advance(match, new Xorshift(5), bench.middle);
  if (match.table.decisions.length === 0) throw new Error("the match is over");
  return match;
}

function copying<S extends State>(bench: Bench<S>, pool: Pool<S>): () => number {
  const { table } = midMatch(bench, pool);
  return () => (copyState(table).cards.length > 0 ? 1 : 0);
}

function compiling<S extends State>({ module, text }: Bench<S>): () => number {
  return () => (parseText(module.lexicon, "en", text).ok ? 1 : 0);
}

/** Memory that one match holds, as the growth of the heap over many of them. */
function matchKilobytes<S extends State>(bench: Bench<S>, pool: Pool<S>): number {
  const collect = globalThis.gc ?? (() => {});
  collect();
  const before = process.memoryUsage().heapUsed;
  const held = Array.from({ length: 200 }, () => midMatch(bench, pool));
  collect();
  return (process.memoryUsage().heapUsed - before) / 1024 / held.length;
}
