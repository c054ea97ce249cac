import { type Case, first, leads, NOTHING, SIX, second, THREE } from "../case.ts";

/* What texts do. */

const GO = ["A fix › attack"];
const does = (effect: string): string => `[attack] ${effect}.`;

export const effectCases: readonly Case[] = [
  // ATK
  first(does("give this character ATK +100"), {}, GO, { "A.atk.1": 600, "A.base.1": 500 }),
  second(does("give the opposing character ATK -200"), {}, ["A fix › attack"], { "B.field.1": "none" }),
  first(does("give the opposing character ATK -600"), {}, GO, { "B.atk.1": 0 }),
  first(does("give all your characters ATK +100"), {}, GO, { "A.atk": { 1: 600, 2: 200, 3: "none" } }),
  first(does("give all your other characters ATK +100"), {}, GO, { "A.atk": { 1: 500, 2: 200, 3: "none" } }),
  first(does("give all your opponent's characters ATK -50"), {}, GO, {
    "B.atk": { 1: 450, 2: 50, 3: "none" },
  }),
  first(does("give all characters on the field ATK +10"), {}, GO, { "A.atk.2": 110, "B.atk.2": 110 }),
  // Face-down characters have no element that could be told.
  first(does("give all your ice characters ATK +10"), { A: { field: { 3: "ice 100 up" } } }, GO, {
    "A.atk": { 1: 500, 2: 100, 3: 110 },
  }),
  first(does("give all your face-down characters ATK +10"), {}, GO, {
    "A.atk": { 1: 500, 2: 110, 3: "none" },
  }),
  first(
    does("give all your opponent's characters with an element attached ATK -10"),
    { B: { field: { 1: "water 500 with ice" } } },
    GO,
    { "B.atk": { 1: 490, 2: 100, 3: "none" } },
  ),
  first(does("give 1 of your opponent's characters ATK -10"), {}, ["A fix › attack › ice 100 of B in 2"], {
    "B.atk": { 1: 500, 2: 90, 3: "none" },
  }),
  first(does("give this character ATK +100 until the end of the turn"), {}, [...GO, "B fix › attack"], {
    "A.atk.1": 600,
  }),
  first(does("give this character ATK +100"), {}, [...GO, "B fix › attack"], { "A.atk.1": 500 }),
  first(does("give your character ATK +100 in your next battle"), {}, GO, { "A.atk.1": 500 }),
  first(does("give your character ATK +100 in your next battle"), {}, [...GO, "B fix › attack"], {
    "A.atk": { 1: 500, 2: 200, 3: "none" },
  }),
  first("[skill] double the base ATK of this character.", { dice: [THREE, NOTHING] }, GO, {
    "A.atk.1": 1300,
  }),
  first(does("make the base ATK of the opposing character equal to 200"), {}, GO, { "B.atk.1": 200 }),
  first("[skill] take away the added ATK of this character.", { dice: [THREE, NOTHING] }, GO, {
    "A.atk.1": 500,
  }),
  first(does("give this character 50% of the ATK of the opposing character"), {}, GO, { "A.atk.1": 750 }),

  // for each
  ...(
    [
      ["fire die of yours", { dice: ["fire fire omni ice ice ice ice ice", NOTHING], way: 300 }, 2],
      ["omni die of yours", { dice: ["omni omni rock rock rock rock rock rock", NOTHING] }, 2],
      ["different element on your dice", { dice: ["omni fire rock rock ice ice ice ice", NOTHING] }, 3],
      ["element attached to this character", { A: { field: { 1: "X with ice, rock" } } }, 2],
      ["element attached to the opposing character", { B: { field: { 1: "water 500 with ice" } } }, 1],
      ["card in your hand", { A: { hand: ["any", "ice 1"] } }, 2],
      ["character card in your discards", { A: { discards: ["any", "ice 1"] } }, 1],
      ["stacking card in your discards", { A: { discards: ["any", "ice 1"] } }, 1],
      ["fire character card in your discards", { A: { discards: ["fire 1", "ice 1"] } }, 1],
      ["card in your discards", { A: { discards: ["any", "ice 1"] } }, 2],
      ["other character on your field", {}, 1],
      ["card laid on this character", { A: { field: { 1: "X under any" } } }, 1],
    ] as const
  ).map(([what, setting, count]) =>
    first(does(`give this character ATK +10 for each ${what}`), setting, GO, {
      "A.atk.1": 500 + 10 * count + ("way" in setting ? setting.way : 0),
    }),
  ),

  // elements
  ...(["fire", "water", "wind", "lightning", "grass", "ice", "rock"] as const).map((element) =>
    first(does(`attach ${element} to the opposing character`), {}, GO, {
      "B.attached.1": [element],
      [`supply.${element}`]: 11,
    }),
  ),
  first(does("remove ice from this character"), { A: { field: { 1: "X with ice, rock" } } }, GO, {
    "A.attached.1": ["rock"],
    "supply.ice": 12,
  }),
  first(does("remove all elements from this character"), { A: { field: { 1: "X with ice, rock" } } }, GO, {
    "A.attached.1": [],
    "supply.rock": 12,
  }),

  // dice
  first(
    "When you roll the dice for this character, roll up to 2 of your dice again.",
    { dice: [NOTHING, "fire ice"] },
    ["A number 1 › number 8"],
    { "A.dice": ["fire", "rock", "rock", "rock", "rock", "rock", "rock", "ice"], asked: "A discardForFaces" },
  ),
  first(
    "When you roll the dice for this character, roll your dice that do not count again.",
    { dice: [SIX, "omni ice"] },
    [],
    { "A.count": 7 },
  ),
  second(
    does("roll all your opponent's dice again"),
    { dice: [NOTHING, NOTHING, "ice ice ice ice ice ice ice ice"] },
    ["A fix"],
    { asked: "A calculation" },
  ),
  second(
    "When you roll the dice for this character, roll all your opponent's dice again.",
    { dice: [NOTHING, NOTHING, "ice ice ice ice ice ice ice ice"] },
    [],
    { "B.dice": ["ice", "ice", "ice", "ice", "ice", "ice", "ice", "ice"] },
  ),
  first("When you roll the dice for this character, turn 1 of your dice to omni.", {}, ["A number 2"], {
    "A.dice": ["rock", "omni", "rock", "rock", "rock", "rock", "rock", "rock"],
    "A.count": 1,
  }),
  first("When you roll the dice for this character, turn 1 of your dice to water.", {}, ["A number 2"], {
    "A.dice": ["rock", "water", "rock", "rock", "rock", "rock", "rock", "rock"],
    "A.count": 0,
  }),
  first("When you roll the dice for this character, add 3 faces to your count.", {}, GO, {
    "A.count": 3,
    "A.way": "skill",
  }),

  // cards
  first(does("draw 2 cards"), {}, GO, { "A.handCount": 2, "A.deckCount": 8 }),
  first(does("discard 1 stacking card"), { A: { hand: ["ice 1", "any"] } }, ["A fix › attack › any"], {
    "A.hand": ["ice 1"],
    "A.discards": ["any"],
  }),
  first(does("your opponent discards 1 card"), { B: { hand: ["ice 1", "ice 2"] } }, [...GO, "B ice 2"], {
    "B.hand": ["ice 1"],
    "B.discards": ["ice 2"],
  }),
  first(does("look at your opponent's hand"), { B: { hand: ["ice 1"] } }, GO, { "seen.B.hand": ["ice 1"] }),
  first(does("draw 1 card"), { B: { hand: ["ice 1"] } }, GO, { "seen.B.hand": ["?"] }),
  first(does("look at your opponent's face-down characters"), {}, GO, { "seen.B.field.2": "ice 100" }),
  first(does("draw 1 card"), {}, GO, { "seen.B.field.2": "?" }),
  first(
    does("take 1 character card from your discards to your hand"),
    { A: { discards: ["any", "ice 1", "ice 2"] } },
    ["A fix › attack › ice 2"],
    { "A.hand": ["ice 2"], "A.discards": ["any", "ice 1"] },
  ),
  first(
    does("put 1 character card from your discards under your deck"),
    { A: { discards: ["ice 1", "ice 2"], deck: ["any"] } },
    ["A fix › attack › ice 2"],
    { "A.deck": ["any", "ice 2"] },
  ),
  first(does("discard the top 2 cards of your deck"), { A: { deck: ["ice 1", "ice 2", "ice 3"] } }, GO, {
    "A.deck": ["ice 3"],
    "A.discards": ["ice 2", "ice 1"],
  }),
  first(
    "When this character is discarded for losing, take this card from your discards to your hand.",
    { B: { field: { 1: "water 900" } } },
    [...GO, "B fix › attack"],
    { "A.hand": ["X"], "A.discards": [] },
  ),
  first(
    does("lay 1 stacking card from your discards on this character"),
    { A: { discards: ["any", "ice 1"] } },
    GO,
    { "A.laid.1": ["any"], "A.discards": ["ice 1"] },
  ),
  first(does("return the opposing character to hand"), {}, GO, {
    "B.hand": ["water 500"],
    "B.field.1": "none",
    "A.field.1": "X up",
    "battle.columns": [2, 2],
  }),
  first(does("put the opposing character into the discards"), {}, GO, {
    "B.discards": ["water 500"],
    "A.field.1": "X up",
  }),
  first(
    does("swap the places of 2 of your face-down characters"),
    { A: { field: { 2: "ice 2", 3: "ice 3" } } },
    ["A fix › attack › ice 3"],
    { "A.field": { 1: "X up", 2: "ice 3", 3: "ice 2" } },
  ),
  first(does("you win the game"), {}, GO, { outcome: "A won" }),

  // for a time
  first(does("give this character Edge until the end of the turn"), {}, [...GO, "B fix › attack"], {
    "B.field.1": "none",
  }),
  first(
    does("give this character Endurance until the end of the turn"),
    { B: { field: { 1: "water 900" } } },
    [...GO, "B fix › attack"],
    { "A.field.1": "X up" },
  ),
  first(does("lower the costs of all your characters by 1 until the end of the turn"), {}, GO, {
    "A.costs.2": { skill: 2, burst: 5 },
    "B.costs.2": { skill: 3, burst: 6 },
  }),
  leads(
    "[flip] lower the costs of your battling character by 3 until the end of the turn.",
    {},
    ["A fix › turnUp X › attack"],
    {
      "A.way": "skill",
    },
  ),
  first(
    does("stop the character skill of the opposing character in this battle"),
    {
      cards: [
        {
          id: "Y",
          type: "character",
          elements: ["water"],
          atk: 500,
          skill: { cost: 3, rise: 300 },
          burst: { cost: 6, rise: 600 },
          text: "[attack] draw 1 card.",
        },
      ],
      B: { field: { 1: "Y" } },
    },
    [...GO, "B fix › attack"],
    { "B.handCount": 0 },
  ),
  first(
    does("stop the element skill of the opposing character in this battle"),
    { dice: [NOTHING, "water water water ice ice ice ice ice"] },
    [...GO, "B fix › attack"],
    { "B.fixed.1": 500 },
  ),
  first(
    does("stop the element burst of the opposing character in this battle"),
    { dice: [NOTHING, "water water water water water water ice ice"] },
    [...GO, "B fix › attack"],
    { "B.fixed.1": 800 },
  ),

  // joined
  first(does("draw 1 card, then give this character ATK +100"), {}, GO, { "A.handCount": 1, "A.atk.1": 600 }),
  first(does("you may draw 1 card"), {}, ["A fix › attack › yes"], { "A.handCount": 1 }),
  first(does("you may draw 1 card"), {}, ["A fix › attack › no"], { "A.handCount": 0 }),
  first(
    does("you may discard 1 card. If you do, draw 2 cards"),
    { A: { hand: ["any"] } },
    ["A fix › attack › yes › any"],
    {
      "A.handCount": 2,
      "A.discards": ["any"],
    },
  ),
  first(does("you may discard 1 card. If you do, draw 2 cards"), {}, GO, { options: ["no"] }),
  first(does("choose one: draw 1 card; or give this character ATK +100"), {}, ["A fix › attack › number 2"], {
    "A.handCount": 0,
    "A.atk.1": 600,
  }),
  first(does("choose one: draw 1 card; or give this character ATK +100"), {}, ["A fix › attack › number 1"], {
    "A.handCount": 1,
    "A.atk.1": 500,
  }),
];
