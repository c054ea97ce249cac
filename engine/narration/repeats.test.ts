import { expect, test } from "vitest";
import { withoutRepeats } from "./repeats.ts";

const more = (count: number): string => `and ${count} more`;

test("of lines that repeat themselves to the end the first few stay", () => {
  const lines = ["a", ...Array.from({ length: 20 }, () => ["x", "y"]).flat()];
  expect(withoutRepeats(lines, more)).toEqual(["a", "x", "y", "x", "y", "x", "y", "and 34 more"]);
});

test("lines that do not repeat themselves stay", () => {
  const lines = Array.from({ length: 30 }, (_, at) => String(at));
  expect(withoutRepeats(lines, more)).toEqual(lines);
  expect(withoutRepeats([], more)).toEqual([]);
});
