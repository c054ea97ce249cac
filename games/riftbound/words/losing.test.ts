import { meaningsIn } from "@gyoji/game/testing/suites";
import { parseText } from "@gyoji/lexicon";
import { expect, test } from "vitest";
import { lossOf } from "../rules/losing.ts";
import { plainKeyword } from "./categories.ts";
import { entries, words } from "./index.ts";

test("every keyword that a text may say is lost can be lost, each as another one", () => {
  const losses = meaningsIn(entries, plainKeyword).map(({ layer }) => lossOf(layer));
  expect(new Set(losses).size).toBe(losses.length);
});

test("what cannot be lost has no amount", () => {
  expect(() => lossOf("unique")).toThrow(RangeError);
});

// keywords.34 It says how decks are built, and nothing of objects.
test.each([
  ["An enemy unit loses [Shield] this turn.", true],
  ["An enemy unit loses [Unique] this turn.", false],
  ["An enemy unit loses [Shield] and [Unique] this turn.", false],
  ["Enemy units lose [Unique].", false],
])("Unique is nothing to lose: %s", (text, isUnderstood) => {
  expect(parseText(words, "en", text).ok).toBe(isUnderstood);
});
