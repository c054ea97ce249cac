import { diceOf, enter, knows, type Match, type Seat, startMatch, view } from "@gyoji/kernel";
import fc from "fast-check";
import { expect } from "vitest";
import { moncolle } from "./game.ts";
import { moncolleModule } from "./module.ts";
import { attackOf, levelsAt, limitOf, squareOf } from "./rules/information.ts";
import { ALL_SQUARES, around, beside, motherSquare, placeOf, squareName } from "./squares.ts";
import {
  BOTH,
  deckOf,
  discardsOf,
  EDITIONS,
  equipmentOf,
  fieldZone,
  handOf,
  type MoncolleState,
  STACK,
  squareAt,
  squareOfParty,
} from "./state.ts";
import { property } from "./testing/property.ts";

const compiled = moncolleModule.compile([]);
if (!compiled.ok) throw new Error("the project's cards do not compile");
const { pool } = compiled;
const decks = moncolleModule.decks.map(({ cards }) =>
  Object.entries(cards).flatMap(([id, count]) => new Array<string>(count).fill(id)),
);

/** A reachable state: a match between two of the decks, some random choices in. */
const reached = fc
  .record({
    seed: fc.integer(),
    steps: fc.integer({ min: 0, max: 400 }),
    first: fc.nat({ max: decks.length - 1 }),
    second: fc.nat({ max: decks.length - 1 }),
    edition: fc.constantFrom(...EDITIONS),
  })
  .map(({ seed, steps, first, second, edition }) => {
    const setting = {
      options: { edition },
      decks: [decks[first] ?? [], decks[second] ?? []],
      sideboards: [],
      seed,
    };
    const match = startMatch(moncolle, pool as never, setting, true);
    const dice = diceOf(seed);
    for (let step = 0; step < steps && match.table.decisions.length > 0; step++) advance(match, dice);
    return match;
  });

function advance(match: Match<MoncolleState>, dice: (sides: number) => number): void {
  const { seat, options } = match.table.decisions[0]?.decision ?? { seat: 0, options: [] };
  enter(match, { kind: "answer", seat, index: dice(options.length) });
}

function always(holds: (match: Match<MoncolleState>) => void, runs = 100): void {
  fc.assert(fc.property(reached, holds), { numRuns: runs, seed: 20261201 });
}

property("play.16", "every card is in exactly one zone, and stays its owner's", () => {
  always(({ table: { state } }) => {
    const places = state.zones.flatMap((cards, zone) => cards.map((card) => [card, zone] as const));
    expect(places.map(([card]) => card).sort((a, b) => a - b)).toEqual(state.cards.map((_, card) => card));
    for (const [card, zone] of places) expect(state.cards[card]?.zone).toBe(zone);
    expect(state.cards.map(({ owner }) => owner)).toEqual(state.cards.map((_, card) => (card < 50 ? 0 : 1)));
  });
});

property(["play.2", "play.13"], "the units of a side on a square stay within its limit", () => {
  always(({ table }) => {
    for (const square of ALL_SQUARES)
      for (const seat of BOTH) {
        const levels = levelsAt(table, seat, square);
        // A field whose limit an effect has raised may lose that again while units stand on it.
        if (squareAt(table, square).kind !== "open")
          expect([squareName(square), levels <= limitOf(table, square)]).toEqual([squareName(square), true]);
      }
  });
});

property("attack.1", "there are units on fields only, and both sides on one in a combat only", () => {
  always(({ table }) => {
    for (const square of ALL_SQUARES) {
      const present = BOTH.filter((seat) => levelsAt(table, seat, square) > 0);
      if (present.length > 0) expect(squareAt(table, square).kind).not.toBe("none");
      if (present.length > 1) expect(table.state.game.combat?.square).toBe(square);
    }
  });
});

property(
  ["play.1", "play.12", "play.14"],
  "a field is known to all if it came from hand, and to nobody else",
  () => {
    always(({ table }) => {
      for (const square of ALL_SQUARES) {
        const { kind } = squareAt(table, square);
        const [field, ...more] = table.state.zones[fieldZone(square)] ?? [];
        expect(more).toEqual([]);
        expect([kind === "none", field === undefined]).toEqual([field === undefined, kind === "none"]);
        if (field !== undefined)
          for (const seat of BOTH) expect(knows(table, seat, field)).toBe(kind === "open");
      }
    });
  },
);

property("play.12", "hands and decks hide their faces from the other, discards and units show them", () => {
  always(({ table }) => {
    for (const seat of BOTH) {
      const seen = view(table, seat);
      const shown = (zone: number): boolean[] => (seen.zones[zone] ?? []).map((card) => card.shown);
      const other: Seat = 1 - seat;
      expect(shown(handOf(seat)).every(Boolean)).toBe(true);
      for (const zone of [discardsOf(seat), discardsOf(other), equipmentOf(other), STACK])
        expect(shown(zone).every(Boolean)).toBe(true);
      if (!table.state.game.stack.length && !table.log?.some(({ event }) => event.kind === "lookedAt"))
        expect(shown(deckOf(other)).some(Boolean)).toBe(false);
    }
  });
});

property("ability.2", "only units, equipment and fields are tapped", () => {
  always(({ table: { state } }) => {
    for (const seat of BOTH)
      for (const zone of [deckOf(seat), handOf(seat), discardsOf(seat)])
        for (const card of state.zones[zone] ?? []) expect(state.cards[card]?.turned).toBe(false);
  });
});

property("skill.1", "an equipment is on a unit of its owner, one to a unit", () => {
  always(({ table: { state } }) => {
    const bearers = BOTH.flatMap((seat) =>
      (state.zones[equipmentOf(seat)] ?? []).map((card) => [seat, state.cards[card]?.bearer ?? -1] as const),
    );
    for (const [seat, bearer] of bearers) {
      expect(squareOfParty(state.cards[bearer]?.zone ?? 0)).toBeGreaterThan(0);
      expect(state.cards[bearer]?.owner).toBe(seat);
    }
    expect(new Set(bearers.map(([, bearer]) => bearer)).size).toBe(bearers.length);
  });
});

property("attack.14", "no attack power is below 0", () => {
  always(({ table }) => {
    for (let card = 0; card < table.state.cards.length; card++)
      if (squareOfParty(table.state.cards[card]?.zone ?? 0) > 0) {
        expect(attackOf(table, card)).toBeGreaterThanOrEqual(0);
        expect(squareOf(table, card)).toBeGreaterThan(0);
      }
  });
});

property(["move.1", "move.2"], "the squares beside and around one go both ways", () => {
  for (const square of ALL_SQUARES) {
    for (const other of beside(square)) expect(beside(other)).toContain(square);
    for (const other of around(square)) expect(around(other)).toContain(square);
    expect(around(square)).toEqual(expect.arrayContaining(beside(square).slice()));
  }
  expect(new Set(ALL_SQUARES.map((square) => JSON.stringify(placeOf(square)))).size).toBe(12);
  expect(BOTH.map(motherSquare).map(squareName)).toEqual(["A5", "B5"]);
});
