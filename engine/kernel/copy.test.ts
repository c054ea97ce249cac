import * as fc from "fast-check";
import { expect, test } from "vitest";
import { copyData, copyState, last, NONE } from "./index.ts";
import { newMatch, playOn } from "./testing/play.ts";
import { decide, midTurn } from "./testing/stage.ts";

/** Freezes everything that the two share, so that any change of it throws. */
function sharedObjects(one: unknown, other: unknown, path = "state"): string[] {
  if (one === null || typeof one !== "object" || other === null || typeof other !== "object") return [];
  if (one === other) return Object.isFrozen(one) ? [] : [path];
  return Object.keys(one).flatMap((key) =>
    sharedObjects(
      (one as Record<string, unknown>)[key],
      (other as Record<string, unknown>)[key],
      `${path}.${key}`,
    ),
  );
}

/** Records that are only ever replaced, never changed. */
const IMMUTABLE = /\.(chance|failed|replaced|given|event|lastKnown|done|outcome|lasting\.\d+)$/;

test("a copy of a state is equal and shares nothing that can change", () => {
  fc.assert(
    fc.property(fc.integer(), fc.array(fc.nat(1000), { maxLength: 60 }), (seed, choices) => {
      const { table } = playOn(newMatch(seed), choices);
      last(table, { layer: "power", on: "card", id: 0, amount: 1, until: "turn", source: NONE });
      const copy = copyState(table);
      expect(copy).toEqual(table.state);
      expect(sharedObjects(table.state, copy).filter((path) => !IMMUTABLE.test(path))).toEqual([]);
    }),
    { numRuns: 50 },
  );
});

test("playing on with a copy leaves the original as it was", () => {
  const table = midTurn([{ hand: ["boulder", "bomb"], table: ["pebble"] }]);
  decide(table, 0, "boulder");
  const copy = copyState(table);
  const before = JSON.stringify(copy);
  decide(table, 0, "bomb", "strike", "pebble");
  expect(JSON.stringify(copy)).toBe(before);
});

test("the locals of a secret choice stay one object in the copy", () => {
  const { table } = newMatch();
  for (const { branches } of copyState(table).frames)
    for (const branch of branches ?? []) expect(branch.frames[0]?.locals).toBe(branch.locals);
});

test("plain data is copied deeply", () => {
  const data = { list: [1, { deep: "x" }], nothing: null, flag: true };
  const copy = copyData(data);
  expect(copy).toEqual(data);
  expect(sharedObjects(data, copy)).toEqual([]);
});
