import { expect, test } from "vitest";
import { matchIn, placeOfCard } from "./text.ts";

test("a report holds a match; other texts stay as they are", () => {
  expect(matchIn('{ "gyoji": "report", "match": { "gyoji": "match" } }')).toBe('{"gyoji":"match"}');
  expect(matchIn('{ "gyoji": "match" }')).toBe('{ "gyoji": "match" }');
  expect(matchIn("{ cut")).toBe("{ cut");
  expect(matchIn("null")).toBe("null");
});

const FILE = `game: toy
cards:
  T-01: 3
  'T-02': 60
`;

test("a card is found in a deck file", () => {
  expect(placeOfCard(FILE, "T-01")).toEqual({ line: 3, column: 3 });
  expect(placeOfCard(FILE, "T-02")).toEqual({ line: 4, column: 4 });
  expect(placeOfCard(FILE, "T-03")).toEqual({ line: 1, column: 1 });
  expect(placeOfCard(FILE, "")).toEqual({ line: 1, column: 1 });
});
