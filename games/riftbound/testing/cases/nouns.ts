import { type Case, casts, enters, lies, spell, stands, unit } from "../case.ts";

/* What things are called: whoever is dealt damage is meant. */

const UNITS = { A: { base: ["6 Might", "7 Might"] }, B: { base: ["8 Might"] } };

/** One of a kind: it is killed. */
function kills(
  kind: string,
  table: Record<string, unknown>,
  killed: readonly string[],
  answers: readonly string[] = [],
  cards: readonly object[] = [],
): Case {
  const text = `Kill ${kind}.`;
  const trash = table["A"] === undefined ? { "B.trash": killed } : { "A.trash": [...killed, "X"] };
  return casts(text, { ...table, cards }, answers, trash);
}

/** All of a kind are killed; the trash of B shows which. */
function killsAll(
  kinds: string,
  B: Record<string, unknown>,
  killed: readonly string[],
  more: Record<string, unknown> = {},
): Case {
  return casts(`Kill ${kinds}.`, { B, ...more }, [], { "B.trash": killed });
}

const MECH = unit("Robot", "", { tags: ["Mech"] });
const GADGET = { id: "Gadget", type: "gear", cost: 0, tags: ["Mech"] };
const CHEAP = unit("Cheap", "", { cost: 1 });
const DEAR = unit("Dear", "", { cost: 4, power: ["fury", "fury"], domains: ["fury"] });
const SNEAK = unit("Sneak", "[Hidden]");
const JAB = spell("Jab", "Draw 1.");

export const nounCases: readonly Case[] = [
  kills("a unit", { B: { base: ["2 Might", "gear"] } }, ["2 Might"]),
  kills("a gear", { B: { base: ["2 Might", "gear"] } }, ["gear"]),
  kills("a permanent", { B: { base: ["2 Might", "gear"] } }, ["gear"], ["A gear"]),
  casts("Recycle a friendly rune.", { A: { runes: ["1 Fury"] } }, [], {
    "A.runes": [],
    "A.runeDeckCount": 7,
  }),
  casts("Exhaust a friendly legend.", { A: { legend: ["legend"] } }, [], {
    "A.legend": ["legend exhausted"],
  }),
  casts("Ready your legend.", { A: { legend: ["legend exhausted"] } }, [], { "A.legend": ["legend"] }),
  casts("Recycle a card from your trash.", { A: { trash: ["1 Might"] } }, [], { "A.trash": ["X"] }),
  casts(
    "Play a 1 [M] Recruit unit token in your base, then do this: kill a token.",
    { A: { base: ["1 Might"] } },
    [],
    { "A.base": ["1 Might"] },
  ),
  kills("a Mech", { B: { base: ["2 Might", "Robot"] } }, ["Robot"], [], [MECH]),
  kills("a Mech unit", { B: { base: ["Gadget", "Robot"] } }, ["Robot"], [], [MECH, GADGET]),
  kills("a unit or gear", { B: { base: ["2 Might", "gear"] } }, ["gear"], ["A gear"]),
  // Before it.
  kills("a friendly unit", { A: { base: ["2 Might"] }, B: { base: ["3 Might"] } }, ["2 Might"]),
  kills("an enemy unit", { B: { base: ["3 Might"] } }, ["3 Might"]),
  kills("a [Mighty] unit", { B: { base: ["3 Might", "5 Might"] } }, ["5 Might"]),
  kills("a stunned unit", { B: { base: ["3 Might", "5 Might stunned"] } }, ["5 Might"]),
  kills("a damaged unit", { B: { base: ["3 Might", "5 Might damage 1"] } }, ["5 Might"]),
  kills("an exhausted unit", { B: { base: ["3 Might", "5 Might exhausted"] } }, ["5 Might"]),
  kills("a ready unit", { B: { base: ["3 Might", "5 Might exhausted"] } }, ["3 Might"]),
  kills("a buffed unit", { B: { base: ["3 Might", "5 Might buffed"] } }, ["5 Might"]),
  kills("an [Empowered] unit", { B: { base: ["3 Might", "5 Might empowered"] } }, ["5 Might"]),
  kills("an equipped unit", { B: { base: ["3 Might", "5 Might with gear"] } }, ["5 Might"]),
  kills("an attached gear", { B: { base: ["gear +1", "5 Might with gear"] } }, ["gear"]),
  kills("a detached gear", { B: { base: ["gear +1", "5 Might with gear"] } }, ["gear +1"]),
  kills("a nontoken unit", { B: { base: ["3 Might"] } }, ["3 Might"]),
  kills("a nonunit permanent", { B: { base: ["3 Might", "gear"] } }, ["gear"]),
  kills("a non-Mech unit", { B: { base: ["3 Might", "Robot"] } }, ["3 Might"], [], [MECH]),
  kills("a stunned enemy unit", { B: { base: ["3 Might stunned", "2 Might"] } }, ["3 Might"]),
  casts("Play a 1 [M] Recruit unit token in your base. Ready all token units.", {}, [], {
    "A.base": ["Recruit"],
  }),
  enters("When you play me, kill all other friendly units.", { A: { base: ["2 Might"] } }, [], {
    "A.trash": ["2 Might"],
    "A.base": ["X exhausted"],
  }),
  stands("When I attack, kill an attacking unit.", {}, ["A move X", "A BF-A"], {}),
  // Behind it.
  kills("a unit you control", { A: { base: ["2 Might"] }, B: { base: ["3 Might"] } }, ["2 Might"]),
  kills("a unit at a battlefield", { B: { base: ["3 Might"] }, "BF-A": { B: ["2 Might"] } }, ["2 Might"]),
  kills("a unit that is alone", { B: { base: ["3 Might", "4 Might"] }, "BF-A": { B: ["2 Might"] } }, [
    "2 Might",
  ]),
  kills("a unit with 3 [M] or less", { B: { base: ["3 Might", "5 Might"] } }, ["3 Might"]),
  kills("a unit with 4 [M] or more", { B: { base: ["3 Might", "5 Might"] } }, ["5 Might"]),
  kills(
    "a unit with Energy cost no more than [2]",
    { B: { base: ["Cheap", "Dear"] } },
    ["Cheap"],
    [],
    [CHEAP, DEAR],
  ),
  kills(
    "a unit with Energy cost no more than [2] at a battlefield",
    { B: { base: ["Cheap"] }, "BF-A": { B: ["2 Might"] } },
    ["2 Might"],
    [],
    [CHEAP],
  ),
  kills("a unit that costs [3] or more", { B: { base: ["Cheap", "Dear"] } }, ["Dear"], [], [CHEAP, DEAR]),
  kills(
    "a unit with Power cost [A][A] or more",
    { B: { base: ["Cheap", "Dear"] } },
    ["Dear"],
    [],
    [CHEAP, DEAR],
  ),
  kills(
    "a unit with cost no more than [3] and no more than [A]",
    { B: { base: ["Cheap", "Dear"] } },
    ["Cheap"],
    [],
    [CHEAP, DEAR],
  ),
  kills("a unit with [Hidden]", { B: { base: ["Cheap", "Sneak"] } }, ["Sneak"], [], [CHEAP, SNEAK]),
  casts(
    "Kill a unit with less Might than your points.",
    { A: { points: 2 }, B: { base: ["1 Might", "4 Might"] } },
    [],
    { "B.trash": ["1 Might"] },
  ),
  casts(
    "Choose an enemy unit. Kill all gear with the same controller.",
    { A: { base: ["gear"] }, B: { base: ["2 Might", "gear"] } },
    [],
    { "B.trash": ["gear"], "A.base": ["gear"] },
  ),
  casts(
    "Choose an enemy unit. Kill a gear with the same controller.",
    { A: { base: ["gear"] }, B: { base: ["2 Might", "gear"] } },
    [],
    { "B.trash": ["gear"], "A.base": ["gear"] },
  ),
  // Several.
  killsAll("all enemy units", { base: ["2 Might", "3 Might"] }, ["2 Might", "3 Might"]),
  killsAll("each enemy unit", { base: ["2 Might", "3 Might"] }, ["2 Might", "3 Might"]),
  killsAll("all gear", { base: ["gear", "3 Might"] }, ["gear"]),
  killsAll("all permanents", { base: ["gear", "3 Might"] }, ["gear", "3 Might"]),
  killsAll("all Mechs", { base: ["3 Might", "Robot", "Gadget"] }, ["Robot", "Gadget"], {
    cards: [MECH, GADGET],
  }),
  killsAll("all Mech units", { base: ["3 Might", "Robot", "Gadget"] }, ["Robot"], { cards: [MECH, GADGET] }),
  killsAll("all units or gear", { base: ["gear", "3 Might"] }, ["gear", "3 Might"]),
  killsAll("all stunned units", { base: ["2 Might stunned", "3 Might"] }, ["2 Might"]),
  killsAll("all units at battlefields", { base: ["3 Might"] }, ["2 Might"], { "BF-A": { B: ["2 Might"] } }),
  killsAll("all units that are alone", { base: ["3 Might", "4 Might"] }, ["2 Might"], {
    "BF-A": { B: ["2 Might"] },
  }),
  killsAll("all units with 3 [M] or less", { base: ["2 Might", "3 Might", "4 Might"] }, [
    "2 Might",
    "3 Might",
  ]),
  killsAll("all units with 3 [M] or more", { base: ["2 Might", "3 Might", "4 Might"] }, [
    "3 Might",
    "4 Might",
  ]),
  killsAll("all units with Energy cost no more than [2]", { base: ["Cheap", "Dear"] }, ["Cheap"], {
    cards: [CHEAP, DEAR],
  }),
  killsAll("all units with Energy cost no more than [2] at battlefields", { base: ["Cheap"] }, ["2 Might"], {
    cards: [CHEAP],
    "BF-A": { B: ["2 Might"] },
  }),
  killsAll("all units that cost [3] or more", { base: ["Cheap", "Dear"] }, ["Dear"], {
    cards: [CHEAP, DEAR],
  }),
  killsAll("all units with Power cost [A] or more", { base: ["Cheap", "Dear"] }, ["Dear"], {
    cards: [CHEAP, DEAR],
  }),
  killsAll(
    "all units with cost no more than [3] and no more than [A]",
    { base: ["Cheap", "Dear"] },
    ["Cheap"],
    { cards: [CHEAP, DEAR] },
  ),
  killsAll("all units with [Hidden]", { base: ["Cheap", "Sneak"] }, ["Sneak"], { cards: [CHEAP, SNEAK] }),
  killsAll("all units with less Might than your points", { base: ["1 Might", "4 Might"] }, ["1 Might"], {
    A: { points: 2 },
  }),
  casts("Kill all units you control.", UNITS, [], { "A.trash": ["6 Might", "7 Might", "X"], "B.trash": [] }),
  casts("Kill your units.", UNITS, [], { "A.trash": ["6 Might", "7 Might", "X"], "B.trash": [] }),
  casts("Ready your runes.", { A: { runes: ["2 Fury exhausted"] } }, [], { "A.ready": 2 }),
  casts("Exhaust all legends.", { A: { legend: ["legend"] } }, [], { "A.legend": ["legend exhausted"] }),
  casts("Play 2 1 [M] Recruit unit tokens in your base. Kill all tokens.", {}, [], { "A.base": [] }),
  casts("Recycle all cards in your trash.", { A: { trash: ["1 Might", "2 Might"] } }, [], {
    "A.trash": ["X"],
  }),
  responds("Counter all spells.", { A: { hand: ["X", "Jab"] } }, [], { "A.handCount": 0 }),
  stands("When I attack, kill all units in combat.", { "BF-A": { B: ["2 Might"] } }, ["A move X", "A BF-A"], {
    "A.trash": ["X"],
    "B.trash": ["2 Might"],
  }),
  stands(
    "When I attack, kill an enemy unit in combat.",
    { "BF-A": { B: ["2 Might"] } },
    ["A move X", "A BF-A"],
    { "B.trash": ["2 Might"] },
  ),
  stands("When I attack, kill a defending unit.", { "BF-A": { B: ["2 Might"] } }, ["A move X", "A BF-A"], {
    "B.trash": ["2 Might"],
  }),
  // Which.
  casts("Kill another unit.", UNITS, ["A 8 Might"], { "B.trash": ["8 Might"] }),
  enters("When you play me, kill another friendly unit.", { A: { base: ["2 Might"] } }, [], {
    "A.trash": ["2 Might"],
  }),
  casts("Kill 2 units.", UNITS, ["A 6 Might", "A 8 Might"], {
    "A.trash": ["6 Might", "X"],
    "B.trash": ["8 Might"],
  }),
  casts("Kill up to one unit.", UNITS, ["A done"], { "A.trash": ["X"], "B.trash": [] }),
  casts("Kill up to 2 units.", UNITS, ["A 8 Might", "A done"], { "B.trash": ["8 Might"] }),
  casts("Kill any number of units.", UNITS, ["A 6 Might", "A 8 Might", "A done"], {
    "A.trash": ["6 Might", "X"],
    "B.trash": ["8 Might"],
  }),
  casts("Kill any number of your units.", UNITS, ["A 6 Might", "A 7 Might"], { "A.base": [] }),
  casts("Kill one of your units.", UNITS, ["A 7 Might"], { "A.base": ["6 Might"] }),
  casts("Kill a friendly unit and an enemy unit.", UNITS, ["A 7 Might"], {
    "A.base": ["6 Might"],
    "B.base": [],
  }),
  casts("Choose a friendly unit and an enemy unit. Kill them.", UNITS, ["A 7 Might"], {
    "A.base": ["6 Might"],
    "B.base": [],
  }),
  casts("Choose a friendly unit and an enemy unit. Kill your unit.", UNITS, ["A 7 Might"], {
    "A.base": ["6 Might"],
    "B.base": ["8 Might"],
  }),
  // Where.
  lies(
    "When I move, kill all enemy units here.",
    { A: { base: ["X"] }, "BF-A": { B: ["2 Might"] }, "BF-B": { B: ["4 Might"] } },
    ["A move X", "A BF-A"],
    { "B.trash": ["2 Might"] },
  ),
  casts("Kill a unit in a base.", { B: { base: ["3 Might"] }, "BF-A": { B: ["2 Might"] } }, [], {
    "B.trash": ["3 Might"],
  }),
  casts("Kill a unit in your base.", { A: { base: ["3 Might"] }, B: { base: ["2 Might"] } }, [], {
    "A.trash": ["3 Might", "X"],
  }),
  casts("Kill a unit anywhere.", { B: { base: ["3 Might"] } }, [], { "B.trash": ["3 Might"] }),
  casts(
    "Choose a unit at a battlefield. Kill all units there.",
    { B: { base: ["3 Might"] }, "BF-A": { B: ["2 Might", "4 Might"] } },
    ["A 2 Might"],
    { "B.trash": ["2 Might", "4 Might"] },
  ),
  stands(
    "[E]: Kill a unit at another location.",
    { A: { base: ["2 Might"] }, B: { base: ["4 Might"] } },
    ["A use X"],
    { "B.trash": ["4 Might"] },
  ),
  casts("Recycle a card from trashes.", { B: { trash: ["2 Might"] } }, [], { "B.trash": [] }),
  casts("Banish a unit from your hand.", { A: { hand: ["2 Might"] } }, ["A 2 Might"], {
    "A.banishment": ["2 Might"],
  }),
  casts(
    "Look at the top 2 cards of your Main Deck. Banish a unit from among them.",
    { A: { deck: ["1 Might", "2 Might", "4 Might"] } },
    ["A 2 Might"],
    { "A.banishment": ["2 Might"] },
  ),
  casts("Choose a friendly unit. Kill all gear attached to it.", { A: { base: ["3 Might with gear"] } }, [], {
    "A.base": ["3 Might"],
  }),
  casts(
    "Kill all enemy units where you have units.",
    { "BF-A": { A: ["2 Might"], controller: "A" }, B: { base: ["3 Might"] } },
    [],
    { "B.trash": [] },
  ),
  // Figures.
  casts("Choose a friendly unit. Draw cards equal to its Might.", { A: { base: ["2 Might"] } }, [], {
    "A.handCount": 2,
  }),
  enters("When you play me, draw cards equal to my Might.", {}, [], { "A.handCount": 3 }),
  enters("[Assault 2]\nWhen you play me, draw cards equal to my [Assault].", {}, [], { "A.handCount": 2 }),
  casts("Draw cards equal to your points.", { A: { points: 2 } }, [], { "A.handCount": 2 }),
  casts("Kill an enemy unit. Its controller draws 2.", { B: { base: ["3 Might"] } }, [], {
    "B.handCount": 2,
  }),
  casts("Kill an enemy unit. Its owner draws 1.", { B: { base: ["3 Might"] } }, [], { "B.handCount": 1 }),
  stands("At the start of each player's Beginning Phase, that player draws 1.", {}, ["A endTurn"], {
    "B.handCount": 2,
  }),
];

function responds(
  text: string,
  table: Record<string, unknown>,
  answers: readonly string[],
  expected: Case["expected"],
): Case {
  return {
    text,
    scene: { cards: [spell("X", text), JAB], table },
    answers: ["A play Jab", "A play X", ...answers],
    expected,
  };
}
