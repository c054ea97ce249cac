import { type Case, casts, lies, spell, unit } from "../case.ts";

/* What has happened this turn: the Might of X shows it. */

/** How A comes to have done something this turn, once or twice. */
interface Course {
  readonly cards: readonly object[];
  readonly table: Readonly<Record<string, unknown>>;
  readonly answers: readonly string[];
}

const [U, V] = [unit("U", ""), unit("V", "")];

/** With a spell, to enemy units. */
function toEnemies(verb: string, times: 1 | 2, state = ""): Course {
  const what = times === 1 ? "an enemy unit" : "2 enemy units";
  return {
    cards: [spell("Magic", `${verb} ${what}.`)],
    table: {
      A: { hand: ["Magic"] },
      B: { base: ["2 Might", "4 Might"].slice(0, times).map((each) => each + state) },
    },
    answers: times === 1 ? ["A play Magic"] : ["A play Magic", `A 2 Might${state}`],
  };
}

const plays = (times: 1 | 2): Course => ({
  cards: [U, V],
  table: { A: { hand: ["U", "V"] } },
  answers: ["A play U", "A play V"].slice(0, times),
});

const discards = (times: 1 | 2): Course => ({
  cards: [U, V, spell("Magic", `Discard ${times}.`)],
  table: { A: { hand: ["U", "V", "Magic"] } },
  answers: ["A play Magic", ...(times === 1 ? ["A U"] : ["A U", "A V"])],
});

const DONE: readonly (readonly [string, (times: 1 | 2) => Course])[] = [
  ["played", plays],
  ["discarded", discards],
  ["killed", (times) => toEnemies("Kill", times)],
  ["chosen", (times) => toEnemies("Exhaust", times)],
  ["stunned", (times) => toEnemies("Stun", times)],
  ["buffed", (times) => toEnemies("Buff", times)],
  ["recycled", (times) => toEnemies("Recycle", times)],
  ["banished", (times) => toEnemies("Banish", times)],
];

/** X, with this text, is in the Base of A, or of B. */
function after(text: string, { cards, table, answers }: Course, might: number, whose: "A" | "B" = "A"): Case {
  const own = (table[whose] ?? {}) as { base?: readonly string[] };
  const places = { ...table, [whose]: { ...own, base: [...(own.base ?? []), "X"] } };
  const isOneOfTwo = whose === "B" && own.base?.length === 1;
  return lies(text, { cards, ...places }, isOneOfTwo ? [...answers, "A 2 Might"] : answers, {
    "might.X": might,
  });
}

const whileSo = (condition: string): string => `While ${condition}, I have +2 [M].`;
const nothing: Course = { cards: [], table: {}, answers: [] };

const done: readonly Case[] = DONE.flatMap(([en, course]) => [
  after(whileSo(`you've ${en} a unit this turn`), course(1), 5),
  after(whileSo(`you've ${en} a gear this turn`), course(1), 3),
  after(whileSo(`you haven't ${en} a unit this turn`), course(1), 3),
  after(whileSo(`you haven't ${en} a unit this turn`), nothing, 5),
  after(whileSo(`you've ${en} another unit this turn`), course(1), 5),
  after(whileSo(`you've ${en} two or more units this turn`), course(1), 3),
  after(whileSo(`you've ${en} 2 or more units this turn`), course(2), 5),
  after(whileSo(`an opponent has ${en} a unit this turn`), course(1), 5, "B"),
  after(whileSo(`an opponent has ${en} a unit this turn`), course(1), 3),
  after(`I have +1 [M] for each unit you've ${en} this turn.`, course(2), 5),
  after(`My Might is increased by the number of units you've ${en} this turn.`, course(2), 5),
]);

/** X goes to a Battlefield, and Conquers it once both have passed. */
const goes = (more: object = {}, answers: readonly string[] = []): Course => ({
  cards: [],
  table: more as Record<string, unknown>,
  answers: ["A move X", "A BF-A", ...answers],
});
const conquers = goes({}, ["A pass", "B pass"]);
const attacks = goes({ "BF-A": { B: ["9 Might"] } });
const killed: Course = toEnemies("Kill", 1);

/** B moves to where X is, which defends. */
const defends: Course = {
  cards: [],
  table: { of: "B", B: { base: ["1 Might"] } },
  answers: ["B move 1 Might", "B BF-A"],
};
const defending = (text: string, might: number): Case =>
  lies(text, { ...defends.table, "BF-A": { A: ["X"] } }, defends.answers, { "might.X": might });

/** X is moved twice by magic. */
const wanders: Course = {
  cards: [spell("Shove", "Move a friendly unit to a battlefield, then move it to base.")],
  table: { A: { hand: ["Shove"] } },
  answers: ["A play Shove", "A BF-A"],
};

/** U moves, and comes back to the hand. */
const comesBack: Course = {
  cards: [U, spell("Back", "Return a unit at a battlefield to its owner's hand.")],
  table: { A: { base: ["U"], hand: ["Back"] } },
  answers: ["A move U", "A BF-A", "A done", "A pass", "B pass", "A play Back"],
};
const PER_MOVED = "I have +1 [M] for each unit that moved this turn.";

/** Each once, and only while it is the object to which it happened. */
const thatHave: readonly Case[] = [
  after(PER_MOVED, conquers, 4),
  after(PER_MOVED, wanders, 4),
  after(PER_MOVED, comesBack, 3),
  after(PER_MOVED, { ...comesBack, answers: [...comesBack.answers, "A play U"] }, 3),
  {
    ...casts("Kill a unit that moved this turn.", { cards: [U, V], A: { base: ["U", "V"] } }, [], {
      "A.base": ["V"],
      "BF-A.A": [],
    }),
    answers: ["A move U", "A BF-A", "A done", "A pass", "B pass", "A play X"],
  },
];

const happened: readonly Case[] = [
  after(whileSo("a unit has died this turn"), killed, 5),
  after(whileSo("a gear has died this turn"), killed, 3),
  after(whileSo("a unit has moved this turn"), conquers, 5),
  after(whileSo("a unit has attacked this turn"), attacks, 5),
  defending(whileSo("a unit has defended this turn"), 5),
  after(whileSo("a unit has conquered this turn"), conquers, 5),
  after(whileSo("I've moved this turn"), conquers, 5),
  after(whileSo("I haven't moved this turn"), conquers, 3),
  after(whileSo("I have moved twice this turn"), conquers, 3),
  after(whileSo("I have moved twice this turn"), wanders, 5),
  after(whileSo("I've attacked this turn"), attacks, 5),
  after(whileSo("I haven't attacked this turn"), conquers, 5),
  after(whileSo("I've attacked twice this turn"), attacks, 3),
  defending(whileSo("I've defended this turn"), 5),
  defending(whileSo("I haven't defended this turn"), 3),
  defending(whileSo("I've defended twice this turn"), 3),
  after(whileSo("I've conquered this turn"), conquers, 5),
  after(whileSo("I haven't conquered this turn"), conquers, 3),
  after(whileSo("I've conquered twice this turn"), conquers, 3),
  after(whileSo("I've died this turn"), conquers, 3),
  after(whileSo("I haven't died this turn"), conquers, 5),
  after(whileSo("I've died twice this turn"), conquers, 3),
  after(whileSo("you've conquered this turn"), conquers, 5),
  after(whileSo("you've conquered here this turn"), conquers, 5),
  after(whileSo("you've held this turn"), conquers, 3),
  after(whileSo("you've held here this turn"), conquers, 3),
  after(whileSo("you've scored this turn"), conquers, 5),
  after(whileSo("you've scored here this turn"), conquers, 5),
  after(whileSo("you've attacked this turn"), attacks, 5),
  after(whileSo("you've attacked here this turn"), attacks, 5),
  lies(
    "When you play your second unit each turn, gain 1 XP.",
    { cards: [U, V], A: { base: ["X"], hand: ["U", "V"] } },
    ["A play U", "A play V"],
    { "A.xp": 1 },
  ),
  lies(
    "When you discard your first card in a turn, gain 1 XP.",
    { cards: [U, V, spell("Magic", "Discard 2.")], A: { base: ["X"], hand: ["U", "V", "Magic"] } },
    ["A play Magic", "A U", "A V"],
    { "A.xp": 1 },
  ),
  lies(
    "When you draw your third card each turn, gain 1 XP.",
    { cards: [spell("Magic", "Draw 4.")], A: { base: ["X"], hand: ["Magic"] } },
    ["A play Magic"],
    { "A.xp": 1 },
  ),
];

export const historyCases: readonly Case[] = [...done, ...thatHave, ...happened];
