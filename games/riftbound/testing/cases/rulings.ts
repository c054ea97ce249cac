import { battlefield, type Case, casts, enters, gear, lies, spell, stands, unit } from "../case.ts";

/* Words that published rulings are about. */

const DENY = spell("Deny", "Counter a spell.");
const NOTE = spell("Note", "Gain 1 XP.");

const forbidden: readonly Case[] = [
  {
    text: "Opponents can't play units.",
    scene: {
      cards: [{ id: "Ban", type: "gear", cost: 0, text: "Opponents can't play units." }, unit("Own", "")],
      table: { of: "B", A: { base: ["Ban"] }, B: { hand: ["Own"] } },
    },
    answers: [],
    expected: { options: ["endTurn"] },
  },
  casts("Each player can't play spells this turn.", { A: { hand: ["Note"], runes: [] }, cards: [NOTE] }, [], {
    options: ["endTurn"],
  }),
];

const costs: readonly Case[] = [
  stands(
    "Your spells that choose me cost [1] less.",
    { A: { hand: ["Jab"], runes: [] }, cards: [spell("Jab", "Deal 1 to a unit.", { cost: 1 })] },
    ["A play Jab"],
    { "A.base": ["X damage 1"] },
  ),
  battlefield(
    "Spells and abilities that choose a unit here ignore [Deflect].",
    {
      A: { hand: ["Jab"], runes: [] },
      "BF-A": { B: ["4 Might Deflect"] },
      cards: [spell("Jab", "Deal 1 to a unit.")],
    },
    ["A play Jab"],
    { "BF-A.B": ["4 Might Deflect damage 1"] },
  ),
  gear(
    "Spells in your trash have [Flow] [1].",
    { A: { trash: ["Note"], energy: 1 }, cards: [{ ...NOTE, cost: 5 }] },
    ["A flow Note"],
    { "A.xp": 1, "A.banishment": ["Note"] },
  ),
  stands(
    "Units you play have [Accelerate].",
    { A: { hand: ["Own"] }, cards: [unit("Own", "")] },
    ["A play Own", "A yes"],
    { "A.base": ["X", "Own"] },
  ),
  casts(
    "Play a unit from your trash, ignoring any and all costs.",
    { A: { trash: ["Own"], runes: [] }, cards: [unit("Own", "", { cost: 7, power: ["order"] })] },
    [],
    { "A.base": ["Own exhausted"] },
  ),
  casts(
    "Play a unit from your trash to a battlefield, ignoring any and all costs.",
    { A: { trash: ["Own"], runes: [] }, cards: [unit("Own", "", { cost: 7 })] },
    ["A BF-B"],
    { "BF-B.A": ["Own exhausted"] },
  ),
  casts(
    "Choose a unit from your trash, then play it in your base, ignoring any and all costs.",
    { A: { trash: ["Own"], runes: [] }, cards: [unit("Own", "")] },
    [],
    { "A.base": ["Own exhausted"] },
  ),
  casts(
    "Each player plays a unit from their trash, ignoring any and all costs.",
    { A: { trash: ["Own"], runes: [] }, cards: [unit("Own", "", { cost: 7 })] },
    [],
    { "A.base": ["Own exhausted"] },
  ),
  casts(
    "Each player plays a unit from their trash to a battlefield, ignoring any and all costs.",
    { A: { trash: ["Own"], runes: [] }, cards: [unit("Own", "", { cost: 7 })] },
    ["A BF-B"],
    { "BF-B.A": ["Own exhausted"] },
  ),
];

const facts: readonly Case[] = [
  casts("Gain 1 XP. If you played this from your hand, gain 2 XP.", {}, [], { "A.xp": 3 }),
  enters("When you play me, gain 1 XP. If you played me from your hand, gain 2 XP.", {}, [], { "A.xp": 3 }),
  lies(
    "[Hidden]\nWhen you play me, gain 1 XP. If you played me from your hand, gain 2 XP.",
    { "BF-A": { A: ["1 Might"], facedown: { A: ["X"] } } },
    ["A play facedown X"],
    { "A.xp": 1 },
  ),
  enters("When you play me, if you played me from your hand, gain 2 XP.", {}, [], { "A.xp": 2 }),
  stands(
    "While you've spent 2 or more Energy this turn, I have +2 [M].",
    { A: { hand: ["Cheap"] }, cards: [unit("Cheap", "", { cost: 2 })] },
    ["A play Cheap"],
    { "might.X": 5 },
  ),
  stands(
    "While you've played a unit, a gear, and a spell this turn, I have +2 [M].",
    { A: { hand: ["Both", "Note"] }, cards: [{ ...unit("Both", ""), type: ["unit", "gear"] }, NOTE] },
    ["A play Both", "A play Note"],
    { "might.X": 5 },
  ),
  casts(
    "Draw 1 for each card with my name in your trash.",
    { A: { trash: ["X", "Deny"] }, cards: [DENY] },
    [],
    {
      "A.handCount": 1,
    },
  ),
  casts("Recycle all cards with my name in your trash.", { A: { trash: ["X", "Deny"] }, cards: [DENY] }, [], {
    "A.trash": ["Deny", "X"],
  }),
  stands(
    "[Empower] [1]\nI can be empowered up to 2 times.\nMy Might is increased by the number of times I'm empowered.",
    {},
    ["A use X", "A use X"],
    { "might.X": 5 },
  ),
];

const DRAWER = unit("Drawer", "When I conquer, draw 1.");
const KETTLE = { id: "Kettle", type: "gear", cost: 0, text: "[E]: Gain 1 XP." };
const TRAP = unit("Trap", "[Hidden]");
const AXE = spell("Axe", "Kill a friendly unit.");

const BRAVE = unit("Brave", "When I attack, draw 1.");
const ECHO = {
  id: "Echo",
  type: "gear",
  cost: 0,
  tags: ["Equipment"],
  text: "[Equip] [0]\nAs this is attached to a unit, copy that unit's text to this Equipment's effect text.",
};

const terrains: readonly Case[] = [
  casts("Replace a battlefield with a Baron Pit battlefield token.", {}, ["A battlefield 2"], {
    "BF-A.card": "battlefield 1",
    "BF-B.card": "Baron Pit",
  }),
  casts("Replace a battlefield with a Brush battlefield token.", {}, ["A battlefield 1"], {
    "BF-A.card": "Brush",
  }),
  battlefield(
    "When you score here, you may replace this with the battlefield it replaced.",
    { A: { base: ["3 Might"] } },
    ["A move 3 Might", "A BF-A", "A pass", "B pass", "A yes"],
    { "BF-A.card": "X" },
  ),
  battlefield(
    "Units can move here from anywhere.",
    { "BF-B": { A: ["3 Might"] } },
    ["A move 3 Might", "A BF-A"],
    { "BF-A.A": ["3 Might exhausted"] },
  ),
];

const others: readonly Case[] = [
  {
    text: ECHO.text,
    scene: {
      cards: [ECHO, BRAVE],
      table: { A: { base: ["Echo", "Brave"] }, "BF-A": { B: ["1 Might"] } },
    },
    answers: ["A use Echo", "A move Brave", "A BF-A", "A trigger Brave"],
    expected: { "A.handCount": 2 },
  },
  casts("Activate the conquer effects of all units.", { A: { base: ["Drawer"] }, cards: [DRAWER] }, [], {
    "A.handCount": 1,
  }),
  stands(
    "When I conquer a battlefield that was uncontrolled, draw 1.",
    {},
    ["A move X", "A BF-A", "A pass", "B pass"],
    { "A.handCount": 1 },
  ),
  stands(
    "When a friendly unit conquers a battlefield that was uncontrolled, draw 1.",
    { A: { base: ["2 Might"] } },
    ["A move 2 Might", "A BF-A", "A done", "A pass", "B pass"],
    { "A.handCount": 1 },
  ),
  stands(
    "When another unit conquers a battlefield that was uncontrolled, draw 1.",
    { A: { base: ["2 Might"] } },
    ["A move 2 Might", "A BF-A", "A done", "A pass", "B pass"],
    { "A.handCount": 1 },
  ),
  enters(
    "When you play me, take control of a gear until I leave the board.",
    { A: { hand: ["Axe"] }, B: { base: ["gear"] }, cards: [AXE] },
    ["A play Axe"],
    { "A.base": [], "B.base": ["gear"] },
  ),
  casts(
    "Choose a spell from your trash, then play it. Recycle it after you play it.",
    { A: { trash: ["Note"], deck: 1 }, cards: [NOTE] },
    [],
    { "A.xp": 1, "A.deck": ["any", "Note"] },
  ),
  stands(
    "I have all [E] abilities of friendly gear.",
    { A: { base: ["Kettle exhausted"] }, cards: [KETTLE] },
    ["A use X by Kettle"],
    { "A.xp": 1, "A.base": ["X exhausted", "Kettle exhausted"] },
  ),
  battlefield(
    "Players may hide up to 2 cards here.",
    {
      A: { hand: ["Trap", "Trap"], power: { fury: 2 } },
      "BF-A": { A: ["3 Might"] },
      cards: [TRAP],
    },
    ["A hide Trap", "A hide Trap"],
    { "BF-A.facedown.A": ["Trap", "Trap"] },
  ),
  enters("Play me only to a battlefield you control.", { "BF-A": { A: ["3 Might"] } }, [], {
    "BF-A.A": ["3 Might", "X exhausted"],
  }),
];

export const rulingCases: readonly Case[] = [...forbidden, ...costs, ...facts, ...terrains, ...others];
