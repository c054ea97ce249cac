import { battlefield, type Case, casts, enters, gear, lies, spell, stands, unit } from "../case.ts";

/* Whole sentences: keywords, abilities, costs; tokens; what happens later or instead. */

const AXE = spell("Axe", "Kill a unit.");
const JAB = spell("Jab", "Deal 1 to a unit.");
const blade = { id: "Blade", type: "gear", cost: 0, tags: ["Equipment"], mightBonus: 2, text: "[Equip] [1]" };
const FOE = { "BF-A": { B: ["9 Might"] } };

const keywords: readonly Case[] = [
  casts("[Action]\nDraw 1.", {}, [], { "A.handCount": 1 }),
  casts("[Reaction]\nDraw 1.", {}, [], { "A.handCount": 1 }),
  lies("[Hidden]", { A: { hand: ["X"], runes: ["2 Fury"] }, "BF-A": { A: ["1 Might"] } }, ["A hide X"], {
    "A.handCount": 0,
    "A.runeDeckCount": 7,
  }),
  stands("[Tank], [Shield 2]", {}, [], { "keywords.X.tank": 1, "keywords.X.shield": 2 }),
  stands("[Deflect 2] and [Backline]", {}, [], { "keywords.X.deflect": 2, "keywords.X.backline": 1 }),
  stands("[Deflect] and [Ganking]", {}, [], { "keywords.X.deflect": 1, "keywords.X.ganking": 1 }),
  stands("[Ambush]\n[Unique]", {}, [], { "keywords.X.ambush": 1 }),
  flow("[Flow] [2]\nDraw 1."),
  casts("[Repeat] [2]\nDraw 1.", {}, ["A yes"], { "A.handCount": 2, "A.ready": 4 }),
  enters("[Accelerate]", { X: { domains: ["fury"] } }, ["A yes"], { "A.base": ["X"], "A.ready": 5 }),
  // keywords.25
  enters("[Vision]", { A: { deck: ["1 Might", "2 Might"] } }, ["A 1 Might"], {
    "A.deck": ["2 Might", "1 Might"],
  }),
  // keywords.24
  lies("[Temporary]", { A: {}, B: { base: ["X"] } }, ["A endTurn"], { "B.trash": ["X"] }),
  casts("Give an enemy unit [Temporary].", { B: { base: ["2 Might"] } }, ["A endTurn"], {
    "B.trash": ["2 Might"],
  }),
  // keywords.32
  lies("[Hunt 2]", { A: { base: ["X"] } }, ["A move X", "A BF-A", "A pass", "B pass"], { "A.xp": 2 }),
  lies("[Hunt]", { A: { base: ["X"] } }, ["A move X", "A BF-A", "A pass", "B pass"], { "A.xp": 1 }),
  // keywords.41
  stands("[Disarm 2]", FOE, ["A move X", "A BF-A"], { "might.9 Might": 7 }),
  stands("[Disarm]", FOE, ["A move X", "A BF-A"], { "might.9 Might": 8 }),
  // keywords.30
  enters("[Weaponmaster]", { A: { base: ["Blade"], runes: ["1 Fury"] }, cards: [blade] }, ["A Blade"], {
    "A.base": ["X exhausted with Blade"],
    "might.X": 5,
  }),
  // keywords.27
  {
    ...gearIn("[Quick-Draw]", { base: ["2 Might"] }),
    answers: ["A play X"],
    expected: { "A.base": ["2 Might with X"] },
  },
  // keywords.26
  gear("[Equip] [1]", { X: { mightBonus: 2 }, A: { base: ["2 Might"] } }, ["A use X"], {
    "A.base": ["2 Might with X"],
    "might.2 Might": 4,
    "A.ready": 5,
  }),
  gear(
    "[Equip] — [1], discard 1",
    { X: { mightBonus: 2 }, A: { base: ["2 Might"], hand: ["1 Might"] } },
    ["A use X", "A 1 Might"],
    { "A.base": ["2 Might with X"] },
  ),
  // parts.9
  gear(
    "[Equip] [1]",
    { X: { effectText: "When I move, draw 1." }, A: { base: ["2 Might"] } },
    ["A use X", "A pass", "B pass", "A move 2 Might", "A BF-A"],
    { "A.handCount": 1 },
  ),
  // keywords.35, keywords.36
  stands("[Empower] [1]\n[Empowered][>] I have +2 [M].", {}, ["A use X"], { "might.X": 5, "A.ready": 5 }),
  stands("[Empowered][>] I have +2 [M].", {}, [], { "might.X": 3 }),
  // keywords.40
  { ...gearIn("[Deploy]", {}), answers: ["A play X", "A BF-B"], expected: { "BF-B.A": ["X"] } },
  // keywords.23
  enters("[Legion] — When you play me, draw 1.", {}, [], { "A.handCount": 0 }),
  lies(
    "[Legion][>] When you play me, draw 1.",
    { A: { hand: ["X", "Y"] }, cards: [unit("Y", "")] },
    ["A play Y", "A play X"],
    { "A.handCount": 1 },
  ),
  stands("[Level 3][>] I have +2 [M].", { A: { xp: 3 } }, [], { "might.X": 5 }),
  stands("[Level 3][>] I have +2 [M].", { A: { xp: 2 } }, [], { "might.X": 3 }),
];

function flow(text: string): Case {
  return {
    text,
    scene: { cards: [spell("X", text)], table: { A: { trash: ["X"], runes: ["2 Fury"] } } },
    answers: ["A flow X"],
    expected: { "A.handCount": 1, "A.ready": 0, "A.banishment": ["X"] },
  };
}

function gearIn(text: string, A: object): Case {
  const cards = [{ id: "X", type: "gear", cost: 0, mightBonus: 0, tags: ["Equipment"], text }];
  return { text, scene: { cards, table: { A: { hand: ["X"], ...A } } }, answers: [], expected: {} };
}

const abilities: readonly Case[] = [
  enters("When you play me, you may draw 1.", {}, ["A yes"], { "A.handCount": 1 }),
  enters("When you play me, you may draw 1.", {}, ["A no"], { "A.handCount": 0 }),
  stands(
    "The first time you draw a card each turn, gain 1 XP.",
    { A: { hand: ["Two"] }, cards: [spell("Two", "Draw 2.")] },
    ["A play Two"],
    { "A.xp": 1 },
  ),
  stands("[Action][>] [1]: Draw 1.", {}, ["A use X"], { "A.handCount": 1 }),
  stands("[Reaction][>] [E]: [Add] [1].", {}, ["A use X"], { "A.energy": 1, chain: [] }),
  stands("[1]: [Legion][>] Draw 1.", {}, [], { "A.handCount": 0 }),
  stands(
    "[Reaction][>] [E]: [Legion][>] [Add] [1].",
    { A: { hand: ["Y"] }, cards: [unit("Y", "")] },
    ["A play Y", "A use X"],
    { "A.energy": 1 },
  ),
  stands("[1]: Draw 1. Use only if you have 3 or more points.", { A: { points: 3 } }, ["A use X"], {
    "A.handCount": 1,
  }),
  lies(
    "[0]: Draw 1. Use only if you have 3 or more points.",
    { A: { base: ["X exhausted"], runes: [] } },
    [],
    { options: ["endTurn"] },
  ),
  lies(
    "[0]: Draw 1.\n[0]: Draw 2.\nUse my abilities only while I'm at a battlefield.",
    { A: { base: ["X exhausted"], runes: [] } },
    [],
    { options: ["endTurn"] },
  ),
  lies(
    "[0]: Draw 1. Use only once per turn.",
    { A: { base: ["X exhausted"], runes: [], deck: ["2 Might"] } },
    ["A use X"],
    { "A.handCount": 1, options: ["endTurn", "play 2 Might"] },
  ),
  casts("Draw 1. Then draw 1.", {}, [], { "A.handCount": 2 }),
  casts("Draw 1 if you have 3 or more points.", {}, [], { "A.handCount": 0 }),
  casts("You must recycle one of your runes.", { A: { runes: ["1 Fury"] } }, [], { "A.runes": [] }),
  casts("Draw 1 or channel 1 rune.", {}, ["A second"], { "A.handCount": 0, "A.ready": 7 }),
  casts("Draw 1 or channel 1 rune.", {}, ["A first"], { "A.handCount": 1, "A.ready": 6 }),
  casts("You may draw 1.", {}, ["A no"], { "A.handCount": 0 }),
  // costs.2
  enters("As an additional cost to play me, kill a friendly unit.", { A: { base: ["1 Might"] } }, [], {
    "A.trash": ["1 Might"],
    "A.base": ["X exhausted"],
  }),
  enters(
    "As you play me, you may discard 1 as an additional cost. If you do, reduce my cost by [2].",
    { X: { cost: 3 }, A: { hand: ["1 Might"] } },
    ["A yes", "A 1 Might"],
    { "A.ready": 5, "A.trash": ["1 Might"] },
  ),
  casts(
    "As you play this, you may spend a buff as an additional cost. If you do, ignore this spell's cost.\nDraw 1.",
    { X: { cost: 3 }, A: { base: ["1 Might buffed"] } },
    ["A yes"],
    { "A.ready": 6, "A.handCount": 1, "A.base": ["1 Might"] },
  ),
  enters("When you play me, you may spend 2 XP to draw 1.", { A: { xp: 3 } }, ["A yes"], {
    "A.handCount": 1,
    "A.xp": 1,
  }),
  stands("When I attack, give me +2 [M] this combat.", FOE, ["A move X", "A BF-A"], { "might.X": 5 }),
];

/** A token of a kind is played to A's Base. */
function makes(token: string, name: string): readonly Case[] {
  return [
    casts(`Play a ${token} token in your base.`, {}, [], { "A.base": [name] }),
    casts(`Play 2 ${token} tokens in your base.`, {}, [], { "A.base": [name, name] }),
  ];
}

const tokens: readonly Case[] = [
  ...makes("1 [M] Recruit unit", "Recruit exhausted"),
  ...makes("3 [M] Sprite unit", "Sprite exhausted"),
  ...makes("2 [M] Sand Soldier unit", "Sand Soldier exhausted"),
  ...makes("3 [M] Mech unit", "Mech exhausted"),
  ...makes("0 [M] Reflection unit", "Reflection exhausted"),
  ...makes("1 [M] Bird unit", "Bird exhausted"),
  ...makes("1 [M] Tentacle unit", "Tentacle exhausted"),
  ...makes("0 [M] Shadow Clone unit", "Shadow Clone exhausted"),
  ...makes("Gold gear", "Gold"),
  ...makes("Bomb gear", "Bomb"),
  casts("Play a Gold gear token.", {}, [], { "A.base": ["Gold"] }),
  // tokens.8
  casts("Play a Gold gear token.", {}, ["A pass", "B pass", "A use Gold"], {
    "A.base": [],
    "A.power.universal": 1,
  }),
  casts("Play 2 Gold gear tokens.", {}, [], { "A.base": ["Gold", "Gold"] }),
  casts("Play a Gold gear token exhausted.", {}, [], { "A.base": ["Gold exhausted"] }),
  casts("Play 2 Gold gear tokens exhausted.", {}, [], { "A.base": ["Gold exhausted", "Gold exhausted"] }),
  casts("Play a Gold gear token in your base exhausted.", {}, [], { "A.base": ["Gold exhausted"] }),
  casts("Play 2 Gold gear tokens in your base exhausted.", {}, [], {
    "A.base": ["Gold exhausted", "Gold exhausted"],
  }),
  casts("Play a ready 3 [M] Sprite unit token with [Temporary].", {}, [], { "A.base": ["Sprite"] }),
  casts("Play 2 ready 1 [M] Recruit unit tokens.", {}, [], { "A.base": ["Recruit", "Recruit"] }),
  casts("Play a ready 1 [M] Recruit unit token in your base.", {}, [], { "A.base": ["Recruit"] }),
  casts("Play 2 ready 1 [M] Recruit unit tokens in your base.", {}, [], { "A.base": ["Recruit", "Recruit"] }),
  lies(
    "When I move, play a ready 1 [M] Recruit unit token here.",
    { A: { base: ["X"] } },
    ["A move X", "A BF-A"],
    { "BF-A.A": ["X exhausted", "Recruit"] },
  ),
  casts("Play a Gold gear token for each friendly unit.", { A: { base: ["1 Might", "2 Might"] } }, [], {
    "A.base": ["1 Might", "2 Might", "Gold", "Gold"],
  }),
];

const later: readonly Case[] = [
  gear(
    "If a friendly unit would die, kill this instead. Heal that unit, exhaust it, and recall it.",
    { A: { base: ["2 Might"], hand: ["Axe"] }, cards: [AXE] },
    ["A play Axe"],
    { "A.base": ["2 Might exhausted"], "A.trash": ["X", "Axe"] },
  ),
  stands("If I would die, draw 1 instead.", { A: { hand: ["Axe"] }, cards: [AXE] }, ["A play Axe"], {
    "A.base": ["X"],
    "A.handCount": 1,
  }),
  stands(
    "If a friendly unit would die, you may pay [1] to heal it, exhaust it, and recall it instead.",
    { A: { hand: ["Axe"] }, cards: [AXE] },
    ["A play Axe", "A no"],
    { "A.trash": ["X", "Axe"] },
  ),
  stands(
    "If a friendly unit would die, you may pay [1] to heal it, exhaust it, and recall it instead.",
    { A: { hand: ["Axe"] }, cards: [AXE] },
    ["A play Axe", "A yes"],
    { "A.base": ["X exhausted"], "A.ready": 5 },
  ),
  casts(
    "Choose a friendly unit. The next time it would die this turn, heal it, exhaust it, and recall it instead.",
    { A: { base: ["2 Might"], hand: ["2x Axe"] }, cards: [AXE] },
    ["A pass", "B pass", "A play Axe"],
    { "A.base": ["2 Might exhausted"] },
  ),
  casts(
    "Choose a friendly unit. The next time it would die this turn, heal it, exhaust it, and recall it instead.",
    { A: { base: ["2 Might"], hand: ["2x Axe"] }, cards: [AXE] },
    ["A pass", "B pass", "A play Axe", "A pass", "B pass", "A play Axe"],
    { "A.base": [] },
  ),
  casts(
    "When a friendly unit is dealt damage this turn, draw 1.",
    { A: { base: ["4 Might"], hand: ["Jab"] }, cards: [JAB] },
    ["A pass", "B pass", "A play Jab"],
    { "A.handCount": 1 },
  ),
  casts("Draw 1 at the end of this turn.", {}, ["A endTurn"], { "A.handCount": 1 }),
  battlefield(
    "When you conquer here, ready up to 2 runes at the end of this turn.",
    { A: { base: ["2 Might"], runes: ["2 Fury exhausted"] } },
    ["A move 2 Might", "A BF-A", "A pass", "B pass", "A endTurn"],
    { asked: "A chooseTarget" },
  ),
];

export const sentenceCases: readonly Case[] = [...keywords, ...abilities, ...tokens, ...later];
