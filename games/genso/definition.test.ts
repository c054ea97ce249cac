import { describeCardFileError } from "@gyoji/lexicon";
import { expect, test } from "vitest";
import { readCards } from "./cards.ts";
import { ELEMENTS } from "./elements.ts";

const character = {
  id: "X",
  name: { en: "X" },
  type: "character",
  elements: ["fire"],
  atk: 500,
  skill: { cost: 3, rise: 300 },
  burst: { cost: 6, rise: 600 },
};

/** What is wrong with a card file of one card; empty if nothing is. */
function wrong(card: object): string[] {
  const file = { game: "genso", set: { id: "test", name: { en: "test" } }, cards: [card] };
  const read = readCards("test.yaml", JSON.stringify(file));
  return read.ok ? [] : read.errors.map((error) => describeCardFileError(error, "en"));
}

test("a character has at least one of the seven elements", () => {
  for (const element of ELEMENTS) expect(wrong({ ...character, elements: [element] })).toEqual([]);
  expect(wrong({ ...character, elements: ["fire", "ice"] })).toEqual([]);
  expect(wrong({ ...character, elements: [] })).toHaveLength(1);
  expect(wrong({ ...character, elements: ["metal"] })).toHaveLength(1);
});

test("only leaders are turned up for something", () => {
  expect(wrong({ ...character, text: "[flip] draw 1 card." })).toHaveLength(1);
  expect(wrong({ id: "X", name: { en: "X" }, type: "stacking", text: "[flip] draw 1 card." })).toHaveLength(
    1,
  );
  expect(wrong({ id: "X", name: { en: "X" }, type: "leader", text: "[flip] draw 1 card." })).toEqual([]);
});
