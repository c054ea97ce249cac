import { battlefield, type Case, casts, enters, gear, lies, spell, stands, unit } from "../case.ts";

/* What is so for as long as its text is in force. */

const JAB = spell("Jab", "Deal 1 to a unit.");
const AXE = spell("Axe", "Kill a unit.");
const READY = spell("Wake", "Ready a unit.");
const SAP = spell("Sap", "Give a unit -1 [M] this turn.");
const DENY = spell("Deny", "Counter a spell.");
const CHEAP = unit("Cheap", "", { cost: 1 });

/** Whether a card can be played is told by its being offered. */
function offered(text: string, cost: number, setting: Record<string, unknown>, isOffered: boolean): Case {
  const made = lies(text, { ...setting, X: { cost, ...(setting["X"] as object | undefined) } }, [], {});
  const { A } = made.scene.table as { A: Record<string, unknown> };
  const table = {
    ...made.scene.table,
    A: { ...A, hand: ["X", ...((A["hand"] ?? []) as unknown[])], runes: [] },
  };
  return {
    ...made,
    scene: { ...made.scene, table },
    expected: { options: isOffered ? ["endTurn", "play X"] : ["endTurn"] },
  };
}

const FOE = { "BF-A": { B: ["9 Might"] } };

export const factCases: readonly Case[] = [
  stands("I have +2 [M] and [Tank].", {}, [], { "might.X": 5, "keywords.X.tank": 1 }),
  stands("Friendly units have +1 [M].", { A: { base: ["2 Might"] } }, [], {
    "might.X": 4,
    "might.2 Might": 3,
  }),
  stands("Other friendly units have [Tank] and [Shield].", { A: { base: ["2 Might"] } }, [], {
    "keywords.2 Might.tank": 1,
    "keywords.X.tank": 0,
  }),
  stands(
    "Other friendly units have +1 [M] here.",
    { A: { base: ["2 Might"] }, "BF-A": { A: ["4 Might"] } },
    [],
    { "might.2 Might": 3, "might.4 Might": 4 },
  ),
  stands("My Might is increased by your points.", { A: { points: 2 } }, [], { "might.X": 5 }),
  // layers.11: what depends on itself counts as it is without itself.
  stands("My Might is increased by my Might.", {}, [], { "might.X": 6 }),
  stands("My base Might is 7.", {}, [], { "might.X": 7 }),
  stands("My base Might is 0.", {}, [], { "might.X": 0 }),
  stands("The base Might of other friendly units is 5.", { A: { base: ["2 Might"] } }, [], {
    "might.X": 3,
    "might.2 Might": 5,
  }),
  stands("My Might is increased to 5.", { A: { hand: ["Sap"] }, cards: [SAP] }, [], { "might.X": 5 }),
  // layers.7: what is taken away comes last.
  stands("My Might is increased to 5.", { A: { hand: ["Sap"] }, cards: [SAP] }, ["A play Sap"], {
    "might.X": 4,
  }),
  stands("I have [Assault] equal to the number of enemy units.", { B: { base: ["2x 2 Might"] } }, [], {
    "keywords.X.assault": 2,
  }),
  stands("I have [Shield] equal to the number of enemy units.", { B: { base: ["2x 2 Might"] } }, [], {
    "keywords.X.shield": 2,
  }),
  stands("I have [Deflect] equal to the number of enemy units.", { B: { base: ["2x 2 Might"] } }, [], {
    "keywords.X.deflect": 2,
  }),
  lies("I must be assigned combat damage last.", { "BF-A": { A: ["X"] } }, [], { "keywords.X.backline": 1 }),
  // Can't.
  stands("I can't move.", { A: { runes: [] } }, [], { options: ["endTurn"] }),
  lies("Friendly units can't move.", { A: { base: ["X", "2 Might"], runes: [] } }, [], {
    options: ["endTurn"],
  }),
  lies("I can't move to base.", { A: { runes: [] }, "BF-A": { A: ["X"] } }, [], { options: ["endTurn"] }),
  battlefield("Units can't move to base.", { A: { runes: [] }, "BF-A": { A: ["2 Might"] } }, [], {
    options: ["endTurn"],
  }),
  lies(
    "I can't be readied.",
    { A: { base: ["X exhausted"], hand: ["Wake"] }, cards: [READY] },
    ["A play Wake"],
    { "A.base": ["X exhausted"] },
  ),
  lies(
    "Enemy units can't be readied.",
    { A: { base: ["X"], hand: ["Wake"] }, B: { base: ["2 Might exhausted"] }, cards: [READY] },
    ["A play Wake", "A 2 Might"],
    { "B.base": ["2 Might exhausted"] },
  ),
  stands("I can't be killed.", { A: { hand: ["Axe"] }, cards: [AXE] }, ["A play Axe"], { "A.base": ["X"] }),
  stands("Friendly units can't be killed.", { A: { hand: ["Axe"] }, cards: [AXE] }, ["A play Axe"], {
    "A.base": ["X"],
  }),
  casts(
    "I can't be countered.\nDraw 1.",
    { B: { hand: ["Deny"] }, cards: [DENY] },
    ["A pass", "B play Deny"],
    {
      "A.handCount": 1,
      "B.trash": ["Deny"],
    },
  ),
  stands(
    "Your spells can't be countered.",
    { A: { hand: ["Read"] }, B: { hand: ["Deny"] }, cards: [DENY, spell("Read", "Draw 1.")] },
    ["A play Read", "A pass", "B play Deny"],
    { "A.handCount": 1, "B.trash": ["Deny"] },
  ),
  stands("I can't be dealt damage.", { A: { hand: ["Jab"] }, cards: [JAB] }, ["A play Jab"], {
    "A.base": ["X"],
  }),
  stands("Friendly units can't be dealt damage.", { A: { hand: ["Jab"] }, cards: [JAB] }, ["A play Jab"], {
    "A.base": ["X"],
  }),
  stands("I don't deal combat damage.", FOE, ["A move X", "A BF-A", "A pass", "B pass"], {
    "BF-A.B": ["9 Might"],
  }),
  stands("Friendly units don't deal combat damage.", FOE, ["A move X", "A BF-A", "A pass", "B pass"], {
    "BF-A.B": ["9 Might"],
  }),
  lies(
    "I can't be chosen by enemy spells and abilities.",
    { A: { hand: ["Axe"] }, B: { base: ["X", "2 Might"] }, cards: [AXE] },
    ["A play Axe"],
    { "B.trash": ["2 Might"] },
  ),
  lies(
    "Friendly units can't be chosen by enemy spells and abilities.",
    { A: { hand: ["Axe"], base: ["4 Might"] }, B: { base: ["X"] }, cards: [AXE] },
    ["A play Axe"],
    { "A.base": [] },
  ),
  // Coming onto the board.
  enters("I enter ready.", {}, [], { "A.base": ["X"] }),
  { ...gearPlayed("This enters exhausted."), expected: { "A.base": ["X exhausted"] } },
  stands("Other friendly units enter ready.", { A: { hand: ["2 Might"] } }, ["A play 2 Might"], {
    "A.base": ["X", "2 Might"],
  }),
  stands("Your units enter ready.", { A: { hand: ["2 Might"] } }, ["A play 2 Might"], {
    "A.base": ["X", "2 Might"],
  }),
  enters("You may play me to an open battlefield.", {}, ["A BF-B"], { "BF-B.A": ["X exhausted"] }),
  stands(
    "Friendly units may be played to open battlefields.",
    { A: { hand: ["2 Might"] } },
    ["A play 2 Might", "A BF-A"],
    { "BF-A.A": ["2 Might exhausted"] },
  ),
  enters("You may play me to an occupied enemy battlefield.", FOE, ["A BF-A"], { "BF-A.A": ["X exhausted"] }),
  // Costs.
  offered("I cost [2] less.", 2, {}, true),
  offered("I cost [2] less.", 3, {}, false),
  offered(
    "I cost [1] less for each friendly unit.",
    2,
    { A: { base: ["1 Might exhausted", "2 Might exhausted"] } },
    true,
  ),
  offered("I cost [1] less for each card in your trash.", 1, { A: { trash: [] } }, false),
  offered("I cost [1] less for each of your gear.", 2, { A: { base: ["2x gear"] } }, true),
  offered("My Energy cost is reduced by your points.", 2, { A: { points: 2 } }, true),
  offered("I cost [2] less to play from anywhere other than your hand.", 1, {}, false),
  lies(
    "Units you play cost [2] less, to a minimum of [1].",
    { A: { base: ["X exhausted"], hand: ["Cheap"], runes: [] }, cards: [CHEAP] },
    [],
    { options: ["endTurn"] },
  ),
  stands(
    "Units you play cost [1] less.",
    { A: { hand: ["Cheap"], runes: [] }, cards: [CHEAP] },
    ["A play Cheap"],
    { "A.base": ["X", "Cheap exhausted"] },
  ),
  lies(
    "Units opponents play cost [1] more.",
    { A: { hand: ["2 Might"], runes: [] }, B: { base: ["X"] } },
    [],
    { options: ["endTurn"] },
  ),
  // Players.
  stands(
    "Your spells and abilities deal 1 Bonus Damage.",
    { A: { hand: ["Jab"] }, B: { base: ["4 Might"] }, cards: [JAB] },
    ["A play Jab", "A 4 Might"],
    { "B.base": ["4 Might damage 2"] },
  ),
  stands(
    "Spells and abilities deal 2 Bonus Damage to enemy units.",
    { A: { hand: ["Jab"] }, B: { base: ["4 Might"] }, cards: [JAB] },
    ["A play Jab", "A 4 Might"],
    { "B.base": ["4 Might damage 3"] },
  ),
  stands(
    "Opponents can't gain points.",
    { A: { hand: ["Gift"] }, cards: [spell("Gift", "Each opponent scores 1 point.")] },
    ["A play Gift"],
    { "B.points": 0 },
  ),
  stands(
    "Opponents can't draw cards.",
    { A: { hand: ["Gift"] }, cards: [spell("Gift", "Each player draws 1.")] },
    ["A play Gift"],
    { "A.handCount": 1, "B.handCount": 0 },
  ),
  battlefield(
    "Increase the points needed to win the game by 1.",
    { A: { points: 7, hand: ["Gift"] }, cards: [spell("Gift", "Score 1 point.")] },
    ["A play Gift"],
    { "A.points": 8, winner: "none" },
  ),
  battlefield("While you control this battlefield, units have +1 [M].", { "BF-A": { A: ["2 Might"] } }, [], {
    "might.2 Might": 3,
  }),
];

function gearPlayed(text: string): Case {
  const made = gear(text, {}, ["A play X"], {});
  return { ...made, scene: { ...made.scene, table: { A: { hand: ["X"] } } } };
}
