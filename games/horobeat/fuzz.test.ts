import { answer, definitionOf, forkTable, type Match, type Option, startMatch } from "@gyoji/kernel";
import { expect, test } from "vitest";
import { poolOfCards, projectCards } from "./cards.ts";
import { horobeat } from "./game.ts";
import type { HorobeatState, HorobeatTable } from "./state.ts";

/*
 * Random matches with decks drawn from all cards, those not yet played first.
 */

const pool = poolOfCards(projectCards());
const ids = projectCards().map(({ id }) => id);
const MATCHES = 110;
const LONGEST = 4000;

type Below = (count: number) => number;

/** Numbers from a seed. */
function random(seed: number): Below {
  let state = Math.imul(seed, 0x9e3779b9);
  return (count) => {
    state = (state + 0x6d2b79f5) | 0;
    const mixed = Math.imul(state ^ (state >>> 15), state | 1);
    const more = mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61));
    return Math.floor((((more ^ (more >>> 14)) >>> 0) / 2 ** 32) * count);
  };
}

/** 50 cards: some of those not yet played, and any. */
function deck(below: Below, unplayed: readonly string[]): string[] {
  return Array.from({ length: 50 }, (_, at) => {
    const from = at % 2 === 0 && unplayed.length > 0 ? unplayed : ids;
    return from[below(from.length)] ?? "";
  });
}

/** What has been used or has entered. */
const PLAYED = new Set(["entered", "wazaPlaced", "boosted"]);

function notePlayed(table: HorobeatTable, unplayed: Set<string>): void {
  for (const { event, faces } of table.log ?? [])
    if (PLAYED.has(event.kind))
      for (const face of faces) unplayed.delete(table.pool.definitions[face]?.id ?? "");
  table.log = [];
}

/** Cards not yet played come first, and passing last. */
function choice(
  table: HorobeatTable,
  options: readonly Option[],
  unplayed: Set<string>,
  below: Below,
): number {
  const fresh = options.findIndex(
    (option) =>
      option.kind === "use" && option.way !== "boost" && unplayed.has(definitionOf(table, option.card).id),
  );
  if (fresh >= 0 && below(4) > 0) return fresh;
  return options.length > 1 && below(3) > 0 ? 1 + below(options.length - 1) : below(options.length);
}

function expectEachCardInOneZone({ state }: HorobeatTable): void {
  const found = new Array<number>(state.cards.length).fill(-1);
  for (const [zone, cards] of state.zones.entries())
    for (const card of cards) {
      if (found[card] !== -1) throw new Error(`card ${card} lies in zones ${found[card]} and ${zone}`);
      found[card] = zone;
    }
  for (const [card, { zone }] of state.cards.entries())
    if (found[card] !== zone) throw new Error(`card ${card} lies in zone ${found[card]}, not ${zone}`);
}

/** Every option can be taken. */
function expectOptionsWork(table: HorobeatTable): void {
  const decision = table.decisions[0]?.decision;
  for (let index = 0; index < (decision?.options.length ?? 0); index++) {
    const tried = forkTable(table);
    const pending = tried.decisions[0];
    if (pending !== undefined) answer(tried, pending, index);
    expectEachCardInOneZone(tried);
  }
}

function played(seed: number, unplayed: Set<string>): Match<HorobeatState> {
  const below = random(seed);
  const decks = [0, 1].map(() => deck(below, [...unplayed]));
  const match = startMatch<HorobeatState, (typeof pool)["definitions"][number]>(
    horobeat,
    pool,
    { options: { opening: "random" }, decks, seed },
    true,
  );
  const { table } = match;
  for (let step = 0; step < LONGEST && table.state.outcome === null; step++) {
    const pending = table.decisions[below(table.decisions.length)];
    if (pending === undefined) throw new Error("nothing to decide, and no outcome");
    if (step % 40 === 7) expectOptionsWork(table);
    answer(table, pending, choice(table, pending.decision.options, unplayed, below));
    expectEachCardInOneZone(table);
    notePlayed(table, unplayed);
  }
  return match;
}

test("random matches come to an end, lose no card and offer nothing that cannot be done; every card gets played", () => {
  const unplayed = new Set(ids);
  const outcomes: string[] = [];
  for (let seed = 1; seed <= MATCHES; seed++)
    outcomes.push(played(seed, unplayed).table.state.outcome?.kind ?? "none");
  expect([...unplayed]).toEqual([]);
  expect(outcomes).not.toContain("none");
  expect(outcomes.filter((kind) => kind === "won").length).toBeGreaterThan(MATCHES * 0.8);
}, 60_000);
