import { type Case, casts, enters, gear, lies, stands, unit } from "../case.ts";

/* Phrases in combinations that sets of cards use: made up, one a kind. */

const FOES = { B: { base: ["2 Might", "4 Might"] } };
const TWO = { A: { base: ["2 Might", "4 Might"] } };
const MODES = "• Draw 1. • Gain 2 XP. • Score 1 point";
const attacks = ["A move X", "A BF-A"];
const killing = (id: string): object => ({ id, type: "spell", cost: 0, text: "Kill a friendly unit." });
const DEAD = { cards: [killing("End")], A: { hand: ["End"], base: ["1 Might"] } };

const modes: readonly Case[] = [
  casts(`Choose two — ${MODES}.`, {}, ["A 3", "A 1"], { "A.handCount": 1, "A.xp": 0, "A.points": 1 }),
  casts(`Choose up to two — ${MODES}.`, {}, ["A 2", "A done"], { "A.handCount": 0, "A.xp": 2 }),
  casts(`Choose one or more — ${MODES}.`, {}, ["A 1", "A 2", "A 3"], {
    "A.handCount": 1,
    "A.xp": 2,
    "A.points": 1,
  }),
  casts(
    "Choose two — • Stun a unit. • Draw 1. • Kill a unit.",
    FOES,
    ["A 3", "A 1", "A 2 Might", "A 4 Might"],
    {
      "B.base": ["2 Might stunned"],
    },
  ),
  enters(`When you play me, choose two — ${MODES}.`, {}, ["A 1", "A 2"], { "A.handCount": 1, "A.xp": 2 }),
  enters(`When you play me, choose up to two — ${MODES}.`, {}, ["A done"], { "A.handCount": 0, "A.xp": 0 }),
  enters(`When you play me, choose one or more — ${MODES}.`, {}, ["A 2", "A done"], { "A.xp": 2 }),
];

const figures: readonly Case[] = [
  casts("Gain XP equal to the number of friendly units.", TWO, [], { "A.xp": 2 }),
  casts("Deal damage equal to your XP to a unit.", { A: { xp: 3 }, B: { base: ["9 Might"] } }, [], {
    "B.base": ["9 Might damage 3"],
  }),
  stands("I have +1 [M] for each XP you have.", { A: { xp: 2 } }, [], { "might.X": 5 }),
  stands("I have +1 [M] for each point you have.", { A: { points: 3 } }, [], { "might.X": 6 }),
  casts("Choose a unit. Double its Might this turn.", TWO, ["A 4 Might"], { "might.4 Might": 8 }),
  casts("Choose two friendly units. Swap their Mights this turn.", TWO, ["A 2 Might"], {
    "might.2 Might": 4,
    "might.4 Might": 2,
  }),
  {
    ...casts("Draw 1 for each friendly unit that died this turn.", DEAD, [], { "A.handCount": 1 }),
    answers: ["A play End", "A pass", "B pass", "A play X"],
  },
  {
    ...casts("Draw 1 for each enemy unit that died this turn.", DEAD, [], { "A.handCount": 0 }),
    answers: ["A play End", "A pass", "B pass", "A play X"],
  },
  {
    ...casts("Draw cards equal to the number of units that died this turn.", DEAD, [], { "A.handCount": 1 }),
    answers: ["A play End", "A pass", "B pass", "A play X"],
  },
];

const MOVED = { cards: [unit("U", "")], A: { base: ["U"] } };
const ofThose: readonly Case[] = (
  [
    ["attacked", { "BF-A": { B: ["1 Might"] } }],
    ["moved", {}],
    ["conquered", {}],
  ] as const
).flatMap(([what, more]) =>
  ["Draw 1 for each unit that", "Draw cards equal to the number of units that"].map((draws): Case => {
    const text = `At the end of your turn, ${draws.toLowerCase()} ${what} this turn.`;
    return {
      ...lies(
        text,
        { ...MOVED, ...more, A: { ...MOVED.A, legend: ["X"] }, X: { type: "legend" } },
        ["A move U", "A BF-A", "A pass", "B pass", "A endTurn"],
        { "A.handCount": 1 },
      ),
    };
  }),
);

const defended: readonly Case[] = ["for each unit that", "equal to the number of units that"].map(
  (count): Case => {
    const draws = count.startsWith("for") ? `draw 1 ${count}` : `draw cards ${count}`;
    return lies(
      `At the end of each opponent's turn, ${draws} defended this turn.`,
      {
        of: "B",
        A: { legend: ["X"] },
        X: { type: "legend" },
        B: { base: ["1 Might"] },
        "BF-A": { A: ["9 Might"] },
      },
      ["B move 1 Might", "B BF-A", "B pass", "A pass", "B endTurn"],
      { "A.handCount": 2 }, // and what is drawn in one's own turn
    );
  },
);

const comparisons: readonly Case[] = [
  lies(
    "When I attack, kill an enemy unit with less Might than me.",
    { A: { base: ["X"] }, ...FOES, "BF-A": { B: ["9 Might"] } },
    attacks,
    { "B.base": ["4 Might"] },
  ),
  lies(
    "When I attack, kill an enemy unit with more Might than me.",
    { A: { base: ["X"] }, ...FOES, "BF-A": { B: ["1 Might"] } },
    attacks,
    { "B.base": ["2 Might"] },
  ),
  enters("When you play me, kill all enemy units with less Might than me.", FOES, [], {
    "B.base": ["4 Might"],
  }),
  enters("When you play me, kill all enemy units with more Might than me.", FOES, [], {
    "B.base": ["2 Might"],
  }),
];

const persons: readonly Case[] = [
  casts("Choose a player. They draw 2.", { B: { deck: 3 } }, ["A B"], { "B.handCount": 2, "A.handCount": 0 }),
  casts("Choose a player. That player draws 1.", {}, ["A A"], { "A.handCount": 1 }),
  casts("You and an opponent each draw 1.", { B: { deck: 3 } }, [], { "A.handCount": 1, "B.handCount": 1 }),
  casts("Each opponent must kill one of their units.", FOES, ["B 4 Might"], { "B.base": ["2 Might"] }),
  casts("An opponent chooses one of their units. Return it to its owner's hand.", FOES, ["B 2 Might"], {
    "B.base": ["4 Might"],
  }),
  casts(
    "Each player chooses one of their units. Kill them.",
    { A: { base: ["1 Might", "3 Might"] }, ...FOES },
    ["A 3 Might", "B 2 Might"],
    { "A.base": ["1 Might"], "B.base": ["4 Might"] },
  ),
];

const later: readonly Case[] = [
  enters(
    "When you play me, you may discard 1. When you do, deal 2 to an enemy unit.",
    { A: { hand: ["1 Might"] }, B: { base: ["9 Might"] } },
    ["A yes", "A 1 Might"],
    { "B.base": ["9 Might damage 2"] },
  ),
  enters(
    "When you play me, you may discard 1. When you do, deal 2 to an enemy unit.",
    { A: { hand: ["1 Might"] }, B: { base: ["9 Might"] } },
    ["A no"],
    { "B.base": ["9 Might"] },
  ),
  enters("When you play me, score 1 point at the start of your next turn.", {}, ["A endTurn", "B endTurn"], {
    "A.points": 1,
  }),
  casts(
    "If a friendly unit would die this turn, recall it exhausted instead.",
    { cards: [killing("End")], A: { hand: ["End"] }, "BF-A": { A: ["3 Might"] } },
    ["A play End"],
    { "A.base": ["3 Might exhausted"] },
  ),
  casts("Choose a friendly unit. Recall it exhausted.", { "BF-A": { A: ["3 Might"] } }, [], {
    "A.base": ["3 Might exhausted"],
  }),
  casts(
    "Move a friendly unit to a battlefield and an enemy unit to base.",
    { A: { base: ["1 Might"] }, "BF-A": { B: ["2 Might"] } },
    ["A BF-B"],
    { "BF-B.A": ["1 Might"], "B.base": ["2 Might"] },
  ),
  stands(
    "If I would be dealt damage, prevent 1 of it.",
    { cards: [{ id: "Zap", type: "spell", cost: 0, text: "Deal 2 to a unit." }], A: { hand: ["Zap"] } },
    ["A play Zap"],
    { "A.base": ["X damage 1"] },
  ),
  stands(
    "If you would gain XP, gain that much plus one instead.",
    { cards: [{ id: "Learn", type: "spell", cost: 0, text: "Gain 2 XP." }], A: { hand: ["Learn"] } },
    ["A play Learn"],
    { "A.xp": 3 },
  ),
  gear("Disempower this: Draw 1.", { A: { base: ["X empowered"] } }, ["A use X"], { "A.handCount": 1 }),
];

const MOVES = { cards: [unit("U", "")], A: { base: ["U"] } };
const ofMyBattlefield: readonly Case[] = [
  stands("I have +1 [M] for each friendly unit at my battlefield.", TWO, [], { "might.X": 3 }),
  lies("I have +1 [M] for each friendly unit at my battlefield.", { "BF-A": { A: ["X", "1 Might"] } }, [], {
    "might.X": 5,
  }),
  lies(
    "When a unit moves to my battlefield, gain 1 XP.",
    { ...MOVES, "BF-A": { A: ["X"] } },
    ["A move U", "A BF-A"],
    { "A.xp": 1 },
  ),
  lies(
    "When a unit moves to my battlefield, gain 1 XP.",
    { cards: [unit("U", "")], A: { base: ["X"] }, "BF-A": { A: ["U"] } },
    ["A move U"],
    { "A.xp": 0 },
  ),
  lies(
    "When another unit moves to my battlefield, gain 1 XP.",
    { ...MOVES, "BF-A": { A: ["X"] } },
    ["A move U", "A BF-A"],
    { "A.xp": 1 },
  ),
];

const states: readonly Case[] = [
  lies(
    "Friendly units have +2 [M] while attacking.",
    { A: { base: ["X"] }, "BF-A": { B: ["9 Might"] } },
    attacks,
    { "might.X": 5 },
  ),
  lies("Friendly units have +2 [M] while attacking.", { A: { base: ["X"] } }, attacks, { "might.X": 3 }),
  lies(
    "Enemy units have -1 [M] while defending.",
    { A: { base: ["X"] }, "BF-A": { B: ["9 Might"] } },
    attacks,
    { "might.9 Might": 8 },
  ),
  lies("During combat, I have +1 [M].", { A: { base: ["X"] }, "BF-A": { B: ["9 Might"] } }, attacks, {
    "might.X": 4,
  }),
  stands("During combat, I have +1 [M].", {}, [], { "might.X": 3 }),
  stands(
    "I can't be readied by spells or abilities.",
    {
      cards: [{ id: "Wake", type: "spell", cost: 0, text: "Ready a unit." }],
      A: { hand: ["Wake"], base: [] },
      "BF-A": { A: ["X exhausted"] },
    },
    ["A play Wake"],
    { "BF-A.A": ["X exhausted"] },
  ),
  lies(
    "I must be assigned combat damage first.",
    { moment: "combat at BF-A", "BF-A": { A: ["4 Might"], B: ["X", "2 Might"], controller: "B" } },
    ["A pass", "B pass"],
    { "B.trash": ["X"] },
  ),
  {
    ...casts(
      "Counter a spell that chooses a friendly unit.",
      {
        cards: [{ id: "Zap", type: "spell", cost: 0, text: "Kill an enemy unit." }],
        of: "B",
        A: { base: ["1 Might"] },
        B: { hand: ["Zap"] },
      },
      [],
      { "A.base": ["1 Might"], "B.trash": ["Zap"] },
    ),
    answers: ["B play Zap", "B pass", "A play X"],
  },
];

export const combinedCases: readonly Case[] = [
  ...modes,
  ...figures,
  ...ofThose,
  ...defended,
  ...comparisons,
  ...persons,
  ...later,
  ...ofMyBattlefield,
  ...states,
];
