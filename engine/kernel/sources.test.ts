import { expect, test } from "vitest";
import { forget, reading, visitSources } from "./index.ts";
import { midTurn } from "./testing/stage.ts";
import type { ToyTable } from "./testing/toyState.ts";

/** A table that counts how often its texts are looked for. */
function counted(): { table: ToyTable; looks: () => number } {
  const table = midTurn([{ table: ["banner", "pebble"] }]);
  let looks = 0;
  const { game } = table;
  const counting: typeof game = {
    ...game,
    sources: (at, visit) => {
      looks++;
      game.sources(at, visit);
    },
  };
  return { table: { ...table, game: counting }, looks: () => looks };
}

function textsOf(table: ToyTable): number[] {
  const found: number[] = [];
  visitSources(table, (card) => found.push(card));
  return found;
}

test("while a table is read its texts are looked for once, and each time otherwise", () => {
  const { table, looks } = counted();
  const outside = [textsOf(table), textsOf(table)];
  expect(looks()).toBe(2);
  const inside = reading(table, () => [textsOf(table), reading(table, () => textsOf(table)), textsOf(table)]);
  expect(looks()).toBe(3);
  expect([...outside, ...inside]).toEqual(Array.from({ length: 5 }, () => [0, 1]));
  textsOf(table);
  expect(looks()).toBe(4);
});

test("what is changed for a moment is looked for anew; a reading that throws is over", () => {
  const { table, looks } = counted();
  const read = (): void => {
    textsOf(table);
    forget(table);
    textsOf(table);
    throw new Error("no more");
  };
  expect(() => reading(table, read)).toThrow("no more");
  expect(looks()).toBe(2);
  textsOf(table);
  textsOf(table);
  expect(looks()).toBe(4);
});
