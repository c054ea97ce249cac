import { expect, test } from "vitest";
import { interlude } from "./interlude.ts";

test("between two games one is told how the match stands and what comes next (modes.6, modes.7)", () => {
  const facts = { mode: "longMatch", wins: [1, 2], gameNumber: 4 };
  const [score, next] = interlude.told(facts, "en", ["You", "Opponent"]);
  expect(score).toBe("Games won – You: 1 · Opponent: 2. Who has won 3 wins the match.");
  expect(next).toMatch(/^Game 4 comes next/u);
});
