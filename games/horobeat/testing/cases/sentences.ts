import { type Case, enters, fights, horobito, PASS, stands, uses } from "../case.ts";

/* Whole sentences, how effects are joined, and what would happen. */

const fox = horobito("Fox", "", { tribe: "raiga", power: 2000 });

export const sentenceCases: Readonly<Record<string, readonly Case[]>> = {
  when: [enters("When this Horobito enters, draw 2 cards.", {}, [], { "A.handCount": 2, "A.lines.1": "X" })],
  "when, if": [
    enters(
      "When this Horobito enters, if you have 2 or more Ena, draw 1 card.",
      { A: { ena: ["2 red"] } },
      [],
      {
        "A.handCount": 1,
      },
    ),
    enters(
      "When this Horobito enters, if you have 2 or more Ena, draw 1 card.",
      { A: { ena: ["red"] } },
      [],
      {
        "A.handCount": 0,
      },
    ),
  ],
  while: [
    stands("While you have 1 or more Ena, its Power is +2000.", { A: { ena: ["red"] } }, [], {
      "A.power.1": 5000,
    }),
    stands("While you have 1 or more Ena, its Power is +2000.", {}, [], { "A.power.1": 3000 }),
  ],
  always: [stands("Its Power is +500.", {}, [], { "A.power.1": 3500 })],
  "a keyword": [
    fights("Double Damage.", {}, PASS, { "B.hearts": ["up", "up", "up", "up"], "B.check": ["any"] }),
  ],
  instead: [
    // 7.9.1: no "when destroyed" effect triggers.
    enters(
      "When this Horobito enters, destroy this Horobito.\nIf this Horobito would be destroyed, return this Horobito to its owner's hand instead.\nWhen this Horobito is destroyed, draw 3 cards.",
      {},
      [],
      { "A.hand": ["X"], "A.graveyard": [] },
    ),
  ],
  "may instead": [
    enters(
      "When this Horobito enters, destroy this Horobito.\nIf this Horobito would be destroyed, you may discard 1 card instead.",
      { A: { hand: ["red 1/1000"] } },
      ["A yes"],
      { "A.lines.1": "X", "A.graveyard": ["red 1/1000"] },
    ),
    enters(
      "When this Horobito enters, destroy this Horobito.\nIf this Horobito would be destroyed, you may discard 1 card instead.\nWhen this Horobito is destroyed, draw 1 card.",
      { A: { hand: ["red 1/1000"] } },
      ["A no"],
      { "A.lines.1": "empty", "A.graveyard": ["X"], "A.handCount": 2 },
    ),
  ],
  "Ena Yomi": [
    // 9.8.2: used and ready Ena, one of two colours for each of them, the opponent's not.
    stands("Ena Yomi [red] 2: Its Power is +2000.", { A: { ena: ["red", "red+blue used", "green"] } }, [], {
      "A.power.1": 5000,
    }),
    stands(
      "Ena Yomi [red] 2: Its Power is +2000.",
      { A: { ena: ["red", "green"] }, B: { ena: ["red"] } },
      [],
      {
        "A.power.1": 3000,
      },
    ),
  ],
  Resonance: [
    uses(
      "Resonance [raiga]: When you use this Waza, draw 1 card.",
      { cards: [fox], A: { lines: { 1: "Fox" } } },
      [],
      {
        "A.handCount": 1,
      },
    ),
    uses(
      "Resonance [raiga]: When you use this Waza, draw 1 card.",
      { cards: [fox], B: { lines: { 1: "Fox" } } },
      [],
      { "A.handCount": 0, "A.power.1": 5000 },
    ),
    // 2.6.4.2, 6.3.4.1.2: unmet, it switches off the condition behind it and forbids nothing.
    uses("Resonance [raiga]: Usable only if you have 5 or more Ena.", {}, [], { "A.waza.1": ["X"] }),
  ],
  "usable only if": [
    uses(
      "Usable only if your Horobito in this Line is Down.",
      { A: { lines: { 1: "red 2/4000 Down" } } },
      [],
      {
        "A.waza.1": ["X"],
      },
    ),
    {
      ...uses("Usable only if your Horobito in this Line is Down.", {}, [], { options: ["pass"] }),
      answers: [],
    },
  ],
  "may enter only if": [
    enters("May enter only if you have 3 or more Ena.", { A: { ena: ["3 red"] } }, [], { "A.lines.1": "X" }),
    {
      ...enters("May enter only if you have 3 or more Ena.", { A: { ena: ["2 red"] } }, [], {
        options: ["end"],
      }),
      answers: [],
    },
  ],
  "cannot enter if": [
    enters("Cannot enter if you have 2 or more Ena.", { A: { ena: ["red"] } }, [], { "A.lines.1": "X" }),
    {
      ...enters("Cannot enter if you have 2 or more Ena.", { A: { ena: ["2 red"] } }, [], {
        options: ["end"],
      }),
      answers: [],
    },
  ],
  "enters Down": [enters("This Horobito enters Down.", {}, [], { "A.lines.1": "X Down" })],
  "may over-beat a Cost": [
    stands(
      "This Horobito may be laid by Over-Beat on a Horobito with Cost 4.",
      { A: { hand: ["X"], lines: { 1: "red 4/4000", 2: "red 3/4000" } } },
      ["A Over-Beat X"],
      { "A.stacks.1": ["red 4/4000", "X"], "A.lines.2": "red 3/4000" },
    ),
  ],
  "may over-beat any": [
    stands(
      "This Horobito may be laid by Over-Beat on any of your Horobito.",
      { A: { hand: ["X"], lines: { 1: "red 4/4000", 2: "red 3/4000" } } },
      ["A Over-Beat X", "A Line 2 of A"],
      { "A.stacks.2": ["red 3/4000", "X"] },
    ),
  ],
  "would be destroyed": [
    enters(
      "When this Horobito enters, destroy the top card of this Horobito.\nIf this Horobito would be destroyed, draw 1 card instead.",
      {},
      [],
      { "A.lines.1": "X", "A.handCount": 1 },
    ),
  ],
  "would become Down": [
    fights(
      "If this Horobito would become Down, draw 1 card instead.",
      { B: { lines: { 1: "blue 2/9000" } } },
      PASS,
      {
        "A.lines.1": "X",
        "A.handCount": 1,
      },
    ),
  ],
  "would be returned to hand": [
    enters(
      "When this Horobito enters, return this Horobito to its owner's hand.\nIf this Horobito would be returned to hand, draw 1 card instead.",
      {},
      [],
      { "A.lines.1": "X", "A.handCount": 1 },
    ),
  ],
  "another would be destroyed": [
    enters(
      "When this Horobito enters, destroy all your other Horobito.\nIf another of your Horobito would be destroyed, return that Horobito to its owner's hand instead.",
      { A: { lines: { 1: "red 2/4000" } } },
      [],
      { "A.hand": ["red 2/4000"], "A.graveyard": [] },
    ),
  ],
  "an opposing would be destroyed": [
    enters(
      "When this Horobito enters, destroy all your opponent's Horobito.\nIf your opponent's Horobito would be destroyed, make that Horobito Down instead.",
      { B: { lines: { 1: "blue 2/3000" } } },
      [],
      { "B.lines.1": "blue 2/3000 Down" },
    ),
  ],
  "would draw": [
    // 7.9.3: once for one event.
    enters("When this Horobito enters, draw 1 card.\nIf you would draw, draw 2 cards instead.", {}, [], {
      "A.handCount": 2,
    }),
  ],
  "would take damage": [
    fights("If you would take damage, draw 1 card instead.", { B: { lines: { 1: "blue 2/9000" } } }, PASS, {
      "A.handCount": 1,
      "A.hearts": ["up", "up", "up", "up", "up"],
    }),
    enters(
      "When this Horobito enters, deal 1 damage that cannot Finish to each player.\nIf you would take damage, draw 1 card instead.",
      {},
      [],
      { "A.handCount": 1, "A.hearts.0": "up", "B.hearts.0": "Down" },
    ),
  ],

  "and then": [
    enters("When this Horobito enters, draw 3 cards, then discard 3 cards.", {}, [], {
      "A.graveyard": ["any", "any", "any"],
    }),
  ],
  "you may": [
    enters("When this Horobito enters, you may draw 1 card.", {}, ["A yes"], { "A.handCount": 1 }),
    enters("When this Horobito enters, you may draw 1 card.", {}, ["A no"], { "A.handCount": 0 }),
  ],
  "you may, if you do": [
    enters(
      "When this Horobito enters, you may discard 1 card. If you do, draw 2 cards.",
      { A: { hand: ["red 1/1000"] } },
      ["A yes"],
      {
        "A.hand": ["any", "any"],
        "A.graveyard": ["red 1/1000"],
      },
    ),
    // It cannot be done in full: only "no" is offered, and asked all the same.
    enters(
      "When this Horobito enters, you may discard 2 cards. If you do, draw 2 cards.",
      { A: { hand: ["red 1/1000"] } },
      [],
      {
        options: ["no"],
      },
    ),
    // The opposing Horobito of its Line, although it has left itself.
    enters(
      "When this Horobito enters, you may destroy this Horobito. If you do, destroy the opposite Horobito.",
      { B: { lines: { 1: "blue 2/3000" } } },
      ["A yes"],
      { "A.graveyard": ["X"], "B.graveyard": ["blue 2/3000"] },
    ),
    // 1.2.2: what cannot be destroyed pays for nothing.
    enters(
      "When this Horobito enters, you may destroy this Horobito. If you do, draw 2 cards.\nThis Horobito is not destroyed.",
      {},
      [],
      { options: ["no"] },
    ),
  ],
  if: [
    enters(
      "When this Horobito enters, draw 1 card if you have 2 or more Ena.",
      { A: { ena: ["2 red"] } },
      [],
      {
        "A.handCount": 1,
      },
    ),
    enters("When this Horobito enters, draw 1 card if you have 2 or more Ena.", {}, [], { "A.handCount": 0 }),
  ],
  "or, if so, instead": [
    enters(
      "When this Horobito enters, draw 1 card. If you have 2 or more Ena, draw 3 cards instead.",
      { A: { ena: ["2 red"] } },
      [],
      {
        "A.handCount": 3,
      },
    ),
    enters(
      "When this Horobito enters, draw 1 card. If you have 2 or more Ena, draw 3 cards instead.",
      {},
      [],
      {
        "A.handCount": 1,
      },
    ),
  ],
  "choose one": [
    enters("When this Horobito enters, choose one: draw 2 cards; or make this Horobito Down.", {}, ["A 1"], {
      "A.handCount": 2,
      "A.lines.1": "X",
    }),
    enters("When this Horobito enters, choose one: draw 2 cards; or make this Horobito Down.", {}, ["A 2"], {
      "A.handCount": 0,
      "A.lines.1": "X Down",
    }),
  ],
  "for each": [
    enters(
      "When this Horobito enters, for each of your other Horobito, draw 1 card.",
      { A: { lines: { 1: "red 1/1000", 2: "red 1/1000" } } },
      [],
      {
        "A.handCount": 2,
      },
    ),
    enters("When this Horobito enters, for each of your other Horobito, draw 1 card.", {}, [], {
      "A.handCount": 0,
    }),
  ],
  times: [
    enters("When this Horobito enters, do this 3 times: draw 1 card.", {}, [], { "A.handCount": 3 }),
    enters("When this Horobito enters, do this 0 times: draw 1 card.", {}, [], { "A.handCount": 0 }),
  ],
};
