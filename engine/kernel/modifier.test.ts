import { expect, test } from "vitest";
import { applies, carry, end, last, modification, modifications, NONE, place } from "./index.ts";
import { midTurn } from "./testing/stage.ts";
import { powerOf, type ToyTable, zoneOf } from "./testing/toyState.ts";

function strengthen(table: ToyTable, id: number, amount: number, until = "turn"): void {
  last(table, { layer: "power", on: "card", id, amount, until, source: NONE });
}

test("texts that reach the table change others, texts of a card itself only that card", () => {
  const table = midTurn([{ table: ["banner", "pebble"], hand: ["hermit"] }, { table: ["hermit"] }]);
  const [handHermit, banner, pebble, hermit] = [0, 1, 2, 3] as const;
  expect(powerOf(table, banner)).toBe(1);
  expect(powerOf(table, pebble)).toBe(2);
  expect(powerOf(table, hermit)).toBe(3);
  expect(powerOf(table, handHermit)).toBe(1);
});

test("effects add up and end at their moment", () => {
  const table = midTurn([{ table: ["pebble"] }]);
  strengthen(table, 0, 2);
  strengthen(table, 0, 3, "round");
  expect(modification(table, "power", "card", 0)).toBe(5);
  end(table, "turn");
  expect(modification(table, "power", "card", 0)).toBe(3);
});

test("changes are listed the oldest first, texts as the game dates them", () => {
  const table = midTurn([{ table: ["banner", "pebble"] }]);
  strengthen(table, 1, 5);
  strengthen(table, 1, 3);
  expect(modifications(table, "power", "card", 1)).toEqual([1, 5, 3]);
  const dated = { ...table, game: { ...table.game, since: () => table.state.clock + 1 } };
  expect(modifications(dated, "power", "card", 1)).toEqual([5, 3, 1]);
  expect(modifications(table, "mute", "card", 1)).toEqual([]);
});

test("an effect holds on to a card only during one stay", () => {
  const table = midTurn([{ table: ["pebble", "boulder"] }]);
  strengthen(table, 0, 2);
  strengthen(table, 1, 2);
  place(table, 0, zoneOf(0, "hand"));
  place(table, 0, zoneOf(0, "table"));
  carry(table, 1, zoneOf(1, "table"));
  expect(modification(table, "power", "card", 0)).toBe(0);
  expect(modification(table, "power", "card", 1)).toBe(2);
  end(table, "something else");
  expect(table.state.lasting.map(({ id }) => id)).toEqual([1]);
});

test("seats, zones and cards with the same number are different subjects", () => {
  const table = midTurn([{ table: ["pebble"] }]);
  last(table, { layer: "mute", on: "seat", id: 0, amount: 1, until: "turn", source: NONE });
  expect(applies(table, "mute", "seat", 0)).toBe(true);
  expect(applies(table, "mute", "seat", 1)).toBe(false);
  expect(applies(table, "mute", "zone", 0)).toBe(false);
  expect(applies(table, "mute", "card", 0)).toBe(false);
});

test("effects that cancel out do not apply", () => {
  const table = midTurn([{ table: ["pebble"] }]);
  strengthen(table, 0, 1);
  strengthen(table, 0, -1);
  expect(applies(table, "power", "card", 0)).toBe(false);
});
