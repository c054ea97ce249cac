import { type Case, lies, stands, unit } from "../case.ts";

/* Who has more, and what is not so: the Might of X shows it. */

function whileIt(condition: string, setting: Record<string, unknown>, isSo: boolean): Case {
  const { A = {}, ...rest } = setting as { A?: { base?: readonly string[] } };
  const own = { ...A, base: ["X", ...(A.base ?? [])] };
  return lies(`While ${condition}, I have +2 [M].`, { ...rest, A: own }, [], { "might.X": isSo ? 5 : 3 });
}

/** Where A has more of something, and where B does. */
const MORE: readonly (readonly [string, Record<string, unknown>, Record<string, unknown>])[] = [
  ["points", { A: { points: 2 }, B: { points: 1 } }, { B: { points: 1 } }],
  ["XP", { A: { xp: 1 } }, { B: { xp: 1 } }],
  ["cards in hand", { A: { hand: ["1 Might"] } }, { B: { hand: ["1 Might"] } }],
  ["cards in the trash", { A: { trash: ["1 Might"] } }, { B: { trash: ["1 Might"] } }],
  ["battlefields", { "BF-A": { A: ["1 Might"] } }, { "BF-A": { B: ["1 Might"] } }],
  ["units", {}, { B: { base: ["2x 1 Might"] } }],
  ["gear", { A: { base: ["gear"] } }, { B: { base: ["gear"] } }],
  ["runes", { A: { runes: ["2 Fury"] } }, { A: { runes: [] }, B: { runes: ["2 Fury"] } }],
];

export const comparingCases: readonly Case[] = [
  ...MORE.flatMap(([what, mine, theirs]) => [
    whileIt(`you have more ${what} than an opponent`, mine, true),
    whileIt(`you have more ${what} than an opponent`, theirs, false),
    whileIt(`an opponent has more ${what} than you`, theirs, true),
    whileIt(`you have fewer ${what} than an opponent`, mine, false),
    whileIt(`an opponent has 1 or more ${what}`, theirs, true),
    whileIt(`an opponent has 3 or more ${what}`, theirs, false),
  ]),
  whileIt("you have exactly 2 points", { A: { points: 2 } }, true),
  whileIt("you have exactly one points", { A: { points: 2 } }, false),
  whileIt("you have no cards in hand", {}, true),
  whileIt("you have no cards in hand", { A: { hand: ["1 Might"] } }, false),
  whileIt("you control no gear", {}, true),
  whileIt("you control no gear", { A: { base: ["gear"] } }, false),
  whileIt("there are no enemy units", {}, true),
  whileIt("there are no enemy units", { B: { base: ["1 Might"] } }, false),
  whileIt("you control 2 or more battlefields", { "BF-A": { A: ["1 Might"] } }, false),
  whileIt(
    "you control 2 or more battlefields",
    { "BF-A": { A: ["1 Might"] }, "BF-B": { A: ["1 Might"] } },
    true,
  ),
  whileIt("I'm not buffed", {}, true),
  lies("While I'm not buffed, I have +2 [M].", { A: { base: ["X buffed"] } }, [], { "might.X": 4 }),
  whileIt("an enemy unit is stunned", { B: { base: ["1 Might stunned"] } }, true),
  whileIt("an enemy unit is stunned", { B: { base: ["1 Might"] } }, false),
  whileIt("it's an opponent's turn", { of: "B" }, true),
  whileIt("it's an opponent's turn", {}, false),
  whileIt("a showdown is in progress", {}, false),
  whileIt("a showdown is in progress", { moment: "showdown at BF-A", "BF-A": { A: ["1 Might"] } }, true),
  whileIt("a combat is in progress", { moment: "showdown at BF-A", "BF-A": { A: ["1 Might"] } }, false),
  whileIt(
    "a combat is in progress",
    { moment: "combat at BF-A", "BF-A": { A: ["1 Might"], B: ["9 Might"] } },
    true,
  ),
  stands("I have +2 [M] during showdowns.", {}, [], { "might.X": 3 }),
  stands("I have +2 [M] during showdowns.", { moment: "showdown at BF-A", "BF-A": { A: ["1 Might"] } }, [], {
    "might.X": 5,
  }),
  stands("I have +2 [M] on your turn.", {}, [], { "might.X": 5 }),
  stands("I have +2 [M] on your turn.", { of: "B" }, [], { "might.X": 3 }),
  stands(
    "I have +1 [M] for each unit at a battlefield you control.",
    { "BF-A": { A: ["1 Might", "2 Might"] } },
    [],
    {
      "might.X": 5,
    },
  ),
  lies(
    "I have +1 [M] for each Equipment attached to me.",
    {
      cards: [{ id: "Blade", type: "gear", cost: 0, tags: ["Equipment"] }],
      A: { base: ["X with Blade"] },
    },
    [],
    { "might.X": 4 },
  ),
  lies(
    "Each unit at another battlefield has [Assault].",
    { cards: [unit("U", "")], "BF-A": { A: ["X"] }, "BF-B": { A: ["U"] } },
    [],
    { "might.U": 3 },
  ),
];
