import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { events } from "../events.ts";
import { moment } from "./categories.ts";
import { entries } from "./index.ts";
import type { Moment } from "./meaning.ts";

/** Events that no text waits for, and why. */
const UNNAMED: Readonly<Record<string, string>> = {
  shuffled: "setup.1: before any text is in force",
  leaderPlaced: "setup.2: before any text is in force",
  turnBegan: "turn.1: a part of the turn",
  phaseBegan: "turn.1: a part of the turn",
  drew: "turn.2: a part of the turn",
  threw: "battle.3: that the first attacker is found is a condition",
  orderFound: "turn.6: before any text is in force",
  firstAttackerFound: "battle.4: a condition, no moment",
  placed: "turn.5: no text is in force face down",
  turnedUp: "turn.5: that the battle begins is named",
  rerolled: "a part of an effect",
  changedDie: "a part of an effect",
  addedFaces: "a part of an effect",
  discardedForFaces: "calc.5: a part of the roll, which is named",
  facesFixed: "calc.2: that is when one attacks, which is named",
  rose: "calc.13: that is when one attacks, which is named",
  addedAtk: "calc.16: what skills add stays what it is",
  changed: "an effect that lasts, no moment",
  detached: "a part of an effect",
  swapped: "a player rearranges, nothing comes of it",
  atkFixed: "battle.10: nothing but the comparison follows",
  uncontested: "turn.4: there is no battle",
  battleEnded: "battle.14: how it ended is named",
  discarded: "place.9: payment, or the end of a turn",
  returned: "movement by an effect that goes on by itself",
  toDeck: "movement by an effect that goes on by itself",
  lookedAt: "a player sees cards, nothing changes",
  leaderTurnedUp: "setup.2: what stands on it is carried out then",
  leaderTurnedDown: "setup.2: a part of an effect",
  turnDrawn: "result.4: nobody has won it",
  turnEnded: "turn.1: a part of the turn",
  gameWon: "win.6: it is over",
};

/** The kinds of event that phrases wait for, and what can be replaced. */
function waitedFor(): Set<string> {
  const moments = entries.filter((entry) => entry.category === moment);
  return new Set([...moments.flatMap((entry) => (entry.meaning({}) as Moment).on), "lost"]);
}

/** Sources that raise events, as text. */
function sources(): string {
  const folders = ["../", "../rules/", "./"].map((path) => fileURLToPath(new URL(path, import.meta.url)));
  const files = folders.flatMap((folder) => readdirSync(folder).map((name) => folder + name));
  const raising = files.filter(
    (file) => file.endsWith(".ts") && !/\.test\.ts$|moments\.ts$|\/events\.ts$|sounds\.ts$/u.test(file),
  );
  return raising.map((file) => readFileSync(file, "utf8")).join("\n");
}

test("what a phrase waits for is an event, and something raises it", () => {
  const text = sources();
  for (const kind of waitedFor()) {
    expect(Object.keys(events)).toContain(kind);
    expect(text, kind).toContain(`"${kind}"`);
  }
});

test("every event can be waited for, or there is a reason", () => {
  const waited = waitedFor();
  const unnamed = Object.keys(events).filter((kind) => !waited.has(kind));
  expect(unnamed.toSorted()).toEqual(Object.keys(UNNAMED).toSorted());
});

test("every event is raised by something", () => {
  const text = sources();
  // battle.3 The throws are told by the engine.
  expect(Object.keys(events).filter((kind) => !text.includes(`"${kind}"`))).toEqual(["threw"]);
});
