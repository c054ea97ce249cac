import { expect, test } from "vitest";
import { soundOf, soundOfAll } from "./ofEvents.ts";

const SOUNDS = { damage: ["burnt"], battle: ["charged"], laid: ["flipped"], chosen: ["drew"] };

const event = (kind: string, count = 1) => ({
  kind,
  cards: Array.from({ length: count }, (_, card) => ({ card, id: "T-01" })),
});

test("an event sounds as its game says", () => {
  expect(soundOf(SOUNDS, event("burnt", 0))).toBe("damage");
  expect(soundOf(SOUNDS, event("charged"))).toBe("battle");
  expect(soundOf(SOUNDS, event("flipped", 0))).toBe("laid");
  expect(soundOf(SOUNDS, event("drew"))).toBe("chosen");
});

test("an event of which nothing is said is heard if cards move", () => {
  expect(soundOf(SOUNDS, event("moved"))).toBe("laid");
  expect(soundOf(SOUNDS, event("passed", 0))).toBeNull();
});

test("of several sounds one is heard", () => {
  expect(soundOfAll(SOUNDS, [event("moved"), event("burnt"), event("drew")], false)).toBe("damage");
  expect(soundOfAll(SOUNDS, [event("burnt")], true)).toBe("won");
  expect(soundOfAll(SOUNDS, [event("passed", 0)], false)).toBeNull();
  expect(soundOfAll(SOUNDS, [], false)).toBeNull();
});
