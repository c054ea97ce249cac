import type { Update } from "@gyoji/protocol";
import { expect, test } from "vitest";
import { nextPerson } from "./nextPerson.ts";

const opened = {
  kind: "opened",
  game: "toy",
  options: {},
  players: ["person", "person", "greedy", "person"],
  replay: null,
} as const;

/** A table at which one seat looks and some are asked. */
function looking(seat: number, asked: readonly number[]): { opened: typeof opened; now: Update } {
  const decision = { seat, rule: "1", ask: "choose", options: [], open: false, about: -1 };
  const view = {
    seat,
    zones: [],
    facts: {},
    decision: asked.includes(seat) ? decision : null,
    waitingFor: asked.map((each) => ({ seat: each, rule: "1" })),
    outcome: null,
    agreed: [],
  };
  const log = { from: 0, events: [] };
  const rest = { printed: [], why: [], refusals: [], undo: "none", canBackOut: false } as const;
  return { opened, now: { kind: "update", at: 0, view, log, ...rest } };
}

test("who looks and is asked goes on; else the next person round the table", () => {
  expect(nextPerson(looking(1, [0, 1, 3]))).toBe(1);
  expect(nextPerson(looking(1, [0, 3]))).toBe(3);
  expect(nextPerson(looking(3, [0, 1]))).toBe(0);
});

test("a bot is not asked to the screen, nor is anybody when nobody is asked", () => {
  expect(nextPerson(looking(1, [2]))).toBeNull();
  expect(nextPerson(looking(1, []))).toBeNull();
});

test("one person alone, or one who looks at a replay, is not asked either", () => {
  const alone = { ...opened, players: ["person", "greedy"] };
  expect(nextPerson({ ...looking(0, [0]), opened: alone })).toBeNull();
  const replay = { ...opened, replay: { entries: 1, turns: [] } };
  expect(nextPerson({ ...looking(0, [0]), opened: replay })).toBeNull();
});
