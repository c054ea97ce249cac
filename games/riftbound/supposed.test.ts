import { sample } from "@gyoji/kernel";
import { expect, test } from "vitest";
import { faceOf } from "./definition.ts";
import { type RiftboundTable, runeDeckOf, sideboardOf } from "./state.ts";
import { played } from "./testing/played.ts";

/*
 * What a bot supposes of what it does not see.
 */

const CRIER = {
  id: "Crier",
  type: "unit",
  cost: 0,
  might: 2,
  text: "When you play me, play a 1 [M] Recruit unit token.",
};

const table = played(
  {
    cards: [CRIER],
    table: {
      A: { hand: ["Crier"], deck: ["1 Might", "2 Might"], runeDeck: ["Fury", "Calm"] },
      B: { hand: ["3 Might"], deck: ["4 Might", "5 Might"], runeDeck: ["Mind", "Body"] },
      "BF-A": { A: ["6 Might"] },
    },
  },
  ["A play Crier", "A base A"],
);

const typesIn = (supposed: RiftboundTable, zone: number): readonly string[] =>
  (supposed.state.zones[zone] ?? []).flatMap((card) => faceOf(supposed, card).types);

test("Runes are supposed among Runes, cards of the Main Deck among those", () => {
  for (let seed = 0; seed < 20; seed++)
    for (const seat of [0, 1]) {
      const supposed = sample(table, seat, seed);
      for (const owner of [0, 1]) expect(typesIn(supposed, runeDeckOf(owner))).toEqual(["rune", "rune"]);
    }
});

test("any card but the Chosen Champion is supposed in a sideboard, other Champions too (deck.14, modes.6)", () => {
  const hero = { id: "Younger", type: "unit", champion: true, tags: ["Hero"], cost: 1, might: 4 };
  const beside = played(
    { cards: [hero], table: { mode: "match", moment: "start", B: { sideboard: ["Younger", "1 Might"] } } },
    [],
  );
  const supposed = Array.from({ length: 60 }, (_, seed) => {
    const dealt = sample(beside, 0, seed);
    return (dealt.state.zones[sideboardOf(1)] ?? []).map((card) => faceOf(dealt, card).id);
  }).flat();
  expect(supposed).toContain("Younger");
  expect(supposed).toContain("1-Might");
  expect(supposed).not.toContain("champion");
});

test("a token that is about to enter is known to everybody", () => {
  expect(table.decisions[0]?.decision.ask).toBe("chooseLocation");
  const made = table.state.cards.findIndex(({ isToken }) => isToken);
  for (let seed = 0; seed < 20; seed++)
    for (const seat of [0, 1]) expect(faceOf(sample(table, seat, seed), made).id).toBe("token Recruit");
});
