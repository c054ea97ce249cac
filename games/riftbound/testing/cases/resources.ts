import { type Case, casts, enters, lies, spell, stands, unit } from "../case.ts";

/* What effects do with cards of decks, with points and with resources; and prices. */

export const resourceCases: readonly Case[] = [
  casts("Draw 2.", {}, [], { "A.handCount": 2 }),
  casts("Draw cards equal to the number of friendly units.", { A: { base: ["1 Might", "2 Might"] } }, [], {
    "A.handCount": 2,
  }),
  casts("Burn 2.", {}, [], { "A.deckCount": 4, "A.handCount": 0 }),
  casts("Channel 2 runes.", {}, [], { "A.ready": 8 }),
  casts("Channel 1 rune exhausted.", {}, [], { "A.ready": 6, "A.exhausted": 1 }),
  casts("Score 1 point.", {}, [], { "A.points": 1 }),
  casts("Lose 2 points.", { A: { points: 3 } }, [], { "A.points": 1 }),
  casts("Gain 3 XP.", {}, [], { "A.xp": 3 }),
  casts("[Add] [2][Fury].", {}, [], { "A.energy": 2, "A.power.fury": 1 }),
  casts("Win the game.", {}, [], { winner: "A" }),
  casts("Lose the game.", {}, [], { winner: "B" }),
  casts("Each opponent loses the game.", {}, [], { winner: "A" }),
  // zones.17
  casts(
    "Put a Chosen Champion from your trash into your Champion Zone.",
    { A: { trash: ["champion"], champion: ["champion"] } },
    [],
    { "A.champion": ["champion"], "A.trash": ["champion", "X"] },
  ),
  championAgain("Kill a friendly unit, then put it into your Champion Zone."),
  casts("Ready all Chosen Champions.", { A: { base: ["champion exhausted"], champion: ["champion"] } }, [], {
    "A.base": ["champion"],
  }),
  casts("Each opponent wins the game.", {}, [], { winner: "B" }),
  casts("Take a turn after this one.", {}, ["A endTurn"], { turnPlayer: "A" }),
  casts("Each player may draw 1.", {}, ["A yes", "B no"], { "A.handCount": 1, "B.handCount": 0 }),
  lies(
    "[Deathknell] — Recycle me to draw 1.",
    { A: { base: ["X"], hand: ["Axe"], deck: 3 }, cards: [spell("Axe", "Kill a unit.")] },
    ["A play Axe"],
    { "A.handCount": 1, "A.trash": ["Axe"] },
  ),
  casts("Each player draws 1.", {}, [], { "A.handCount": 1, "B.handCount": 1 }),
  casts("Each opponent draws 2.", {}, [], { "A.handCount": 0, "B.handCount": 2 }),
  casts("Each other player channels 1 rune.", {}, [], { "A.ready": 6, "B.ready": 1 }),
  casts("Each player channels 1 rune exhausted.", {}, [], { "A.exhausted": 1, "B.exhausted": 1 }),
  casts("Each opponent scores 1 point.", {}, [], { "A.points": 0, "B.points": 1 }),
  casts("Each opponent loses 1 point.", { B: { points: 2 } }, [], { "B.points": 1 }),
  casts(
    "Each player discards 1.",
    { A: { hand: ["1 Might"] }, B: { hand: ["2 Might"] } },
    ["A 1 Might", "B 2 Might"],
    {
      "A.trash": ["1 Might", "X"],
      "B.trash": ["2 Might"],
    },
  ),
  casts("Each player discards their hand, then draws 2.", { B: { hand: ["2 Might", "3 Might"] } }, [], {
    "A.handCount": 2,
    "B.handCount": 2,
    "B.trash": ["2 Might", "3 Might"],
  }),
  casts("Discard your hand.", { A: { hand: ["1 Might"] } }, [], { "A.handCount": 0 }),
  casts("Discard 1, then draw 2.", { A: { hand: ["1 Might"] } }, ["A 1 Might"], {
    "A.handCount": 2,
    "A.trash": ["1 Might", "X"],
  }),
  // golden.7
  casts("Discard 2, then draw 1.", {}, [], { "A.handCount": 1 }),
  casts("You draw 1.", {}, [], { "A.handCount": 1 }),
  casts(
    "Draw 1 for each friendly unit.",
    { A: { base: ["1 Might", "2 Might"] }, B: { base: ["3 Might"] } },
    [],
    { "A.handCount": 2 },
  ),
  casts("Draw 1 for each of your [Mighty] units.", { A: { base: ["5 Might", "2 Might"] } }, [], {
    "A.handCount": 1,
  }),
  stands("[1]: Draw 1.", {}, ["A use X"], { "A.handCount": 1, "A.ready": 5 }),
  stands("[E]: Draw 1.", {}, ["A use X"], { "A.handCount": 1, "A.base": ["X exhausted"] }),
  stands("Discard 1: Draw 2.", { A: { hand: ["1 Might"] } }, ["A use X", "A 1 Might"], { "A.handCount": 2 }),
  stands(
    "Discard 1, exhaust a friendly unit: Draw 2.",
    { A: { hand: ["1 Might"], base: ["2 Might"] } },
    ["A use X", "A 1 Might", "A 2 Might"],
    {
      "A.handCount": 2,
      "A.base": ["X", "2 Might exhausted"],
    },
  ),
  stands("[1][E], kill this: Draw 1.", {}, ["A use X"], { "A.handCount": 1, "A.trash": ["X"], "A.ready": 5 }),
  stands("[1], discard 1, [E]: Draw 2.", { A: { hand: ["1 Might"] } }, ["A use X", "A 1 Might"], {
    "A.handCount": 2,
    "A.base": ["X exhausted"],
  }),
  enters("When you play me, you may pay [2] to draw 1.", {}, ["A yes"], { "A.handCount": 1, "A.ready": 4 }),
  enters("When you play me, you may pay [2] to draw 1.", {}, ["A no"], { "A.handCount": 0, "A.ready": 6 }),
  enters("When you play me, you may kill me to draw 1.", {}, ["A yes"], {
    "A.handCount": 1,
    "A.trash": ["X"],
  }),
  enters(
    "When you play me, you may pay [1] and discard 1 to draw 2.",
    { A: { hand: ["1 Might"] } },
    ["A yes", "A 1 Might"],
    { "A.handCount": 2, "A.ready": 5 },
  ),
  enters("When you play me, you may pay [1]. If you do, draw 1.", {}, ["A yes"], {
    "A.handCount": 1,
    "A.ready": 5,
  }),
  enters("When you play me, you may pay [1]. If you do, draw 1.", {}, ["A no"], { "A.handCount": 0 }),
  enters("When you play me, you may pay [1] and draw 1.", {}, ["A yes"], { "A.handCount": 1, "A.ready": 5 }),
  casts("You may pay [1]. If you do, draw 1.", {}, ["A yes"], { "A.handCount": 1, "A.ready": 5 }),
  casts("You may pay [1] and draw 1.", {}, ["A yes"], { "A.handCount": 1, "A.ready": 5 }),
  casts("You may pay [1] to draw 1.", {}, ["A yes"], { "A.handCount": 1, "A.ready": 5 }),
  stands(
    "Recycle 2 from your trash: Draw 1.",
    { A: { trash: ["1 Might", "2 Might"] } },
    ["A use X", "A 1 Might"],
    { "A.handCount": 1, "A.trash": [] },
  ),
  stands("Spend a buff: Draw 1.", { A: { base: ["2 Might buffed"] } }, ["A use X"], {
    "A.handCount": 1,
    "A.base": ["X", "2 Might"],
  }),
  lie("Spend my buff: Draw 1.", ["X buffed"], ["A use X"], { "A.handCount": 1, "A.base": ["X"] }),
  casts(
    "Choose a friendly unit. Spend its buff. If you do, draw 1.",
    { A: { base: ["2 Might buffed"] } },
    [],
    { "A.handCount": 1, "A.base": ["2 Might"] },
  ),
  stands("Exhaust your legend: Draw 1.", { A: { legend: ["legend"] } }, ["A use X"], {
    "A.handCount": 1,
    "A.legend": ["legend exhausted"],
  }),
];

function lie(
  text: string,
  base: readonly string[],
  answers: readonly string[],
  expected: Case["expected"],
): Case {
  return { text, scene: { cards: [unit("X", text)], table: { A: { base, deck: 6 } } }, answers, expected };
}

/** The Champion has been played, so that its zone is empty. */
function championAgain(text: string): Case {
  const table = { A: { hand: ["X"], champion: ["champion"], runes: ["6 Fury"] } };
  const answers = ["A play champion", "A play X"];
  return {
    text,
    scene: { cards: [spell("X", text)], table },
    answers,
    expected: { "A.champion": ["champion"], "A.trash": ["X"] },
  };
}
