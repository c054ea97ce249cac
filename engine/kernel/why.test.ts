import { expect, test } from "vitest";
import { call, choose, NONE, procedure, raise, repeat, skip, why } from "./index.ts";
import { decide, midTurn, staged } from "./testing/stage.ts";
import type { ToyTable } from "./testing/toyState.ts";

const rules = (table: ToyTable) => why(table).map(({ rule }) => rule);

test("the stack says where the match is in the rulebook", () => {
  const table = midTurn([{ hand: ["boulder", "pebble"] }]);
  expect(why(table)).toEqual([
    { procedure: "1", rule: "1.3" },
    { procedure: "3", rule: "3.2" },
  ]);
  decide(table, 0, "boulder");
  expect(rules(table)).toEqual(["1.3", "3.2", "4.1"]);
});

test("a card's effect stands in it as well, machinery does not", () => {
  const table = midTurn([{ hand: ["potion"], table: ["pebble"] }]);
  decide(table, 0, "potion");
  expect(rules(table)).toEqual(["1.3", "3.2", "4.3", "potion.1"]);
});

const ask = procedure<ToyTable, object>("20", {
  "20.1": choose(
    () => ({ seat: 0, ask: "on", options: [{ kind: "word", word: "on" }], open: false, about: NONE }),
    () => undefined,
  ),
});

test.each([
  ["repeats", (table: ToyTable) => repeat(table)],
  ["skips", (table: ToyTable) => skip(table, 1)],
  ["goes back", (table: ToyTable) => skip(table, -2)],
])("the rule in progress is that of the step that called, also when it %s", (_, steer) => {
  const root = procedure<ToyTable, object>("10", {
    "10.1": () => undefined,
    "10.2": (table) => {
      steer(table);
      call(table, ask, {});
      raise(table, "scored", { seat: 0, amount: 1 });
    },
    "10.3": () => undefined,
  });
  const table = staged(root, {}, [], [ask]);
  expect(rules(table)).toEqual(["10.2", "20.1"]);
  decide(table, 0, "on");
  expect(table.log?.[0]?.event.rule).toBe("10.2");
});

test("what is called and waits its turn does not stand in it", () => {
  const last = procedure<ToyTable, object>("30", { "30.1": () => undefined });
  const root = procedure<ToyTable, object>("10", {
    "10.1": (table) => {
      call(table, ask, {});
      call(table, last, {});
    },
  });
  const table = staged(root, {}, [], [ask, last]);
  expect(rules(table)).toEqual(["10.1", "20.1"]);
});
