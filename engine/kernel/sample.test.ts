import * as fc from "fast-check";
import { expect, test } from "vitest";
import { attempt, choose, fail, knows, NONE, procedure, sample, view } from "./index.ts";
import { newMatch, playOn } from "./testing/play.ts";
import { decide, idsIn, optionsOf, staged } from "./testing/stage.ts";
import type { ToyTable } from "./testing/toyState.ts";

const choices = fc.array(fc.nat(1000), { maxLength: 40 });

test("only unknown faces are dealt anew, among cards of the same owner", () => {
  fc.assert(
    fc.property(fc.integer(), choices, fc.nat(1), fc.integer(), (start, made, seat, seed) => {
      const { table } = playOn(newMatch(start), made);
      const before = JSON.stringify(table.state);
      const thought = sample(table, seat, seed);
      expect(JSON.stringify(table.state)).toBe(before);
      for (const owner of [0, 1])
        expect(faces(thought, owner).toSorted(byNumber)).toEqual(faces(table, owner).toSorted(byNumber));
      table.state.cards.forEach(({ definition }, card) => {
        if (knows(table, seat, card)) expect(thought.state.cards[card]?.definition).toBe(definition);
      });
      const { zones, facts } = view(table, seat);
      expect(view(thought, seat)).toMatchObject({ zones, facts });
    }),
    { numRuns: 50 },
  );
});

test("samples differ, and chance is seeded anew", () => {
  const { table } = newMatch();
  const [one, other, same] = [sample(table, 0, 1), sample(table, 0, 2), sample(table, 0, 1)];
  expect(one.state).toEqual(same.state);
  expect(one.state.chance).not.toEqual(other.state.chance);
  expect(idsIn(one, 1, "deck")).not.toEqual(idsIn(other, 1, "deck"));
});

test("what others answered in secret is open again, what oneself answered is not", () => {
  const { table } = newMatch();
  const mine = idsIn(table, 0, "hand")[0] ?? "";
  decide(table, 0, mine, "pass");
  decide(table, 1, idsIn(table, 1, "hand")[0] ?? "");
  const thought = sample(table, 0, 3);
  expect(optionsOf(thought, 0)).toEqual(["1", "2"]);
  expect(optionsOf(thought, 1)).toHaveLength(4);
  expect(thought.state.frames[0]?.branches?.[1]?.locals).toEqual({ who: 1, put: [], guess: 0 });
});

test("a failing attempt brings back no face that the sample hid", () => {
  const tried = procedure<ToyTable, object>("20", {
    "20.1": choose(
      () => ({ seat: 0, ask: "fail", options: [{ kind: "word", word: "fail" }], open: false, about: NONE }),
      (table) => fail(table),
    ),
  });
  const root = procedure<ToyTable, object>("10", {
    "10.1": (table) => attempt(table, 0, "it", tried, {}),
    "10.2": choose(
      () => ({ seat: 0, ask: "on", options: [{ kind: "word", word: "on" }], open: false, about: NONE }),
      () => undefined,
    ),
  });
  const table = staged(
    root,
    {},
    [{}, { deck: ["pebble", "boulder", "scout", "ghost", "bomb", "elder"] }],
    [tried],
  );
  const thought = sample(table, 0, 4);
  const dealt = idsIn(thought, 1, "deck");
  expect(dealt).not.toEqual(idsIn(table, 1, "deck"));
  const { chance } = thought.state;
  decide(thought, 0, "fail");
  expect(idsIn(thought, 1, "deck")).toEqual(dealt);
  expect(thought.state.chance).toEqual(chance);
});

function byNumber(one: number, other: number): number {
  return one - other;
}

function faces(table: ToyTable, owner: number): number[] {
  return table.state.cards.filter((card) => card.owner === owner).map((card) => card.definition);
}
