import { type Case, casts, comes, fights, stands, unit } from "../case.ts";

/* Skills, marks and timings, and how effects are joined. */

const FACING = { B: { units: { B2: ["walking 1 1/2"] } } };
const SPARK = { id: "Spark", type: "spell", cost: 1, text: "[normal] deal 5 damage to 1 enemy unit." };

export const sentenceCases: readonly Case[] = [
  // skills
  fights("Charge: +3", {}, [], { "combat.strength": [4, 2] }),
  fights("Defender: +3", { dice: [1, 6] }, [], { "combat.strength": [4, 2] }),
  fights("Initiative: +4", { dice: [1, 2] }, [], { "combat.attacking": "A" }),
  fights("Initiative: -4", { dice: [6, 3] }, [], { "combat.attacking": "B" }),
  fights(
    "Item: 2",
    {
      cards: [{ id: "Bomb", type: "item", cost: 2, text: "[normal] draw 1 card." }],
      A: { hand: ["Bomb"] },
    },
    [],
    { options: ["decline", "item Bomb"] },
  ),
  ...(["earth", "water", "wind", "fire", "light", "demon"] as const).map((element) =>
    fights(
      `${element} Spell: 2`,
      {
        cards: [
          { id: "Rite", type: "spell", element, cost: 2, text: "[normal] draw 1 card." },
          { id: "Other", type: "spell", cost: 1, text: "[normal] draw 1 card." },
        ],
        A: { hand: ["Rite", "Other"] },
      },
      [],
      { options: ["decline", "spell Rite"] },
    ),
  ),
  fights("clear Spell: 2", { cards: [SPARK], A: { hand: ["Spark"] } }, [], {
    options: ["decline", "spell Spark"],
  }),
  fights(
    "Resistance: fire",
    {
      dice: [1, 6],
      cards: [{ id: "Blaze", type: "spell", cost: 1, text: "[normal] deal 9 fire damage to 1 enemy unit." }],
      B: { hand: ["Blaze"], units: { B2: ["Caster"] } },
    },
    ["B spell Blaze", "A pass"],
    { "A.units.B2": ["X"], "B.discards": ["Blaze"] },
  ),

  // marks
  fights("✓ [normal] draw 2 cards.", {}, ["A use X", "B pass"], {
    "A.handCount": 2,
    "A.units.B2": ["X tapped"],
    options: ["decline"],
  }),
  fights("× [normal] draw 2 cards.", { A: { units: { B2: ["X", "any"] } } }, ["A use X", "B pass"], {
    "A.handCount": 2,
    "A.units.B2": ["any"],
    "A.discards": ["X"],
  }),
  fights(
    "⊕ [normal] discard 2 cards: draw 1 card.",
    { A: { hand: ["any", "field 8", "any"] } },
    ["A use X › field 8 › any", "B pass"],
    { "A.handCount": 2, "A.discards": ["field 8", "any"] },
  ),
  fights("○ this unit has attack +2.", {}, [], { "A.attack.B2": [3] }),
  fights("○ While you are the attacking side, this unit has attack +2.", {}, [], { "A.attack.B2": [3] }),
  fights("○ While you are the attacking side, this unit has attack +2.", { dice: [1, 6] }, [], {
    "A.attack.B2": [1],
  }),
  comes("○ When this unit is summoned, draw 1 card.", {}, ["A summon X"], { "A.handCount": 1 }),
  comes(
    "○ When this unit is summoned, if you have 0 cards or fewer in hand, draw 2 cards.",
    {},
    ["A summon X"],
    { "A.handCount": 2 },
  ),
  comes(
    "○ When this unit is summoned, if you have 0 cards or fewer in hand, draw 2 cards.",
    { A: { hand: ["any"] } },
    ["A summon X"],
    { "A.handCount": 1 },
  ),
  fights("○ [combat] draw 1 card.", {}, [], { "A.handCount": 1, asked: "A useNormal" }),
  fights("○ [combat] If you are the defending side, draw 1 card.", {}, [], { "A.handCount": 0 }),
  fights("○ [combat] If you are the defending side, draw 1 card.", { dice: [1, 6] }, [], {
    "A.handCount": 1,
  }),
  fights(
    "○ If this unit would be destroyed, return this unit to its owner's hand instead.",
    { dice: [1, 6], B: { units: { B2: ["walking 1 9/9"] } } },
    ["B decline", "A decline", "A pass"],
    { "A.hand": ["X"], "A.discards": [] },
  ),
  fights(
    "○ If this unit would be destroyed, you may draw 1 card instead.",
    { dice: [1, 6], B: { units: { B2: ["walking 1 9/9"] } } },
    ["B decline", "A decline", "A pass", "A yes", "B pass"],
    { "A.handCount": 1, "A.units.A2": ["X"] },
  ),
  fights(
    "○ If this unit would be destroyed, you may draw 1 card instead.",
    { dice: [1, 6], B: { units: { B2: ["walking 1 9/9"] } } },
    ["B decline", "A decline", "A pass", "A no"],
    { "A.handCount": 0, "A.discards": ["X"] },
  ),
  comes(
    "◇ discard 1 unit card: summon this to your mother field.",
    { A: { hand: ["any", "field 8"] } },
    ["A call X › any"],
    { "A.units.A5": ["X"], "A.hand": ["field 8"] },
  ),
  comes(
    "◇ discard 1 card: summon this to a field you control.",
    { A: { hand: ["any"] } },
    ["A call X › any › A2"],
    { "A.units.A2": ["X"], "A.hand": [] },
  ),
  fights(
    "◇ [normal] discard 1 card: summon this into the combat.",
    { A: { hand: ["X", "any"], units: { B2: ["walking 3 1/1"] } } },
    ["A call X › any", "B pass", "A place 2"],
    { "A.units.B2": ["walking 3 1/1", "X"], "A.hand": [] },
  ),
  // play.5: what does not fit is not offered.
  fights(
    "◇ [normal] discard 1 card: summon this into the combat.",
    { A: { hand: ["X", "any"], units: { B2: ["walking 7 1/1"] } } },
    [],
    { options: ["decline"] },
  ),
  comes("◇ Summon this only if you control 2 fields or more.", {}, [], { options: ["end", "summon X"] }),
  comes("◇ Summon this only if you control 3 fields or more.", {}, [], { options: ["end"] }),

  // timings
  casts("[normal] draw 1 card.", {}, ["A spell X", "B pass"], { "A.handCount": 1, "A.discards": ["X"] }),
  casts("[counter] draw 1 card.", { dice: [1, 6] }, ["B decline", "A spell X", "B pass"], {
    "A.handCount": 1,
  }),
  casts(
    "[limited] draw 1 card.",
    { dice: [1, 6] },
    ["B decline", "A decline", "A spell X", "B pass", "A pass"],
    { "A.handCount": 1 },
  ),
  casts("[normal][cannot be countered] draw 1 card.", {}, ["A spell X"], {
    "A.handCount": 1,
    asked: "A useNormal",
  }),
  // timing.10: nothing.
  casts("[normal][chain] draw 1 card.", {}, ["A spell X", "B pass"], { "A.handCount": 1, "A.deckCount": 9 }),

  // joining
  casts("[normal] draw 2 cards, then discard 1 card from hand.", {}, ["A spell X", "B pass", "A any"], {
    "A.handCount": 1,
    "A.discards": ["any", "X"],
  }),
  casts("[normal] you may draw 1 card.", {}, ["A spell X", "B pass", "A no"], { "A.handCount": 0 }),
  casts(
    "[normal] you may discard 1 card from hand. If you do, draw 2 cards.",
    { A: { hand: ["X", "field 8"] } },
    ["A spell X", "B pass", "A yes"],
    { "A.handCount": 2, "A.discards": ["field 8", "X"] },
  ),
  casts("[normal] draw 1 card if your units moved in.", {}, ["A spell X", "B pass"], { "A.handCount": 1 }),
  casts(
    "[counter] draw 1 card if you are the attacking side.",
    { dice: [1, 6] },
    ["B decline", "A spell X", "B pass"],
    {
      "A.handCount": 0,
    },
  ),
  casts("[normal] choose one: draw 1 card; or draw 3 cards.", {}, ["A spell X", "B pass", "A place 2"], {
    "A.handCount": 3,
  }),
  casts("[normal] choose one: draw 1 card; or draw 3 cards.", {}, ["A spell X", "B pass", "A place 1"], {
    "A.handCount": 1,
  }),

  // cancelling
  casts(
    "[counter] cancel the spell that this answers.",
    { dice: [1, 6], cards: [SPARK], B: { hand: ["Spark"], units: { B2: ["Caster"] } } },
    ["B spell Spark", "A spell X", "B pass", "A pass"],
    { "A.units.B2": ["Caster"], "B.discards": ["Spark"] },
  ),
  casts(
    "[counter] cancel the spell or item that this answers.",
    { dice: [1, 6], cards: [SPARK], B: { hand: ["Spark"], units: { B2: ["Caster"] } } },
    ["B spell Spark", "A spell X", "B pass", "A pass"],
    { "A.units.B2": ["Caster"] },
  ),
  casts(
    "[counter] cancel the item that this answers.",
    {
      dice: [1, 6],
      cards: [SPARK, { id: "Bomb", type: "item", cost: 1, text: "[normal] deal 5 damage to 1 enemy unit." }],
      B: { hand: ["Spark", "Bomb"], units: { B2: ["Caster"] } },
    },
    ["B item Bomb", "A spell X", "B pass", "A pass"],
    { "A.units.B2": ["Caster"], "B.discards": ["Bomb"] },
  ),
  casts(
    "[counter] cancel the ability that this answers.",
    {
      dice: [1, 6],
      cards: [unit("Foe", "✓ [normal] deal 5 damage to 1 enemy unit.")],
      B: { units: { B2: ["Foe"] } },
    },
    ["B use Foe", "A spell X", "B pass", "A pass"],
    { "A.units.B2": ["Caster"], "B.units.B2": ["Foe tapped"] },
  ),
  // What is not there to cancel is not answered.
  casts(
    "[counter] cancel the ability that this answers.",
    { dice: [1, 6], cards: [SPARK], B: { hand: ["Spark"], units: { B2: ["Caster"] } } },
    ["B spell Spark"],
    { options: ["pass"] },
  ),
  casts(
    "[limited] cancel the strike that this answers.",
    { dice: [1, 6], B: { units: { B2: ["walking 1 9/9"] } } },
    ["B decline", "A decline", "A spell X", "B pass", "A pass"],
    { "A.units.B2": ["Caster"], asked: "B answer" },
  ),

  // dice
  fights(
    "○ When your sum is the lower one in a combat of this unit, roll your die again.",
    { dice: [1, 3, 6], ...FACING },
    [],
    { "combat.attacking": "A", "combat.rolls": [6, 3] },
  ),
  fights(
    "○ When your sum is the lower one in a combat of this unit, your opponent rolls again.",
    { dice: [2, 3, 1], ...FACING },
    [],
    { "combat.attacking": "A", "combat.rolls": [2, 1] },
  ),
  fights(
    "○ When your sum is the lower one in a combat of this unit, the die of you is +3 until the end of the combat.",
    { dice: [1, 3], ...FACING },
    [],
    { "combat.attacking": "A", "combat.initiative": [3, 0] },
  ),
  stands(
    "○ in combats of this unit both sides always strike at the same time.",
    {
      A: { fields: { A2: "down" }, units: { A2: ["X"] } },
      B: { fields: { B2: "down" }, units: { B2: ["walking 1 9/1"] } },
      dice: [6, 1],
    },
    ["A move X › B2"],
    { "A.discards": ["X"], "B.discards": ["walking 1 9/1"] },
  ),
];
