import { expect, test } from "vitest";
import {
  call,
  choose,
  finish,
  NONE,
  type Option,
  procedure,
  repeat,
  ruleOf,
  skip,
  together,
} from "./index.ts";
import { decide, optionsOf, staged, throughJson } from "./testing/stage.ts";
import type { ToyTable } from "./testing/toyState.ts";

const note = (table: ToyTable, text: string) => void table.state.game.notes.push(text);

test("steps run in the order written; what a step calls runs before the next step, in the order called", () => {
  const inner = procedure<ToyTable, { name: string }>("20", {
    "20.1": (table, { name }) => note(table, `${name} first`),
    "20.2": (table, { name }) => note(table, `${name} second`),
  });
  const outer = procedure<ToyTable, object>("10", {
    "10.1": (table) => {
      call(table, inner, { name: "a" });
      call(table, inner, { name: "b" });
      note(table, "called");
    },
    "10.2": (table) => note(table, "after"),
  });
  const { notes } = staged(outer, {}, [], [inner]).state.game;
  expect(notes).toEqual(["called", "a first", "a second", "b first", "b second", "after"]);
});

test("a step repeats after what it called, skips ahead or back, and may finish its procedure", () => {
  const inner = procedure<ToyTable, object>("20", { "20.1": (table) => note(table, "inner") });
  const outer = procedure<ToyTable, { left: number }>("10", {
    "10.1": (table, locals) => {
      note(table, `left ${locals.left}`);
      if (locals.left-- === 0) return;
      repeat(table);
      call(table, inner, {});
    },
    "10.2": (table) => skip(table, 1),
    "10.3": (table) => note(table, "skipped"),
    "10.4": (table) => {
      finish(table);
      call(table, inner, {});
    },
    "10.5": (table) => note(table, "never"),
  });
  const { notes } = staged(outer, { left: 2 }, [], [inner]).state.game;
  expect(notes).toEqual(["left 2", "inner", "left 1", "inner", "left 0", "inner"]);
});

test("a negative skip goes back", () => {
  const outer = procedure<ToyTable, { rounds: number }>("10", {
    "10.1": (table) => note(table, "one"),
    "10.2": (table, locals) => {
      note(table, "two");
      if (++locals.rounds < 2) skip(table, -2);
    },
  });
  expect(staged(outer, { rounds: 0 }).state.game.notes).toEqual(["one", "two", "one", "two"]);
});

test("calls nest, each with locals of its own", () => {
  const count = procedure<ToyTable, { depth: number }>("20", {
    "20.1": (table, { depth }) => {
      if (depth < 3) call(table, count, { depth: depth + 1 });
    },
    "20.2": (table, { depth }) => note(table, `back at ${depth}`),
  });
  expect(staged(count, { depth: 0 }).state.game.notes).toEqual([
    "back at 3",
    "back at 2",
    "back at 1",
    "back at 0",
  ]);
});

test("a label is a rule number and, where needed, a word", () => {
  expect(ruleOf("6.2.4 commit")).toBe("6.2.4");
  expect(ruleOf("6.2.4")).toBe("6.2.4");
  expect(procedure("6", { "6.1": () => undefined, "6.1 again": () => undefined }).rules).toEqual([
    "6.1",
    "6.1",
  ]);
});

interface Wish {
  readonly who: number;
  wishes: string[];
}

const wish = procedure<ToyTable, Wish>("20", {
  "20.1": choose(
    (_, { who }) => ({ seat: who, ask: "wish", options: words("red", "blue"), open: false, about: NONE }),
    (_, { wishes }, option) => void wishes.push(option.kind === "word" ? option.word : ""),
  ),
  "20.2": choose(
    (_, { who }) => ({ seat: who, ask: "wish", options: words("one", "two"), open: false, about: NONE }),
    (_, { wishes }, option) => void wishes.push(option.kind === "word" ? option.word : ""),
  ),
});

const wishes = procedure<ToyTable, { parts: readonly Wish[] }>("10", {
  "10.1": (table, locals) =>
    together(table, locals, wish, [
      { who: 0, wishes: [] },
      { who: 1, wishes: [] },
    ]),
  "10.2": (table, { parts }) => {
    for (const part of parts) note(table, `${part.who}: ${part.wishes.join(" ")}`);
  },
});

const committed = ["0: red two", "1: blue one"];

test("seats decide at the same time, each in its own order, and all is committed together", () => {
  const table = staged(wishes, { parts: [] }, [], [wish]);
  expect(table.decisions.map(({ decision }) => decision.seat)).toEqual([0, 1]);
  decide(table, 1, "blue", "one");
  expect(optionsOf(table, 1)).toEqual([]);
  expect(optionsOf(table, 0)).toEqual(["red", "blue"]);
  expect(table.state.game.notes).toEqual([]);
  decide(table, 0, "red", "two");
  expect(table.state.game.notes).toEqual(committed);
});

test("a secret choice can be saved in its middle", () => {
  let table = staged(wishes, { parts: [] }, [], [wish]);
  for (const [seat, word] of [
    [0, "red"],
    [1, "blue"],
    [1, "one"],
    [0, "two"],
  ] as const) {
    table = throughJson(table);
    decide(table, seat, word);
  }
  expect(table.state.game.notes).toEqual(committed);
});

test("what a secret choice began with stays as it was", () => {
  const table = staged(wishes, { parts: [] }, [], [wish]);
  decide(table, 0, "red");
  const branches = table.state.frames[0]?.branches;
  expect(branches?.[0]?.given).toEqual({ who: 0, wishes: [] });
  expect(branches?.[0]?.locals).toEqual({ who: 0, wishes: ["red"] });
});

test("when the match ends in a secret choice, nothing goes on", () => {
  const ends = procedure<ToyTable, { readonly who: number }>("20", {
    "20.1": (table) => {
      table.state.outcome = { kind: "drawn", rule: "20.1" };
    },
  });
  const outer = procedure<ToyTable, { parts: readonly { readonly who: number }[] }>("10", {
    "10.1": (table, locals) => together(table, locals, ends, [{ who: 0 }]),
    "10.2": (table) => note(table, "went on"),
  });
  const table = staged(outer, { parts: [] }, [], [ends]);
  expect(table.state.game.notes).toEqual([]);
  expect(table.decisions).toEqual([]);
});

function words(...all: readonly string[]): Option[] {
  return all.map((word) => ({ kind: "word", word }));
}
