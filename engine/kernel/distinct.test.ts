import { expect, test } from "vitest";
import { distinctOptions } from "./distinct.ts";
import { type OptionView, type View, view } from "./index.ts";
import { midTurn } from "./testing/stage.ts";
import { zones } from "./testing/toyState.ts";

/** A seat with two pebbles in hand and two on the table, asked for one of some options. */
function asked(options: readonly OptionView[]): View {
  const table = midTurn([{ hand: ["pebble", "pebble", "boulder"], table: ["pebble", "pebble"] }, {}]);
  const decision = { seat: 0, rule: "1", ask: "choose", options, open: false, about: -1 };
  return { ...view(table, 0), decision };
}

const cards = (...numbers: readonly number[]): OptionView[] =>
  numbers.map((card) => ({ kind: "card", card }));

const HAND = [0, 1, 2] as const;
const TABLE = [3, 4] as const;

test("copies in a hand are the same to choose, whatever else is in it", () => {
  expect(distinctOptions(zones, asked(cards(...HAND)))).toEqual([
    { index: 0, copies: 2 },
    { index: 2, copies: 1 },
  ]);
});

test("copies on a table are each itself, though they look the same", () => {
  expect(distinctOptions(zones, asked(cards(...TABLE)))).toHaveLength(2);
});

test("the same card in another zone or used in another way is another option", () => {
  expect(distinctOptions(zones, asked(cards(0, 3)))).toHaveLength(2);
  const ways: readonly OptionView[] = ["play", "burn"].map((way) => ({ kind: "use", card: 0, way }));
  expect(distinctOptions(zones, asked([...ways, { kind: "use", card: 1, way: "burn" }]))).toEqual([
    { index: 0, copies: 1 },
    { index: 1, copies: 2 },
  ]);
});

test("whatever is not a card is itself", () => {
  const options: readonly OptionView[] = [
    { kind: "number", number: 1 },
    { kind: "number", number: 2 },
    { kind: "place", zone: 4, position: 0 },
    { kind: "place", zone: 4, position: 1 },
    { kind: "ability", card: 3, text: 0, ability: 0, id: "pebble", of: 1 },
    { kind: "ability", card: 4, text: 0, ability: 0, id: "pebble", of: 1 },
  ];
  expect(distinctOptions(zones, asked(options))).toHaveLength(options.length);
  expect(distinctOptions(zones, { ...asked([]), decision: null })).toEqual([]);
});
