import { expect, test } from "vitest";
import { carry, everyone, hide, knows, place, show, shuffle } from "./index.ts";
import { idsIn, midTurn } from "./testing/stage.ts";
import { type ToyTable, zoneOf } from "./testing/toyState.ts";

function knowers(table: ToyTable, card: number): number[] {
  return [0, 1].filter((seat) => knows(table, seat, card));
}

test("a card is known to whom its zone shows it", () => {
  const table = midTurn([{ deck: ["pebble"] }]);
  const seen = (["deck", "hand", "table", "graveyard", "deck"] as const).map((name) => {
    place(table, 0, zoneOf(0, name));
    return knowers(table, 0);
  });
  expect(seen).toEqual([[], [0], [0, 1], [0, 1], []]);
});

test("placing makes a new object, carrying does not", () => {
  const table = midTurn([{ table: ["pebble", "boulder"] }]);
  for (const card of table.state.cards) card.turned = true;
  place(table, 0, zoneOf(1, "table"));
  carry(table, 1, zoneOf(1, "table"));
  expect(table.state.cards.map(({ stay, turned }) => [stay, turned])).toEqual([
    [1, false],
    [0, true],
  ]);
});

test("cards go on top or to the bottom", () => {
  const table = midTurn([{ deck: ["pebble", "boulder"], hand: ["scout", "ghost"] }]);
  place(table, 2, zoneOf(0, "deck"));
  place(table, 3, zoneOf(0, "deck"), "bottom");
  expect(idsIn(table, 0, "deck")).toEqual(["ghost", "pebble", "boulder", "scout"]);
});

test("a face is shown to some, and hidden again from those whom the zone does not show it", () => {
  const table = midTurn([{ hand: ["pebble"] }]);
  show(table, 0, 1 << 1);
  expect(knowers(table, 0)).toEqual([0, 1]);
  hide(table, 0);
  expect(knowers(table, 0)).toEqual([0]);
  show(table, 0, everyone(table));
  expect(knowers(table, 0)).toEqual([0, 1]);
});

test("shuffling clears what was known of the order", () => {
  const table = midTurn([{ deck: ["pebble", "boulder", "scout"] }]);
  for (const card of [0, 1, 2]) show(table, card, everyone(table));
  shuffle(table, zoneOf(0, "deck"));
  expect([0, 1, 2].flatMap((card) => knowers(table, card))).toEqual([]);
  expect(idsIn(table, 0, "deck").sort()).toEqual(["boulder", "pebble", "scout"]);
});

test("what a seat learns is counted: faces it did not know, and every use of chance", () => {
  const table = midTurn([{ deck: ["pebble"] }]);
  const before = table.learned.slice();
  show(table, 0, 1 << 1);
  show(table, 0, 1 << 1);
  expect(table.learned).toEqual([before[0], (before[1] ?? 0) + 1]);
  shuffle(table, zoneOf(0, "deck"));
  expect(table.learned).toEqual([(before[0] ?? 0) + 1, (before[1] ?? 0) + 2]);
});
