import { expect, test } from "vitest";
import { poolOf } from "./index.ts";
import { narrow } from "./pool.ts";
import { toyDefinitions, toyPool } from "./testing/toyCards.ts";
import type { ToyDefinition, ToyState } from "./testing/toyState.ts";

test("a pool knows what its cards can answer, replace and change", () => {
  expect([...toyPool.triggering].sort()).toEqual(["destroyed", "entered", "scored"]);
  expect([...toyPool.replacing]).toEqual(["destroyed"]);
  expect([...toyPool.layers].sort()).toEqual(["indestructible", "mute", "power"]);
  expect([...toyPool.reaching].sort()).toEqual(["mute", "power"]);
  expect([...toyPool.procedures.keys()].sort()).toEqual([
    "bomb",
    "echo",
    "ghost",
    "net",
    "phoenix",
    "potion",
    "scout",
    "shield",
  ]);
});

test("two faces with one id are refused", () => {
  expect(() => poolOf<ToyState, ToyDefinition>([...toyDefinitions, ...toyDefinitions.slice(0, 1)])).toThrow(
    "pebble",
  );
});

test("a pool that was narrowed to some decks can still name all faces of the whole", () => {
  const narrowed = narrow(toyPool, [["pebble"]]);
  expect(narrowed.definitions.length).toBeLessThan(toyPool.definitions.length);
  expect(narrowed.all).toBe(toyPool.definitions);
});
