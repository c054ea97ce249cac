import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { events } from "../events.ts";
import { moment, would } from "./categories.ts";
import { entries } from "./index.ts";
import type { Moment, Would } from "./meaning.ts";

/** Events that no text waits for, and why. */
const UNNAMED: Readonly<Record<string, string>> = {
  threwForFirst: "play.1: before any text is in force",
  firstPlayerFound: "play.1: before any text is in force",
  motherLaid: "play.1: before any text is in force",
  shuffled: "play.1: before any text is in force",
  tied: "tie.1: no ability has any force",
  wentToBattle: "attack.12: answered by what is [limited]",
  abilityUsed: "timing.3: answered by what is [counter]",
  resolved: "a card has been declared, which is named",
  fizzled: "nothing happens",
  cancelled: "nothing happens",
  threwDice: "a part of an effect",
  struck: "attack.14: what comes of it is named",
  changed: "an effect that lasts, no moment",
  revealed: "a player sees cards, nothing changes",
  lookedAt: "a player sees cards, nothing changes",
  drew: "play.10: a part of the turn",
  discarded: "ability.4: payment",
  fieldLaid: "play.12: no text is in force on it",
  fieldPlaced: "play.14: what stands on it is in force from then on",
  arranged: "play.16: of order only",
  retreated: "play.23: that a combat is survived is named",
  equipped: "skill.1: what stands on it is in force from then on",
  rolled: "attack.3: that the sums are compared is named",
  stoodUp: "ability.2: a part of the turn",
  sacrificed: "ability.3: payment",
  leftOut: "classic.5: neither destroyed nor discarded",
  refreshed: "play.21: a condition, no moment",
  returnedToDeck: "movement by an effect that goes on by itself",
  putUnderDeck: "movement by an effect that goes on by itself",
  tookToHand: "movement by an effect that goes on by itself",
};

/** The kinds of event that phrases wait for or replace, and those of [combat] (timing.9). */
function waitedFor(): Set<string> {
  const moments = entries.filter((entry) => entry.category === moment);
  const woulds = entries.filter((entry) => entry.category === would);
  return new Set([
    ...moments.flatMap((entry) => (entry.meaning({}) as Moment).on),
    ...woulds.flatMap((entry) => (entry.meaning({}) as Would).on),
    "sidesFixed",
  ]);
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
  expect(Object.keys(events).filter((kind) => !text.includes(`"${kind}"`))).toEqual([]);
});
