import { testData, testNames } from "@gyoji/game/testing/suites";
import { expect, test } from "vitest";
import { BANS } from "./bans.ts";
import { projectCards } from "./cards.ts";
import { fullName, type RiftboundDefinition } from "./definition.ts";
import { riftboundModule } from "./module.ts";

testData(riftboundModule, [{}]);
testNames(projectCards());

test("what a format bans are cards of the project, and no card of its decks", () => {
  const compiled = riftboundModule.compile([]);
  if (!compiled.ok) throw new Error("not compiled");
  const known = new Set((compiled.pool.definitions as readonly RiftboundDefinition[]).map(fullName));
  for (const banned of Object.values(BANS)) for (const name of banned) expect(known).toContain(name);
  for (const deck of riftboundModule.decks)
    for (const bans of Object.keys(BANS))
      expect(riftboundModule.checkDeck(compiled.pool, deck, { bans })).toEqual([]);
});
