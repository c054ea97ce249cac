import { expect, test } from "vitest";
import { attempt, choose, fail, last, NONE, type Option, procedure, repeat } from "./index.ts";
import { decide, midTurn, optionsOf, staged } from "./testing/stage.ts";
import type { ToyTable } from "./testing/toyState.ts";

test("the same position for the fourth time without a free choice is cut, and the cycle is shown", () => {
  const table = midTurn([{ table: ["echo"] }]);
  decide(table, 0, "strike");
  expect(table.state.outcome).toEqual({ kind: "looped", cycle: ["echo.1"] });
  expect(table.decisions).toEqual([]);
});

test("a cycle of several rules is shown in its order", () => {
  const root = procedure<ToyTable, object>("10", {
    "10.1": () => undefined,
    "10.2 again": (table) => {
      table.frame.step = 0;
    },
  });
  const { outcome } = staged(root, {}).state;
  expect(outcome?.kind === "looped" && [...outcome.cycle].sort()).toEqual(["10.1", "10.2 again"]);
});

test("ten thousand steps without a decision are cut even if no position comes again", () => {
  const root = procedure<ToyTable, { count: number }>("10", {
    "10.1": (table, locals) => {
      locals.count++;
      repeat(table);
    },
  });
  const { state } = staged(root, { count: 0 });
  expect(state.outcome).toEqual({ kind: "looped", cycle: ["10.1"] });
  expect(state.idle.steps).toBe(10_000);
});

test("positions that differ only in what lasts are not the same", () => {
  const root = procedure<ToyTable, object>("10", {
    "10.1": (table) => {
      const amount = (table.state.lasting.pop()?.amount ?? 0) + 1;
      last(table, { layer: "power", on: "card", id: 0, amount, until: "turn", source: 0 });
      if (amount < 500) repeat(table);
    },
  });
  const { state } = staged(root, {}, [{ table: ["pebble"] }]);
  expect(state.outcome).toBe(null);
  expect(state.lasting.map(({ amount }) => amount)).toEqual([500]);
});

test("a loop of failing attempts is cut", () => {
  const tried = procedure<ToyTable, object>("20", { "20.1": (table) => fail(table) });
  const root = procedure<ToyTable, object>("10", {
    "10.1": (table) => {
      repeat(table);
      attempt(table, 0, "it", tried, {});
    },
  });
  expect(staged(root, {}, [], [tried]).state.outcome?.kind).toBe("looped");
});

function asking(...words: readonly string[]) {
  const options = words.map((word): Option => ({ kind: "word", word }));
  return procedure<ToyTable, object>("10", {
    "10.1": choose(
      () => ({ seat: 0, ask: "again", options, open: false, about: NONE }),
      (table) => repeat(table),
    ),
  });
}

test("a free choice is no loop", () => {
  const table = staged(asking("on", "off"), {});
  for (let count = 0; count < 500; count++) decide(table, 0, "on");
  expect(table.state.outcome).toBe(null);
  expect(optionsOf(table, 0)).toEqual(["on", "off"]);
});

test("answering what has one answer is no free choice", () => {
  const table = staged(asking("on"), {});
  for (let count = 0; count < 2_000 && table.state.outcome === null; count++) decide(table, 0, "on");
  expect(table.state.outcome).toEqual({ kind: "looped", cycle: ["10.1"] });
});
