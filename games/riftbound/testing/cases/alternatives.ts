import { type Case, casts, enters } from "../case.ts";

/* What is done instead, and what comes back from the Trash. */

const ONE = { B: { base: ["7 Might"] } };
const STUNNED = { B: { base: ["7 Might stunned"] } };

export const alternativeCases: readonly Case[] = [
  casts("Deal 2 to an enemy unit. If it's stunned, deal 4 to it instead.", ONE, [], {
    "B.base": ["7 Might damage 2"],
  }),
  casts("Deal 2 to an enemy unit. If it's stunned, deal 4 to it instead.", STUNNED, [], {
    "B.base": ["7 Might damage 4 stunned"],
  }),
  casts("Deal 2 to an enemy unit. If you have 3 or more XP, deal 5 instead.", { A: { xp: 3 }, ...ONE }, [], {
    "B.base": ["7 Might damage 5"],
  }),
  casts("Draw 1. If you have 3 or more XP, draw 3 instead.", { A: { xp: 3 } }, [], { "A.handCount": 3 }),
  casts("Draw 1. If you have 3 or more XP, draw 3 instead. Gain 1 XP.", {}, [], {
    "A.handCount": 1,
    "A.xp": 1,
  }),
  casts("Draw 1.\n[Level 3][>] Draw 2 instead.", { A: { xp: 3 } }, [], { "A.handCount": 2 }),
  casts("Draw 1.\n[Level 3][>] Draw 2 instead.", {}, [], { "A.handCount": 1 }),
  casts("Stun an enemy unit.\n[Legion][>] Kill it instead.", ONE, [], { "B.base": ["7 Might stunned"] }),
  enters(
    "When you play me, draw 1. If you have 1 or more points, gain 1 XP instead.",
    { A: { points: 1 } },
    [],
    {
      "A.handCount": 0,
      "A.xp": 1,
    },
  ),
];
