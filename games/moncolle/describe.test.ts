import { LANGUAGES } from "@gyoji/lexicon";
import { expect, test } from "vitest";
import { columnFigures, headline } from "./describe.ts";

const squares = [
  { controller: 0, kind: "mother", limit: 10 },
  { controller: 1, kind: "down", limit: 8 },
  { controller: 1, kind: "open", limit: 9 },
  { controller: -1, kind: "none", limit: 0 },
];

test("a square tells its field, whose it is and its limit; an open field is told by its card", () => {
  const told = [1, 2, 3, 4].map((square) => columnFigures({ squares }, square, "en", ["You", "Opponent"]));
  expect(told).toEqual([
    "mother field · held by You · Limit 10",
    "face-down field · held by Opponent · Limit 8",
    "held by Opponent · Limit 9",
    "no field",
  ]);
});

test.each(LANGUAGES)("a mother field is called so (%s)", (language) => {
  const called = { en: "mother field", th: "ฟิลด์แม่", ja: "本陣" };
  expect(columnFigures({ squares }, 1, language, ["", ""])).toContain(called[language]);
});

test.each([
  ["You", "your turn"],
  ["Opponent", "Opponent’s turn"],
])("the headline says whose turn it is as one would: %s", (name, turn) => {
  const facts = { turn: 3, phase: "move", turnPlayer: 0, combat: null };
  expect(headline(facts, "en", [name, ""])).toBe(`Turn 3 · ${turn} · moving`);
});
