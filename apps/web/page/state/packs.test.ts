import { expect, test } from "vitest";
import { isPack } from "./packs.ts";

const PACK = { game: "toy", name: "A", text: "{}", sets: [{ id: "A", playable: 1, total: 2 }] };

test("what this browser keeps is a pack only if all of it is as a pack is", () => {
  expect(isPack(PACK)).toBe(true);
  for (const damaged of [
    null,
    [],
    { ...PACK, text: 1 },
    { ...PACK, text: "x".repeat(20_000_001) },
    { ...PACK, sets: null },
    { ...PACK, sets: [null] },
    { ...PACK, sets: [{ id: "A", playable: "1", total: 2 }] },
    { ...PACK, sets: [{ id: {}, playable: 1, total: 2 }] },
  ])
    expect(isPack(damaged)).toBe(false);
});
