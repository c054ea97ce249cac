import { type Case, spell, unit } from "../case.ts";

/* What comes back from the Trash by its own text. */

const CONQUERS = ["A move U", "A BF-A", "A pass", "B pass"];

/** X lies in A's Trash while A's unit U Conquers. */
function inTrash(
  text: string,
  answers: readonly string[],
  expected: Case["expected"],
  more: Record<string, unknown> = {},
): Case {
  return {
    text,
    scene: {
      cards: [unit("X", text), unit("U", ""), spell("Spark", "Draw 1.")],
      table: { A: { base: ["U"], trash: ["X"], runes: ["3 Fury"], deck: 6, ...more } },
    },
    answers,
    expected,
  };
}

export const recoveringCases: readonly Case[] = [
  inTrash("When you conquer, play me from your trash.", [...CONQUERS, "A base A"], {
    "A.trash": [],
    "A.base": ["X exhausted"],
  }),
  inTrash(
    "When you conquer, you may play me from your trash, ignoring my cost.",
    [...CONQUERS, "A yes", "A base A"],
    { "A.trash": [] },
  ),
  inTrash("When you conquer, you may play me from your trash.", [...CONQUERS, "A no"], { "A.trash": ["X"] }),
  inTrash(
    "When you conquer, you may pay [1] to return me from your trash to your hand.",
    [...CONQUERS, "A yes"],
    { "A.trash": [], "A.hand": ["X"], "A.ready": 2 },
  ),
  inTrash("When you conquer, pay [1] to return me from your trash to your hand.", CONQUERS, {
    "A.hand": ["X"],
    "A.ready": 2,
  }),
  inTrash("When you conquer, if you have 1 or more XP, return me from your trash to your hand.", CONQUERS, {
    "A.hand": [],
    "A.trash": ["X"],
  }),
  inTrash(
    "When you conquer, if you have 1 or more XP, return me from your trash to your hand.",
    CONQUERS,
    { "A.hand": ["X"] },
    { xp: 1 },
  ),
  inTrash("[1]: Return me from your trash to your hand.", ["A use X by X"], {
    "A.hand": ["X"],
    "A.ready": 2,
  }),
  // On the board such a text does nothing.
  {
    text: "When you conquer, return me from your trash to your hand.",
    scene: {
      cards: [unit("X", "When you conquer, return me from your trash to your hand."), unit("U", "")],
      table: { A: { base: ["U", "X"] } },
    },
    answers: ["A move U", "A BF-A", "A done", "A pass", "B pass"],
    expected: { "A.hand": [], "A.base": ["X"] },
  },
];
