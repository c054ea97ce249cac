import { type Case, casts, comes, field, fights, stands, unit, worn } from "../case.ts";

/* What is constant: conditions, changes, kinds of units, moments. */

const boosted = (condition: string): string => `○ While ${condition}, this unit has attack +2.`;
const HOME = { units: { A5: ["X"] } };
const SPARK = { id: "Spark", type: "spell", cost: 1, text: "[normal] have your opponent draw 1 card." };

export const standingCases: readonly Case[] = [
  // conditions
  stands(boosted("it is your turn"), { A: HOME }, [], { "A.attack.A5": [3] }),
  stands(boosted("it is your turn"), { A: HOME, of: "B" }, [], { "A.attack.A5": [1] }),
  fights(boosted("your units moved in"), {}, [], { "A.attack.B2": [3] }),
  stands(boosted("you control 2 fields or more"), { A: { ...HOME, fields: { A2: "down" } } }, [], {
    "A.attack.A5": [3],
  }),
  stands(boosted("this unit is on top of its party"), { A: { units: { A5: ["any", "X"] } } }, [], {
    "A.attack.A5": [1, 1],
  }),
  stands(boosted("this unit is on top of its party"), { A: { units: { A5: ["X", "any"] } } }, [], {
    "A.attack.A5": [3, 1],
  }),
  stands(boosted("this unit is alone in its party"), { A: HOME }, [], { "A.attack.A5": [3] }),
  fights(boosted("this field is your opponent's"), {}, [], { "A.attack.B2": [3] }),
  stands(boosted("you have 1 card or fewer in hand"), { A: { ...HOME, hand: ["any", "any"] } }, [], {
    "A.attack.A5": [1],
  }),
  stands(
    boosted("you have 2 unit cards or more in your discards"),
    { A: { ...HOME, discards: ["any", "any", "field 8"] } },
    [],
    { "A.attack.A5": [3] },
  ),
  fights(boosted("the enemy party has more units than yours"), {}, [], { "A.attack.B2": [3] }),
  fights("○ [combat] If there is 1 enemy flying unit here, draw 1 card.", {}, [], { "A.handCount": 0 }),
  fights(
    "○ [combat] If there is 1 enemy flying unit here, draw 1 card.",
    { B: { units: { B2: ["flying 1 1/1"] } } },
    [],
    { "A.handCount": 1 },
  ),
  fights(
    "○ [combat] If your hand is full, discard 1 card from hand.",
    { A: { hand: ["any", "any", "any", "any", "any", "any"] } },
    ["A any"],
    { "A.handCount": 5 },
  ),

  // changes of this unit
  stands("○ this unit has defence +2.", { A: HOME }, [], { "A.defence.A5": [7] }),
  fights("○ this unit has Charge: +2.", {}, [], { "combat.strength": [3, 2] }),
  stands(
    "○ this unit has attack +1 for each of your other units here.",
    { A: { units: { A5: ["X", "any", "any"] } } },
    [],
    { "A.attack.A5": [3, 1, 1] },
  ),
  fights(
    "○ this unit takes 2 less damage.",
    { dice: [1, 6], B: { units: { B2: ["walking 1 6/9"] } } },
    ["B decline", "A decline › pass", "B pass"],
    { "A.units.A2": ["X"] },
  ),
  fights(
    "○ this unit is not destroyed.",
    { dice: [1, 6], B: { units: { B2: ["walking 1 20/9"] } } },
    ["B decline", "A decline › pass", "B pass"],
    { "A.units.A2": ["X"] },
  ),
  fights(
    "○ this unit is not tapped by effects.",
    {
      dice: [1, 6],
      cards: [{ id: "Lull", type: "spell", cost: 1, text: "[normal] tap 1 enemy unit." }],
      B: { hand: ["Lull"], units: { B2: ["Caster"] } },
    },
    ["B spell Lull", "A pass"],
    { "A.units.B2": ["X"] },
  ),
  fights(
    "○ effects do not move this unit or return it.",
    {
      dice: [1, 6],
      cards: [
        { id: "Gust", type: "spell", cost: 1, text: "[normal] return 1 enemy unit to its owner's hand." },
      ],
      B: { hand: ["Gust"], units: { B2: ["Caster"] } },
    },
    ["B spell Gust", "A pass"],
    { "A.units.B2": ["X"], "A.hand": [] },
  ),
  stands("○ this unit cannot move.", { A: { ...HOME, fields: { A2: "down" } } }, [], { asked: "A summon" }),
  stands("○ this unit has attack +1 and this unit has defence +1.", { A: HOME }, [], {
    "A.attack.A5": [2],
    "A.defence.A5": [6],
  }),

  // of others
  stands(
    "○ your other units here have attack +2.",
    { A: { units: { A5: ["X", "any"] }, fields: { A2: "down" } } },
    [],
    { "A.attack.A5": [1, 3] },
  ),
  field(
    "○ your walking units here have attack +2.",
    { A: { fields: { A2: "X" }, units: { A2: ["any", "floating 1 1/1"], A5: ["any"] } } },
    [],
    { "A.attack.A2": [3, 1], "A.attack.A5": [1] },
  ),
  field("○ your units here have defence +2.", { A: { fields: { A2: "X" }, units: { A2: ["any"] } } }, [], {
    "A.defence.A2": [3],
  }),
  field(
    "○ enemy units here have attack -1.",
    { A: { fields: { A2: "X" } }, B: { units: { A2: ["walking 1 3/3"] } } },
    [],
    { "B.attack.A2": [2] },
  ),
  field(
    "○ your units here have Defender: +2.",
    {
      A: { fields: { A2: "X" }, units: { A2: ["any"] } },
      B: { fields: { B2: "down" }, units: { B2: ["walking 1 1/9"] } },
      of: "B",
      dice: [6, 1],
    },
    ["B move walking 1 1/9 › A2"],
    { "combat.strength": [3, 1] },
  ),
  field(
    "○ in combats here both sides always strike at the same time.",
    {
      A: { fields: { A2: "X" }, units: { A2: ["any"] } },
      B: { fields: { B2: "down" }, units: { B2: ["walking 1 1/9"] } },
      of: "B",
      dice: [6, 1],
    },
    ["B move walking 1 1/9 › A2"],
    { "A.units.A2": [], "control.A2": "B" },
  ),
  field("○ the limit of this field is +3.", { A: { fields: { A2: "X" } } }, [], { "limits.A2": 12 }),
  field("○ your hand limit is +1.", { A: { fields: { A2: "X" } } }, [], { handLimits: [7, 6] }),
  field("○ your opponent's hand limit is -1.", { A: { fields: { A2: "X" } } }, [], { handLimits: [6, 5] }),
  // ability.5: it is the side's that controls the field.
  field(
    "○ your units here have attack +2.",
    { A: { fields: { A2: "X" }, units: { A2: [] } }, B: { fields: { A2: "X" }, units: { A2: ["any"] } } },
    [],
    { "B.attack.A2": [3] },
  ),
  worn("○ the equipped unit has attack +2.", { A: { units: { A5: ["Caster with X", "any"] } } }, [], {
    "A.attack.A5": [3, 1],
  }),
  worn("○ the equipped unit has defence +2.", { A: { units: { A5: ["Caster with X"] } } }, [], {
    "A.defence.A5": [7],
  }),
  worn(
    "○ the equipped unit has Initiative: +3.",
    {
      A: { fields: { A2: "down" }, units: { A2: ["Caster with X"] } },
      B: { fields: { B2: "down" }, units: { B2: ["any"] } },
      dice: [1, 2],
    },
    ["A move Caster › B2"],
    { "combat.attacking": "A" },
  ),
  worn(
    "✓ [normal] give the equipped unit attack +4 until the end of the combat.",
    {
      A: { fields: { A2: "down" }, units: { A2: ["Caster with X"] } },
      B: { fields: { B2: "down" }, units: { B2: ["any"] } },
      dice: [6, 2],
    },
    ["A move Caster › B2 › use X", "B pass"],
    { "A.attack.B2": [5], "A.equipment": ["X tapped"] },
  ),

  // kinds and sides
  casts(
    "[normal] deal 9 damage to up to 2 enemy units.",
    {},
    ["A spell X › walking 2 1/9 › done", "B pass"],
    { "B.units.B2": ["walking 1 1/2"] },
  ),
  casts(
    "[normal] deal 9 damage to 2 enemy units of level 1 or lower.",
    { B: { units: { B2: ["walking 1 1/2", "walking 1 1/3", "walking 2 1/1"] } } },
    ["A spell X › walking 1 1/2", "B pass"],
    { "B.units.B2": ["walking 2 1/1"] },
  ),
  casts("[normal] deal 9 damage to all enemy units of level 2 or higher.", {}, ["A spell X", "B pass"], {
    "B.units.B2": ["walking 1 1/2"],
  }),
  casts("[normal] destroy 1 enemy unit of level 1 or lower.", {}, ["A spell X", "B pass"], {
    "B.units.B2": ["walking 2 1/9"],
  }),
  casts("[normal] destroy 1 enemy unit of level 2 or higher.", {}, ["A spell X", "B pass"], {
    "B.units.B2": ["walking 1 1/2"],
  }),
  casts(
    "[normal] destroy 1 enemy unit with attack 1 or less.",
    { B: { units: { B2: ["walking 1 1/2", "walking 1 2/2"] } } },
    ["A spell X", "B pass"],
    { "B.units.B2": ["walking 1 2/2"] },
  ),
  casts(
    "[normal] destroy 1 enemy fire unit.",
    { B: { units: { B2: ["walking 1 1/2", "fire walking 1 2/2"] } } },
    ["A spell X", "B pass"],
    { "B.units.B2": ["walking 1 1/2"] },
  ),
  casts(
    "[normal] destroy all enemy water units.",
    { B: { units: { B2: ["walking 1 1/2", "water walking 1 2/2"] } } },
    ["A spell X", "B pass"],
    { "B.units.B2": ["walking 1 1/2"] },
  ),
  casts(
    "[normal] destroy all enemy floating units.",
    { B: { units: { B2: ["walking 1 1/2", "floating 1 2/2"] } } },
    ["A spell X", "B pass"],
    { "B.units.B2": ["walking 1 1/2"] },
  ),
  casts(
    "[normal] destroy 1 enemy tapped unit.",
    { B: { units: { B2: ["walking 1 1/2", "walking 1 2/2 tapped"] } } },
    ["A spell X", "B pass"],
    { "B.units.B2": ["walking 1 1/2"] },
  ),
  casts(
    "[normal] destroy 1 enemy untapped unit.",
    { B: { units: { B2: ["walking 1 1/2", "walking 1 2/2 tapped"] } } },
    ["A spell X", "B pass"],
    { "B.units.B2": ["walking 1 2/2 tapped"] },
  ),
  casts(
    "[normal] give all of your untapped units attack +2 until the end of the combat.",
    { A: { units: { B2: ["Caster", "any tapped"] } } },
    ["A spell X", "B pass"],
    { "A.attack.B2": [3, 1] },
  ),
  fights(
    "✓ [normal] give 1 of your other units attack +2 until the end of the combat.",
    { A: { units: { B2: ["X", "any"] } } },
    ["A use X", "B pass"],
    { "A.attack.B2": [1, 3] },
  ),
  fights(
    "✓ [normal] give all of your other units attack +2 until the end of the combat.",
    { A: { units: { B2: ["X", "any", "any"] } } },
    ["A use X", "B pass"],
    { "A.attack.B2": [1, 3, 3] },
  ),
  casts(
    "[normal] deal 2 damage to 1 enemy unit on any field.",
    { B: { units: { B5: ["any"] } } },
    ["A spell X › any", "B pass"],
    { "B.units.B5": [] },
  ),
  casts(
    "[normal] return 1 of your units on any field to its owner's hand.",
    { A: { units: { A5: ["any"] } } },
    ["A spell X › any", "B pass"],
    { "A.hand": ["any"] },
  ),
  casts("[normal] deal 9 damage to the top unit of the enemy party.", {}, ["A spell X", "B pass"], {
    "B.units.B2": ["walking 2 1/9"],
  }),
  casts(
    "[normal] give the top unit of your party defence +3 until the end of the combat.",
    {},
    ["A spell X", "B pass"],
    { "A.defence.B2": [8] },
  ),
  field(
    "○ When an enemy unit comes to this field, deal 1 damage to that unit.",
    {
      A: { fields: { A2: "X" }, units: { A2: ["any"] } },
      B: { fields: { B2: "down" }, units: { B2: ["any"] } },
      of: "B",
    },
    ["B move any on B2 › A2"],
    { "B.discards": ["any"], "A.units.A2": ["any"] },
  ),
  field(
    "○ When one of your units comes to this field, draw 1 card.",
    { A: { fields: { A2: "X" }, units: { A5: ["any"] } } },
    ["A move any"],
    { "A.handCount": 1 },
  ),
  comes(
    "○ When this unit is summoned, discard 1 field card.".replace(
      "discard 1 field card",
      "return 1 field card from your discards to your hand",
    ),
    { A: { discards: ["field 8", "any"] } },
    ["A summon X"],
    { "A.hand": ["field 8"] },
  ),

  // moments
  stands("○ When this unit moves, draw 1 card.", { A: { ...HOME, fields: { A2: "down" } } }, ["A move X"], {
    "A.handCount": 1,
  }),
  fights("○ When a combat of this unit begins, draw 1 card.", {}, [], { "A.handCount": 1 }),
  fights(
    "○ When this unit survives a combat, draw 1 card.",
    {},
    ["A decline", "B decline › pass", "A pass"],
    { "A.handCount": 1, "A.units.A2": ["X"] },
  ),
  fights(
    "○ When this unit is dealt damage, draw 1 card.",
    { dice: [1, 6] },
    ["B decline", "A decline › pass"],
    { "A.handCount": 1 },
  ),
  fights("○ When this unit is tapped, draw 1 card.\n✓ [normal] draw 1 card.", {}, ["A use X", "B pass"], {
    "A.handCount": 2,
  }),
  fights(
    "○ When this unit is returned to hand, draw 1 card.\n✓ [normal] return this unit to its owner's hand.",
    { A: { units: { B2: ["X", "any"] } } },
    ["A use X", "B pass"],
    { "A.handCount": 2 },
  ),
  stands(
    "○ When another of your units is summoned, draw 1 card.",
    { moment: "summon", A: { ...HOME, hand: ["any"] } },
    ["A summon any › place 1"],
    { "A.handCount": 1 },
  ),
  fights(
    "○ When another of your units is destroyed, draw 1 card.",
    { dice: [1, 6], A: { units: { B2: ["any", "X"] } } },
    ["B decline", "A decline › pass"],
    { "A.handCount": 1 },
  ),
  fights(
    "○ When an enemy unit is destroyed, draw 1 card.",
    { X: { attack: 2 } },
    ["A decline", "B decline › pass"],
    { "A.handCount": 1 },
  ),
  stands(
    "○ When your turn begins, draw 1 card.",
    { moment: "turn", A: { ...HOME, hand: ["any", "any", "any", "any", "any", "any"] } },
    [],
    { "A.handCount": 7 },
  ),
  stands("○ When your turn ends, draw 1 card.", { moment: "end", A: HOME }, [], {
    "A.handCount": 1,
    turnPlayer: "B",
  }),
  stands(
    "○ When you seize a field, draw 1 card.",
    { A: { fields: { A2: "down" }, units: { A2: ["X"] } }, B: { fields: { B2: "down" } } },
    ["A move X › B2"],
    { "A.handCount": 1, "control.B2": "A" },
  ),
  fights(
    "○ When you use a spell, draw 1 card.",
    { cards: [SPARK], A: { hand: ["Spark"], units: { B2: ["X", "Caster"] } } },
    ["A spell Spark", "B pass"],
    { "A.handCount": 1 },
  ),
  fights(
    "○ When your opponent uses a spell, draw 1 card.",
    { dice: [1, 6], cards: [SPARK], B: { hand: ["Spark"], units: { B2: ["Caster"] } } },
    ["B spell Spark", "A pass"],
    { "A.handCount": 2 },
  ),
  fights(
    "○ If another unit of this party would be destroyed, draw 1 card instead.",
    { dice: [1, 6], A: { units: { B2: ["any", "X"] } } },
    ["B decline", "A decline › pass", "B pass"],
    { "A.handCount": 1, "A.units.A2": ["any", "X"] },
  ),
  fights(
    "○ If this unit would be dealt damage, draw 1 card instead.",
    { dice: [1, 6], B: { units: { B2: ["walking 1 9/9"] } } },
    ["B decline", "A decline › pass", "B pass"],
    { "A.handCount": 1, "A.units.A2": ["X"] },
  ),
  fights(
    "○ [combat] deal 9 demon damage to 1 enemy unit of level 2 or higher.",
    { cards: [unit("Imp", "Resistance: demon")], B: { units: { B2: ["Imp", "walking 2 1/9"] } } },
    ["A walking 2 1/9"],
    { "B.units.B2": ["Imp"] },
  ),
];
