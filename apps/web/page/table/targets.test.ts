import type { CardView, OptionView, View } from "@gyoji/kernel";
import { describe, expect, test } from "vitest";
import { zoneOf } from "./drop.ts";
import { placeOf } from "./Tray.tsx";
import { resourcesOf, targetsOf } from "./targets.ts";

const shown = (card: number): CardView => ({
  shown: true,
  card,
  id: `face ${card}`,
  owner: 0,
  turned: false,
  facts: {},
});
const hidden: CardView = { shown: false, turned: false };

function viewWith(options: readonly OptionView[]): View {
  return {
    seat: 0,
    zones: [[shown(3), hidden], [shown(5)]],
    facts: {},
    decision: { seat: 0, rule: "1", ask: "choose", options, open: false, about: -1 },
    waitingFor: [],
    outcome: null,
    agreed: [],
  };
}

test("a place that only brings what one pays with is told from one with something to do", () => {
  const view = viewWith([
    { kind: "use", card: 3, way: "exhaustRune" },
    { kind: "use", card: 5, way: "exhaustRune" },
    { kind: "use", card: 5, way: "play" },
  ]);
  const found = resourcesOf(targetsOf(view), view, {
    isResource: (option) => option.kind === "use" && option.way === "exhaustRune",
  });
  expect(found).toEqual(new Set(["card 3"]));
});

test("where one is only asked what to pay with, that is something to do", () => {
  const view = viewWith([
    { kind: "use", card: 3, way: "exhaustRune" },
    { kind: "use", card: 5, way: "exhaustRune" },
  ]);
  expect(resourcesOf(targetsOf(view), view, { isResource: ({ kind }) => kind === "use" })).toEqual(new Set());
});

describe("what can be touched", () => {
  test("each place has the options that are about it, by index", () => {
    const view = viewWith([
      { kind: "word", word: "pass" },
      { kind: "use", card: 3, way: "newLine" },
      { kind: "use", card: 3, way: "overBeat" },
      { kind: "card", card: 5 },
      { kind: "zone", zone: 1 },
      { kind: "place", zone: 0, position: 1 },
      { kind: "number", number: 7 },
      { kind: "ability", card: 5, text: 0, ability: 0, id: "face 5", of: 2 },
    ]);
    expect([...targetsOf(view)]).toEqual([
      ["card 3", [1, 2]],
      ["card 5", [3, 4, 7]],
      ["zone 1", [4]],
      ["place 0 1", [5]],
    ]);
  });

  test("nothing while others decide", () => {
    expect(targetsOf({ ...viewWith([]), decision: null }).size).toBe(0);
  });
});

test("a card lies in its zone, a zone in itself, a hidden card where it is", () => {
  const view = viewWith([]);
  expect(zoneOf(view, "card 5")).toBe(1);
  expect(zoneOf(view, "card 99")).toBe(-1);
  expect(zoneOf(view, "zone 1")).toBe(1);
  expect(zoneOf(view, "place 0 1")).toBe(0);
});

test("an option's card has a place, what is only said has none", () => {
  const view = viewWith([]);
  expect(placeOf(view, { kind: "card", card: 5 })).toEqual({ zone: 1, position: 0 });
  expect(placeOf(view, { kind: "place", zone: 0, position: 1 })).toEqual({ zone: 0, position: 1 });
  expect(placeOf(view, { kind: "card", card: 99 })).toBeNull();
  expect(placeOf(view, { kind: "word", word: "pass" })).toBeNull();
});
