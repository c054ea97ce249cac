import { expect, test } from "vitest";
import { gameNamedIn } from "./gameNamed.ts";

test("the game of a file is found in both forms of YAML, with its place", () => {
  expect(gameNamedIn("name: Mine\ngame: toy\n")).toEqual({ game: "toy", offset: 17 });
  expect(gameNamedIn("{ name: Mine, 'game': 'toy' }")).toEqual({ game: "toy", offset: 23 });
  expect(gameNamedIn("videogame: toy\n")).toBeNull();
});
