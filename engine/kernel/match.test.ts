import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Entry, enter, fork, IllegalError, knows, rewind, startMatch, undoOf } from "./index.ts";
import { newMatch, optionCount, playOn } from "./testing/play.ts";
import { throughJson } from "./testing/stage.ts";
import { toyPool } from "./testing/toyCards.ts";
import { toyGame } from "./testing/toyGame.ts";
import { cardsIn } from "./testing/toyState.ts";

const choices = fc.array(fc.nat(1000), { maxLength: 60 });
const seed = fc.integer();

describe("starting", () => {
  test("the number of decks is the game's", () => {
    const setting = { options: {}, decks: [["pebble"]], sideboards: [], seed: 1 };
    expect(() => startMatch(toyGame, toyPool, setting, false)).toThrow(IllegalError);
  });

  test("a deck names cards of the pool", () => {
    const setting = { options: {}, decks: [["pebble"], ["unheard of"]], sideboards: [], seed: 1 };
    expect(() => startMatch(toyGame, toyPool, setting, false)).toThrow("no card unheard of");
  });
});

describe("entries", () => {
  const illegal: readonly Entry[] = [
    { kind: "answer", seat: 0, index: 99 },
    { kind: "answer", seat: 0, index: -1 },
    { kind: "answer", seat: 0, index: 0.5 },
    { kind: "answer", seat: 2, index: 0 },
    { kind: "answer", seat: -1, index: 0 },
    { kind: "backOut", seat: 0 },
    { kind: "concede", seat: 7 },
  ];

  test.each(illegal)("an illegal entry is refused and changes nothing: %j", (entry) => {
    const match = newMatch();
    const before = JSON.stringify([match.table.state, match.record, match.learned, match.table.learned]);
    expect(() => enter(match, entry)).toThrow(IllegalError);
    expect(JSON.stringify([match.table.state, match.record, match.learned, match.table.learned])).toBe(
      before,
    );
  });

  test("a seat that has nothing to decide cannot answer", () => {
    const match = playOn(newMatch(), [0, 0, 0, 0]);
    const waiting = [0, 1].find((seat) => optionCount(match, seat) === 0);
    expect(() => enter(match, { kind: "answer", seat: waiting ?? 0, index: 0 })).toThrow(
      "has nothing to decide",
    );
  });

  test.each(["concede", "timeOut"] as const)("who concedes or runs out of time loses: %s", (kind) => {
    const match = newMatch();
    enter(match, { kind, seat: 0 });
    expect(match.table.state.outcome).toEqual({ kind: "won", winners: [1], losers: [0], rule: "1.6" });
    expect(match.table.decisions).toEqual([]);
    expect(() => enter(match, { kind: "concede", seat: 1 })).toThrow("the match is over");
  });

  test("a match is drawn when all agree", () => {
    const match = newMatch();
    enter(match, { kind: "agreeDraw", seat: 1 });
    enter(match, { kind: "agreeDraw", seat: 1 });
    expect(match.table.state.outcome).toBe(null);
    enter(match, { kind: "agreeDraw", seat: 0 });
    expect(match.table.state.outcome).toEqual({ kind: "drawn", rule: "1.7" });
  });

  test("who plays on agrees to a draw no longer", () => {
    const match = newMatch();
    const seat = match.table.decisions[0]?.decision.seat ?? 0;
    enter(match, { kind: "agreeDraw", seat });
    enter(match, { kind: "answer", seat, index: 0 });
    enter(match, { kind: "agreeDraw", seat: 1 - seat });
    expect(match.table.state.outcome).toBe(null);
  });
});

describe("a seat shows what it may of its own accord", () => {
  test("to all: nothing happens by it, and it is told", () => {
    const match = newMatch(1, true);
    const { decisions, state } = match.table;
    const hand = cardsIn(match.table, 0, "hand");
    expect(hand.length).toBeGreaterThan(0);
    enter(match, { kind: "showAll", seat: 0 });
    expect(match.table.decisions).toBe(decisions);
    expect(match.table.state).toBe(state);
    for (const card of hand) expect(knows(match.table, 1, card)).toBe(true);
    const told = match.table.log?.at(-1);
    expect(told?.event).toMatchObject({ kind: "shown", rule: "1.8", seat: 0, cards: hand });
    expect(told?.known).toEqual(hand.map(() => 3));
  });

  test("not where there is nobody to show it to, and not in a game without such", () => {
    const match = newMatch();
    expect(() => enter(match, { kind: "showMates", seat: 0 })).toThrow("nothing to show");
    expect(match.record).toEqual([]);
    const without = { ...match, table: { ...match.table, game: { ...match.table.game, shows: null } } };
    expect(() => enter(without, { kind: "showAll", seat: 0 })).toThrow("nothing to show");
  });
});

describe("one setting and one record make one match", () => {
  test("byte for byte, listened to or not", () => {
    fc.assert(
      fc.property(seed, choices, (start, made) => {
        const one = playOn(newMatch(start, true), made);
        const other = playOn(newMatch(start, false), made);
        expect(JSON.stringify(other.table.state)).toBe(JSON.stringify(one.table.state));
      }),
      { numRuns: 50 },
    );
  });

  test("with the state through JSON at every decision", () => {
    fc.assert(
      fc.property(seed, choices, (start, made) => {
        const straight = newMatch(start);
        const saved = newMatch(start);
        for (const choice of made) {
          playOn(straight, [choice]);
          saved.table = throughJson(saved.table);
          playOn(saved, [choice]);
          expect(JSON.stringify(saved.table.state)).toBe(JSON.stringify(straight.table.state));
        }
      }),
      { numRuns: 30 },
    );
  });

  test("no card is lost or doubled", () => {
    fc.assert(
      fc.property(seed, choices, (start, made) => {
        const { state } = playOn(newMatch(start), made).table;
        expect(state.zones.flat().sort((a, b) => a - b)).toEqual(state.cards.map((_, card) => card));
        state.cards.forEach(({ zone }, card) => expect(state.zones[zone]).toContain(card));
      }),
      { numRuns: 50 },
    );
  });
});

test("a fork is independent", () => {
  const match = playOn(newMatch(), [3, 1, 4, 1, 5]);
  const before = JSON.stringify([match.table.state, match.record, match.learned]);
  const other = fork(match);
  expect(JSON.stringify([other.table.state, other.record, other.learned])).toBe(before);
  playOn(other, [9, 2, 6, 5, 3]);
  expect(JSON.stringify([match.table.state, match.record, match.learned])).toBe(before);
  playOn(match, [9, 2, 6, 5, 3]);
  expect(JSON.stringify(match)).toBe(
    JSON.stringify({ ...other, table: { ...other.table, log: match.table.log, logged: match.table.logged } }),
  );
});

test("rewinding goes back to after so many entries", () => {
  const match = playOn(newMatch(), [3, 1, 4]);
  const [state, log] = [JSON.stringify(match.table.state), JSON.stringify(match.table.log)];
  playOn(match, [1, 5, 9, 2]);
  rewind(match, 3);
  expect(match.record).toHaveLength(3);
  expect(match.learned).toHaveLength(3);
  expect(JSON.stringify(match.table.state)).toBe(state);
  expect(JSON.stringify(match.table.log)).toBe(log);
});

describe("undo", () => {
  test("nobody undoes what it has not done", () => {
    expect(undoOf(newMatch(), 0)).toBe(null);
  });

  test("it is free while nothing was learned and nobody else has answered", () => {
    const match = newMatch();
    enter(match, { kind: "answer", seat: 0, index: 0 });
    expect(undoOf(match, 0)).toEqual({ to: 0, free: true });
    expect(undoOf(fork(match), 0)).toEqual({ to: 0, free: true });
    enter(match, { kind: "answer", seat: 1, index: 0 });
    expect(undoOf(match, 0)).toEqual({ to: 0, free: false });
    expect(undoOf(match, 1)).toEqual({ to: 1, free: true });
  });

  test("it is not free once chance was used", () => {
    const match = newMatch();
    for (const [seat, index] of [
      [1, 0],
      [1, 0],
      [0, 0],
      [0, 0],
    ] as const)
      enter(match, { kind: "answer", seat, index });
    expect(undoOf(match, 0)).toEqual({ to: 3, free: false });
  });
});
