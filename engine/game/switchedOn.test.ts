import { expect, test } from "vitest";
import { switchedOn } from "./switchedOn.ts";

const games = ["horobeat", "riftbound", "genso"];
const on = (setting: string): readonly string[] => switchedOn(games, (id) => id, setting);

test("all games are on unless some are named", () => {
  expect(on("")).toEqual(games);
  expect(on(" ")).toEqual(games);
});

test("those that are named are on, in their own order; what is no game is no matter", () => {
  expect(on("genso, horobeat,chess")).toEqual(["horobeat", "genso"]);
  expect(on("chess")).toEqual([]);
});
