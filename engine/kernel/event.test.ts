import { describe, expect, test } from "vitest";
import { attempt, choose, fail, forkTable, last, NONE, procedure, type Raised, raise } from "./index.ts";
import { decide, idsIn, kindsOf, optionsOf, type Setup, staged } from "./testing/stage.ts";
import type { ToyTable } from "./testing/toyState.ts";

function raising(setup: Setup, ...events: readonly (readonly [string, Raised])[]): ToyTable {
  const root = procedure<ToyTable, object>("10", {
    "10.1": (table) => {
      for (const [kind, raised] of events) raise(table, kind, raised);
    },
    "10.2": (table) =>
      void table.state.game.notes.push(table.log?.map(({ event }) => event.kind).join(" ") ?? ""),
  });
  return staged(root, {}, setup);
}

describe("can't beats can", () => {
  test("a card under a forbidding layer is left out of the event", () => {
    const table = raising([{ table: ["rock", "pebble"] }], ["destroyed", { cards: [0, 1] }]);
    expect(idsIn(table, 0, "table")).toEqual(["rock"]);
    expect(table.log?.map(({ event }) => event.cards)).toEqual([[1]]);
  });

  test("an event with no card left does not happen", () => {
    const table = raising([{ table: ["rock"] }], ["destroyed", { cards: [0] }]);
    expect(kindsOf(table)).toEqual([]);
  });

  test("an event of a seat that is forbidden it does not happen", () => {
    const table = raising(
      [{}, { table: ["gag"] }],
      ["scored", { seat: 0, amount: 1 }],
      ["scored", { seat: 1, amount: 1 }],
    );
    expect(table.state.game.points).toEqual([0, 1]);
  });

  test("a continuous effect can forbid as well", () => {
    const root = procedure<ToyTable, object>("10", {
      "10.1": (table) => {
        last(table, { layer: "indestructible", on: "card", id: 0, amount: 1, until: "turn", source: 0 });
        raise(table, "destroyed", { cards: [0, 1] });
      },
    });
    expect(idsIn(staged(root, {}, [{ table: ["pebble", "pebble"] }]), 0, "table")).toEqual(["pebble"]);
  });
});

describe("replacements", () => {
  test("the replaced part leaves the event, the rest happens", () => {
    const table = raising(
      [{ table: ["net", "pebble"] }, { table: ["boulder"] }],
      ["destroyed", { cards: [1, 2] }],
    );
    expect(idsIn(table, 0, "hand")).toEqual(["pebble"]);
    expect(idsIn(table, 1, "graveyard")).toEqual(["boulder"]);
    expect(table.log?.map(({ event }) => event.cards)).toEqual([[2]]);
  });

  test("a wholly replaced event does not happen", () => {
    const table = raising([{ table: ["net", "pebble"] }], ["destroyed", { cards: [0, 1] }]);
    expect(idsIn(table, 0, "hand")).toEqual(["net", "pebble"]);
    expect(kindsOf(table)).toEqual([]);
  });

  test("each replaces an event at most once, also what is left of it", () => {
    const table = raising([{ table: ["shield", "pebble", "boulder"] }], ["destroyed", { cards: [1, 2] }]);
    expect(idsIn(table, 0, "table")).toEqual(["pebble"]);
    expect(idsIn(table, 0, "graveyard")).toEqual(["shield", "boulder"]);
  });

  test("what a replacement has taken away is another object: the rest of the event does not follow it", () => {
    const table = raising(
      [{ table: ["shield", "pebble"] }],
      ["destroyed", { cards: [1] }],
      ["destroyed", { cards: [0, 1] }],
    );
    expect(idsIn(table, 0, "graveyard")).toEqual(["shield", "pebble"]);
    expect(table.log?.map(({ event }) => event.cards)).toEqual([[0], [1]]);
  });

  test("an event that a replacement raises is not replaced by it again", () => {
    const table = raising([{ table: ["shield", "shield", "pebble"] }], ["destroyed", { cards: [2] }]);
    decide(table, 0, "shield");
    expect(idsIn(table, 0, "table")).toEqual(["shield", "pebble"]);
    expect(idsIn(table, 0, "graveyard")).toEqual(["shield"]);
  });

  test("the first seat in order that has any chooses among its own, under the rule that raised the event", () => {
    const table = raising(
      [{ table: ["shield", "net", "pebble"] }, { table: ["net", "boulder"] }],
      ["destroyed", { cards: [2, 4] }],
    );
    expect(table.decisions.map(({ decision }) => [decision.seat, decision.rule])).toEqual([[0, "10.1"]]);
    expect(optionsOf(table, 0)).toEqual(["shield", "net"]);
    decide(table, 0, "net");
    expect(idsIn(table, 0, "hand")).toEqual(["pebble"]);
    expect(idsIn(table, 1, "hand")).toEqual(["boulder"]);
  });
});

describe("order", () => {
  test("events that one step raises keep their order, whether something can touch them or not", () => {
    const table = raising(
      [{ deck: ["pebble"], table: ["pebble"] }],
      ["scored", { seat: 0, amount: 1 }],
      ["destroyed", { cards: [1] }],
      ["drew", { seat: 0 }],
      ["scored", { seat: 1, amount: 1 }],
    );
    expect(kindsOf(table)).toEqual(["scored", "destroyed", "drew", "scored"]);
  });

  test("the next step reads what came of them", () => {
    const table = raising(
      [{ table: ["pebble"] }],
      ["destroyed", { cards: [0] }],
      ["scored", { seat: 1, amount: 2 }],
    );
    expect(table.state.game.notes).toEqual(["destroyed scored"]);
  });

  test("an event carries the rule of its step and the cards it came to", () => {
    const table = raising([{ deck: ["pebble"] }], ["drew", { seat: 0 }]);
    expect(table.log?.map(({ event }) => event)).toEqual([
      { kind: "drew", rule: "10.1", seat: 0, cards: [0], amount: 0, more: {}, zone: -1, source: -1 },
    ]);
  });
});

test("an event that only tells leaves the same state, whether anybody listens or not", () => {
  const tried = procedure<ToyTable, object>("20", { "20.1": (table) => fail(table) });
  const root = procedure<ToyTable, object>("10", {
    "10.1": choose(
      () => ({ seat: 0, ask: "on", options: [{ kind: "word", word: "on" }], open: false, about: NONE }),
      (table) => attempt(table, 0, "it", tried, {}),
    ),
    "10.2": (table) => raise(table, "told", {}),
    "10.3": (table) => table.state.game.notes.push(`failed: ${table.state.failed.length}`),
    "10.4": (table) => {
      raise(table, "destroyed", { cards: [0] });
      raise(table, "told", {});
    },
  });
  const listened = staged(root, {}, [{ table: ["pebble"] }], [tried]);
  const unheard = forkTable(listened);
  for (const table of [listened, unheard]) decide(table, 0, "on");
  expect(listened.state.game.notes).toEqual(["failed: 0"]);
  expect(JSON.stringify(unheard.state)).toBe(JSON.stringify(listened.state));
});

test("an unknown kind of event is an error of the game's", () => {
  expect(() => raising([], ["vanished", {}])).toThrow("no event vanished");
});
