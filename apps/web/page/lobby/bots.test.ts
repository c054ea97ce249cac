import { BOTS } from "@gyoji/bots";
import { expect, test } from "vitest";
import { BOT_NAMES } from "./bots.ts";

test("every bot has a name in the lobby", () => {
  expect([...BOT_NAMES].toSorted()).toEqual(Object.keys(BOTS).toSorted());
});
