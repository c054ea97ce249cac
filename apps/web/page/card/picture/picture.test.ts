import { expect, test } from "vitest";
import { pictureOf } from "./picture.ts";

const ids = Array.from({ length: 500 }, (_, at) => `YK-${String(at).padStart(3, "0")}`);
const drawn = ids.map((id) => JSON.stringify(pictureOf(id)));

test("a card has the same picture every time", () => {
  expect(ids.map((id) => JSON.stringify(pictureOf(id)))).toEqual(drawn);
});

test("no two cards have the same picture", () => {
  expect(new Set(drawn).size).toBe(ids.length);
});

test("a picture is path data of numbers, and few shapes", () => {
  for (const id of ids) {
    const { ground, crest } = pictureOf(id);
    expect([...ground, ...crest].length).toBeLessThanOrEqual(12);
    for (const { d } of [...ground, ...crest]) expect(d).toMatch(/^M[-\d.\sMLHVCSQTAZ]*$/i);
  }
});
