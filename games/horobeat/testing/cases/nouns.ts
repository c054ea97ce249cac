import { TRIBES } from "../../names.ts";
import { type Case, enters, horobito, stands, uses } from "../case.ts";

/* Which Horobito, which cards, and whose. */

/** All that are meant become Down. */
function downing(who: string): string {
  return `When this Horobito enters, make ${who} Down.`;
}

/** The cards that are meant go into Ena. */
function charging(cards: string): string {
  return `When this Horobito enters, put ${cards} from your graveyard into your Ena Zone.`;
}

const own = { lines: { 1: "red 1/1000", 2: "blue 3/3000", 3: ["any", "green 5/5000"] } };
const fox = horobito("Fox", "", { tribe: "raiga" });

/** Which of A's Lines 1 to 3 are Down. */
function down(...lines: readonly boolean[]): Readonly<Record<string, unknown>> {
  const names = ["red 1/1000", "blue 3/3000", "green 5/5000"];
  return Object.fromEntries(lines.map((is, at) => [`A.lines.${at + 1}`, `${names[at]}${is ? " Down" : ""}`]));
}

const tribeCases = Object.fromEntries(
  TRIBES.map(({ key, en }): [string, readonly Case[]] => [
    `tribe ${key}`,
    [
      enters(
        downing(`all your [${en}] Horobito`),
        { cards: [horobito("Member", "", { tribe: key })], A: { lines: { 1: "Member", 2: "any" } } },
        [],
        { "A.lines.1": "Member Down", "A.lines.2": "any" },
      ),
    ],
  ]),
);

export const nounCases: Readonly<Record<string, readonly Case[]>> = {
  ...tribeCases,
  "this Horobito": [
    enters(downing("this Horobito"), { A: own }, [], { "A.lines.4": "X Down", "A.lines.1": "red 1/1000" }),
  ],
  "the opposite Horobito": [
    enters(downing("the opposite Horobito"), { B: { lines: { 1: "any", 2: "any" } } }, [], {
      "B.lines.1": "any Down",
      "B.lines.2": "any",
    }),
  ],
  "your Horobito in this Line": [
    uses("When you use this Waza, make your Horobito in this Line Down.", {}, [], {
      "A.lines.1": "red 2/4000 Down",
      "B.lines.1": "blue 2/3000",
    }),
  ],
  "that Horobito": [
    stands(
      "When another of your Horobito enters, make that Horobito Down.",
      { A: { hand: ["colourless 0/1000"] } },
      ["A new Line colourless 0/1000"],
      { "A.lines.2": "colourless 0/1000 Down", "A.lines.1": "X" },
    ),
  ],
  "the Over-Beat origin": [
    stands(
      "When this Horobito enters by Over-Beat, if the Over-Beat origin has Cost 1 or less, draw 1 card.",
      { X: { cost: 2 }, A: { hand: ["X"], lines: { 1: ["red 2/1000", "red 1/1000"] }, ena: ["red"] } },
      ["A Over-Beat X"],
      { "A.handCount": 1 },
    ),
    stands(
      "When this Horobito enters by Over-Beat, if the Over-Beat origin is a blue Horobito, draw 1 card.",
      { X: { cost: 2 }, A: { hand: ["X"], lines: { 1: ["blue 2/1000", "red 1/1000"] }, ena: ["red"] } },
      ["A Over-Beat X"],
      { "A.handCount": 0 },
    ),
  ],
  "some of": [
    enters(
      downing("2 of your other Horobito"),
      { A: own },
      ["A Line 1 of A", "A Line 3 of A"],
      down(true, false, true),
    ),
  ],
  "up to some of": [
    enters(
      downing("up to 2 of your other Horobito"),
      { A: own },
      ["A Line 2 of A", "A done"],
      down(false, true, false),
    ),
    enters(downing("up to 2 of your other Horobito"), { A: own }, ["A done"], down(false, false, false)),
  ],
  "all of": [enters(downing("all your other Horobito"), { A: own }, [], down(true, true, true))],
  "your opponent": [
    enters("When this Horobito enters, your opponent draws 1 card.", { A: { hand: ["any"] } }, [], {
      "A.handCount": 1,
      "B.handCount": 1,
    }),
  ],
  "each player": [
    enters(
      "When this Horobito enters, each player puts the top card of their deck into their graveyard.",
      {},
      [],
      { "A.graveyard": ["any"], "B.graveyard": ["any"] },
    ),
  ],

  red: [enters(downing("all your red Horobito"), { A: own }, [], down(true, false, false))],
  green: [enters(downing("all your green Horobito"), { A: own }, [], down(false, false, true))],
  blue: [enters(downing("all your blue Horobito"), { A: own }, [], down(false, true, false))],
  Horobito: [
    enters(downing("all your Horobito"), { A: own }, [], {
      ...down(true, true, true),
      "A.lines.4": "X Down",
    }),
  ],
  "Horobito of a colour": [
    enters(downing("all your red Horobito"), { A: { lines: { 1: "red+blue 1/1000" } } }, [], {
      "A.lines.1": "red+blue 1/1000 Down",
    }),
  ],
  "Horobito of a tribe": [
    enters(downing("all your [raiga] Horobito"), { cards: [fox], A: { lines: { 1: "Fox", 2: "any" } } }, [], {
      "A.lines.1": "Fox Down",
      "A.lines.2": "any",
    }),
  ],
  "Down Horobito": [
    enters(
      "When this Horobito enters, destroy all your Down Horobito.",
      { A: { lines: { 1: "red 1/1000 Down", 2: "any" } } },
      [],
      { "A.lines.1": "empty", "A.lines.2": "any" },
    ),
  ],
  "upright Horobito": [
    enters(
      "When this Horobito enters, destroy all your other Horobito that is not Down.",
      { A: { lines: { 1: "red 1/1000 Down", 2: "any" } } },
      [],
      { "A.lines.1": "red 1/1000 Down", "A.lines.2": "empty" },
    ),
  ],
  "with Cost or less": [
    enters(downing("all your other Horobito with Cost 3 or less"), { A: own }, [], down(true, true, false)),
  ],
  "with Cost or more": [
    enters(downing("all your other Horobito with Cost 3 or more"), { A: own }, [], down(false, true, true)),
  ],
  "with Power or less": [
    enters(
      downing("all your other Horobito with Power 3000 or less"),
      { A: own },
      [],
      down(true, true, false),
    ),
  ],
  "on Lines": [
    enters(downing("all your other Horobito on Lines 2 to 3"), { A: own }, [], down(false, true, true)),
  ],
  "with cards under it": [
    enters(
      downing("all your other Horobito with 1 or more cards under it"),
      { A: own },
      [],
      down(false, false, true),
    ),
  ],
  "your Horobito": [
    enters(downing("all your Horobito"), { B: { lines: { 1: "any" } } }, [], {
      "A.lines.1": "X Down",
      "B.lines.1": "any",
    }),
  ],
  "your other Horobito": [
    enters(downing("all your other Horobito"), { A: { lines: { 1: "any" } } }, [], {
      "A.lines.1": "any Down",
      "A.lines.2": "X",
    }),
  ],
  "opponent's Horobito": [
    enters(downing("all your opponent's Horobito"), { B: { lines: { 1: "any" } } }, [], {
      "A.lines.1": "X",
      "B.lines.1": "any Down",
    }),
  ],
  "your Ena": [
    enters(
      "When this Horobito enters, make 5 of your Ena used.",
      { A: { ena: ["2 red"] }, B: { ena: ["red"] } },
      [],
      { "A.used": 2, "B.used": 0 },
    ),
  ],
  "your Ena of a colour": [
    enters(
      "When this Horobito enters, make 5 of your red Ena used.",
      { A: { ena: ["red", "red+blue", "blue"] } },
      [],
      { "A.used": 2 },
    ),
  ],
  "opponent's Ena": [
    enters(
      "When this Horobito enters, make 5 of your opponent's Ena used.",
      { A: { ena: ["red"] }, B: { ena: ["2 red"] } },
      [],
      { "A.used": 0, "B.used": 2 },
    ),
  ],

  card: [
    enters(charging("9 cards"), { A: { graveyard: ["red 1/1000", "red waza 1/1000"] } }, [], {
      "A.ready": 2,
    }),
  ],
  "Horobito card": [
    enters(charging("9 Horobito cards"), { A: { graveyard: ["red 1/1000", "red waza 1/1000"] } }, [], {
      "A.ena": ["red 1/1000 ready"],
    }),
  ],
  "Waza card": [
    enters(charging("9 Waza cards"), { A: { graveyard: ["red 1/1000", "red waza 1/1000"] } }, [], {
      "A.ena": ["red waza 1/1000 ready"],
    }),
  ],
  "card of a colour": [
    enters(charging("9 blue cards"), { A: { graveyard: ["red 1/1000", "red+blue 1/1000"] } }, [], {
      "A.ena": ["red+blue 1/1000 ready"],
    }),
  ],
  "card of a tribe": [
    enters(charging("9 [raiga] cards"), { cards: [fox], A: { graveyard: ["red 1/1000", "Fox"] } }, [], {
      "A.ena": ["Fox ready"],
    }),
  ],
  "Horobito card with Cost or more": [
    enters(
      charging("9 Cost 2 or more Horobito cards"),
      { A: { graveyard: ["red 1/1000", "red 2/1000", "red waza 2/1000"] } },
      [],
      { "A.ena": ["red 2/1000 ready"] },
    ),
  ],
  "Horobito card with Cost or less": [
    enters(
      charging("9 Cost 2 or less Horobito cards"),
      { A: { graveyard: ["red 3/1000", "red 2/1000", "red waza 2/1000"] } },
      [],
      { "A.ena": ["red 2/1000 ready"] },
    ),
  ],
};
