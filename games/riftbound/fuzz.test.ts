import { soak } from "@gyoji/game/testing";
import { expect, test } from "vitest";
import { riftboundModule } from "./module.ts";
import { caseCards } from "./testing/caseCards.ts";

test("random matches in every mode come to an end, lose no card, tell no secret and offer nothing that cannot be done; most cards get played", () => {
  const { faults, outcomes, unplayed } = soak(riftboundModule, { made: 6, drawn: 34, seed: 1, closely: 80 });
  expect(faults).toEqual([]);
  expect(outcomes).toEqual({ won: 40 });
  expect(unplayed.length).toBeLessThan(110);
}, 240_000);

test("so do matches with cards of every phrase", () => {
  const source = { file: "cases.yaml", source: caseCards() };
  const module = { ...riftboundModule, compile: () => riftboundModule.compile([source]) };
  const { faults, outcomes } = soak(module, { made: 0, drawn: 12, seed: 2, closely: 160 });
  expect(faults).toEqual([]);
  expect(Object.keys(outcomes)).toEqual(["won"]);
}, 240_000);
