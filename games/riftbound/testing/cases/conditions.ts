import { type Case, casts, enters, lies, stands, unit } from "../case.ts";

/* What may be so: the Might of X shows whether it is, or a card drawn. */

function whileIt(
  condition: string,
  base: readonly string[],
  places: Record<string, unknown>,
  isSo: boolean,
  answers: readonly string[] = [],
): Case {
  const { A = {}, ...rest } = places;
  return lies(`While ${condition}, I have +2 [M].`, { ...rest, A: { ...(A as object), base } }, answers, {
    "might.X": isSo ? 5 : 3,
  });
}

function entering(
  condition: string,
  places: Record<string, unknown>,
  isSo: boolean | number,
  answers: readonly string[] = [],
): Case {
  return enters(`When you play me, if ${condition}, draw 1.`, places, answers, {
    "A.handCount": Number(isSo),
  });
}

const MECH = unit("Robot", "", { tags: ["Mech"] });

export const conditionCases: readonly Case[] = [
  whileIt("you control a gear", ["X", "gear"], {}, true),
  whileIt("you control a gear", ["X"], { B: { base: ["gear"] } }, false),
  whileIt("you control another unit", ["X", "1 Might"], {}, true),
  whileIt("you control another unit", ["X"], {}, false),
  whileIt("you control 2 or more gear", ["X", "2x gear"], {}, true),
  whileIt("you control two or more gear", ["X", "gear"], {}, false),
  whileIt("an opponent controls a gear", ["X"], { B: { base: ["gear"] } }, true),
  whileIt("an opponent controls a battlefield", ["X"], { "BF-A": { B: ["1 Might"] } }, true),
  whileIt(
    "you control a facedown card",
    ["X"],
    { "BF-A": { A: ["1 Might"], facedown: { A: ["2 Might"] } } },
    true,
  ),
  whileIt("an opponent controls a battlefield", ["X"], {}, false),
  whileIt("there is a stunned unit", ["X"], { B: { base: ["2 Might stunned"] } }, true),
  whileIt("there are 2 or more enemy units", ["X"], { B: { base: ["2x 2 Might"] } }, true),
  whileIt("there are 3 or more enemy units", ["X"], { B: { base: ["2x 2 Might"] } }, false),
  lies("While I'm buffed, I have +2 [M].", { A: { base: ["X buffed"] } }, [], { "might.X": 6 }),
  whileIt("I'm at a battlefield", ["X"], {}, false),
  whileIt("I'm in combat", ["X"], { "BF-A": { B: ["9 Might"] } }, true, ["A move X", "A BF-A"]),
  whileIt("I'm alone", ["X"], {}, true),
  whileIt("I'm alone", ["X", "1 Might"], {}, false),
  whileIt("I'm attacking or defending alone", ["X"], { "BF-A": { B: ["9 Might"] } }, true, [
    "A move X",
    "A BF-A",
  ]),
  lies("[Tank]\nWhile I have [Tank], I have +2 [M].", { A: { base: ["X"] } }, [], { "might.X": 5 }),
  casts("Choose a unit. If it's stunned, draw 1.", { B: { base: ["2 Might stunned"] } }, [], {
    "A.handCount": 1,
  }),
  casts("Choose a unit. If it's at a battlefield, draw 1.", { B: { base: ["2 Might"] } }, [], {
    "A.handCount": 0,
  }),
  casts("Choose a unit. If it's a Mech, draw 1.", { cards: [MECH], B: { base: ["Robot"] } }, [], {
    "A.handCount": 1,
  }),
  enters(
    "When you play me, choose an enemy unit. If it has less Might than me, kill it.",
    { B: { base: ["2 Might"] } },
    [],
    { "B.trash": ["2 Might"] },
  ),
  entering("you have 3 or more points", { A: { points: 3 } }, true),
  entering("you have 3 or more points", { A: { points: 2 } }, false),
  entering("your score is within 3 points of the Victory Score", { A: { points: 5 } }, true),
  entering("an opponent's score is within 3 points of the Victory Score", { B: { points: 4 } }, false),
  entering("you have one or fewer cards in your hand", {}, true),
  entering("you have one or fewer cards in your hand", { A: { hand: ["1 Might", "2 Might"] } }, 2),
  entering("your hand has 1 or more cards", {}, false),
  entering("you have 2 or more XP", { A: { xp: 2 } }, true),
  entering("it's your turn", {}, true),
  casts("Kill an enemy unit. If you do, draw 1.", { B: { base: ["2 Might"] } }, [], { "A.handCount": 1 }),
  casts("Channel 1 rune exhausted. If you can't, draw 1.", { A: { runeDeck: 0 } }, [], { "A.handCount": 1 }),
  casts("Channel 1 rune exhausted. If you don't, draw 1.", {}, [], { "A.handCount": 0 }),
  enters(
    "You may pay [2] as an additional cost to play me.\nWhen you play me, if you paid the additional cost, draw 1.",
    {},
    ["A yes"],
    { "A.handCount": 1, "A.ready": 4 },
  ),
  enters(
    "You may pay [2] as an additional cost to play me.\nWhen you play me, if you paid the additional cost, draw 1.",
    {},
    ["A no"],
    { "A.handCount": 0, "A.ready": 6 },
  ),
  casts("Deal 2 to an enemy unit. If this kills it, do this: draw 1.", { B: { base: ["2 Might"] } }, [], {
    "A.handCount": 1,
  }),
  casts("Deal 2 to an enemy unit. If this kills it, do this: draw 1.", { B: { base: ["3 Might"] } }, [], {
    "A.handCount": 0,
  }),
  // This turn.
  entering("you've played another card this turn", {}, 0),
  stands("[E]: Draw 1. Use only if you've discarded a card this turn.", {}, [], { "A.base": ["X"] }),
  casts(
    "Discard 1, then if you've discarded a card this turn, draw 2.",
    { A: { hand: ["1 Might"] } },
    ["A 1 Might"],
    { "A.handCount": 2 },
  ),
  casts("If you've discarded another card this turn, draw 2.", {}, [], { "A.handCount": 0 }),
  casts(
    "Kill an enemy unit, then if you've killed a unit this turn, draw 1.",
    { B: { base: ["2 Might"] } },
    [],
    { "A.handCount": 1 },
  ),
  casts("If you've killed another unit this turn, draw 1.", {}, [], { "A.handCount": 0 }),
  casts(
    "Stun an enemy unit, then if you've chosen an enemy unit this turn, draw 1.",
    { B: { base: ["2 Might"] } },
    [],
    { "A.handCount": 1 },
  ),
  casts("If you've chosen another unit this turn, draw 1.", {}, [], { "A.handCount": 0 }),
  casts("If you've played a gear this turn, draw 1.", {}, [], { "A.handCount": 0 }),
  casts(
    "Kill an enemy unit, then if an enemy unit has died this turn, draw 1.",
    { B: { base: ["2 Might"] } },
    [],
    { "A.handCount": 1 },
  ),
  casts("Recall a unit, then if a unit has moved this turn, draw 1.", { "BF-A": { A: ["2 Might"] } }, [], {
    "A.handCount": 0,
  }),
  casts("If a unit has attacked this turn, draw 1.", {}, [], { "A.handCount": 0 }),
  // As things were.
  lies(
    "[Deathknell] — If I was [Mighty], draw 2.",
    { X: { might: 5 }, A: { base: ["X"], hand: ["Axe"] }, cards: [axe()] },
    ["A play Axe"],
    { "A.handCount": 2 },
  ),
  lies(
    "[Deathknell] — If I died alone, draw 1.",
    { A: { base: ["X"], hand: ["Axe"] }, cards: [axe()] },
    ["A play Axe"],
    { "A.handCount": 1 },
  ),
  lies(
    "[Deathknell] — If I died alone, draw 1.",
    { A: { base: ["X", "1 Might"], hand: ["Axe"] }, cards: [axe()] },
    ["A play Axe", "A X"],
    { "A.handCount": 0 },
  ),
];

function axe(): object {
  return { id: "Axe", type: "spell", cost: 0, text: "Kill a friendly unit." };
}
