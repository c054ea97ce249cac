import { type Case, casts, enters, lies, stands } from "../case.ts";

/* What has been done, counted; what is done for each; what is put where; tokens that a card makes up. */

const TWO = { B: { base: ["2 Might", "4 Might"] } };
const OWN = { A: { base: ["2 Might", "4 Might"] } };
const BOTH = ["A 2 Might", "A 4 Might"];

export const tallyCases: readonly Case[] = [
  lies(
    "When I take damage, deal that much to an enemy unit.",
    {
      cards: [{ id: "Zap", type: "spell", cost: 0, text: "Deal 2 to a friendly unit." }],
      A: { hand: ["Zap"], base: ["X"] },
      B: { base: ["5 Might"] },
    },
    ["A play Zap"],
    { "A.base": ["X damage 2"], "B.base": ["5 Might damage 2"] },
  ),
  casts("Kill any number of enemy units. Draw 1 for each unit killed this way.", TWO, BOTH, {
    "A.handCount": 2,
  }),
  casts("Kill any number of enemy units. Draw 1 for each unit killed this way.", TWO, ["A done"], {
    "A.handCount": 0,
  }),
  casts(
    "Kill any number of enemy units. Draw cards equal to the number of units killed this way.",
    TWO,
    BOTH,
    {
      "A.handCount": 2,
    },
  ),
  ...(
    [
      ["Banish", "banished"],
      ["Recycle", "recycled"],
      ["Stun", "stunned"],
      ["Buff", "buffed"],
      ["Exhaust", "exhausted"],
      ["Return to hand", "returned"],
    ] as const
  ).map(([verb, done]) =>
    casts(
      `${verb === "Return to hand" ? "Return 2 enemy units to their owners' hands" : `${verb} 2 enemy units`}. Gain 3 XP for each unit ${done} this way.`.replace(
        "Gain 3 XP for",
        "Draw 1 for",
      ),
      TWO,
      ["A 2 Might"],
      { "A.handCount": 2 },
    ),
  ),
  casts(
    "Ready your units. Draw 1 for each unit readied this way.",
    { A: { base: ["2 Might exhausted", "4 Might"] } },
    [],
    {
      "A.handCount": 1,
    },
  ),
  casts(
    "Move 2 friendly units to a battlefield. Draw 1 for each unit moved this way.",
    OWN,
    ["A 2 Might", "A BF-A"],
    {
      "A.handCount": 2,
    },
  ),
  casts(
    "You may discard any number of cards, then draw that many.",
    { A: { hand: ["1 Might", "2 Might"] } },
    ["A yes", "A 1 Might", "A 2 Might"],
    { "A.handCount": 2, "A.deckCount": 4 },
  ),
  casts(
    "Discard 2. Draw 1 for each unit discarded this way.",
    { A: { hand: ["1 Might", "gear"] } },
    ["A 1 Might", "A gear"],
    {
      "A.handCount": 1,
    },
  ),
  casts(
    "Reveal the top 3 cards of your Main Deck. Deal 1 to an enemy unit for each unit revealed this way.",
    { A: { deck: ["1 Might", "2 Might", "gear"] }, B: { base: ["9 Might"] } },
    [],
    { "B.base": ["9 Might damage 2"] },
  ),
  casts(
    "Spend any number of buffs. For each buff spent, gain 2 XP.",
    { A: { base: ["2 Might buffed", "4 Might buffed"] } },
    ["A 2 Might", "A 4 Might"],
    { "A.xp": 4 },
  ),
  casts(
    "Spend any number of buffs. Draw cards equal to the number of buffs spent.",
    { A: { base: ["2 Might buffed", "4 Might buffed"] } },
    ["A 2 Might", "A done"],
    { "A.handCount": 1 },
  ),
  casts(
    "Kill 2 friendly units. Deal that much to an enemy unit.",
    { ...OWN, B: { base: ["9 Might"] } },
    ["A 2 Might"],
    {
      "B.base": ["9 Might damage 2"],
    },
  ),
  casts(
    "For each friendly unit, you may spend its buff to ready it.",
    { A: { base: ["2 Might exhausted buffed", "4 Might exhausted"] } },
    ["A yes"],
    { "A.base": ["2 Might", "4 Might exhausted"] },
  ),
  // What was paid.
  ...(
    [
      ["Exhaust", "exhausted"],
      ["Kill", "killed"],
    ] as const
  ).map(([verb, done]) =>
    enters(
      `As an additional cost to play me, ${verb.toLowerCase()} any number of friendly units.\nWhen you play me, draw 1 for each unit ${done} this way.`,
      OWN,
      BOTH,
      { "A.handCount": 2 },
    ),
  ),
  enters(
    "You may exhaust any number of friendly units as an additional cost to play me.\nWhen you play me, draw 1 for each unit exhausted this way.",
    OWN,
    ["A no"],
    { "A.handCount": 0, "A.base": ["2 Might", "4 Might", "X exhausted"] },
  ),
  enters(
    "As an additional cost to play me, discard any number of cards.\nWhen you play me, gain 1 XP. Draw that many.",
    { A: { hand: ["1 Might", "2 Might", "gear"] } },
    ["A 1 Might", "A gear", "A done"],
    { "A.handCount": 3, "A.xp": 1 },
  ),
  enters(
    "As an additional cost to play me, spend any number of buffs.\nWhen you play me, draw 1 for each buff spent.",
    { A: { base: ["2 Might buffed", "4 Might buffed"] } },
    BOTH,
    { "A.handCount": 2 },
  ),
  casts(
    "As an additional cost to play this, discard any number of cards.\nDraw that many.",
    { A: { hand: ["1 Might", "2 Might"] } },
    ["A 1 Might", "A 2 Might"],
    { "A.handCount": 2 },
  ),
  casts(
    "[Repeat] [1]\nAs an additional cost to play this, kill any number of friendly units.\nDraw 1 for each unit killed this way.",
    OWN,
    ["A yes", ...BOTH],
    { "A.handCount": 4 },
  ),
  stands(
    "Kill any number of friendly units: Draw 1 for each unit killed this way.",
    OWN,
    ["A use X", "A 4 Might", "A 2 Might", "A done"],
    { "A.handCount": 2, "A.base": ["X"] },
  ),
  ...["As an additional cost to play this, kill", "As an additional cost to play this, exhaust"].map((cost) =>
    casts(
      `${cost} a friendly unit.\nDeal damage equal to its Might to an enemy unit.`,
      { ...OWN, B: { base: ["9 Might"] } },
      ["A 4 Might"],
      { "B.base": ["9 Might damage 4"] },
    ),
  ),
  stands(
    "Exhaust a friendly unit: Give a friendly unit +2 [M] this turn. Ready it.",
    OWN,
    ["A use X", "A 2 Might", "A 4 Might"],
    { "A.base": ["X", "2 Might", "4 Might exhausted"] },
  ),
  stands(
    "Kill a friendly unit: Deal damage equal to its Might to an enemy unit.",
    { ...OWN, B: { base: ["9 Might"] } },
    ["A use X", "A 4 Might"],
    { "B.base": ["9 Might damage 4"] },
  ),
  // What it takes later is told apart from what was paid for it.
  enters(
    "As an additional cost to play me, discard 1.\nWhen I take damage, deal that much to an enemy unit.",
    {
      cards: [{ id: "Zap", type: "spell", cost: 0, text: "Deal 2 to a friendly unit." }],
      A: { hand: ["1 Might", "Zap"] },
      B: { base: ["5 Might"] },
    },
    ["A 1 Might", "A play Zap"],
    { "B.base": ["5 Might damage 2"] },
  ),
  // Where things go.
  casts(
    "Put a card from your trash on the bottom of your Main Deck.",
    { A: { trash: ["1 Might"], deck: ["2 Might"] } },
    [],
    {
      "A.deck": ["2 Might", "1 Might"],
    },
  ),
  casts(
    "Put a card in your hand on the top or bottom of your Main Deck.",
    { A: { hand: ["1 Might"], deck: ["2 Might"] } },
    ["A 1 Might", "A second"],
    { "A.deck": ["2 Might", "1 Might"] },
  ),
  casts(
    "Put a card in your hand on the top or bottom of your Main Deck.",
    { A: { hand: ["1 Might"], deck: ["2 Might"] } },
    ["A 1 Might", "A first"],
    { "A.deck": ["1 Might", "2 Might"] },
  ),
  casts("Put the top card of your Main Deck into your trash.", { A: { deck: ["2 Might"] } }, [], {
    "A.trash": ["2 Might", "X"],
  }),
  casts("Play a unit from your trash. It enters ready.", { A: { trash: ["1 Might"] } }, [], {
    "A.base": ["1 Might"],
  }),
  casts("Move an enemy unit to your base.", { "BF-A": { B: ["2 Might"] } }, [], { "A.base": [] }),
  casts("Play a 1 [M] Recruit unit token to your base.", {}, [], { "A.base": ["Recruit exhausted"] }),
  casts("Move a friendly unit to or from its base.", { "BF-A": { A: ["2 Might"] } }, [], {
    "A.base": ["2 Might"],
  }),
  casts("Move a friendly unit to or from its base.", { A: { base: ["2 Might"] } }, ["A BF-B"], {
    "BF-B.A": ["2 Might"],
  }),
  casts(
    "Move a friendly unit to a battlefield where you have units.",
    { A: { base: ["2 Might"] }, "BF-B": { A: ["3 Might"] } },
    ["A 2 Might"],
    { "BF-B.A": ["3 Might", "2 Might"] },
  ),
  casts(
    "Move a friendly unit to an enemy battlefield.",
    { A: { base: ["2 Might"] }, "BF-B": { B: ["3 Might"] } },
    [],
    {
      "BF-B.A": ["2 Might"],
    },
  ),
  enters(
    "When you play me, choose a unit you control at another location. Move me to its location and it to my original location.",
    { "BF-A": { A: ["2 Might"] } },
    ["A base A"],
    { "BF-A.A": ["X exhausted"], "A.base": ["2 Might"] },
  ),
  // Tokens.
  casts("Play a 2 [M] Bear unit token.", {}, [], { "A.base": ["Bear exhausted"], "might.Bear": 2 }),
  casts(
    "Play a ready 4 [M] Bear unit token with [Tank] and [Assault 2].",
    { "BF-A": { B: ["9 Might"] } },
    ["A move Bear", "A BF-A"],
    {
      "might.Bear": 6,
    },
  ),
  casts("Play two 2 [M] Bear unit tokens.", {}, [], { "A.base": ["Bear exhausted", "Bear exhausted"] }),
  casts("Play two 2 [M] Bear unit tokens with [Tank].", {}, [], {
    "A.base": ["Bear exhausted", "Bear exhausted"],
  }),
  casts("Play a Gold gear token exhausted for each friendly unit.", OWN, [], {
    "A.base": ["2 Might", "4 Might", "Gold exhausted", "Gold exhausted"],
  }),
  casts("Play a ready 1 [M] Recruit unit token for each enemy unit.", TWO, [], {
    "A.base": ["Recruit", "Recruit"],
  }),
  casts("Play a 1 [M] Recruit unit token to your base for each enemy unit.", TWO, [], {
    "A.base": ["Recruit exhausted", "Recruit exhausted"],
  }),
  casts("Play a ready 1 [M] Recruit unit token to your base for each enemy unit.", TWO, [], {
    "A.base": ["Recruit", "Recruit"],
  }),
  casts("Play a Gold gear token to your base exhausted for each enemy unit.", TWO, [], {
    "A.base": ["Gold exhausted", "Gold exhausted"],
  }),
  // What is chosen.
  casts(
    "Kill a unit at a battlefield or a gear.",
    { A: { base: ["gear"] }, "BF-A": { B: ["2 Might"] } },
    ["A gear"],
    {
      "A.trash": ["gear", "X"],
    },
  ),
  enters(
    "When you play me, ready something else that's exhausted.",
    { A: { base: ["gear exhausted"] } },
    [],
    {
      "A.base": ["gear", "X exhausted"],
    },
  ),
  casts(
    "Choose a friendly unit. Detach one of its Equipment.",
    {
      cards: [{ id: "Blade", type: "gear", cost: 0, tags: ["Equipment"] }],
      A: { base: ["2 Might with Blade"] },
    },
    [],
    { "A.base": ["2 Might", "Blade"] },
  ),
  casts("Deal 1 to up to three units at the same location.", { A: { base: ["3 Might"] }, ...TWO }, BOTH, {
    "A.base": ["3 Might"],
    "B.base": ["2 Might damage 1", "4 Might damage 1"],
  }),
  casts(
    "Stun a friendly unit and an enemy unit at the same battlefield.",
    { "BF-A": { A: ["2 Might"], B: ["3 Might"] }, B: { base: ["5 Might"] } },
    [],
    {
      "BF-A.B": ["3 Might stunned"],
      "B.base": ["5 Might"],
    },
  ),
  casts(
    "Move a friendly unit and an enemy unit to the same battlefield.",
    { A: { base: ["2 Might"] }, B: { base: ["3 Might"] } },
    ["A BF-B"],
    { "BF-B.A": ["2 Might"], "BF-B.B": ["3 Might"] },
  ),
  // Players.
  casts(
    "Starting with the next player, each player discards 1.",
    { A: { hand: ["1 Might"] }, B: { hand: ["2 Might"] } },
    ["B 2 Might", "A 1 Might"],
    { "B.trash": ["2 Might"] },
  ),
  casts(
    "Starting with the next player, each other player discards 1.",
    { B: { hand: ["2 Might"] } },
    ["B 2 Might"],
    {
      "B.trash": ["2 Might"],
    },
  ),
  casts("You and each opponent may play a Gold gear token exhausted.", {}, ["A yes", "B yes"], {
    "A.base": ["Gold exhausted"],
    "B.base": ["Gold exhausted"],
  }),
  casts("An opponent discards 1.", { B: { hand: ["2 Might"] } }, ["B 2 Might"], { "B.trash": ["2 Might"] }),
  casts("Choose an opponent. You and that player each draw 1.", { B: { deck: 6 } }, [], {
    "A.handCount": 1,
    "B.deckCount": 5,
  }),
  casts(
    "Deal 6 to an enemy unit unless its controller has you draw 2.",
    { B: { base: ["9 Might"] } },
    ["B yes"],
    {
      "A.handCount": 2,
      "B.base": ["9 Might"],
    },
  ),
  casts(
    "Deal 6 to an enemy unit unless its controller has you draw 2.",
    { B: { base: ["9 Might"] } },
    ["B no"],
    {
      "A.handCount": 0,
      "B.base": ["9 Might damage 6"],
    },
  ),
  casts(
    "Choose an opponent. They banish a card in their hand.",
    { B: { hand: ["2 Might"] } },
    ["B 2 Might"],
    {
      "B.banishment": ["2 Might"],
    },
  ),
  casts("Draw 1 for each card in your hand.", { A: { hand: ["1 Might"] } }, [], { "A.handCount": 2 }),
];
