import { expect, test } from "vitest";
import { soundOf, soundOfAll } from "./ofEvents.ts";

const event = (kind: string, count = 1) => ({
  kind,
  cards: Array.from({ length: count }, (_, card) => ({ card, id: "T-01" })),
});

test("an event sounds like what it is", () => {
  expect(soundOf(event("playerDamaged", 0))).toBe("damage");
  expect(soundOf(event("battleBegan"))).toBe("battle");
  expect(soundOf(event("entered"))).toBe("laid");
  expect(soundOf(event("someOtherGamesMove"))).toBe("laid");
  expect(soundOf(event("endPhaseBegan", 0))).toBeNull();
});

test("of several sounds one is heard", () => {
  expect(soundOfAll([event("entered"), event("damaged"), event("drew")], false)).toBe("damage");
  expect(soundOfAll([event("damaged")], true)).toBe("won");
  expect(soundOfAll([event("endPhaseBegan", 0)], false)).toBeNull();
  expect(soundOfAll([], false)).toBeNull();
});
