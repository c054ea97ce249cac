import { type Case, casts, lies, spell, stands } from "../case.ts";

/* What is done instead of something that would happen. */

const made = [
  spell("Axe", "Kill a unit."),
  spell("Jab", "Deal 1 to a unit."),
  spell("Home", "Recall a unit."),
  spell("Sap", "Give a unit -2 [M] this turn."),
  spell("Grow", "Give a unit +2 [M] this turn."),
  spell("Spread", "Choose a unit. Give all friendly units -2 [M] this turn."),
  spell("Levy", "Play a ready 1 [M] Recruit unit token in your base."),
  spell("Exile", "Banish a unit."),
  spell("Bounce", "Return a unit to its owner's hand."),
  spell("Push", "Move a unit to base."),
  spell("Daze", "Stun a unit."),
  spell("Oil", "Buff a unit."),
  spell("Wake", "Ready a unit."),
  spell("Drop", "Discard 1."),
  spell("Read", "Draw 1."),
  spell("Gift", "Each player draws 1."),
  spell("Prize", "Score 1 point."),
  spell("Fine", "Lose 1 point."),
  spell("Learn", "Gain 1 XP."),
];

/** With these spells in A's hand beside X in A's Base. */
function against(text: string, played: string, expected: Case["expected"], A: object = {}): Case {
  return stands(text, { A: { hand: [played], ...A }, cards: made }, [`A play ${played}`], expected);
}

const fates: readonly Case[] = [
  against("If I would die, draw 1 instead.", "Axe", { "A.base": ["X"], "A.handCount": 1 }),
  against("If I would be recalled, buff me instead.", "Home", { "A.base": ["X buffed"] }),
  against("If I would be banished, kill me instead.", "Exile", {
    "A.trash": ["X", "Exile"],
    "A.banishment": [],
  }),
  against("If I would be returned to my owner's hand, buff me instead.", "Bounce", {
    "A.base": ["X buffed"],
  }),
  against("If I would be dealt damage, buff me instead.", "Jab", { "A.base": ["X buffed"] }),
  against("If I would be dealt damage by a spell, buff me instead.", "Jab", { "A.base": ["X buffed"] }),
  against("If I would be dealt damage by a unit, buff me instead.", "Jab", { "A.base": ["X damage 1"] }),
  against("If I would be given -[M], buff me instead.", "Sap", { "might.X": 4 }),
  against("If I would be given -[M], buff me instead.", "Grow", { "might.X": 5 }),
  against("If I would be given +[M], buff me instead.", "Grow", { "might.X": 4 }),
  against("If I would be given +[M], give it that much and +1 [M] instead.", "Grow", { "might.X": 6 }),
  // The source has chosen one of them.
  stands(
    "If a chosen unit would be given -[M], buff it instead.",
    { A: { hand: ["Spread"], base: ["4 Might"] }, cards: made },
    ["A play Spread", "A 4 Might"],
    { "might.X": 1, "might.4 Might": 5 },
  ),
  stands(
    "If a friendly spell would be countered, gain 1 XP instead.",
    { A: { hand: ["Read"] }, B: { hand: ["Deny"] }, cards: [...made, spell("Deny", "Counter a spell.")] },
    ["A play Read", "A pass", "B play Deny"],
    { "A.handCount": 1, "A.xp": 1, "B.trash": ["Deny"] },
  ),
  against("If I would be stunned, buff me instead.", "Daze", { "A.base": ["X buffed"] }),
  against("If I would be buffed, stun me instead.", "Oil", { "A.base": ["X stunned"] }),
  lies(
    "If I would be readied, draw 1 instead.",
    { A: { base: ["X exhausted"], hand: ["Wake"] }, cards: made },
    ["A play Wake"],
    { "A.base": ["X exhausted"], "A.handCount": 1 },
  ),
  lies(
    "If I would move, buff me instead.",
    { A: { hand: ["Push"] }, "BF-A": { A: ["X"] }, cards: made },
    ["A play Push"],
    { "BF-A.A": ["X buffed"] },
  ),
  stands(
    "If a unit would be discarded, banish it instead.",
    { A: { hand: ["Drop", "2 Might"] }, cards: made },
    ["A play Drop", "A 2 Might"],
    { "A.trash": ["Drop"], "A.banishment": ["2 Might"] },
  ),
  stands(
    "If another friendly unit would be stunned, buff it instead.",
    { A: { hand: ["Daze"], base: ["2 Might"] }, cards: made },
    ["A play Daze", "A 2 Might"],
    { "A.base": ["X", "2 Might buffed"] },
  ),
  stands(
    "If another friendly unit would be stunned, buff it instead.",
    { A: { hand: ["Daze"], base: ["2 Might"] }, cards: made },
    ["A play Daze", "A X"],
    { "A.base": ["X stunned", "2 Might"] },
  ),
  // "It" is what it would happen to.
  stands(
    "If another friendly unit would die, if it's damaged, recall it instead.",
    { A: { hand: ["Axe"], base: ["2 Might damage 1"] }, cards: made },
    ["A play Axe", "A 2 Might"],
    { "A.base": ["X", "2 Might damage 1"] },
  ),
  stands(
    "If another friendly unit would die, if it's damaged, recall it instead.",
    { A: { hand: ["Axe"], base: ["2 Might"] }, cards: made },
    ["A play Axe", "A 2 Might"],
    { "A.base": ["X"] },
  ),
];

const courses: readonly Case[] = [
  against("If you would draw a card, draw 2 instead.", "Read", { "A.handCount": 2 }),
  stands(
    "If you would discard, gain 1 XP instead.",
    { A: { hand: ["Drop", "2 Might"] }, cards: made },
    ["A play Drop", "A 2 Might"],
    { "A.xp": 1, "A.hand": ["2 Might"] },
  ),
  against("If you would gain points, gain 1 XP instead.", "Prize", { "A.xp": 1, "A.points": 0 }),
  against(
    "If you would lose points, kill me instead.",
    "Fine",
    { "A.points": 2, "A.base": [] },
    { points: 2 },
  ),
  against("If you would play one or more tokens, play twice that many instead.", "Levy", {
    "A.base": ["X", "Recruit", "Recruit"],
  }),
  lies(
    "If you would gain control of a battlefield, gain 1 XP instead.",
    { A: { base: ["X"] } },
    ["A move X", "A BF-A", "A pass", "B pass"],
    { "A.xp": 1, "A.points": 0, "BF-A.controller": "none", "BF-A.A": ["X exhausted"] },
  ),
  against("If you would gain XP, draw 1 instead.", "Learn", { "A.xp": 0, "A.handCount": 1 }),
  against("If an opponent would draw a card, gain 1 XP instead.", "Gift", {
    "A.handCount": 1,
    "A.xp": 1,
    "B.handCount": 0,
  }),
];

const next: readonly Case[] = [
  casts("The next time you would draw a card this turn, gain 1 XP instead. Draw 2.", {}, [], {
    "A.handCount": 1,
    "A.xp": 1,
  }),
  casts(
    "The next time a friendly unit would be stunned this turn, buff it instead. Stun all friendly units.",
    { A: { base: ["2 Might"] }, B: { base: ["4 Might"] } },
    [],
    { "A.base": ["2 Might buffed"], "B.base": ["4 Might"] },
  ),
  // A text that is given twice is there for a second time.
  casts(
    "Choose a friendly unit. The next time it would be stunned this turn, buff it instead.",
    { A: { base: ["2 Might"], hand: ["X", "3x Daze"] }, cards: made },
    ["A play X", "A pass", "B pass", "A pass", "B pass", ...new Array<string>(3).fill("A play Daze")],
    { "A.base": ["2 Might buffed stunned"] },
  ),
];

const prevented: readonly Case[] = [
  casts(
    "Choose a friendly unit. The next time it would be dealt damage this turn, prevent it. Deal 3 to it. Deal 1 to it.",
    { A: { base: ["9 Might"] } },
    [],
    { "A.base": ["9 Might damage 1"] },
  ),
];

/** B, with two cards in the deck, begins a turn. */
function skipped(phase: string, expected: Case["expected"]): Case {
  return casts(
    `Each opponent skips their next ${phase}.`,
    { B: { deck: 2 } },
    ["A pass", "B pass", "A endTurn"],
    expected,
  );
}

const skips: readonly Case[] = [
  skipped("Draw Phase", { "B.handCount": 0, "B.ready": 2, asked: "B mainPhase" }),
  skipped("Channel Phase", { "B.handCount": 1, "B.ready": 0 }),
  skipped("Main Phase", { "B.handCount": 1, turnPlayer: "A" }),
  casts("Skip your next Draw Phase.", {}, ["A pass", "B pass", "A endTurn", "B endTurn"], {
    "A.handCount": 0,
    "B.handCount": 1,
  }),
];

export const wouldCases: readonly Case[] = [...fates, ...courses, ...next, ...prevented, ...skips];
