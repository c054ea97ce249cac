import { describe, expect, test } from "vitest";
import {
  type MatchFile,
  poolOf,
  RecordError,
  type RecordProblem,
  readMatchFile,
  replayMatch,
  startMatch,
  toMatchFile,
} from "./index.ts";
import { newMatch, playOn } from "./testing/play.ts";
import { toyDefinitions, toyPool } from "./testing/toyCards.ts";
import { toyGame } from "./testing/toyGame.ts";
import type { ToyDefinition, ToyState } from "./testing/toyState.ts";

const played = playOn(newMatch(5), [3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5]);
const file = toMatchFile(played, "1.2.3", ["a card file"]);

function problemOf(changed: MatchFile, pool = toyPool): RecordProblem {
  try {
    replayMatch(toyGame, pool, changed, false);
  } catch (error) {
    if (error instanceof RecordError) return error.problem;
    throw error;
  }
  throw new Error("it was played");
}

function readProblem(text: string): RecordProblem {
  const read = readMatchFile(text);
  if (read.ok) throw new Error("it was read");
  return read.problem;
}

test("a match is written, read and played again to the same end", () => {
  const read = readMatchFile(JSON.stringify(file));
  if (!read.ok) throw new Error(read.problem.kind);
  expect(read.file).toEqual(file);
  const again = replayMatch(toyGame, toyPool, read.file, true);
  expect(JSON.stringify(again.table.state)).toBe(JSON.stringify(played.table.state));
  expect(again.record).toEqual(played.record);
  expect(toMatchFile(again, "1.2.3", ["a card file"])).toEqual(file);
});

test("what is beside the decks is written and read with them", () => {
  const { setting } = played;
  const beside = startMatch(toyGame, toyPool, { ...setting, sideboards: [["elder", "elder"], []] }, false);
  const written = toMatchFile(beside, "1.2.3", []);
  expect(written.sideboards).toEqual([[["elder", 2]], []]);
  expect(replayMatch(toyGame, toyPool, written, false).setting).toEqual(beside.setting);
  expect(problemOf({ ...written, sideboards: [[["dragon", 1]], []] })).toEqual({
    kind: "unknownCard",
    card: "dragon",
  });
  expect(problemOf({ ...written, sideboards: [[]] })).toMatchObject({ kind: "notMatch", path: "sideboards" });
});

test("acts are part of the record", () => {
  const match = newMatch(5);
  match.record.push({ kind: "agreeDraw", seat: 1 }, { kind: "concede", seat: 0 });
  const { entries } = toMatchFile(match, "1.2.3", []);
  expect(entries).toEqual([
    [1, "agreeDraw"],
    [0, "concede"],
  ]);
  expect(problemOf({ ...file, entries, hash: "another" })).toMatchObject({
    kind: "otherEnd",
    expected: "another",
  });
});

test("a replay can stop on the way", () => {
  const some = replayMatch(toyGame, toyPool, file, false, 4);
  expect(some.record).toEqual(played.record.slice(0, 4));
});

describe("what does not fit is said", () => {
  test("too large", () => {
    expect(readProblem(" ".repeat(4_000_001))).toEqual({ kind: "tooLarge", limit: 4_000_000 });
  });

  test("not JSON", () => {
    expect(readProblem('{"gyoji": match}')).toMatchObject({ kind: "notJson" });
  });

  test("not a match file", () => {
    expect(readProblem("[]")).toMatchObject({ kind: "notMatch", path: "" });
    expect(readProblem(JSON.stringify({ ...file, seed: "1" }))).toMatchObject({
      kind: "notMatch",
      path: "seed",
    });
    expect(readProblem(JSON.stringify({ ...file, entries: [[0, "cheat"]] }))).toMatchObject({
      kind: "notMatch",
      path: "entries.0",
    });
    expect(readProblem(JSON.stringify({ ...file, more: 1 }))).toMatchObject({ kind: "notMatch" });
    expect(problemOf({ ...file, decks: file.decks.slice(1) })).toMatchObject({
      kind: "notMatch",
      path: "decks",
    });
  });

  test("another game", () => {
    expect(problemOf({ ...file, game: "chess" })).toEqual({ kind: "otherGame", game: "chess" });
  });

  test("a card that is not known", () => {
    expect(problemOf({ ...file, cards: { ...file.cards, dragon: "0" } })).toEqual({
      kind: "unknownCard",
      card: "dragon",
    });
    expect(problemOf({ ...file, decks: [[["dragon", 1]], []] })).toEqual({
      kind: "unknownCard",
      card: "dragon",
    });
  });

  test("a card with another text", () => {
    const changed = toyDefinitions.map((each) => (each.id === "pebble" ? { ...each, power: 9 } : each));
    expect(problemOf(file, poolOf<ToyState, ToyDefinition>(changed))).toEqual({
      kind: "otherText",
      card: "pebble",
    });
  });

  test("an entry that is not legal", () => {
    expect(problemOf({ ...file, entries: [...file.entries.slice(0, 2), [0, 99]] })).toEqual({
      kind: "illegalEntry",
      entry: 2,
    });
  });

  test("another end", () => {
    expect(problemOf({ ...file, hash: "0" })).toEqual({ kind: "otherEnd", expected: "0", found: file.hash });
  });
});
