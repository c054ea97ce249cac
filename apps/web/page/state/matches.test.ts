import { beforeEach, expect, test, vi } from "vitest";

const drawer = new Map<string, string>();
let room = Number.MAX_SAFE_INTEGER;
vi.stubGlobal("localStorage", {
  getItem: (key: string) => drawer.get(key) ?? null,
  setItem: (key: string, value: string) => {
    const others = [...drawer]
      .filter(([each]) => each !== key)
      .reduce((sum, [, text]) => sum + text.length, 0);
    if (others + value.length > room) throw new Error("QuotaExceededError");
    drawer.set(key, value);
  },
  removeItem: (key: string) => drawer.delete(key),
});
vi.stubGlobal("addEventListener", () => undefined);
const { forgetMatch, keepMatch, lookOf, matches, matchFile } = await import("./matches.ts");

const match = (id: string, at: number, over = false) => ({
  id,
  game: "horobeat",
  players: ["person", "greedy"],
  over,
  look: 0,
  turn: 1,
  at,
});

beforeEach(() => {
  room = Number.MAX_SAFE_INTEGER;
  for (const { id } of matches.get()) forgetMatch(id);
  drawer.clear();
});

test("a match is kept with its file, the last played first", () => {
  expect(keepMatch(match("a", 1), "file a")).toBe(true);
  expect(keepMatch(match("b", 2), "file b")).toBe(true);
  expect(matches.get().map(({ id }) => id)).toEqual(["b", "a"]);
  expect(matchFile("a")).toBe("file a");
  keepMatch(match("a", 3), "file a, later");
  expect(matches.get().map(({ id }) => id)).toEqual(["a", "b"]);
  expect(matchFile("a")).toBe("file a, later");
  expect(lookOf("nobody's")).toBe(0);
});

test("of many the oldest that is over makes room, before one that is not", () => {
  keepMatch(match("unfinished", 0), "x");
  for (let at = 1; at <= 20; at++) keepMatch(match(`over ${at}`, at, true), "x");
  const ids = matches.get().map(({ id }) => id);
  expect(ids).toHaveLength(20);
  expect(ids).toContain("unfinished");
  expect(ids).not.toContain("over 1");
  expect(matchFile("over 1")).toBeNull();
});

test("when the browser has no room, older ones go; when that is not enough it says so and what was there stays", () => {
  keepMatch(match("old", 1, true), "x".repeat(500));
  room = 900;
  expect(keepMatch(match("new", 2), "y".repeat(500))).toBe(true);
  expect(matchFile("old")).toBeNull();
  expect(keepMatch(match("huge", 3), "z".repeat(2000))).toBe(false);
  expect(matchFile("new")).toBe("y".repeat(500));
});

test("what is kept and cannot be read is as if it were not there", () => {
  drawer.set("gyoji.match.x", "{");
  expect(matchFile("x")).toBeNull();
  drawer.set("gyoji.match.x", "7");
  expect(matchFile("x")).toBeNull();
});

test("a match that another version has kept without its turn is still there", () => {
  const { turn: _, ...older } = match("a", 1);
  drawer.set("gyoji.matches", JSON.stringify([{ ...older, headline: "Round 1" }]));
  keepMatch(match("b", 2), "file b");
  expect(matches.get().map(({ id, turn }) => [id, turn])).toEqual([
    ["b", 1],
    ["a", -1],
  ]);
});

test("a match that is forgotten is gone with its file", () => {
  keepMatch(match("a", 1), "file a");
  forgetMatch("a");
  expect(matches.get()).toEqual([]);
  expect(matchFile("a")).toBeNull();
});
