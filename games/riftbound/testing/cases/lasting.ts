import { type Case, casts, lies, spell, unit } from "../case.ts";

/* What is so for a time, and for the next card that is played. */

/** A spell that answers nothing. */
const slow = (id: string, text: string, figures: object = {}): object => ({
  id,
  type: "spell",
  cost: 0,
  text,
  ...figures,
});
const U = unit("U", "", { cost: 3 });
const ZAP = slow("Zap", "Deal 1 to an enemy unit.", { cost: 2 });
const SHOVE = slow("Shove", "Move a unit to base.");

export const lastingCases: readonly Case[] = [
  casts(
    "Friendly units have [Assault 2] this turn.",
    { A: { base: ["1 Might"] }, "BF-A": { B: ["9 Might"] } },
    ["A move 1 Might", "A BF-A"],
    { "might.1 Might": 3 },
  ),
  casts("Until your next turn, enemy units have -1 [M].", { B: { base: ["3 Might"] } }, ["A endTurn"], {
    "might.3 Might": 2,
  }),
  casts(
    "Until your next turn, enemy units have -1 [M].",
    { B: { base: ["3 Might"] } },
    ["A endTurn", "B endTurn"],
    { "might.3 Might": 3 },
  ),
  casts("Give an enemy unit -1 [M] until your next turn.", { B: { base: ["3 Might"] } }, ["A endTurn"], {
    "might.3 Might": 2,
  }),
  casts(
    "Give an enemy unit -1 [M] until your next turn.",
    { B: { base: ["3 Might"] } },
    ["A endTurn", "B endTurn"],
    { "might.3 Might": 3 },
  ),
  casts(
    "Your spells and abilities deal 1 Bonus Damage this turn.",
    { A: { hand: ["Zap"] }, B: { base: ["9 Might"] }, cards: [ZAP] },
    ["A play Zap"],
    { "B.base": ["9 Might damage 2"] },
  ),
  casts("A friendly unit can't move this turn. Move it to a battlefield.", { A: { base: ["1 Might"] } }, [], {
    "A.base": ["1 Might"],
  }),
  casts(
    "A unit can't move to base this turn. Draw 1.",
    { cards: [SHOVE], A: { hand: ["Shove"] }, "BF-A": { A: ["1 Might"] } },
    ["A play Shove"],
    { "BF-A.A": ["1 Might"] },
  ),
  casts(
    "An enemy unit can't be readied this turn.",
    { cards: [slow("Wake", "Ready a unit.")], A: { hand: ["Wake"] }, B: { base: ["1 Might exhausted"] } },
    ["A play Wake"],
    { "B.base": ["1 Might exhausted"] },
  ),
  casts(
    "A friendly unit can't die this turn.",
    { cards: [slow("Doom", "Kill a unit.")], A: { hand: ["Doom"], base: ["1 Might"] } },
    ["A play Doom"],
    { "A.base": ["1 Might"] },
  ),
  casts(
    "A friendly unit can't be dealt damage this turn.",
    { cards: [slow("Burn", "Deal 3 to a unit.")], A: { hand: ["Burn"], base: ["1 Might"] } },
    ["A play Burn"],
    { "A.base": ["1 Might"] },
  ),
  casts(
    "A friendly unit don't deal combat damage this turn.",
    { A: { base: ["3 Might"] }, "BF-A": { B: ["1 Might"] } },
    ["A move 3 Might", "A BF-A", "A pass", "B pass"],
    { "BF-A.B": ["1 Might"] },
  ),
  casts(
    "A friendly unit can't be chosen by enemy spells and abilities this turn.",
    {
      cards: [spell("Stop", "Stun a unit.")],
      A: { base: ["1 Might", "3 Might"] },
      B: { hand: ["Stop"], base: ["2 Might"] },
    },
    ["A 1 Might", "A move 3 Might", "A BF-A", "A done", "A pass", "B play Stop"],
    { options: ["3 Might", "2 Might"] },
  ),
  {
    text: "Choose a spell. It can't be countered this turn.",
    scene: {
      cards: [
        spell("X", "Choose a spell. It can't be countered this turn."),
        spell("Gain", "Gain 1 XP."),
        spell("No", "Counter a spell."),
      ],
      table: { A: { hand: ["X", "Gain"] }, B: { hand: ["No"] } },
    },
    answers: ["A play Gain", "A play X", "A pass", "B pass", "A pass", "B play No"],
    expected: { "A.xp": 1 },
  },
  // The next one.
  casts("The next unit you play this turn enters ready.", { cards: [U], A: { hand: ["U"] } }, ["A play U"], {
    "A.base": ["U"],
  }),
  casts(
    "The next unit you play this turn enters ready.",
    { cards: [U, unit("V", "")], A: { hand: ["V", "U"] } },
    ["A play V", "A play U"],
    { "A.base": ["V", "U exhausted"] },
  ),
  casts(
    "The next unit you play this turn costs [2] less.",
    { cards: [U], A: { hand: ["U"] } },
    ["A play U"],
    {
      "A.ready": 5,
    },
  ),
  casts(
    "The next unit you play this turn costs [2] less.",
    { cards: [U, { ...U, id: "V" }], A: { hand: ["U", "V"] } },
    ["A play U", "A play V"],
    { "A.ready": 2 },
  ),
  casts(
    "The next spell you play this turn deals 2 Bonus Damage.",
    { cards: [ZAP], A: { hand: ["2x Zap"] }, B: { base: ["9 Might"] } },
    ["A play Zap", "A play Zap"],
    { "B.base": ["9 Might damage 4"] },
  ),
  casts("Units you play this turn cost [1] less.", { cards: [U], A: { hand: ["U"] } }, ["A play U"], {
    "A.ready": 4,
  }),
  lies(
    "The first unit you play each turn costs [1] less.",
    { cards: [U, { ...U, id: "V" }], A: { base: ["X"], hand: ["U", "V"] } },
    ["A play U", "A play V"],
    { "A.ready": 1 },
  ),
  lies("Units cost [1] less.", { cards: [U], A: { base: ["X"], hand: ["U"] } }, ["A play U"], {
    "A.ready": 4,
  }),
  lies("Friendly units cost [1][A] more.", { cards: [U], A: { base: ["X"], hand: ["U"] } }, ["A play U"], {
    "A.ready": 2,
  }),
  lies(
    "Units cost [5] less, to a minimum of [1].",
    { cards: [U], A: { base: ["X"], hand: ["U"] } },
    ["A play U"],
    {
      "A.ready": 5,
    },
  ),
  // Later.
  casts(
    "The next time you play a unit this turn, draw 1.",
    { cards: [U, unit("V", "")], A: { hand: ["U", "V"] } },
    ["A play U", "A play V"],
    { "A.handCount": 1 },
  ),
  casts("At the start of your next turn, gain 1 XP.", {}, ["A endTurn"], { "A.xp": 0 }),
  casts(
    "At the start of your next turn, gain 1 XP.",
    {},
    ["A endTurn", "B endTurn", "A endTurn", "B endTurn"],
    {
      "A.xp": 1,
    },
  ),
  casts(
    "Choose an enemy unit. Kill it the next time it takes damage this turn.",
    { cards: [ZAP], A: { hand: ["Zap"] }, B: { base: ["9 Might"] } },
    ["A play Zap"],
    { "B.trash": ["9 Might"] },
  ),
  ...(
    [
      ["moves", ["A move U", "A BF-A"]],
      ["attacks", ["A move U", "A BF-A"]],
      ["conquers", ["A move U", "A BF-A"]],
      ["defends", []],
      ["dies", []],
    ] as const
  ).map(([what, answers]) =>
    casts(
      `Choose a friendly unit. Gain 1 XP the next time it ${what} this turn.`,
      { cards: [U], A: { base: ["U"] }, ...(what === "attacks" ? { "BF-A": { B: ["9 Might"] } } : {}) },
      [...answers, ...(what === "conquers" ? ["A pass", "B pass"] : [])],
      { "A.xp": answers.length > 0 ? 1 : 0 },
    ),
  ),
];
