import {
  before,
  type Case,
  character,
  decides,
  first,
  laid,
  leads,
  NOTHING,
  SIX,
  second,
  THREE,
} from "../case.ts";

/* When texts do something: sentences, ways of attacking, moments, conditions, constant changes. */

const GO = ["A fix › attack"];

export const sentenceCases: readonly Case[] = [
  // ways of attacking
  first("[skill] draw 1 card.", { dice: [THREE, NOTHING] }, GO, { "A.handCount": 1 }),
  first("[skill] draw 1 card.", {}, GO, { "A.handCount": 0 }),
  first("[burst] draw 1 card.", { dice: [SIX, NOTHING] }, ["A fix › attack › burst"], { "A.handCount": 1 }),
  first("[burst] draw 1 card.", { dice: [SIX, NOTHING] }, ["A fix › attack › skill"], { "A.handCount": 0 }),
  first("[skill or burst] draw 1 card.", { dice: [THREE, NOTHING] }, GO, { "A.handCount": 1 }),
  first("[skill or burst] draw 1 card.", {}, GO, { "A.handCount": 0 }),
  first("[normal] draw 1 card.", {}, GO, { "A.handCount": 1 }),
  first("[normal] draw 1 card.", { dice: [THREE, NOTHING] }, GO, { "A.handCount": 0 }),
  first("[attack] draw 1 card.", { dice: [THREE, NOTHING] }, GO, { "A.handCount": 1 }),

  // moments
  before("When this character's battle begins, draw 1 card.", {}, [], { "A.handCount": 1 }),
  first("When you roll the dice for this character, draw 1 card.", {}, [], { "A.handCount": 1 }),
  first(
    "When this character wins a battle, draw 1 card.",
    { dice: [THREE, NOTHING] },
    [...GO, "B fix › attack"],
    {
      "A.handCount": 1,
    },
  ),
  first(
    "When this character is discarded for losing, draw 1 card.",
    { B: { field: { 1: "water 900" } } },
    [...GO, "B fix › attack"],
    { "A.handCount": 1, "A.discards": ["X"] },
  ),
  first("When this character's battle ends with equal ATK, draw 1 card.", {}, [...GO, "B fix › attack"], {
    "A.handCount": 1,
    "A.field.1": "X up",
  }),
  first(
    "When an element is attached to this character, draw 1 card.\n[attack] attach ice to this character, then attach ice to this character.",
    {},
    GO,
    { "A.handCount": 1, "A.attached.1": ["ice"] },
  ),
  laid("When this card is laid on a character, draw 2 cards.", {}, ["A fix › lay X"], {
    "A.handCount": 2,
    "A.laid.1": ["X"],
  }),
  // place.4 What lay on a character that is gone still says what then happens.
  laid(
    "When this character is discarded for losing, draw 1 card.",
    { B: { field: { 1: "water 900" } } },
    ["A fix › lay X", "A attack", "B fix › attack"],
    { "A.handCount": 1, "A.discards": ["X", "fire 500"] },
  ),
  first(
    "When another of your characters is discarded for losing, draw 1 card.",
    { A: { field: { 1: "fire 100", 3: "X up" } } },
    [...GO, "B fix › attack"],
    { "A.handCount": 1 },
  ),
  first("When the character opposing this one attacks, draw 1 card.", {}, [...GO, "B fix"], {
    "A.handCount": 0,
  }),
  first("When the character opposing this one attacks, draw 1 card.", {}, [...GO, "B fix › attack"], {
    "A.handCount": 1,
  }),
  decides("When you win a turn, draw 1 card.", {}, [], { "A.handCount": 6, "A.wins": 1 }),
  before(
    "When this character's battle begins, if you have 1 card or more in hand, draw 1 card.",
    { A: { hand: ["any"] } },
    [],
    { "A.handCount": 2 },
  ),
  before("When this character's battle begins, if you have 1 card or more in hand, draw 1 card.", {}, [], {
    "A.handCount": 0,
  }),

  // conditions
  ...(
    [
      ["the opposing character has water attached", { B: { field: { 1: "water 500 with water" } } }, {}],
      ["the opposing character has an element attached", { B: { field: { 1: "water 500 with ice" } } }, {}],
      ["this character has rock attached", { A: { field: { 1: "X with rock" } } }, {}],
      ["the opposing character is of ice", { B: { field: { 1: "ice 500" } } }, {}],
      ["you have 2 or more rock dice", {}, { dice: ["rock fire wind wind wind wind wind wind"] }],
      ["your count is 2 or more", { dice: ["fire omni wind wind wind wind wind wind", NOTHING] }, {}],
      ["you have 1 card or more in your discards", { A: { discards: ["any"] } }, {}],
      ["you have won a turn", { A: { wins: 1 } }, {}],
      ["your opponent has won a turn", { B: { wins: 1 } }, {}],
      ["you have fewer characters than your opponent", { B: { field: { 3: "ice 100" } } }, {}],
      ["the opposing character's ATK is 800 or more", { B: { field: { 1: "water 800" } } }, {}],
      [
        "your battling character has less ATK than the opposing one",
        { B: { field: { 1: "water 600" } } },
        {},
      ],
    ] as const
  ).flatMap(([met, holds, otherwise]) => {
    const text = `[attack] draw 1 card if ${met}.`;
    const not = "dice" in otherwise ? { dice: [...otherwise.dice, NOTHING] } : {};
    return [first(text, holds, GO, { "A.handCount": 1 }), first(text, not, GO, { "A.handCount": 0 })];
  }),
  first("[attack] draw 1 card if you attack first.", {}, GO, { "A.handCount": 1 }),
  second("[attack] draw 1 card if you attack first.", {}, ["A fix"], { "A.handCount": 0 }),
  first("[attack] draw 1 card if you attack second.", {}, GO, { "A.handCount": 0 }),
  before("[attack] draw 1 card if you attack second.", {}, ["A rock", "B paper", "B fix › attack", "A fix"], {
    "A.handCount": 0,
    asked: "A calculation",
  }),
  second("When this character's battle ends with equal ATK, if you attack second, draw 1 card.", {}, GO, {
    "A.handCount": 1,
  }),
  laid("While a card is laid on this character, this character has ATK +10.", {}, ["A fix › lay X"], {
    "A.atk.1": 510,
  }),

  // constant changes
  before("This character has ATK +100.", {}, [], { "A.atk.1": 600, "A.base.1": 500 }),
  before("This character has ATK +100 for each card in your hand.", { A: { hand: ["any", "any"] } }, [], {
    "A.atk.1": 700,
  }),
  before("This character's costs are 2 less.", {}, [], { "A.costs.1": { skill: 1, burst: 4 } }),
  before("This character has Purity.", {}, [], { "A.atk.1": 500 }),
  first("This character is of rock too.", { dice: ["rock rock fire ice ice ice ice ice"] }, [], {
    "A.count": 3,
  }),
  before("Your characters have ATK +50.", {}, [], { "A.atk": { 1: 550, 2: 150, 3: "none" }, "B.atk.1": 500 }),
  before("Your other characters have ATK +50.", {}, [], { "A.atk": { 1: 500, 2: 150, 3: "none" } }),
  before("Your ice characters have ATK +50.", {}, [], {
    "A.atk": { 1: 500, 2: 150, 3: "none" },
    "B.atk.2": 100,
  }),
  before("Your opponent's characters have ATK -50.", {}, [], {
    "A.atk.1": 500,
    "B.atk": { 1: 450, 2: 50, 3: "none" },
  }),
  before("The costs of your characters are 1 less.", {}, [], { "A.costs.2": { skill: 2, burst: 5 } }),
  before("While you have won a turn, this character has ATK +100.", { A: { wins: 1 } }, [], {
    "A.atk.1": 600,
  }),
  before("While you have won a turn, this character has ATK +100.", {}, [], { "A.atk.1": 500 }),
  // battle.10 What is fixed is compared, whatever changes then.
  first("This character has Endurance.", { B: { field: { 1: "water 900" } } }, [...GO, "B fix › attack"], {
    "A.field.1": "X up",
  }),
  first("This character has Edge.", {}, [...GO, "B fix › attack"], { "B.field.1": "none" }),
  first("This character has Calm.\n[attack] give this character ATK +100.", {}, GO, { "A.atk.1": 500 }),
  first(
    "If this character would be discarded for losing, you may discard 1 card instead.",
    { A: { hand: ["any"] }, B: { field: { 1: "water 900" } } },
    [...GO, "B fix › attack", "A yes › any"],
    { "A.field.1": "X up", "A.discards": ["any"] },
  ),
  first(
    "If this character would be discarded for losing, you may discard 1 card instead.",
    { A: { hand: ["any"] }, B: { field: { 1: "water 900" } } },
    [...GO, "B fix › attack", "A no"],
    { "A.field.1": "none", "A.discards": ["X"], "A.handCount": 1 },
  ),

  // leaders
  leads("[flip] draw 1 card.", {}, ["A fix › turnUp X"], { "A.handCount": 1, "A.leader": "X up" }),
  leads("[flip] If you have won a turn, draw 1 card.", { A: { wins: 1 } }, ["A fix › turnUp X"], {
    "A.handCount": 1,
  }),
  leads("[flip] If you have won a turn, draw 1 card.", {}, ["A fix"], { options: ["attack"] }),
  leads("[flip] draw 1 card, then turn your leader face down.", {}, ["A fix › turnUp X"], {
    "A.leader": "X",
  }),
  leads("[flip] draw 1 card.\nYour characters have ATK +50.", {}, ["A fix"], { "A.atk.1": 500 }),
  leads("[flip] give your battling character ATK +100.", {}, ["A fix › turnUp X"], { "A.atk.1": 600 }),
  first("[attack] draw 1 card.", { cards: [character("Y", "")] }, GO, { "A.handCount": 1 }),
];
