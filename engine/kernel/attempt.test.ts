import { expect, test } from "vitest";
import {
  attempt,
  call,
  choose,
  enter,
  fail,
  forkTable,
  hasFailed,
  type Match,
  mayBackOut,
  NONE,
  newsSince,
  pick,
  procedure,
  raise,
  seedChance,
} from "./index.ts";
import { decide, idsIn, midTurn, optionsOf, staged, throughJson } from "./testing/stage.ts";
import type { ToyState, ToyTable } from "./testing/toyState.ts";

const failing = { generator: seedChance(1).generator, script: [{ kind: "pick", number: 0 }] } as const;

const lucky = { generator: seedChance(1).generator, script: [{ kind: "pick", number: 5 }] } as const;

test("a failed attempt leaves everything as it was, chance and knowledge included", () => {
  const table = midTurn([{ hand: ["gamble", "pebble"] }], failing);
  const before = structuredClone(table.state);
  const learned = table.learned.slice();
  decide(table, 0, "gamble", "pebble");
  const { frames, idle, failed, ...after } = table.state;
  expect(failed).toEqual(["play 0"]);
  expect(idle.steps).toBeGreaterThan(0);
  expect(frames.map((frame) => [frame.procedure, frame.step])).toEqual(
    before.frames.map((frame) => [frame.procedure, frame.step]),
  );
  const { frames: _, idle: __, failed: ___, ...expected } = before;
  expect(after).toEqual(expected);
  expect(table.learned).toEqual(learned);
});

test("what was told of a failed attempt is taken back, and nothing else", () => {
  const well = procedure<ToyTable, object>("20", { "20.1": (table) => raise(table, "told", { amount: 2 }) });
  const badly = procedure<ToyTable, object>("30", {
    "30.1": (table) => raise(table, "told", { amount: 3 }),
    "30.2": (table) => fail(table),
  });
  const root = procedure<ToyTable, object>("10", {
    "10.1": (table) => raise(table, "told", { amount: 1 }),
    "10.2": (table) => attempt(table, 0, "well", well, {}),
    "10.3": (table) => attempt(table, 0, "badly", badly, {}),
    "10.4": (table) => raise(table, "told", { amount: 4 }),
  });
  const table = staged(root, {}, [], [well, badly]);
  expect(table.log?.map(({ event }) => event.amount)).toEqual([1, 2, 4]);
  // Who had been told the first three, the third of which was taken back, is told the fourth.
  const { from, events } = newsSince(table, 3);
  expect([from, events.map(({ event }) => event.amount)]).toEqual([2, [4]]);
});

test("it is not offered again until something happens", () => {
  const table = midTurn([{ hand: ["gamble", "pebble", "pebble"] }], failing);
  decide(table, 0, "gamble", "pebble");
  expect(optionsOf(table, 0)).toEqual(["pass", "pebble", "pebble"]);
  expect(hasFailed(table, "play 0")).toBe(true);
  decide(table, 0, "pebble");
  expect(hasFailed(table, "play 0")).toBe(false);
  expect(optionsOf(table, 0)).toEqual(["pass", "gamble", "pebble", "strike"]);
});

test("what the step did besides stays done, in its order", () => {
  const side = procedure<ToyTable, object>("30", {
    "30.1": (table) => void table.state.game.notes.push("side"),
  });
  const tried = procedure<ToyTable, object>("20", {
    "20.1": (table) => {
      table.state.game.notes.push("tried");
      fail(table);
    },
  });
  const root = procedure<ToyTable, object>("10", {
    "10.1": (table) => {
      attempt(table, 0, "it", tried, {});
      table.state.game.notes.push("began");
    },
    "10.2": (table) => {
      call(table, side, {});
      attempt(table, 0, "it again", tried, {});
    },
    "10.3": (table) => void table.state.game.notes.push(table.state.failed.join()),
  });
  expect(staged(root, {}, [], [tried, side]).state.game.notes).toEqual(["began", "side", "it,it again"]);
});

test("attempts nest: only the innermost fails", () => {
  const inner = procedure<ToyTable, object>("30", {
    "30.1": (table) => {
      table.state.game.notes.push("inner");
      fail(table);
    },
  });
  const outer = procedure<ToyTable, object>("20", {
    "20.1": (table) => {
      table.state.game.notes.push("outer");
      attempt(table, 0, "inner", inner, {});
    },
    "20.2": (table) => void table.state.game.notes.push("outer goes on"),
  });
  const root = procedure<ToyTable, object>("10", {
    "10.1": (table) => attempt(table, 0, "outer", outer, {}),
  });
  expect(staged(root, {}, [], [outer, inner]).state.game.notes).toEqual(["outer", "outer goes on"]);
});

test("when an answer fails an attempt, events that were open before it are still answered", () => {
  const tried = procedure<ToyTable, object>("20", {
    "20.1": choose(
      () => ({ seat: 0, ask: "fail", options: [{ kind: "word", word: "fail" }], open: false, about: NONE }),
      (table) => fail(table),
    ),
  });
  const root = procedure<ToyTable, object>("10", {
    "10.1": (table) => {
      attempt(table, 0, "it", tried, {});
      raise(table, "entered", { seat: 0, cards: [2] }); // waits, since the attempt stands before it
    },
  });
  const table = staged(root, {}, [{ deck: ["pebble", "pebble"], hand: ["scout"] }], [tried]);
  decide(table, 0, "fail");
  expect(idsIn(table, 0, "hand")).toEqual(["pebble"]);
});

function matchOn(table: ToyTable): Match<ToyState> {
  return {
    setting: { options: {}, decks: [[], []], sideboards: [], seed: 1 },
    initial: table.state,
    table,
    record: [],
    learned: [],
  };
}

test("a player takes an attempt back while nobody has learned anything", () => {
  const match = matchOn(midTurn([{ hand: ["scout"], table: ["boulder", "pebble"] }]));
  const { table } = match;
  expect(mayBackOut(table, 0)).toBe(false);
  decide(table, 0, "strike");
  expect(mayBackOut(table, 0)).toBe(true);
  expect(mayBackOut(table, 1)).toBe(false);
  enter(match, { kind: "backOut", seat: 0 });
  expect(optionsOf(table, 0)).toEqual(["pass", "scout", "strike"]);
  expect(idsIn(table, 0, "table")).toEqual(["boulder", "pebble"]);
});

test("backing out works the same on a saved and on a forked table", () => {
  const table = midTurn([{ hand: ["gamble", "pebble", "pebble"], table: ["pebble"] }], lucky);
  decide(table, 0, "gamble", "pebble", "strike");
  for (const again of [throughJson(table), forkTable(table)]) {
    const match = matchOn(again);
    enter(match, { kind: "backOut", seat: 0 });
    expect(optionsOf(match.table, 0)).toEqual(["pass", "pebble", "strike"]);
  }
});

test("nobody takes back a card that was shown", () => {
  const table = midTurn([{ hand: ["boulder", "pebble"] }]);
  decide(table, 0, "boulder");
  expect(mayBackOut(table, 0)).toBe(false);
});

test("nobody takes back what used chance", () => {
  const tried = procedure<ToyTable, object>("20", {
    "20.1": (table) => void pick(table, 6),
    "20.2": choose(
      () => ({ seat: 0, ask: "on", options: [{ kind: "word", word: "on" }], open: false, about: NONE }),
      () => undefined,
    ),
  });
  const root = procedure<ToyTable, object>("10", { "10.1": (table) => attempt(table, 0, "it", tried, {}) });
  const table = staged(root, {}, [], [tried]);
  expect(mayBackOut(table, 0)).toBe(false);
});

test("only who attempts it takes it back", () => {
  const tried = procedure<ToyTable, object>("20", {
    "20.1": choose(
      () => ({ seat: 1, ask: "on", options: [{ kind: "word", word: "on" }], open: false, about: NONE }),
      () => undefined,
    ),
  });
  const root = procedure<ToyTable, object>("10", {
    "10.1": (table) => attempt(table, 0, "it", tried, {}),
  });
  const table = staged(root, {}, [], [tried]);
  expect([0, 1].map((seat) => mayBackOut(table, seat))).toEqual([false, false]);
});

test("agreeing to a draw is no part of an attempt", () => {
  const match = matchOn(midTurn([{ hand: ["scout"], table: ["boulder", "pebble"] }]));
  decide(match.table, 0, "strike");
  enter(match, { kind: "agreeDraw", seat: 1 });
  enter(match, { kind: "backOut", seat: 0 });
  enter(match, { kind: "agreeDraw", seat: 0 });
  expect(match.table.state.outcome?.kind).toBe("drawn");
});

test("failing outside an attempt is an error of the game's", () => {
  const root = procedure<ToyTable, object>("10", { "10.1": (table) => fail(table) });
  expect(() => staged(root, {})).toThrow("no attempt is in progress");
});
