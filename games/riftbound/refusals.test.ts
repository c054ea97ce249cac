import { NONE, startMatch, viewRefusals, why } from "@gyoji/kernel";
import { expect, test } from "vitest";
import { riftboundModule } from "./module.ts";

test("at a Mulligan no reason is given for what belongs to another time, and the place is the set-up", () => {
  const { game, decks } = riftboundModule;
  const compiled = riftboundModule.compile([]);
  if (!compiled.ok) throw new Error("the project's cards do not compile");
  const lists = decks
    .slice(0, 2)
    .map(({ cards }) => Object.entries(cards).flatMap(([id, count]) => new Array<string>(count).fill(id)));
  const { table } = startMatch(
    game,
    compiled.pool,
    { options: {}, decks: lists, sideboards: [], seed: 3 },
    false,
  );
  const decision = table.decisions[0]?.decision;
  expect(decision?.ask).toBe("mulligan");
  const seat = decision?.seat ?? NONE;
  expect(viewRefusals(table, seat)).toEqual([]);
  expect(why(table, seat).map(({ procedure }) => procedure)).toEqual([
    "modes.1",
    "overview.3",
    "setup",
    "setup.8",
  ]);
});
