import { expect, test } from "vitest";
import { requestOf, seedTyped } from "./plan.ts";

const deck = (id: string) => ({
  id,
  name: { en: id, th: id, ja: id },
  sideboard: {},
  cards: { [`${id} card`]: 3 },
});

test("the page looks through the eyes of the first person", () => {
  const plan = { game: "toy", seed: 7, options: {} };
  const [one, two] = [deck("one"), deck("two")];
  const mine = requestOf({
    ...plan,
    seats: [
      { player: "greedy", deck: one },
      { player: "person", deck: two },
    ],
  });
  expect(mine).toMatchObject({ look: 1, players: ["greedy", "person"], seed: 7 });
  expect(mine.decks).toEqual([[["one card", 3]], [["two card", 3]]]);
});

test("of two bots everything is seen", () => {
  const seats = ["one", "two"].map((id) => ({ player: "greedy", deck: deck(id) }) as const);
  expect(requestOf({ game: "toy", seats, seed: 7, options: {} }).look).toBe(-2);
});

test.each([
  ["", null],
  ["  ", null],
  ["12", 12],
  [" 4294967295 ", 4_294_967_295],
  ["4294967296", undefined],
  ["-1", undefined],
  ["1.5", undefined],
  ["luck", undefined],
])("“%s” as a seed is %s", (text, seed) => expect(seedTyped(text)).toBe(seed));
