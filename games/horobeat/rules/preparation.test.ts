import { enter, startMatch, view, viewEvent } from "@gyoji/kernel";
import { expect } from "vitest";
import { horobeat } from "../game.ts";
import { horobeatModule } from "../module.ts";
import { deckOf } from "../state.ts";
import { property } from "../testing/property.ts";

const compiled = horobeatModule.compile([]);
if (!compiled.ok) throw new Error("the project's cards do not compile");
const { pool } = compiled;
const decks = horobeatModule.decks
  .slice(0, 2)
  .map(({ cards }) => Object.entries(cards).flatMap(([id, count]) => new Array<string>(count).fill(id)));

property("4.4.1", "at the start each deck lies in its deck zone, and every other zone is empty", () => {
  const faces = decks.map((deck) => deck.map((id) => pool.index.get(id) ?? 0));
  const { zones, cards } = horobeat.start(pool as never, faces, { options: {}, sideboards: [], seed: 1 });
  for (const seat of [0, 1]) {
    const deck = zones[deckOf(seat)] ?? [];
    expect(deck.map((card) => cards[card]?.definition)).toEqual(faces[seat]);
    expect(deck.map((card) => cards[card]?.owner)).toEqual(new Array(50).fill(seat));
  }
  expect(zones.flat()).toHaveLength(100);
});

/** Both decks as they lie when the first player is to be found. */
function shuffled(seed: number): (readonly number[])[] {
  const { state } = startMatch(
    horobeat,
    pool as never,
    { options: { opening: "janken" }, decks, sideboards: [], seed },
    false,
  ).table;
  return [state.zones[deckOf(0)] ?? [], state.zones[deckOf(1)] ?? []];
}

property(["4.4.5", "5.2.1"], "the seed alone decides how the decks are shuffled", () => {
  const once = shuffled(7);
  expect(shuffled(7)).toEqual(once);
  once.forEach((deck, seat) => {
    const sorted = Array.from({ length: 50 }, (_, at) => seat * 50 + at);
    expect(deck.toSorted((a, b) => a - b)).toEqual(sorted);
    expect(deck).not.toEqual(sorted);
    expect(deck).not.toEqual(shuffled(8)[seat]);
  });
});

property("5.2.2", "what was thrown is told once both have thrown, and not before", () => {
  const setting = { options: { opening: "janken" }, decks, sideboards: [], seed: 7 };
  const match = startMatch(horobeat, pool as never, setting, true);
  const told = (seat: number) =>
    (match.table.log ?? [])
      .map((event) => viewEvent(match.table, seat, event))
      .flatMap(({ kind, seat: who, amount }) => (kind === "threw" ? [[who, amount]] : []));
  enter(match, { kind: "answer", seat: 0, index: 2 });
  for (const seat of [0, 1]) expect(told(seat)).toEqual([]);
  expect(view(match.table, 1).decision?.ask).toBe("rockPaperScissors");
  enter(match, { kind: "answer", seat: 1, index: 2 });
  for (const seat of [0, 1])
    expect(told(seat)).toEqual([
      [0, 3],
      [1, 3],
    ]);
  expect(view(match.table, 0).decision?.ask).toBe("throwAgain");
});
