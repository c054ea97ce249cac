import * as fc from "fast-check";
import { expect, test } from "vitest";
import { type Chancy, pick, shuffle } from "./chance.ts";
import { ChanceScriptError, seedChance, type Throw } from "./index.ts";

const scripted = (...script: readonly Throw[]): Chancy => ({
  chance: { generator: seedChance(1).generator, script },
});

test("the same seed gives the same chance", () => {
  fc.assert(
    fc.property(fc.integer(), fc.array(fc.integer({ min: 1, max: 50 }), { maxLength: 20 }), (seed, sides) => {
      const [one, other] = [{ chance: seedChance(seed) }, { chance: seedChance(seed) }];
      const [cards, same] = [
        [1, 2, 3, 4, 5],
        [1, 2, 3, 4, 5],
      ];
      shuffle(one, cards);
      shuffle(other, same);
      expect(cards).toEqual(same);
      for (const each of sides) {
        const picked = pick(one, each);
        expect(picked).toBe(pick(other, each));
        expect(picked >= 0 && picked < each).toBe(true);
      }
      expect(one).toEqual(other);
    }),
  );
});

test("this seed gives this chance, on every machine", () => {
  const state = { chance: seedChance(2024) };
  const cards = [0, 1, 2, 3, 4, 5, 6, 7];
  shuffle(state, cards);
  expect({ cards, dice: [1, 2, 3, 4, 5].map(() => pick(state, 6)) }).toEqual({
    cards: [1, 6, 5, 2, 3, 0, 4, 7],
    dice: [4, 4, 2, 2, 2],
  });
});

test("shuffling keeps the cards, and reaches every order", () => {
  const state = { chance: seedChance(7) };
  const orders = new Set<string>();
  for (let count = 0; count < 200; count++) {
    const cards = ["a", "b", "c"];
    shuffle(state, cards);
    orders.add(cards.join(""));
  }
  expect([...orders].sort()).toEqual(["abc", "acb", "bac", "bca", "cab", "cba"]);
});

test("scripted chance comes as written", () => {
  const state = scripted(
    { kind: "pick", number: 3 },
    { kind: "shuffle", order: [2, 0, 1] },
    { kind: "shuffle", order: "unchanged" },
  );
  expect(pick(state, 6)).toBe(3);
  const cards = ["a", "b", "c"];
  shuffle(state, cards);
  expect(cards).toEqual(["c", "a", "b"]);
  shuffle(state, cards);
  expect(cards).toEqual(["c", "a", "b"]);
  expect(state.chance.script).toEqual([]);
});

test.each<[string, Throw[], (state: Chancy) => unknown]>([
  ["nothing left", [], (state) => pick(state, 6)],
  ["a number too high", [{ kind: "pick", number: 6 }], (state) => pick(state, 6)],
  ["a shuffle for a pick", [{ kind: "shuffle", order: "unchanged" }], (state) => pick(state, 6)],
  ["a pick for a shuffle", [{ kind: "pick", number: 0 }], (state) => shuffle(state, [1, 2])],
  ["an order too short", [{ kind: "shuffle", order: [0] }], (state) => shuffle(state, [1, 2])],
  ["an item twice", [{ kind: "shuffle", order: [1, 1] }], (state) => shuffle(state, [1, 2])],
  ["no such item", [{ kind: "shuffle", order: [0, 2] }], (state) => shuffle(state, [1, 2])],
])("a script that does not fit is refused: %s", (_, script, use) => {
  expect(() => use(scripted(...script))).toThrow(ChanceScriptError);
});
