import { expect, test } from "vitest";
import { readBans } from "./ownBans.ts";

const BANS = { game: "toy", file: "bans.txt", names: ["Lamp"] };

test("of the lists of banned cards that this browser keeps, damaged ones and those too long are left out", () => {
  expect(readBans([BANS])).toEqual([BANS]);
  expect(readBans({})).toEqual([]);
  for (const damaged of [
    null,
    { ...BANS, names: [1] },
    { ...BANS, names: ["x".repeat(101)] },
    { ...BANS, names: new Array(5001).fill("x") },
  ])
    expect(readBans([damaged, BANS])).toEqual([BANS]);
});
