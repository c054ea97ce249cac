import { type Case, casts, lies, spell, unit } from "../case.ts";

/* What objects lose, and what comes of a Combat. */

const GUARD = unit("Guard", "[Shield] [Tank]\nWhen I defend, gain 1 XP.", { might: 4 });
const FIGHT = { "BF-A": { B: ["Guard"] } };
const attack = (text: string, answers: readonly string[], expected: Case["expected"]): Case =>
  lies(
    text,
    { cards: [GUARD], A: { base: ["X"] }, "BF-A": { B: ["Guard"] } },
    ["A move X", "A BF-A", ...answers],
    expected,
  );
const BATTLE = { moment: "combat at BF-A", "BF-A": { A: ["X"], B: ["1 Might stunned"], controller: "B" } };
const won = (text: string, expected: Case["expected"]): Case =>
  lies(text, { ...BATTLE, B: { base: ["9 Might"] } }, ["A pass", "B pass"], expected);

/** An enemy unit that A's spell has taken something from dies. */
const thenItDies = (text: string, xp: number, died = "[Deathknell][>] Gain 2 XP."): Case =>
  casts(
    text,
    {
      cards: [unit("Mortal", died), spell("End", "Kill an enemy unit.")],
      A: { hand: ["End"] },
      B: { base: ["Mortal"] },
    },
    ["A pass", "B pass", "A play End"],
    { "B.xp": xp },
  );

export const losingCases: readonly Case[] = [
  attack("When I attack, an enemy unit here loses [Shield] this turn.", [], { "might.Guard": 4 }),
  attack("When I attack, an enemy unit here loses [Tank] this turn.", [], { "might.Guard": 5 }),
  attack("When I attack, enemy units here lose [Shield] and [Tank] this turn.", [], { "might.Guard": 4 }),
  attack("When I attack, an enemy unit here loses all keywords this turn.", [], { "might.Guard": 4 }),
  casts(
    "An enemy unit loses all abilities this turn.",
    { of: "A", cards: [GUARD, unit("U", "")], A: { base: ["U"] }, ...FIGHT },
    ["A move U", "A BF-A"],
    { "might.Guard": 4, "B.xp": 0 },
  ),
  casts(
    "An enemy unit loses [Deflect]. Then give it [Shield] this turn.",
    { cards: [GUARD, unit("U", "")], A: { base: ["U"] }, ...FIGHT },
    ["A move U", "A BF-A"],
    { "might.Guard": 6, "B.xp": 1 },
  ),
  casts(
    "An enemy unit loses [Shield]. Give it [Shield] this turn.",
    { cards: [GUARD, unit("U", "")], A: { base: ["U"] }, ...FIGHT },
    ["A move U", "A BF-A"],
    { "might.Guard": 5 },
  ),
  thenItDies("An enemy unit loses [Shield] this turn.", 2),
  thenItDies("An enemy unit loses all keywords this turn.", 0),
  thenItDies("An enemy unit loses all keywords this turn.", 2, "When I die, gain 2 XP."),
  thenItDies(
    'An enemy unit loses all keywords this turn. Give it "[Deathknell][>] Gain 4 XP." this turn.',
    4,
  ),
  attack("Enemy units here lose [Shield].", [], { "might.Guard": 4 }),
  attack("Friendly units lose [Shield].", [], { "might.Guard": 5 }),
  won("When I conquer, if you assigned 2 or more excess damage, gain 1 XP.", { "A.xp": 1 }),
  won("When I conquer, if you assigned 3 or more excess damage, gain 1 XP.", { "A.xp": 0 }),
  won("When I conquer, deal damage equal to the excess damage you assigned to an enemy unit.", {
    "B.base": ["9 Might damage 2"],
  }),
];
