import { soak } from "@gyoji/game/testing";
import { expect, test } from "vitest";
import { moncolleModule } from "./module.ts";

test("random matches come to an end, lose no card, tell no secret and offer nothing that cannot be done; every card gets played", () => {
  const { faults, outcomes, unplayed } = soak(moncolleModule, {
    made: 20,
    drawn: 300,
    seed: 1,
    closely: 150,
  });
  expect(faults).toEqual([]);
  expect(unplayed).toEqual([]);
  expect(outcomes["won"]).toBeGreaterThan(100);
}, 120_000);
