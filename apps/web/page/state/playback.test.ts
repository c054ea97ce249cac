import type { Update } from "@gyoji/protocol";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined, removeItem: () => undefined });
vi.stubGlobal("navigator", { languages: ["en"] });
const { playbackTo } = await import("./playback.ts");
const { MOVING } = await import("./settings.ts");

const happened = { kind: "drew" } as unknown as Update["log"]["events"][number];

function update(at: number, events: number): Update {
  return {
    kind: "update",
    at,
    view: {} as Update["view"],
    log: { from: 0, events: Array.from({ length: events }, () => happened) },
    printed: [],
    why: [],
    refusals: [],
    undo: "none",
    canBackOut: false,
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function watched() {
  const shown: number[] = [];
  let idle = 0;
  const playback = playbackTo(
    ({ at }) => shown.push(at),
    () => idle++,
  );
  return { shown, playback, idle: () => idle };
}

test("the first is shown at once, the next once that has been seen", () => {
  const { shown, playback } = watched();
  for (const at of [1, 2, 3]) playback.push(update(at, 1));
  expect(shown).toEqual([1]);
  vi.advanceTimersByTime(2 * MOVING.normal);
  expect(shown).toEqual([1, 2]);
  vi.advanceTimersByTime(2 * MOVING.normal);
  expect(shown).toEqual([1, 2, 3]);
});

test("while something is still to be seen it is not idle, not even for who is just shown it", () => {
  const idleWhenShown: boolean[] = [];
  const playback = playbackTo(
    () => idleWhenShown.push(playback.isIdle()),
    () => undefined,
  );
  playback.push(update(1, 1));
  expect(idleWhenShown).toEqual([false]);
  vi.advanceTimersByTime(2 * MOVING.normal);
  expect(playback.isIdle()).toBe(true);
});

test("what shows nothing that moves takes no time", () => {
  const { shown, playback } = watched();
  playback.push(update(1, 0));
  playback.push(update(2, 0));
  vi.advanceTimersByTime(0);
  expect(shown).toEqual([1, 2]);
});

test("who acts sees all that waits at once", () => {
  const { shown, playback, idle } = watched();
  for (const at of [1, 2, 3]) playback.push(update(at, 1));
  playback.flush();
  expect(shown).toEqual([1, 2, 3]);
  expect(playback.isIdle()).toBe(true);
  expect(idle()).toBe(1);
});

test("what was cleared is never shown", () => {
  const { shown, playback } = watched();
  for (const at of [1, 2]) playback.push(update(at, 1));
  playback.clear();
  vi.runAllTimers();
  expect(shown).toEqual([1]);
});
