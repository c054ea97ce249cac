import { type Case, enters, fights, horobito, PASS, stands, uses } from "../case.ts";

/* What may be so: a Power that it changes, or a card drawn, shows whether it is. */

const HOLDS = { "A.power.1": 5000 };
const FAILS = { "A.power.1": 3000 };
const DREW = { "A.handCount": 1 };
const DID_NOT = { "A.handCount": 0 };

function whileIt(condition: string): string {
  return `While ${condition}, its Power is +2000.`;
}

function entering(condition: string): string {
  return `When this Horobito enters, if ${condition}, draw 1 card.`;
}

const fox = horobito("Fox", "", { tribe: "raiga" });

export const conditionCases: Readonly<Record<string, readonly Case[]>> = {
  "is on Lines": [
    stands(whileIt("this Horobito is on Lines 1 to 2"), {}, [], HOLDS),
    stands(whileIt("this Horobito is on Lines 2 to 5"), {}, [], FAILS),
    // By what was last known of it.
    enters(
      "When this Horobito enters, destroy this Horobito.\nWhen this Horobito is destroyed, if this Horobito is on Lines 1 to 2, draw 1 card.",
      {},
      [],
      DREW,
    ),
  ],
  "is on Line": [
    stands(whileIt("this Horobito is on Line 1"), {}, [], HOLDS),
    stands(whileIt("this Horobito is on Line 2"), {}, [], FAILS),
  ],
  "is on a Line": [
    stands("While this Horobito is on a Line, its Cost is +1.", { A: { hand: ["X"] } }, [], {
      "A.cost.1": 1,
      "A.handCosts": [0],
    }),
  ],
  "is Down": [
    stands(whileIt("it is Down"), { A: { lines: { 1: "X Down" } } }, [], HOLDS),
    stands(whileIt("it is Down"), {}, [], FAILS),
  ],
  "is not Down": [
    stands(whileIt("it is not Down"), {}, [], HOLDS),
    stands(whileIt("it is not Down"), { A: { lines: { 1: "X Down" } } }, [], FAILS),
  ],
  "has no cards under it": [
    stands(whileIt("it has no cards under it"), {}, [], HOLDS),
    stands(whileIt("it has no cards under it"), { A: { lines: { 1: ["any", "X"] } } }, [], FAILS),
  ],
  "has cards under it": [
    stands(
      whileIt("it has 2 or more cards under it"),
      { A: { lines: { 1: ["any", "any", "X"] } } },
      [],
      HOLDS,
    ),
    stands(whileIt("it has 2 or more cards under it"), { A: { lines: { 1: ["any", "X"] } } }, [], FAILS),
  ],
  "a Boost is on it": [
    fights(
      whileIt("a Boost is used on it"),
      { A: { hand: ["colourless 2/1000 boost 0/500"] } },
      ["A Boost colourless 2/1000 boost 0/500"],
      { "A.power.1": 5500 },
    ),
    fights(whileIt("a Boost is used on it"), {}, [], FAILS),
  ],
  "has used Waza": [
    fights(
      whileIt("it has used 1 or more Waza"),
      { A: { hand: ["colourless waza 0/1000"] } },
      ["A Waza colourless waza 0/1000"],
      { "A.power.1": 6000 },
    ),
    fights(
      whileIt("it has used 2 or more Waza"),
      { A: { hand: ["colourless waza 0/1000"] } },
      ["A Waza colourless waza 0/1000"],
      { "A.power.1": 4000 },
    ),
  ],
  "is a": [
    stands(
      whileIt("the opposite Horobito is a red Horobito"),
      { B: { lines: { 1: "red+blue 1/1000" } } },
      [],
      HOLDS,
    ),
    stands(
      whileIt("the opposite Horobito is a red Horobito"),
      { B: { lines: { 1: "blue 1/1000" } } },
      [],
      FAILS,
    ),
    enters(
      "When this Horobito enters, destroy the opposite Horobito.\nWhen your opponent's Horobito is destroyed, if that Horobito is a [raiga] Horobito, draw 1 card.",
      { cards: [fox], B: { lines: { 1: "Fox" } } },
      [],
      DREW,
    ),
  ],
  "has Cost or less": [
    enters(
      entering("the opposite Horobito has Cost 2 or less"),
      { B: { lines: { 1: "red 2/1000" } } },
      [],
      DREW,
    ),
    enters(
      entering("the opposite Horobito has Cost 2 or less"),
      { B: { lines: { 1: "red 3/1000" } } },
      [],
      DID_NOT,
    ),
    enters(entering("the opposite Horobito has Cost 2 or less"), {}, [], DID_NOT),
  ],
  "has Cost or more": [
    enters(
      entering("the opposite Horobito has Cost 2 or more"),
      { B: { lines: { 1: "red 2/1000" } } },
      [],
      DREW,
    ),
    enters(
      entering("the opposite Horobito has Cost 2 or more"),
      { B: { lines: { 1: "red 1/1000" } } },
      [],
      DID_NOT,
    ),
  ],
  "has Power or more": [
    enters(entering("it has Power 3000 or more"), {}, [], DREW),
    enters(entering("it has Power 3500 or more"), {}, [], DID_NOT),
  ],
  "has Power or less": [
    enters(entering("it has Power 3000 or less"), {}, [], DREW),
    enters(entering("it has Power 2500 or less"), {}, [], DID_NOT),
  ],
  "Power at least twice": [
    fights(
      "When this Horobito wins a battle, if the Power of this Horobito is at least twice the Power of the opposite Horobito, draw 1 card.",
      {},
      PASS,
      DREW,
    ),
    fights(
      "When this Horobito wins a battle, if the Power of this Horobito is at least twice the Power of the opposite Horobito, draw 1 card.",
      { B: { lines: { 1: "blue 2/2000" } } },
      PASS,
      DID_NOT,
    ),
  ],
  // 4.9.3.7: top cards only.
  "you have Horobito": [
    stands(whileIt("you have 2 or more Horobito"), { A: { lines: { 2: "any" } } }, [], HOLDS),
    stands(
      whileIt("you have 2 or more Horobito"),
      { A: { lines: { 1: ["any", "X"] } }, B: { lines: { 1: "any" } } },
      [],
      FAILS,
    ),
  ],
  "opponent has Horobito": [
    stands(
      whileIt("your opponent has 1 or more red Horobito"),
      { B: { lines: { 3: "red 1/1000" } } },
      [],
      HOLDS,
    ),
    stands(
      whileIt("your opponent has 1 or more red Horobito"),
      { A: { lines: { 3: "red 1/1000" } } },
      [],
      FAILS,
    ),
  ],
  "you have fewer Horobito": [
    stands(
      whileIt("you have fewer Horobito than your opponent"),
      { B: { lines: { 1: "any", 2: "any" } } },
      [],
      HOLDS,
    ),
    stands(whileIt("you have fewer Horobito than your opponent"), { B: { lines: { 1: "any" } } }, [], FAILS),
  ],
  "you have Ena": [
    stands(whileIt("you have 3 or more Ena"), { A: { ena: ["2 red used", "green"] } }, [], HOLDS),
    stands(whileIt("you have 3 or more Ena"), { A: { ena: ["2 red"] }, B: { ena: ["3 red"] } }, [], FAILS),
  ],
  "you have no ready Ena": [
    stands(whileIt("you have no ready Ena"), { A: { ena: ["2 red used"] } }, [], HOLDS),
    stands(whileIt("you have no ready Ena"), { A: { ena: ["red used", "red"] } }, [], FAILS),
  ],
  "you have cards in hand": [
    stands(whileIt("you have 2 or more cards in hand"), { A: { hand: ["2 any"] } }, [], HOLDS),
    stands(whileIt("you have 2 or more cards in hand"), { A: { hand: ["any"] } }, [], FAILS),
  ],
  "you have few cards in hand": [
    stands(whileIt("you have 1 or fewer cards in hand"), { A: { hand: ["any"] } }, [], HOLDS),
    stands(whileIt("you have 1 or fewer cards in hand"), { A: { hand: ["2 any"] } }, [], FAILS),
  ],
  "you have few Hearts": [
    stands(whileIt("you have 2 or fewer Hearts"), { A: { hearts: 2 } }, [], HOLDS),
    stands(whileIt("you have 2 or fewer Hearts"), { A: { hearts: 3 } }, [], FAILS),
  ],
  "you have fewer Hearts": [
    stands(whileIt("you have fewer Hearts than your opponent"), { A: { hearts: 4 } }, [], HOLDS),
    stands(whileIt("you have fewer Hearts than your opponent"), {}, [], FAILS),
  ],
  "your graveyard has cards": [
    stands(whileIt("you have 2 or more cards in your graveyard"), { A: { graveyard: ["2 any"] } }, [], HOLDS),
    stands(whileIt("you have 2 or more cards in your graveyard"), { B: { graveyard: ["2 any"] } }, [], FAILS),
  ],
  "you are first": [
    stands(whileIt("you are the first player"), {}, [], HOLDS),
    stands(whileIt("you are the first player"), { first: "B" }, [], FAILS),
  ],
  "you are second": [
    stands(whileIt("you are the second player"), { first: "B" }, [], HOLDS),
    stands(whileIt("you are the second player"), {}, [], FAILS),
  ],
  "another Waza was used": [
    uses(
      "While you used another Waza in this battle, this Waza's Power is +2000.",
      { A: { hand: ["colourless waza 0/1000"] } },
      ["B pass", "A Waza colourless waza 0/1000"],
      { "A.power.1": 8000 },
    ),
    uses("While you used another Waza in this battle, this Waza's Power is +2000.", {}, [], {
      "A.power.1": 5000,
    }),
  ],
  "a battle goes on": [
    fights(whileIt("a battle is going on"), {}, [], HOLDS),
    stands(whileIt("a battle is going on"), {}, [], FAILS),
  ],
};
