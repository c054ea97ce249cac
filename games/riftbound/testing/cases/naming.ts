import { type Case, casts, unit } from "../case.ts";

/* Naming cards and tags. */

const HERON = unit("Heron", "", { might: 2, tags: ["Bird", "Wader"] });
const OTTER = unit("Otter", "", { might: 3, tags: ["Dog"] });
const BOTH = { A: { base: ["Heron", "Otter"] }, cards: [HERON, OTTER] };

export const namingCases: readonly Case[] = [
  casts("Name a card. Give units with that name +2 [M] this turn.", BOTH, ["A Heron"], {
    "might.Heron": 4,
    "might.Otter": 3,
  }),
  casts("Name a card. Play a Gold gear token for each unit with that name.", BOTH, ["A Otter"], {
    "A.base": ["Heron", "Otter", "Gold"],
  }),
  casts("Name a tag. Give units with that tag +2 [M] this turn.", BOTH, ["A Wader"], {
    "might.Heron": 4,
    "might.Otter": 3,
  }),
  casts("Name a tag. Play a Gold gear token for each unit with that tag.", BOTH, ["A Dog"], {
    "A.base": ["Heron", "Otter", "Gold"],
  }),
];
