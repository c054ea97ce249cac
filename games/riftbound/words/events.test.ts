import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { events } from "../events.ts";
import { course, fate, moment, time } from "./categories.ts";
import { entries } from "./index.ts";
import type { Fate, Moment } from "./meaning.ts";

/** Events that no text waits for, and why. */
const UNNAMED: Readonly<Record<string, string>> = {
  gameBegan: "setup.1: before any text is in force",
  legendPlaced: "setup.1: before any text is in force",
  championPlaced: "setup.2: before any text is in force",
  battlefieldPlaced: "setup.3: before any text is in force",
  turnBegan: "turn.6: what happens at the start of a turn waits for the Beginning Phase",
  phaseBegan: "turn.1: the phases that texts speak of have events of their own",
  passed: "chain.10: to pass is to do nothing",
  addedEnergy: "runes.19: resolves at once, and nothing can answer",
  addedPower: "runes.19: resolves at once, and nothing can answer",
  poolsEmptied: "runes.10: a part of the turn",
  paid: "play.11: payment, at every use of a card",
  putOnChain: "play.16: a card has been played only when it is through",
  triggered: "ability.17: what sets it off is named",
  abilityUsed: "ability.9: no text speaks of it yet",
  finalized: "resolve.9: a condition, no moment",
  resolved: "play.17: a card has been played, which is named",
  entered: "ability.19: it has been played, which is named",
  lookedAt: "a player sees cards, nothing changes",
  broughtBack: "action.38: a Battlefield is where one was before, no moment",
  named: "terms.24: what is named is asked about, no moment",
  becameCopy: "layers.4: an effect that lasts, no moment",
  gaveMight: "layers.7: an effect that lasts, no moment; to become Mighty is named",
  created: "action.39: tokens are played, which is named",
  draws: "action.4: what is drawn is named",
  burns: "action.31: what is burned is named",
  shuffled: "of order only",
  controlGained: "scoring.4: to Conquer is named",
  controlLost: "control.5: a condition, no moment",
  showdownEnded: "showdown.12: what comes of it is named",
  stunEnded: "action.22: a part of the turn",
  toChampionZone: "movement by an effect that goes on by itself",
  toTrash: "zones.9: neither killed nor discarded",
  turnEffectsEnded: "turn.16: a part of the turn",
  combatEffectsEnded: "combat.21: a part of the Combat",
  gameWon: "the game is over",
  wonByEffect: "the game is over",
  lostByEffect: "overview.16: they have left the game",
};

/** The kinds of event that phrases wait for. */
function waitedFor(): Set<string> {
  const found = entries.filter(({ category }) => category === moment || category === time);
  return new Set(found.flatMap((entry) => (entry.meaning({}) as Moment).on));
}

/** The kinds of event that phrases replace. */
function replaced(): Set<string> {
  const fates = entries.filter(({ category }) => category === fate);
  const courses = entries.filter(({ category }) => category === course);
  return new Set([
    ...fates.map((entry) => (entry.meaning({}) as Fate).on),
    ...courses.map((entry) => entry.meaning({}) as string),
  ]);
}

/** Sources that raise events, as text. */
function sources(): string {
  const folders = ["../", "../rules/", "./"].map((path) => fileURLToPath(new URL(path, import.meta.url)));
  const files = folders.flatMap((folder) => readdirSync(folder).map((name) => folder + name));
  const raising = files.filter(
    (file) =>
      file.endsWith(".ts") &&
      !/\.test\.ts$|(?:moments|happenings|deeds|players|woulds)\.ts$|\/events\.ts$|sounds\.ts$/u.test(file),
  );
  return raising.map((file) => readFileSync(file, "utf8")).join("\n");
}

test("what a phrase waits for or replaces is an event, and something raises it", () => {
  const text = sources();
  for (const kind of [...waitedFor(), ...replaced()]) {
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
  expect(Object.keys(events).filter((kind) => !text.includes(`"${kind}"`))).toEqual([]);
});
