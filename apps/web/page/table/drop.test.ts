import type { OptionView, View } from "@gyoji/kernel";
import type { Reader } from "@gyoji/narration";
import { expect, test } from "vitest";
import { dropped } from "./drop.ts";
import type { Spot } from "./targets.ts";

const zones = [
  { name: "hand", seat: 0, shown: "owner", copies: "alike" },
  { name: "line1", seat: 0, shown: "all", copies: "apart" },
  { name: "line2", seat: 0, shown: "all", copies: "apart" },
  { name: "line1", seat: 1, shown: "all", copies: "apart" },
] as const;
const card = (number: number) =>
  ({ shown: true, card: number, id: "x", owner: 0, turned: false, facts: {} }) as const;

function viewWith(options: readonly OptionView[]): View {
  return {
    seat: 0,
    zones: [[card(1), card(2)], [card(7)], [], [card(8)]],
    facts: {},
    decision: { seat: 0, rule: "1", ask: "use", options, open: false, about: -1 },
    waitingFor: [],
    outcome: null,
    agreed: [],
  };
}

const board = {
  waysTo: (name: string, occupied: boolean): readonly string[] =>
    name.startsWith("line") ? [occupied ? "overBeat" : "newLine"] : [],
};
const reader = { game: { zones } } as unknown as Reader;
const drop = (options: readonly OptionView[], on: Spot) =>
  dropped(viewWith(options), board, reader, "card 1", on);

const ways: readonly OptionView[] = [
  { kind: "word", word: "end" },
  { kind: "use", card: 1, way: "newLine" },
  { kind: "use", card: 1, way: "overBeat" },
  { kind: "use", card: 2, way: "newLine" },
];

test("a drop on an empty place is the way that leads there", () => {
  expect(drop(ways, "zone 2")).toEqual({ index: 1, next: "zone 2" });
});

test("a drop on a card is the other way, and that card is chosen next", () => {
  expect(drop(ways, "card 7")).toEqual({ index: 2, next: "card 7" });
  expect(drop(ways, "zone 1")).toEqual({ index: 2, next: "card 7" });
});

test("a drop that no option stands for is nothing", () => {
  expect(drop(ways.slice(0, 1), "zone 2")).toBeNull();
  expect(drop(ways, "zone 0")).toBeNull();
});

test("a card that is only chosen is chosen wherever it is let go on one's own side", () => {
  const chosen: readonly OptionView[] = [{ kind: "card", card: 1 }];
  expect(drop(chosen, "zone 1")?.index).toBe(0);
  expect(drop(chosen, "card 8")).toBeNull();
});
