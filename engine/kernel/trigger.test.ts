import { expect, test } from "vitest";
import { cardAt, procedure, raise } from "./index.ts";
import { idsIn, kindsOf, type Setup, staged, throughJson } from "./testing/stage.ts";
import type { ToyTable } from "./testing/toyState.ts";

function destroying(setup: Setup, cards: readonly number[]): ToyTable {
  const root = procedure<ToyTable, object>("10", { "10.1": (table) => raise(table, "destroyed", { cards }) });
  return staged(root, {}, setup);
}

test("an event opens the abilities that answer it; when they are done it closes", () => {
  const root = procedure<ToyTable, object>("10", {
    "10.1": (table) => raise(table, "entered", { cards: [1], seat: 0 }),
  });
  const table = staged(root, {}, [{ deck: ["pebble"], hand: ["scout"] }]);
  expect(kindsOf(table)).toEqual(["entered", "drew"]);
  expect(idsIn(table, 0, "hand")).toEqual(["pebble"]);
  expect(table.state.open).toEqual([]);
});

test("an ability of a card that has left works by what was last known of it", () => {
  const table = destroying([{ table: ["banner", "ghost"] }], [0, 1]);
  expect(idsIn(table, 0, "graveyard")).toEqual(["banner", "ghost"]);
  expect(table.state.game.points).toEqual([3, 0]);
});

test("an event triggers an ability once, also where it moves its own card", () => {
  const table = destroying([{ table: ["phoenix"] }], [0]);
  expect(idsIn(table, 0, "hand")).toEqual(["phoenix"]);
  expect(table.state.game.notes).toEqual(["phoenix 0"]);
});

test("two copies trigger each for itself", () => {
  const table = destroying([{ table: ["phoenix", "phoenix", "pebble"] }], [0, 1, 2]);
  expect(table.state.game.notes.sort()).toEqual(["phoenix 0", "phoenix 1"]);
});

test("an event is open only where some card may answer it", () => {
  const root = procedure<ToyTable, object>("10", {
    "10.1": (table) => {
      raise(table, "discarded", { cards: [0] });
      table.state.game.notes.push(`open ${table.state.open.length}`);
    },
  });
  expect(staged(root, {}, [{ hand: ["pebble"] }]).state.game.notes).toEqual(["open 0"]);
});

test("what a trigger raises can be replaced even if the event before it was", () => {
  // The net replaces the first destruction; the bomb entering afterwards is an event of its own.
  const root = procedure<ToyTable, object>("10", {
    "10.1": (table) => raise(table, "destroyed", { cards: [1] }),
    "10.2": (table) => raise(table, "entered", { cards: [3], seat: 1 }),
  });
  const table = staged(root, {}, [{ table: ["net", "pebble", "pebble"] }, { hand: ["bomb"] }]);
  expect(idsIn(table, 0, "hand")).toEqual(["pebble", "net", "pebble"]);
});

test("open events survive JSON in the middle of an effect", () => {
  const root = procedure<ToyTable, object>("10", {
    "10.1": (table) => raise(table, "entered", { cards: [0], seat: 0 }),
  });
  const table = staged(root, {}, [{ hand: ["potion"], table: ["pebble"] }]);
  expect(table.state.open.map(({ event, done }) => [event.kind, done])).toEqual([
    ["entered", [`0.${cardAt(table, 0).definition}.0`]],
  ]);
  expect(throughJson(table).state).toEqual(table.state);
});
