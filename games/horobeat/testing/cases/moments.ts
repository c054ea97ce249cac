import { type Case, ends, enters, fights, PASS, stands, uses } from "../case.ts";

/* When something happens: each draws a card, or several, so that it shows. */

const strong = { lines: { 1: "blue 2/9000" } };
const DREW = { "A.handCount": 1 };
const DID_NOT = { "A.handCount": 0 };
/** Lets A's Horobito in Line 1 be destroyed: it is Down already. */
const downX = { lines: { 1: "X Down" } };

export const momentCases: Readonly<Record<string, readonly Case[]>> = {
  enters: [
    enters("When this Horobito enters, draw 1 card.", {}, [], DREW),
    // 9.4.2: a swap is no entering.
    enters(
      "When this Horobito enters, draw 1 card, then swap 2 of your Horobito.",
      { A: { lines: { 1: "red 1/1000" } } },
      [],
      {
        ...DREW,
        "A.lines.1": "X",
        "A.lines.2": "red 1/1000",
      },
    ),
  ],
  "enters by Over-Beat": [
    stands(
      "When this Horobito enters by Over-Beat, draw 1 card.",
      { X: { cost: 2 }, A: { hand: ["X"], lines: { 1: "red 2/1000" } }, cards: [], B: {} },
      [],
      { options: ["end"] },
    ),
    stands(
      "When this Horobito enters by Over-Beat, draw 1 card.",
      { X: { cost: 3 }, A: { hand: ["X"], lines: { 1: "red 2/1000" }, ena: ["red"] } },
      ["A Over-Beat X"],
      DREW,
    ),
    enters("When this Horobito enters by Over-Beat, draw 1 card.", {}, [], DID_NOT),
  ],
  "is over-beaten": [
    stands(
      "When this Horobito is over-beaten, if this Horobito is Down, draw 1 card.",
      { X: { cost: 1 }, A: { hand: ["red 2/1000"], ena: ["red"], lines: { 1: "X Down" } } },
      ["A Over-Beat red 2/1000"],
      { ...DREW, "A.stacks.1": ["X", "red 2/1000"], "A.lines.1": "red 2/1000" },
    ),
  ],
  "battle begins": [fights("When the battle of this Horobito begins, draw 1 card.", {}, [], DREW)],
  wins: [
    fights("When this Horobito wins a battle, draw 1 card.", {}, PASS, DREW),
    fights("When this Horobito wins a battle, draw 1 card.", { B: strong }, PASS, DID_NOT),
  ],
  loses: [
    fights("When this Horobito loses a battle, draw 1 card.", { B: strong }, PASS, DREW),
    fights("When this Horobito loses a battle, draw 1 card.", {}, PASS, DID_NOT),
  ],
  ties: [
    fights(
      "When this Horobito ties a battle, draw 1 card.",
      { B: { lines: { 1: "blue 2/3000" } } },
      PASS,
      DREW,
    ),
  ],
  "its battle ends": [
    fights("When the battle of this Horobito ends, draw 1 card.", {}, PASS, DREW),
    // 6.3.2.13: not that of one destroyed before.
    fights("When the battle of this Horobito ends, draw 1 card.", { A: downX, B: strong }, PASS, DID_NOT),
  ],
  "this battle ends": [uses("When this battle ends, draw 1 card.", {}, PASS, DREW)],
  // 7.3.2: before its state changes.
  "takes damage": [
    fights("When this Horobito takes damage, recover this Horobito.", { A: downX, B: strong }, PASS, {
      "A.lines.1": "X Down",
    }),
    enters(
      "When this Horobito enters, deal 0 damage to this Horobito.\nWhen this Horobito takes damage, draw 1 card.",
      {},
      [],
      {
        ...DID_NOT,
        "A.lines.1": "X",
      },
    ),
  ],
  "becomes Down": [
    // 9.1.3: made Down while Down counts too.
    enters(
      "This Horobito enters Down.\nWhen this Horobito enters, make this Horobito Down.\nWhen this Horobito becomes Down, draw 1 card.",
      {},
      [],
      DREW,
    ),
  ],
  "becomes Down by damage": [
    fights("When this Horobito becomes Down because of damage, draw 1 card.", { B: strong }, PASS, DREW),
    enters(
      "When this Horobito enters, make this Horobito Down.\nWhen this Horobito becomes Down because of damage, draw 1 card.",
      {},
      [],
      DID_NOT,
    ),
  ],
  recovers: [
    enters(
      "When this Horobito enters, recover this Horobito.\nWhen this Horobito recovers, draw 1 card.",
      {},
      [],
      DREW,
    ),
  ],
  "is destroyed": [
    fights("When this Horobito is destroyed, draw 1 card.", { A: downX, B: strong }, PASS, {
      ...DREW,
      "A.graveyard": ["X"],
    }),
    // 7.4.2.1: not of a card under it.
    fights(
      "When this Horobito is destroyed, draw 1 card.",
      { A: { lines: { 1: ["X", "red 2/1000 Down"] } }, B: strong },
      PASS,
      {
        ...DID_NOT,
        "A.graveyard": ["red 2/1000", "X"],
      },
    ),
    enters(
      "When this Horobito enters, destroy the top card of this Horobito.\nWhen this Horobito is destroyed, draw 1 card.",
      {},
      [],
      DREW,
    ),
  ],
  "is returned to hand": [
    enters(
      "When this Horobito enters, return this Horobito to its owner's hand.\nWhen this Horobito is returned to hand, draw 1 card.",
      {},
      [],
      {
        "A.hand": ["X", "any"],
      },
    ),
  ],
  "uses a Waza": [
    fights(
      "When this Horobito uses a Waza, draw 1 card.",
      { A: { hand: ["colourless waza 0/1000"] } },
      ["A Waza colourless waza 0/1000"],
      DREW,
    ),
    // 6.3.5.4: a Boost is no Waza.
    fights(
      "When this Horobito uses a Waza, draw 1 card.",
      { A: { hand: ["colourless 2/1000 boost 0/500"] } },
      ["A Boost colourless 2/1000 boost 0/500"],
      DID_NOT,
    ),
  ],
  "uses its nth Waza": [
    fights(
      "When this Horobito uses its 2nd Waza, draw 1 card.",
      { A: { hand: ["2 colourless waza 0/1000"] } },
      ["A Waza colourless waza 0/1000", "B pass", "A Waza colourless waza 0/1000"],
      DREW,
    ),
    fights(
      "When this Horobito uses its 2nd Waza, draw 1 card.",
      { A: { hand: ["colourless waza 0/1000"] } },
      ["A Waza colourless waza 0/1000"],
      DID_NOT,
    ),
  ],
  "is boosted": [
    fights(
      "When a Boost is used on this Horobito, draw 1 card.",
      { A: { hand: ["colourless 2/1000 boost 0/500"] } },
      ["A Boost colourless 2/1000 boost 0/500"],
      DREW,
    ),
  ],
  "uses a Waza or Boost": [
    fights(
      "When this Horobito uses a Waza or Boost, draw 1 card.",
      { A: { hand: ["colourless 2/1000 boost 0/500"] } },
      ["A Boost colourless 2/1000 boost 0/500"],
      DREW,
    ),
    fights(
      "When this Horobito uses a Waza or Boost, draw 1 card.",
      { A: { hand: ["colourless waza 0/1000"] } },
      ["A Waza colourless waza 0/1000"],
      DREW,
    ),
  ],

  // The next Round brings 1 card in its Draw Step, too.
  "Round begins": [ends("When a Round begins, draw 2 cards.", {}, { "A.handCount": 2, round: 3 })],
  "Summon Phase begins": [
    ends("When your Summon Phase begins, draw 2 cards.", { first: "B" }, { "A.handCount": 3 }),
  ],
  "Summon Phase ends": [
    stands(
      "When your Summon Phase ends, draw 1 card.",
      { A: { hand: ["any"] }, B: { hand: ["any"] } },
      ["A end"],
      { "A.handCount": 2 },
    ),
  ],
  "Battle Phase begins": [fights("When the Battle Phase begins, draw 1 card.", {}, [], DREW)],
  "End Phase begins": [ends("When the End Phase begins, draw 2 cards.", {}, { "A.handCount": 2 })],
  "another enters": [
    stands(
      "When another of your Horobito enters, draw 1 card.",
      { A: { hand: ["colourless 0/1000"] } },
      ["A new Line colourless 0/1000"],
      DREW,
    ),
    enters("When another of your Horobito enters, draw 1 card.", {}, [], DID_NOT),
  ],
  "an opposing enters": [
    stands(
      "When your opponent's Horobito enters, draw 1 card.",
      { first: "B", B: { hand: ["colourless 0/1000", "any"] } },
      ["B new Line colourless 0/1000"],
      DREW,
    ),
  ],
  "another is destroyed": [
    enters(
      "When this Horobito enters, destroy 1 of your other Horobito.\nWhen another of your Horobito is destroyed, if that Horobito has Cost 2 or more, draw 1 card.",
      { A: { lines: { 1: "red 2/1000" } } },
      [],
      DREW,
    ),
    enters(
      "When this Horobito enters, destroy 1 of your other Horobito.\nWhen another of your Horobito is destroyed, if that Horobito has Cost 2 or more, draw 1 card.",
      { A: { lines: { 1: "red 1/1000" } } },
      [],
      DID_NOT,
    ),
  ],
  "an opposing is destroyed": [
    enters(
      "When this Horobito enters, destroy all your opponent's Horobito.\nWhen your opponent's Horobito is destroyed, draw 1 card.",
      { B: { lines: { 1: "red 2/1000" } } },
      [],
      DREW,
    ),
  ],
  "you take damage": [
    fights("When you take damage, draw 1 card.", { B: strong }, PASS, DREW),
    enters(
      "When this Horobito enters, deal 1 damage that cannot Finish to each player.\nWhen you take damage, draw 1 card.",
      { A: { hearts: 0 } },
      [],
      { ...DREW, outcome: "none" },
    ),
  ],
  "opponent takes damage": [fights("When your opponent takes damage, draw 1 card.", {}, PASS, DREW)],
  "your Heart is destroyed": [
    fights(
      "When your Heart is destroyed, draw 1 card.",
      { A: { hearts: ["any Down", "any"] }, B: strong },
      [...PASS, "A to hand"],
      { "A.handCount": 2, "A.hearts": ["up"] },
    ),
  ],
  "your Ena is made ready": [
    // 9.1.4: made ready while ready counts too.
    enters(
      "When this Horobito enters, make 1 of your Ena ready.\nWhen an Ena of yours is made ready, draw 1 card.",
      { A: { ena: ["red"] } },
      [],
      DREW,
    ),
  ],
  "you put a card into your Ena Zone": [
    enters(
      "When this Horobito enters, put the top card of your deck into your Ena Zone.\nWhen you put a card into your Ena Zone, draw 1 card.",
      {},
      [],
      { ...DREW, "A.ready": 1 },
    ),
  ],
  "you draw": [
    enters(
      "When this Horobito enters, draw 1 card.\nWhen you draw a card, put the top card of your deck into your Ena Zone.",
      {},
      [],
      { "A.ready": 1 },
    ),
    enters(
      "When this Horobito enters, draw 1 card.\nWhen you draw a card, recover 1 of your Hearts.",
      { A: { deck: 0, hearts: ["any Down"] } },
      [],
      { "A.hearts": ["Down"] },
    ),
  ],
  "you discard": [
    enters(
      "When this Horobito enters, discard 1 card.\nWhen you discard a card, draw 2 cards.",
      { A: { hand: ["any"] } },
      [],
      { "A.handCount": 2 },
    ),
  ],
  "you use a Trigger": [
    enters(
      "When this Horobito enters, deal 1 damage to each player.\nWhen you use a Trigger, draw 1 card.",
      { A: { hearts: ["red 1/1000 draw Down"] } },
      ["A draw Trigger"],
      { "A.handCount": 4 },
    ),
  ],

  "you use this Waza": [uses("When you use this Waza, draw 1 card.", {}, [], DREW)],
  "you win this battle": [
    uses("When you win this battle, draw 1 card.", {}, PASS, DREW),
    uses("When you win this battle, draw 1 card.", { B: strong }, PASS, DID_NOT),
  ],
  "you lose this battle": [
    uses("When you lose this battle, draw 1 card.", { B: strong }, PASS, DREW),
    uses("When you lose this battle, draw 1 card.", {}, PASS, DID_NOT),
  ],
};
