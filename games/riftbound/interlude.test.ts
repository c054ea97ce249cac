import { expect, test } from "vitest";
import { interlude } from "./interlude.ts";

test("between two games one is told how the match stands and what comes next (modes.6, modes.7)", () => {
  const facts = { mode: "longMatch", wins: [1, 2], gameNumber: 4, lastWinner: 1 };
  const [score, next] = interlude.told(facts, "en", ["You", "Opponent"]);
  expect(score).toBe("Games won – You: 1 · Opponent: 2. Who has won 3 wins the match.");
  expect(next).toMatch(/^Game 4 comes next/u);
});

test("after a drawn game one is told that the order stays and nothing is exchanged (modes.6, modes.8)", () => {
  const facts = { mode: "match", wins: [1, 0], gameNumber: 3, lastWinner: -1 };
  const [score, next] = interlude.told(facts, "en", ["You", "Opponent"]);
  expect(score).toBe("Games won – You: 1 · Opponent: 0. Who has won 2 wins the match.");
  expect(next).toMatch(/^Game 3 comes next\. Who goes first stays the same/u);
});
