import { expect } from "vitest";
import { poolOfCards } from "../cards.ts";
import type { HorobeatDefinition } from "../definition.ts";
import { property } from "../testing/property.ts";
import { checkDeck } from "./deck.ts";

function card(id: string, name: string): HorobeatDefinition {
  const printed = { id, names: { ja: name }, cost: 1, colors: 1, power: 1000, trigger: null };
  return {
    ...printed,
    words: { en: "", th: "", ja: "" },
    abilities: [],
    brings: [],
    procedures: [],
    type: "waza",
  };
}

property(["2.1.1", "5.1.2"], "cards of one name count together, whatever their numbers", () => {
  const others = Array.from({ length: 12 }, (_, at) => card(`N-${at}`, `name ${at}`));
  const pool = poolOfCards([card("X-1", "same"), card("X-2", "same"), ...others]);
  const rest = Object.fromEntries(others.map(({ id }) => [id, 4]));
  expect(checkDeck(pool, { ...rest, "X-1": 1, "X-2": 1 })).toEqual([]);
  expect(checkDeck(pool, { ...rest, "N-0": 1, "X-1": 2, "X-2": 3 })).toMatchObject([
    { rule: "5.1.2", figures: { count: 5, limit: 4 } },
  ]);
});
