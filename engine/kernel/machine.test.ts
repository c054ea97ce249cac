import { expect, test } from "vitest";
import { answer, choose, NONE, type Option, procedure, type Question } from "./index.ts";
import { optionsOf, staged } from "./testing/stage.ts";
import type { ToyTable } from "./testing/toyState.ts";

const yes: Option = { kind: "word", word: "yes" };
const no: Option = { kind: "word", word: "no" };

function asking(question: Partial<Question> | null) {
  const full: Question = { seat: 0, ask: "sure", options: [yes], open: true, about: NONE, ...question };
  return procedure<ToyTable, object>("10", {
    "10.1 ask": choose(
      () => (question === null ? null : full),
      (table, _, option) =>
        void table.state.game.notes.push(option.kind === "word" ? option.word : option.kind),
    ),
    "10.2": (table) => void table.state.game.notes.push("end"),
  });
}

test("a single option answers itself where everybody can see why", () => {
  const table = staged(asking({ open: true }), {});
  expect(table.state.game.notes).toEqual(["yes", "end"]);
});

test("a single option is asked where that would tell something", () => {
  const table = staged(asking({ open: false }), {});
  expect(optionsOf(table, 0)).toEqual(["yes"]);
  expect(table.state.game.notes).toEqual([]);
});

test("a decision carries the rule that asks it", () => {
  const table = staged(asking({ options: [yes, no], ask: "really", seat: 1 }), {});
  expect(table.decisions.map(({ decision }) => decision)).toEqual([
    { seat: 1, rule: "10.1", ask: "really", options: [yes, no], open: true, about: NONE },
  ]);
});

test("with nothing to ask the step is passed", () => {
  expect(staged(asking(null), {}).state.game.notes).toEqual(["end"]);
});

test("a question without a legal answer is an error of the game's", () => {
  expect(() => staged(asking({ options: [], ask: "nothing" }), {})).toThrow("nothing legal to do: nothing");
});

test("an answer is one index of the options", () => {
  const table = staged(asking({ options: [yes, no] }), {});
  const [pending] = table.decisions;
  if (pending === undefined) throw new Error("nothing is asked");
  expect(() => answer(table, pending, 2)).toThrow(RangeError);
  answer(table, pending, 1);
  expect(table.state.game.notes).toEqual(["no", "end"]);
});
