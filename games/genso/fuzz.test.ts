import { soak } from "@gyoji/game/testing";
import { expect, test } from "vitest";
import { gensoModule } from "./module.ts";

test("random matches come to an end, lose no card, tell no secret and offer nothing that cannot be done; most cards get played", () => {
  const { faults, outcomes, unplayed } = soak(gensoModule, {
    made: 6,
    drawn: 18,
    seed: 1,
    closely: 150,
  });
  expect(faults).toEqual([]);
  expect(unplayed.length).toBeLessThan(40);
  expect(outcomes["won"]).toBeGreaterThan(20);
}, 120_000);
