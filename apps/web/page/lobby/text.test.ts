import { expect, test } from "vitest";
import { isDeck, matchIn } from "./text.ts";

test("a report holds a match; other texts stay as they are", () => {
  expect(matchIn('{ "gyoji": "report", "match": { "gyoji": "match" } }')).toBe('{"gyoji":"match"}');
  expect(matchIn('{ "gyoji": "match" }')).toBe('{ "gyoji": "match" }');
  expect(matchIn("{ cut")).toBe("{ cut");
  expect(matchIn("null")).toBe("null");
});

test("a deck is told from a match by the form of its text, or by the name of its file", () => {
  const match = '{ "gyoji": "match" }';
  expect(isDeck("match.json", match)).toBe(false);
  expect(isDeck("match.json", "{")).toBe(false);
  expect(isDeck("match.json", "{}")).toBe(false);
  expect(isDeck("deck.yaml", match)).toBe(true);
  expect(isDeck("deck", "game: toy\n")).toBe(true);
  expect(isDeck("deck", "{game: toy, cards: {T-01: 3}}")).toBe(true);
});
