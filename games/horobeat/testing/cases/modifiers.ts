import { type Case, enters, fights, horobito, PASS, stands, uses } from "../case.ts";

/* Continuous changes and keywords. */

const strong = { lines: { 1: "blue 2/9000" } };
const ALL_UP = ["up", "up", "up", "up", "up"];
const ONE_DOWN = ["Down", "up", "up", "up", "up"];

export const modifierCases: Readonly<Record<string, readonly Case[]>> = {
  "Double Damage": [fights("Double Damage.", {}, PASS, { "B.hearts": ["up", "up", "up", "up"] })],
  Barrier: [
    fights("Barrier 1.", { B: strong }, PASS, { "A.hearts": ALL_UP, "A.lines.1": "X Down" }),
    // 8.4.3.1.1: also if it is destroyed.
    fights("Barrier 1.", { A: { lines: { 1: "X Down" } }, B: strong }, PASS, {
      "A.hearts": ALL_UP,
      "A.lines.1": "empty",
    }),
  ],
  "its Power": [stands("Its Power is -5000.", {}, [], { "A.power.1": 0 })],
  "this Waza's Power": [uses("This Waza's Power is +1000.", {}, [], { "A.power.1": 6000 })],
  "its Cost": [stands("Its Cost is +2.", {}, [], { "A.cost.1": 2 })],
  "it has a keyword": [
    fights("While it is not Down, it has Double Damage.", {}, PASS, { "B.hearts": ["up", "up", "up", "up"] }),
  ],
  // 9.11.1: its player takes the damage all the same.
  "is not destroyed": [
    fights("This Horobito is not destroyed.", { A: { lines: { 1: "X Down" } }, B: strong }, PASS, {
      "A.lines.1": "X Down",
      "A.hearts": ONE_DOWN,
    }),
    // 9.11.2
    enters(
      "When this Horobito enters, destroy the top card of this Horobito.\nThis Horobito is not destroyed.",
      {},
      [],
      { "A.lines.1": "X" },
    ),
    // 9.11.3.2: what a card under a Horobito says has no force.
    enters(
      "When this Horobito enters, destroy a card under 1 of your opponent's Horobito.\nThis Horobito is not destroyed.",
      { B: { lines: { 1: ["X", "any"] } } },
      [],
      {
        "B.stacks.1": ["any"],
        "B.graveyard": ["X"],
      },
    ),
  ],
  "cannot be over-beaten": [
    stands("This Horobito cannot be over-beaten.", { A: { hand: ["colourless 1/1000"], ena: ["red"] } }, [], {
      options: ["end", "new Line colourless 1/1000"],
    }),
  ],
  "is not made Down": [fights("This Horobito is not made Down.", { B: strong }, PASS, { "A.lines.1": "X" })],
  "does not recover": [
    enters(
      "This Horobito enters Down.\nWhen this Horobito enters, recover this Horobito.\nThis Horobito does not recover.",
      {},
      [],
      { "A.lines.1": "X Down" },
    ),
  ],
  "is not returned to hand": [
    enters(
      "When this Horobito enters, return this Horobito to its owner's hand.\nThis Horobito is not returned to hand.",
      {},
      [],
      { "A.lines.1": "X" },
    ),
  ],
  "its battle damage": [
    fights("The damage this Horobito deals to your opponent by winning a battle is +1.", {}, PASS, {
      "B.hearts": ["up", "up", "up", "up"],
    }),
    fights("The damage this Horobito deals to your opponent by winning a battle is -1.", {}, PASS, {
      "B.hearts": ALL_UP,
    }),
  ],
  // 6.3.2.1.1
  "no battle in its Line": [
    fights("No battle occurs in this Line.", {}, [], {
      line: 2,
      "B.hearts": ALL_UP,
      "B.lines.1": "blue 2/1000",
    }),
  ],
  "Power for each under it": [
    stands("Its Power is +1000 for each card under it.", { A: { lines: { 1: ["any", "any", "X"] } } }, [], {
      "A.power.1": 5000,
    }),
  ],
  "Power for each other": [
    stands(
      "Its Power is +1000 for each of your other red Horobito.",
      { A: { lines: { 2: "red 1/1000", 3: "red 1/1000", 4: "blue 1/1000" } } },
      [],
      { "A.power.1": 5000 },
    ),
  ],
  "your Horobito's Power": [
    stands(
      "The Power of your red Horobito is +1000.",
      { A: { lines: { 2: "red 1/1000", 3: "blue 1/1000" } }, B: { lines: { 1: "red 1/1000" } } },
      [],
      {
        "A.power.2": 2000,
        "A.power.3": 1000,
        "B.power.1": 1000,
      },
    ),
  ],
  "opponent's Horobito's Power": [
    stands(
      "The Power of your opponent's Down Horobito is -1000.",
      { B: { lines: { 1: "red 1/2000 Down", 2: "red 1/2000" } } },
      [],
      { "B.power.1": 1000, "B.power.2": 2000 },
    ),
  ],
  "opposite Horobito's Power": [
    stands(
      "The Power of the opposite Horobito is -1000.",
      { B: { lines: { 1: "red 1/2000", 2: "red 1/2000" } } },
      [],
      { "B.power.1": 1000, "B.power.2": 2000 },
    ),
  ],
  "your Horobito are not destroyed": [
    enters(
      "When this Horobito enters, destroy all your other Horobito.\nYour red Horobito are not destroyed.",
      { A: { lines: { 1: "red 1/1000", 2: "blue 1/1000" } } },
      [],
      {
        "A.lines.1": "red 1/1000",
        "A.lines.2": "empty",
      },
    ),
  ],
  "opponent's Horobito do not recover": [
    stands(
      "Your opponent's Horobito do not recover.",
      {
        first: "B",
        B: { hand: ["Nurse"], lines: { 1: "red 1/1000 Down" } },
        cards: [horobito("Nurse", "When this Horobito enters, recover all your Horobito.")],
      },
      ["B new Line Nurse"],
      { "B.lines.1": "red 1/1000 Down" },
    ),
  ],
  // 2.6.6.2: a Trigger is an effect of its card.
  "opponent's entries by effects": [
    fights(
      "Your opponent cannot put Horobito on the Line by card effects.",
      { B: { hearts: ["blue 1/1000 entry Down"] } },
      PASS,
      { asked: "B keepChecked", options: ["to hand"] },
    ),
  ],
  "you take no damage": [
    fights("You take no damage.", { B: strong }, PASS, { "A.hearts": ALL_UP, "A.lines.1": "X Down" }),
  ],
  "you do not lose": [
    fights("You do not lose the game.", { A: { hearts: 0 }, B: strong }, PASS, { outcome: "none" }),
    enters("When this Horobito enters, each player loses the game.\nYou do not lose the game.", {}, [], {
      outcome: "A won",
    }),
  ],
  "cards in your hand cost": [
    stands(
      "The Cost of red Horobito in your hand is -3.",
      { A: { hand: ["red 2/1000", "red 4/1000", "blue 4/1000", "red waza 4/1000"] } },
      [],
      { "A.handCosts": [0, 1, 4, 4] },
    ),
  ],
  "and also": [
    stands("Its Power is +1000 and its Cost is +1.", {}, [], { "A.power.1": 4000, "A.cost.1": 1 }),
  ],
};
