import {
  battlefield,
  type Case,
  casts,
  enters,
  gear,
  lies,
  type Setting,
  spell,
  stands,
  unit,
} from "../case.ts";

/* What is chosen, paid or allowed in another way than usual: modes, duties, costs of actions, linked abilities. */

const GAIN = "• Draw 1. • Gain 2 XP";
const ROBOT = unit("Robot", "", { tags: ["Mech"] });

const modes: readonly Case[] = [
  casts(`Choose one — ${GAIN}.`, {}, ["A 2"], { "A.xp": 2, "A.handCount": 0 }),
  casts("Choose one — • Draw 1. • Gain 2 XP. • Gain 1 XP.", {}, ["A 3"], { "A.xp": 1, "A.handCount": 0 }),
  casts(`Choose one — ${GAIN}, then draw 1. • Gain 1 XP.`, {}, ["A 2"], { "A.xp": 2, "A.handCount": 1 }),
  enters(`When you play me, choose one — ${GAIN}.`, {}, ["A 2"], { "A.xp": 2 }),
  casts(`Do one of the following: ${GAIN}.`, {}, ["A 1"], { "A.xp": 0, "A.handCount": 1 }),
];

const together: readonly Case[] = [
  // target.13 The unit in the Base has no enemy beside it.
  casts(
    "Stun a friendly unit and an enemy unit at the same battlefield.",
    {
      A: { base: ["2 Might"] },
      B: { base: ["3 Might"] },
      "BF-A": { A: ["1 Might"], B: ["4 Might"] },
      "BF-B": { A: ["5 Might"] },
    },
    [],
    {
      "BF-A.A": ["1 Might stunned"],
      "BF-A.B": ["4 Might stunned"],
      "BF-B.A": ["5 Might"],
      "A.base": ["2 Might"],
    },
  ),
  // target.3
  {
    ...casts(
      "Stun a friendly unit and an enemy unit at the same battlefield.",
      { A: { base: ["2 Might"], runes: [] }, "BF-A": { B: ["4 Might"] } },
      [],
      { options: ["endTurn", "move 2 Might"] },
    ),
    answers: [],
  },
];

const duties: readonly Case[] = [
  lies("Play me only if you have 2 or more XP.", { A: { hand: ["X"], runes: [] } }, [], {
    options: ["endTurn"],
  }),
  lies("Play me only if you have 2 or more XP.", { A: { hand: ["X"], runes: [], xp: 2 } }, [], {
    options: ["endTurn", "play X"],
  }),
  lies(
    "Enemy spells and abilities must choose me if able.",
    {
      A: { hand: ["Jab"] },
      B: { base: ["X", "4 Might"] },
      cards: [{ id: "Jab", type: "spell", cost: 0, text: "Deal 1 to a unit." }],
    },
    ["A play Jab"],
    { "B.base": ["X damage 1", "4 Might"] },
  ),
  battlefield(
    "Players must pay [2] to move units here.",
    { A: { base: ["3 Might"] } },
    ["A move 3 Might", "A BF-A"],
    { "A.ready": 4, "BF-A.A": ["3 Might exhausted"] },
  ),
  {
    ...stands("Your [Accelerate] costs [1] less.", { A: { hand: ["Fury 2/3 Accelerate"] } }, [], {}),
    answers: ["A play Fury 2/3 Accelerate", "A yes"],
    expected: { "A.base": ["X", "Fury 2/3 Accelerate"], "A.ready": 4 },
  },
  lies("You may play me from your trash.", { A: { trash: ["X"] } }, ["A play X"], {
    "A.base": ["X exhausted"],
  }),
  // deck.27 Of decks only, which scenarios show.
  stands("Your deck may include 2 cards of any domain.", {}, [], { "A.base": ["X"], "might.X": 3 }),
  lies(
    "You may ignore [Tank] when assigning combat damage.",
    { moment: "combat at BF-A", "BF-A": { A: ["X"], B: ["2 Might Tank", "4 Might"], contestedBy: "A" } },
    ["A pass", "B pass"],
    { options: ["2 Might Tank", "4 Might"] },
  ),
];

const figures: readonly Case[] = [
  casts(
    "Deal 1 to an enemy unit for each Mech you control.",
    { A: { base: ["2x Robot"] }, B: { base: ["4 Might"] }, cards: [ROBOT] },
    [],
    { "B.base": ["4 Might damage 2"] },
  ),
  casts("Draw 1 for each unit with [Tank].", { A: { base: ["2 Might Tank", "3 Might"] } }, [], {
    "A.handCount": 1,
  }),
  casts("Kill all units with [Tank].", { A: { base: ["2 Might Tank", "3 Might"] } }, [], {
    "A.base": ["3 Might"],
  }),
  lies("While I'm one on one, I have +2 [M].", { "BF-A": { A: ["X"], B: ["9 Might"] } }, [], {
    "might.X": 5,
  }),
  stands(
    "When I attack or defend one on one, draw 1.",
    { "BF-A": { B: ["9 Might"] } },
    ["A move X", "A BF-A"],
    { "A.handCount": 1 },
  ),
  stands(
    "When a unit attacks or defends one on one, draw 1.",
    { "BF-A": { B: ["9 Might"] } },
    ["A move X", "A BF-A"],
    { "A.handCount": 2 },
  ),
  stands(
    "When another unit attacks or defends one on one, draw 1.",
    { A: { base: ["4 Might"] } },
    ["A move 4 Might", "A BF-A", "A done"],
    { "A.handCount": 0 },
  ),
  battlefield(
    "When a combat is tied here, draw 1.",
    { A: { base: ["3 Might"] }, "BF-A": { B: ["4 Might stunned"] } },
    ["A move 3 Might", "A BF-A", "A pass", "B pass"],
    { "B.handCount": 1 },
  ),
];

const banished: readonly Case[] = [
  casts(
    "Banish the top 2 cards of your Main Deck. Recycle the rest.",
    { A: { deck: ["1 Might", "2 Might", "3 Might"] } },
    [],
    { "A.banishment": [], "A.deckCount": 3 },
  ),
  casts("Banish the top 2 cards of your Main Deck.", { A: { deck: ["1 Might", "2 Might", "3 Might"] } }, [], {
    "A.banishment": ["1 Might", "2 Might"],
    "A.deck": ["3 Might"],
  }),
  gear(
    "[E]: Banish a friendly unit, then play all units banished with this, ignoring their costs.",
    { A: { base: ["2 Might"], banishment: ["3 Might"] } },
    ["A use X"],
    { "A.base": ["X exhausted", "2 Might exhausted"], "A.banishment": ["3 Might"] },
  ),
];

const NOTE = spell("Note", "Draw 1.");
const FORGE = { id: "Forge", type: "gear", cost: 0, text: "[E]: Draw 1." };

const IN_REPLY = ["B play Jab", "B 3 Might", "B pass", "A play X"];

const countered: readonly Case[] = [
  inReply(
    "Counter an ability.",
    "use Forge",
    { A: { base: ["Forge"] }, cards: [FORGE] },
    {
      "A.base": ["Forge exhausted"],
      "A.handCount": 0,
    },
  ),
  inReply(
    "Counter a spell or ability.",
    "play Note",
    { A: { hand: ["Note"] }, cards: [NOTE] },
    {
      "A.trash": ["Note", "X"],
      "A.handCount": 0,
    },
  ),
  against("Counter an enemy spell or ability that chooses a friendly unit.", [
    "A.base",
    ["3 Might", "4 Might"],
  ]),
  against("Counter an enemy spell or ability that chooses only a friendly unit.", [
    "A.base",
    ["3 Might", "4 Might"],
  ]),
  {
    ...against("Gain control of a spell. You may make new choices for it.", ["B.base", ["5 Might damage 1"]]),
    answers: [...IN_REPLY, "A yes", "A 5 Might"],
  },
];

/** X, a spell with this text, is played by A in reply to something of their own. */
function inReply(text: string, first: string, setting: Setting, expected: Case["expected"]): Case {
  return { ...casts(text, setting, [], expected), answers: [`A ${first}`, "A play X"] };
}

/** X, a spell with this text, is played by A in reply to a Jab of B at one of A's units. */
function against(text: string, [path, expected]: readonly [string, unknown]): Case {
  const B = { hand: ["Jab"], base: ["5 Might"] };
  const made = casts(
    text,
    { of: "B", A: { base: ["3 Might", "4 Might"] }, B, cards: [spell("Jab", "Deal 1 to a unit.")] },
    [],
    { [path]: expected },
  );
  return { ...made, answers: IN_REPLY };
}

const more: readonly Case[] = [
  stands(
    "Your [Deathknell] effects trigger an additional time.",
    {
      A: { base: ["Y"], hand: ["Axe"] },
      cards: [unit("Y", "[Deathknell][>] Draw 1."), spell("Axe", "Kill a friendly unit.")],
    },
    ["A play Axe", "A Y"],
    { "A.handCount": 2 },
  ),
  lies("While I'm not in combat, I have +2 [M].", { "BF-A": { A: ["X"] } }, [], { "might.X": 5 }),
  casts(
    "Kill any number of enemy units with total Might 4 or less.",
    { B: { base: ["3 Might", "2 Might", "1 Might"] } },
    ["A 3 Might", "A 1 Might"],
    { "B.base": ["2 Might"] },
  ),
  casts("Each player gains 2 XP.", {}, [], { "A.xp": 2, "B.xp": 2 }),
];

/** What X Adds pays for a card of this type, and nothing else. */
function reserved(kind: string, options: readonly string[]): Case {
  const hand = ["1-cost 2 Might", "1-cost gear", "Note"];
  const costly = { id: "Note", type: "spell", cost: 1, text: "Draw 1." };
  return gear(
    `[Reaction][>] [E]: [Add] [1]. Use only to play ${kind}.`,
    { A: { hand, runes: [] }, cards: [costly] },
    ["A use X"],
    { "A.energy": 1, options: ["endTurn", ...options] },
  );
}

const reserves: readonly Case[] = [
  reserved("spells", ["play Note"]),
  reserved("units", ["play 1-cost 2 Might"]),
  reserved("gear", ["play 1-cost gear"]),
];

export const choiceCases: readonly Case[] = [
  ...reserves,
  ...modes,
  ...together,
  ...duties,
  ...figures,
  ...banished,
  ...countered,
  ...more,
];
