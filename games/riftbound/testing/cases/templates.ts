import { type Case, casts, lies, stands } from "../case.ts";

/* What texts of many cards say alike: counts at the end, comparisons, what is so on a turn, what triggers once. */

const TWO_OF_OWN = { A: { base: ["1 Might", "2 Might"] } };
const FOES = { A: { base: ["3 Might"] }, B: { base: ["2 Might", "5 Might"] } };
const RUNES = { A: { runes: [], runeDeck: ["Calm", "Fury"] } };
const draws = (id: string): object => ({ id, type: "spell", cost: 0, text: "Draw 1." });
const TWICE = { cards: [draws("Zap"), draws("Zip")], A: { hand: ["Zap", "Zip"], base: ["X"] } };

export const templateCases: readonly Case[] = [
  casts("Gain 2 XP for each unit you control.", TWO_OF_OWN, [], { "A.xp": 4 }),
  casts("Gain 2 XP for each unit you control.", {}, [], { "A.xp": 0 }),
  casts("Score 1 point for each unit you control.", TWO_OF_OWN, [], { "A.points": 2 }),
  casts("Channel a rune.", RUNES, [], { "A.runes": ["Calm"] }),
  casts("Channel a rune exhausted.", RUNES, [], { "A.runes": ["Calm exhausted"] }),
  casts("Choose an enemy unit. If it's alone, kill it.", { B: { base: ["1 Might"] } }, [], { "B.base": [] }),
  casts("Choose an enemy unit. If it's alone, kill it.", FOES, ["A 2 Might"], {
    "B.base": ["2 Might", "5 Might"],
  }),
  stands("During an opponent's turn, I have +2 [M].", {}, [], { "might.X": 3 }),
  stands("During an opponent's turn, I have +2 [M].", { of: "B" }, [], { "might.X": 5 }),
  casts("Choose a friendly unit. Kill an enemy unit with less Might than it.", FOES, [], {
    "B.base": ["5 Might"],
  }),
  casts("Choose a friendly unit. Kill up to 2 enemy units with less Might than it.", FOES, ["A 2 Might"], {
    "B.base": ["5 Might"],
  }),
  casts("Choose a friendly unit. Kill an enemy unit with more Might than it.", FOES, [], {
    "B.base": ["2 Might"],
  }),
  casts("Choose a friendly unit. Kill up to 2 enemy units with more Might than it.", FOES, ["A 5 Might"], {
    "B.base": ["2 Might"],
  }),
  casts("Each opponent kills a unit they control.", FOES, ["B 2 Might"], {
    "A.base": ["3 Might"],
    "B.base": ["5 Might"],
  }),
  casts(
    "Kill any number of enemy units. Draw 1 for each killed this way.",
    FOES,
    ["A 2 Might", "A 5 Might"],
    { "A.handCount": 2 },
  ),
  casts(
    "Kill any number of enemy units. Draw cards equal to the number of killed this way.",
    FOES,
    ["A 2 Might", "A done"],
    { "A.handCount": 1 },
  ),
  lies(
    "When you play a spell, gain 1 XP. This triggers only once per turn.",
    TWICE,
    ["A play Zap", "A play Zip"],
    {
      "A.xp": 1,
    },
  ),
  lies("When you play a spell, gain 1 XP.", TWICE, ["A play Zap", "A play Zip"], { "A.xp": 2 }),
];
