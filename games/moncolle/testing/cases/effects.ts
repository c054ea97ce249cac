import { type Case, casts, comes, fights, stands, unit } from "../case.ts";

/* What texts do to units and cards. */

const now = (effect: string): string => `[normal] ${effect}.`;
const CAST = ["A spell X", "B pass"];
const PAIR = { B: { units: { B2: ["walking 1 1/2", "walking 2 1/9"] } } };

export const effectCases: readonly Case[] = [
  // damage
  casts(now("deal 2 damage to 1 enemy unit"), PAIR, ["A spell X › walking 1 1/2", "B pass"], {
    "B.units.B2": ["walking 2 1/9"],
  }),
  casts(now("deal 1D damage to 1 enemy unit"), { dice: [6, 1, 2] }, ["A spell X › walking 1 1/2", "B pass"], {
    "B.units.B2": ["walking 2 1/9"],
  }),
  casts(
    now("deal 1D+3 damage to 1 enemy unit"),
    { dice: [6, 1, 6] },
    ["A spell X › walking 2 1/9", "B pass"],
    {
      "B.units.B2": ["walking 1 1/2"],
    },
  ),
  casts(
    now("deal 1 for each enemy unit damage to 1 enemy unit"),
    {},
    ["A spell X › walking 1 1/2", "B pass"],
    {
      "B.units.B2": ["walking 2 1/9"],
    },
  ),
  casts(
    now("deal 9 fire damage to all enemy units"),
    { cards: [unit("Ember", "Resistance: fire")], B: { units: { B2: ["Ember", "walking 1 1/9"] } } },
    CAST,
    { "B.units.B2": ["Ember"] },
  ),
  casts(now("deal 4 damage through the enemy party"), {}, CAST, { "B.units.B2": ["walking 2 1/9"] }),
  casts(
    now("deal 9 water damage through the enemy party"),
    {
      cards: [unit("Frog", "Resistance: water")],
      B: { units: { B2: ["walking 1 1/2", "Frog", "walking 1 1/7"] } },
    },
    CAST,
    { "B.units.B2": ["Frog"] },
  ),
  casts(now("destroy 1 enemy unit"), {}, ["A spell X › walking 2 1/9", "B pass"], {
    "B.units.B2": ["walking 1 1/2"],
  }),
  casts(now("sacrifice the user, then draw 3 cards"), { A: { units: { B2: ["Caster", "any"] } } }, CAST, {
    "A.units.B2": ["any"],
    "A.handCount": 3,
  }),

  // figures
  casts(now("give the user attack +3 until the end of the combat"), {}, CAST, { "A.attack.B2": [4] }),
  casts(
    now("give 1 enemy unit defence -2 until the end of the turn"),
    {},
    ["A spell X › walking 2 1/9", "B pass"],
    {
      "B.defence.B2": [2, 7],
    },
  ),
  // play.18: never below 1.
  casts(now("give all enemy units attack -3 and defence -9 until the end of the combat"), {}, CAST, {
    "B.defence.B2": [1, 1],
    "B.attack.B2": [0, 0],
  }),
  casts(now("give the user Charge: +4 until the end of the combat"), {}, CAST, { "combat.strength": [5, 2] }),
  // It is over with the combat.
  casts(
    now("give the user attack +9 until the end of the combat"),
    { B: { units: { B2: ["walking 1 1/20"] } } },
    [...CAST, "A decline", "B decline › pass", "A pass"],
    { "A.attack.A2": [1], "A.units.A2": ["Caster"] },
  ),
  casts(
    "[counter] the user takes 3 less damage until the end of the combat.",
    { dice: [1, 6], B: { units: { B2: ["walking 1 7/9"] } } },
    ["B decline", "A spell X", "B pass", "B decline", "A decline › pass", "B pass"],
    { "A.units.A2": ["Caster"], "A.discards": ["X"] },
  ),
  casts(
    "[counter] the user takes no damage until the end of the combat.",
    { dice: [1, 6], B: { units: { B2: ["walking 1 20/9"] } } },
    ["B decline", "A spell X", "B pass", "B decline", "A decline › pass", "B pass"],
    { "A.units.A2": ["Caster"] },
  ),
  casts(
    "[counter] the user is not destroyed until the end of the combat.",
    { dice: [1, 6], B: { units: { B2: ["walking 1 20/9"] } } },
    ["B decline", "A spell X", "B pass", "B decline", "A decline › pass", "B pass"],
    { "A.units.A2": ["Caster"] },
  ),
  comes(
    "○ When this unit is summoned, 1 enemy unit on any field cannot move until the end of the turn.",
    { B: { units: { B5: ["any"] } } },
    ["A summon X"],
    { events: ["summoned", "changed"] },
  ),
  stands(
    "○ When your turn begins, this unit cannot move until the end of the turn.",
    { moment: "turn", A: { fields: { A2: "down" }, units: { A5: ["X"] } } },
    ["A no field"],
    { asked: "A summon" },
  ),
  comes(
    "○ When this unit is summoned, the hand limit of you is +2 until the end of the turn.",
    {},
    ["A summon X"],
    { handLimits: [8, 6] },
  ),
  comes(
    "○ When this unit is summoned, the hand limit of your opponent is -2 until the end of the turn.",
    {},
    ["A summon X › end"],
    { handLimits: [6, 6], turnPlayer: "B" },
  ),

  // turning
  casts(now("tap 1 enemy unit"), {}, ["A spell X › walking 2 1/9", "B pass"], {
    "B.units.B2": ["walking 1 1/2", "walking 2 1/9 tapped"],
  }),
  casts(now("stand 1 of your tapped units up"), { A: { units: { B2: ["Caster", "any tapped"] } } }, CAST, {
    "A.units.B2": ["Caster", "any"],
  }),
  stands(
    "○ When this unit moves, this unit may move again this turn.",
    { A: { fields: { A2: "down", A1: "down" }, units: { A2: ["X"] } } },
    ["A move X › A1"],
    { asked: "A move", "A.units.A1": ["X"] },
  ),

  // moving
  casts(
    now("move 1 enemy unit to a field beside it"),
    { B: { fields: { B1: "down" } } },
    ["A spell X › walking 2 1/9", "B pass", "A B1"],
    {
      "B.units.B2": ["walking 1 1/2"],
      "B.units.B1": ["walking 2 1/9"],
    },
  ),
  casts(now("move 1 enemy unit to its mother field"), {}, ["A spell X › walking 2 1/9", "B pass"], {
    "B.units.B5": ["walking 2 1/9"],
  }),
  casts(now("put 1 enemy unit on top of its party"), {}, ["A spell X › walking 2 1/9", "B pass"], {
    "B.units.B2": ["walking 2 1/9", "walking 1 1/2"],
  }),
  casts(now("put 1 enemy unit at the bottom of its party"), {}, ["A spell X › walking 1 1/2", "B pass"], {
    "B.units.B2": ["walking 2 1/9", "walking 1 1/2"],
  }),
  casts(now("rearrange your party"), { A: { units: { B2: ["Caster", "any"] } } }, [...CAST, "A any"], {
    "A.units.B2": ["any", "Caster"],
  }),
  casts(now("rearrange the enemy party"), {}, [...CAST, "A walking 2 1/9"], {
    "B.units.B2": ["walking 2 1/9", "walking 1 1/2"],
  }),

  // leaving
  casts(now("return 1 enemy unit to its owner's hand"), {}, ["A spell X › walking 2 1/9", "B pass"], {
    "B.hand": ["walking 2 1/9"],
  }),
  casts(
    now("put 1 enemy unit on top of its owner's deck"),
    { B: { deck: ["any"] } },
    ["A spell X › walking 2 1/9", "B pass"],
    {
      "B.deck": ["walking 2 1/9", "any"],
    },
  ),
  casts(
    now("put 1 enemy unit under its owner's deck"),
    { B: { deck: ["any"] } },
    ["A spell X › walking 2 1/9", "B pass"],
    {
      "B.deck": ["any", "walking 2 1/9"],
    },
  ),

  // cards
  casts(now("have your opponent draw 2 cards"), {}, CAST, { "B.handCount": 2, "A.handCount": 0 }),
  casts(now("have you draw 1 card"), {}, CAST, { "A.handCount": 1 }),
  casts(now("your opponent discards 1 card"), { B: { hand: ["any", "field 8"] } }, [...CAST, "B field 8"], {
    "B.hand": ["any"],
    "B.discards": ["field 8"],
  }),
  casts(
    now("discard the top 2 cards of your deck"),
    { A: { deck: ["field 8", "any", "walking 1 1/1"] } },
    CAST,
    {
      "A.deck": ["walking 1 1/1"],
      "A.discards": ["field 8", "any", "X"],
    },
  ),
  casts(
    now(
      "look at the top 3 cards of your deck, take up to 1 field card to hand and put the rest under the deck",
    ),
    { A: { deck: ["any", "field 8", "walking 1 1/1", "walking 1 2/2"] } },
    [...CAST, "A field 8"],
    { "A.hand": ["field 8"], "A.deck": ["walking 1 2/2", "any", "walking 1 1/1"] },
  ),
  casts(now("look at your opponent's hand"), { B: { hand: ["any", "field 8"] } }, CAST, {
    "seen.B.hand": ["any", "field 8"],
  }),
  casts(
    now("return 1 spell card from your discards to your hand"),
    {
      cards: [{ id: "Y", type: "spell", cost: 1, text: "[normal] draw 1 card." }],
      A: { discards: ["any", "Y"] },
    },
    [...CAST],
    {
      "A.hand": ["Y"],
      "A.discards": ["any", "X"],
    },
  ),
  casts(
    now("put 1 item card from your discards under your deck"),
    {
      cards: [{ id: "Y", type: "item", cost: 1, text: "[normal] draw 1 card." }],
      A: { deck: ["any"], discards: ["any", "Y"] },
    },
    CAST,
    {
      "A.deck": ["any", "Y"],
    },
  ),
  casts(
    now("return 1 fire card from your discards to your hand"),
    { A: { discards: ["any", "fire walking 1 1/1"] } },
    CAST,
    {
      "A.hand": ["fire walking 1 1/1"],
    },
  ),

  // summoning
  casts(
    now("summon 1 level-2-or-lower unit card from your hand here"),
    { A: { hand: ["X", "any", "walking 3 1/1"] } },
    [...CAST, "A any › place 1"],
    {
      "A.units.B2": ["any", "Caster"],
      "A.hand": ["walking 3 1/1"],
    },
  ),
  casts(
    now("summon 1 unit card from your discards here"),
    { A: { discards: ["walking 3 1/1"] } },
    [...CAST, "A place 2"],
    {
      "A.units.B2": ["Caster", "walking 3 1/1"],
    },
  ),
  casts(
    now("summon 1 unit card from your discards to your mother field"),
    { A: { discards: ["walking 9 1/1"] } },
    CAST,
    {
      "A.units.A5": ["walking 9 1/1"],
    },
  ),
  fights(
    "○ When this unit is destroyed, deal 3 damage to 1 enemy unit.",
    { dice: [1, 6], B: { units: { B2: ["walking 1 9/2", "walking 1 1/3"] } } },
    ["B decline", "A decline › pass", "A walking 1 1/3"],
    {
      "B.units.B2": ["walking 1 9/2"],
    },
  ),
];
