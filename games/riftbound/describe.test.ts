import { expect, test } from "vitest";
import { headline } from "./describe.ts";

const FACTS = {
  phase: "main",
  turn: 3,
  turnPlayer: 0,
  points: [1, 2],
  showdown: null,
  gameNumber: 2,
  wins: [1, 0],
};

test("the state of the table tells the game of a match, and nothing of it where there is only one", () => {
  const names = ["You", "Opponent"];
  expect(headline({ ...FACTS, mode: "match" }, "en", names)).toBe(
    "Game 2 (1 : 0) · Turn 3 · your turn · Main Phase · points 1 : 2",
  );
  expect(headline({ ...FACTS, mode: "duel", turnPlayer: 1 }, "en", names)).toBe(
    "Turn 3 · turn of Opponent · Main Phase · points 1 : 2",
  );
});
