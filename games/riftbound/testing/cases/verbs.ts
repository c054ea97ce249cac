import { type Case, casts, enters, gear, lies, spell, stands, unit } from "../case.ts";

/* What effects do to objects. */

const ENEMY = { B: { base: ["2 Might"] } };
const TWO = { B: { base: ["2 Might", "4 Might"] } };
const equipment = {
  id: "Blade",
  type: "gear",
  cost: 0,
  tags: ["Equipment"],
  mightBonus: 2,
  text: "[Equip] [1]",
};
const JAB = spell("Jab", "Deal 1 to a unit.");

/** X is played while Jab is on the Chain. */
function responds(
  text: string,
  table: Record<string, unknown>,
  answers: readonly string[],
  expected: Case["expected"],
): Case {
  return {
    text,
    scene: { cards: [spell("X", text), JAB], table },
    answers: ["A play Jab", "A play X", ...answers],
    expected,
  };
}

export const verbCases: readonly Case[] = [
  casts("Kill an enemy unit.", ENEMY, [], { "B.trash": ["2 Might"] }),
  casts("Kill a unit.", TWO, ["A 4 Might"], { "B.trash": ["4 Might"] }),
  casts("Banish an enemy unit.", ENEMY, [], { "B.banishment": ["2 Might"] }),
  casts("Return an enemy unit to its owner's hand.", ENEMY, [], { "B.hand": ["2 Might"] }),
  casts("Recycle a card from your trash.", { A: { trash: ["1 Might"] } }, [], {
    "A.trash": ["X"],
    "A.deckCount": 7,
  }),
  casts("Each player kills one of their units.", { A: { base: ["1 Might"] }, ...TWO }, ["B 4 Might"], {
    "A.trash": ["1 Might", "X"],
    "B.trash": ["4 Might"],
  }),
  casts("Each opponent banishes one of their units.", TWO, ["B 2 Might"], { "B.banishment": ["2 Might"] }),
  casts("Each opponent recycles one of their units.", ENEMY, [], { "B.base": [], "B.deckCount": 11 }),
  casts("Each opponent returns one of their units to its owner's hand.", ENEMY, [], {
    "B.hand": ["2 Might"],
  }),
  casts("Exhaust an enemy unit.", ENEMY, [], { "B.base": ["2 Might exhausted"] }),
  casts("Ready a friendly unit.", { A: { base: ["2 Might exhausted"] } }, [], { "A.base": ["2 Might"] }),
  casts("[Stun] an enemy unit.", ENEMY, [], { "B.base": ["2 Might stunned"] }),
  casts("[Buff] a friendly unit.", { A: { base: ["2 Might"] } }, [], {
    "A.base": ["2 Might buffed"],
    "might.2 Might": 3,
  }),
  casts("Heal a unit.", { A: { base: ["3 Might damage 2"] } }, [], { "A.base": ["3 Might"] }),
  casts("Recall a unit.", { "BF-A": { A: ["2 Might"] } }, [], { "A.base": ["2 Might"], "BF-A.A": [] }),
  casts("[Empower] a friendly unit.", { A: { base: ["2 Might"] } }, [], { "A.base": ["2 Might empowered"] }),
  casts("[Disempower] a friendly unit.", { A: { base: ["2 Might empowered"] } }, [], {
    "A.base": ["2 Might"],
  }),
  casts("Put a card from your trash into your hand.", { A: { trash: ["1 Might"] } }, [], {
    "A.hand": ["1 Might"],
  }),
  casts(
    "Put a card from your trash on top of your Main Deck.",
    { A: { trash: ["1 Might"], deck: ["2 Might"] } },
    [],
    { "A.deck": ["1 Might", "2 Might"] },
  ),
  casts(
    "Reveal the top card of your Main Deck. If it's a unit, draw it. Otherwise, recycle it.",
    { A: { deck: ["1 Might", "2 Might"] } },
    [],
    {
      "A.hand": ["1 Might"],
      "A.deck": ["2 Might"],
    },
  ),
  casts(
    "Reveal the top card of your Main Deck. If it's a spell, draw it. Otherwise, recycle it.",
    { A: { deck: ["1 Might", "2 Might"] } },
    [],
    {
      "A.hand": [],
      "A.deck": ["2 Might", "1 Might"],
    },
  ),
  casts("Reveal a unit from your hand. If you do, draw 1.", { A: { hand: ["1 Might"] } }, ["A 1 Might"], {
    "A.handCount": 2,
  }),
  casts("Take control of an enemy unit. Recall it.", ENEMY, [], { "A.base": ["2 Might"], "B.base": [] }),
  casts("Choose an enemy unit. If it is stunned, kill it. Otherwise, stun it.", ENEMY, [], {
    "B.base": ["2 Might stunned"],
  }),
  casts(
    "Choose an enemy unit. If it is stunned, kill it. Otherwise, stun it.",
    { B: { base: ["2 Might stunned"] } },
    [],
    { "B.trash": ["2 Might"] },
  ),
  casts(
    "Look at the top 3 cards of your Main Deck. Put 1 into your hand and recycle the rest.",
    { A: { deck: ["1 Might", "2 Might", "4 Might", "5 Might"] } },
    ["A 2 Might"],
    {
      "A.hand": ["2 Might"],
      "A.deckCount": 3,
    },
  ),
  casts(
    "Look at the top card of your Main Deck. You may banish it.",
    { A: { deck: ["1 Might", "2 Might"] } },
    ["A yes"],
    { "A.banishment": ["1 Might"], "A.deck": ["2 Might"] },
  ),
  casts(
    "Reveal the top 2 cards of your Main Deck. You may banish one. Recycle the rest.",
    { A: { deck: ["1 Might", "2 Might", "4 Might"] } },
    ["A yes", "A 2 Might"],
    {
      "A.banishment": ["2 Might"],
      "A.deck": ["4 Might", "1 Might"],
    },
  ),
  casts(
    "Reveal the top rune of your rune deck, then recycle it.",
    { A: { runeDeck: ["Fury", "Calm"] } },
    [],
    { "A.runeDeck": ["Calm", "Fury"] },
  ),
  casts("[Predict].", { A: { deck: ["1 Might", "2 Might"] } }, ["A 1 Might"], {
    "A.deck": ["2 Might", "1 Might"],
  }),
  casts("[Predict] 2.", { A: { deck: ["1 Might", "2 Might", "4 Might"] } }, ["A 1 Might", "A keepRest"], {
    "A.deck": ["2 Might", "4 Might", "1 Might"],
  }),
  casts(
    "Choose an opponent. They reveal their hand. Choose a card from it, and they discard it.",
    { B: { hand: ["1 Might", "2 Might"] } },
    ["A 2 Might"],
    {
      "B.hand": ["1 Might"],
      "B.trash": ["2 Might"],
    },
  ),
  // Damage.
  casts("Deal 2 to an enemy unit.", TWO, ["A 4 Might"], { "B.base": ["2 Might", "4 Might damage 2"] }),
  casts(
    "Deal damage equal to the number of friendly units to an enemy unit.",
    { A: { base: ["1 Might"] }, B: { base: ["4 Might"] } },
    [],
    { "B.base": ["4 Might damage 1"] },
  ),
  casts(
    "Discard 1. Deal its Energy cost as damage to an enemy unit.",
    { A: { hand: ["3-cost 1 Might"] }, B: { base: ["4 Might"] } },
    ["A 3-cost 1 Might"],
    {
      "B.base": ["4 Might damage 3"],
    },
  ),
  casts(
    "Deal 3 damage split among any number of enemy units.",
    { B: { base: ["2 Might", "4 Might"] } },
    ["A 2 Might", "A 4 Might", "A 1"],
    {
      "B.base": ["2 Might damage 1", "4 Might damage 2"],
    },
  ),
  casts(
    "A friendly unit deals damage equal to its Might to an enemy unit.",
    { A: { base: ["3 Might"] }, B: { base: ["4 Might"] } },
    [],
    { "B.base": ["4 Might damage 3"] },
  ),
  casts(
    "Choose a friendly unit and an enemy unit. They deal damage equal to their Mights to each other.",
    { A: { base: ["3 Might"] }, B: { base: ["4 Might"] } },
    [],
    {
      "A.trash": ["X", "3 Might"],
      "B.base": ["4 Might damage 3"],
    },
  ),
  enters(
    "When you play me, choose an enemy unit. We deal damage equal to our Mights to each other.",
    { B: { base: ["4 Might"] } },
    [],
    {
      "A.trash": ["X"],
      "B.base": ["4 Might damage 3"],
    },
  ),
  casts(
    "Prevent the next 2 damage that would be dealt to a unit this turn.",
    { A: { hand: ["Jab", "Jab"], base: ["3 Might"] }, cards: [spell("Jab", "Deal 3 to a unit.")] },
    ["A pass", "B pass", "A play Jab"],
    {
      "A.base": ["3 Might damage 1"],
    },
  ),
  casts(
    "Choose a friendly unit in your base. Deal damage equal to its Might to all enemy units at a battlefield, then move your unit there.",
    { A: { base: ["5 Might"] }, "BF-A": { B: ["2 Might", "6 Might"] } },
    ["A BF-A"],
    {
      "BF-A.B": ["6 Might damage 5"],
    },
  ),
  // keywords.42
  casts(
    "[Show Off] a Dragon. Deal damage equal to its Might to an enemy unit.",
    {
      A: { hand: ["Wyrm"] },
      B: { base: ["9 Might"] },
      cards: [unit("Wyrm", "", { might: 6, tags: ["Dragon"] })],
    },
    ["A Wyrm"],
    {
      "A.hand": ["Wyrm"],
      "B.base": ["9 Might damage 6"],
    },
  ),
  casts(
    "[Show Off] a Dragon. Deal damage equal to its Might to an enemy unit.",
    { A: { hand: ["2 Might"] }, B: { base: ["9 Might"] } },
    [],
    {
      "B.base": ["9 Might"],
    },
  ),
  // What is given.
  casts("Give a friendly unit +2 [M] this turn.", { A: { base: ["3 Might"] } }, [], { "might.3 Might": 5 }),
  casts("Give a friendly unit +2 [M] this turn.", { A: { base: ["3 Might"] } }, ["A endTurn"], {
    "might.3 Might": 3,
  }),
  casts("Give a friendly unit [Assault 2] and [Tank] this turn.", { A: { base: ["3 Might"] } }, [], {
    "keywords.3 Might.assault": 2,
    "keywords.3 Might.tank": 1,
  }),
  casts(
    "Give +[M] equal to the number of enemy units to a friendly unit this turn.",
    { A: { base: ["3 Might"] }, ...TWO },
    [],
    { "might.3 Might": 5 },
  ),
  casts(
    "Give a friendly unit +1 [M] this turn for each enemy unit.",
    { A: { base: ["3 Might"] }, ...TWO },
    [],
    { "might.3 Might": 5 },
  ),
  casts(
    "Give a friendly unit +1 [M] for each enemy unit this turn.",
    { A: { base: ["3 Might"] }, ...TWO },
    [],
    { "might.3 Might": 5 },
  ),
  casts("Give a friendly unit [Shield].", { A: { base: ["3 Might"] } }, ["A endTurn"], {
    "keywords.3 Might.shield": 1,
  }),
  casts("Give an enemy unit -4 [M] this turn, to a minimum of 1 [M].", ENEMY, [], { "might.2 Might": 1 }),
  casts("Double a friendly unit's Might this turn.", { A: { base: ["3 Might"] } }, [], {
    "might.3 Might": 6,
  }),
  enters("When you play me, double my Might this turn.", {}, [], { "might.X": 6 }),
  // action.38
  casts(
    "Replace a friendly unit with a 1 [M] Recruit unit token.",
    { "BF-A": { A: ["5 Might", "2 Might"] } },
    ["A 5 Might"],
    { "BF-A.A": ["2 Might", "Recruit exhausted"], "A.trash": ["X"], "A.aside": ["5 Might"] },
  ),
  // layers.4
  casts(
    "A friendly unit becomes a copy of an enemy unit this turn.",
    { A: { base: ["2 Might buffed"] }, B: { base: ["7 Might Tank"] } },
    [],
    { "A.base": ["7 Might Tank buffed"], "B.base": ["7 Might Tank"] },
  ),
  casts(
    "A friendly unit becomes a copy of an enemy unit this turn.",
    { A: { base: ["2 Might buffed"] }, B: { base: ["7 Might Tank"] } },
    ["A pass", "B pass", "A endTurn"],
    { "A.base": ["2 Might buffed"], "might.2 Might": 3 },
  ),
  casts(
    "A friendly unit becomes a copy of an enemy unit.",
    { A: { base: ["2 Might"] }, B: { base: ["7 Might Tank"] } },
    ["A pass", "B pass", "A endTurn"],
    { "A.base": ["7 Might Tank"] },
  ),
  enters(
    "When you play me, I become a copy of an enemy unit.",
    { B: { base: ["7 Might"] } },
    ["A pass", "B pass", "A endTurn"],
    {
      "A.base": ["7 Might exhausted"],
    },
  ),
  enters(
    "When you play me, I become a copy of an enemy unit this turn.",
    { B: { base: ["7 Might"] } },
    ["A pass", "B pass", "A endTurn"],
    { "A.base": ["X exhausted"] },
  ),
  // might.7
  casts("The base Might of a friendly unit becomes 5 this turn.", { A: { base: ["3 Might buffed"] } }, [], {
    "might.3 Might": 6,
  }),
  casts("The base Might of a friendly unit becomes 0 this turn.", { A: { base: ["3 Might"] } }, [], {
    "might.3 Might": 0,
  }),
  casts(
    "Swap the Might of a friendly unit and an enemy unit this turn.",
    { A: { base: ["3 Might"] }, B: { base: ["5 Might"] } },
    [],
    { "might.3 Might": 5, "might.5 Might": 3 },
  ),
  casts(
    "Increase the Might of a friendly unit to the highest Might among enemy units this turn.",
    { A: { base: ["3 Might"] }, B: { base: ["5 Might"] } },
    [],
    { "might.3 Might": 5 },
  ),
  casts("Units you play this turn enter ready.", { A: { hand: ["2 Might"] } }, ["A play 2 Might"], {
    "A.base": ["2 Might"],
  }),
  casts(
    "Your spells and abilities deal 2 Bonus Damage this turn.",
    { A: { hand: ["Jab"] }, cards: [JAB], B: { base: ["5 Might"] } },
    ["A pass", "B pass", "A play Jab"],
    { "B.base": ["5 Might damage 3"] },
  ),
  // Moving.
  casts("Move a friendly unit to a battlefield.", { A: { base: ["3 Might"] } }, ["A BF-B"], {
    "BF-B.A": ["3 Might"],
  }),
  casts("Move a friendly unit.", { "BF-A": { A: ["3 Might"] } }, ["A base A"], { "A.base": ["3 Might"] }),
  casts("Move a unit at a battlefield to its base.", { "BF-A": { B: ["3 Might"] } }, [], {
    "B.base": ["3 Might"],
  }),
  casts(
    "Move a friendly unit to an open battlefield.",
    { A: { base: ["3 Might"] }, "BF-A": { B: ["1 Might"] } },
    [],
    { "BF-B.A": ["3 Might"] },
  ),
  casts(
    "Move a friendly unit to a battlefield you control.",
    { A: { base: ["3 Might"] }, "BF-B": { A: ["1 Might"] } },
    ["A 3 Might"],
    { "BF-B.A": ["1 Might", "3 Might"] },
  ),
  casts(
    "Stun an enemy unit at a battlefield, then move a friendly unit to its location.",
    { A: { base: ["3 Might"] }, "BF-B": { B: ["1 Might"] } },
    [],
    { "BF-B.A": ["3 Might"] },
  ),
  lies(
    "When I move to a battlefield, move another friendly unit to here.",
    { A: { base: ["X", "1 Might"] } },
    ["A move X", "A BF-A", "A done"],
    { "BF-A.A": ["X exhausted", "1 Might"] },
  ),
  // Playing.
  casts("Play a unit from your trash.", { A: { trash: ["2-cost 2 Might"] } }, [], {
    "A.base": ["2-cost 2 Might exhausted"],
    "A.ready": 4,
  }),
  casts("Play a unit from your trash, ignoring its cost.", { A: { trash: ["2-cost 2 Might"] } }, [], {
    "A.base": ["2-cost 2 Might exhausted"],
    "A.ready": 6,
  }),
  casts("Play a unit from your trash, ignoring its Energy cost.", { A: { trash: ["2-cost 2 Might"] } }, [], {
    "A.base": ["2-cost 2 Might exhausted"],
    "A.ready": 6,
  }),
  casts("Play a unit from your trash, reducing its cost by [1].", { A: { trash: ["2-cost 2 Might"] } }, [], {
    "A.base": ["2-cost 2 Might exhausted"],
    "A.ready": 5,
  }),
  casts(
    "Play a unit from your trash to a battlefield, reducing its cost by [1].",
    { A: { trash: ["2-cost 2 Might"] } },
    ["A BF-A"],
    { "A.ready": 5, "BF-A.A": ["2-cost 2 Might exhausted"] },
  ),
  casts("Play a unit from your trash to its base.", { A: { trash: ["2-cost 2 Might"] } }, [], {
    "A.base": ["2-cost 2 Might exhausted"],
    "A.ready": 4,
  }),
  casts(
    "Play a unit from your trash to its base, ignoring its cost.",
    { A: { trash: ["2-cost 2 Might"] } },
    [],
    { "A.ready": 6 },
  ),
  casts(
    "Play a unit from your trash to its base, ignoring its Energy cost.",
    { A: { trash: ["2-cost 2 Might"] } },
    [],
    { "A.ready": 6 },
  ),
  casts(
    "Choose a unit from your trash, then play it in your base.",
    { A: { trash: ["2-cost 2 Might"] } },
    [],
    { "A.base": ["2-cost 2 Might exhausted"], "A.ready": 4 },
  ),
  casts(
    "Choose a unit from your trash, then play it in your base, ignoring its cost.",
    { A: { trash: ["2-cost 2 Might"] } },
    [],
    { "A.ready": 6 },
  ),
  casts(
    "Choose a unit from your trash, then play it in your base, ignoring its Energy cost.",
    { A: { trash: ["2-cost 2 Might"] } },
    [],
    { "A.ready": 6 },
  ),
  casts(
    "Banish a friendly unit, then its owner plays it.",
    { A: { base: ["2-cost 2 Might damage 1"] } },
    [],
    { "A.base": ["2-cost 2 Might exhausted"], "A.ready": 4 },
  ),
  casts(
    "Banish a friendly unit, then its owner plays it, ignoring its cost.",
    { A: { base: ["2-cost 2 Might damage 1"] } },
    [],
    { "A.ready": 6 },
  ),
  casts(
    "Banish a friendly unit, then its owner plays it, ignoring its Energy cost.",
    { A: { base: ["2-cost 2 Might damage 1"] } },
    [],
    { "A.ready": 6 },
  ),
  casts(
    "Banish a friendly unit, then its owner plays it to its base.",
    { A: { base: ["2-cost 2 Might damage 1"] } },
    [],
    { "A.base": ["2-cost 2 Might exhausted"] },
  ),
  casts(
    "Banish a friendly unit, then its owner plays it to its base, ignoring its cost.",
    { A: { base: ["2-cost 2 Might damage 1"] } },
    [],
    { "A.ready": 6 },
  ),
  casts(
    "Banish a friendly unit, then its owner plays it to its base, ignoring its Energy cost.",
    { A: { base: ["2-cost 2 Might damage 1"] } },
    [],
    { "A.ready": 6 },
  ),
  responds("Counter a spell.", { A: { base: ["3 Might"], hand: ["X", "Jab"] } }, [], {
    "A.base": ["3 Might"],
  }),
  responds(
    "Counter a spell unless its controller pays [2].",
    { A: { base: ["3 Might"], hand: ["X", "Jab"], runes: ["2 Fury"] } },
    ["A yes"],
    {
      "A.base": ["3 Might damage 1"],
      "A.ready": 0,
    },
  ),
  // Equipment.
  casts(
    "Attach an Equipment you control to a friendly unit.",
    { cards: [equipment], A: { base: ["2 Might", "Blade"] } },
    [],
    { "A.base": ["2 Might with Blade"], "might.2 Might": 4 },
  ),
  casts("Detach an Equipment you control.", { cards: [equipment], A: { base: ["2 Might with Blade"] } }, [], {
    "A.base": ["2 Might", "Blade"],
  }),
  gear("[E]: Draw 1.", {}, ["A use X"], { "A.handCount": 1 }),
  stands("[E]: Draw 1.", { cards: [unit("Y", "")] }, ["A use X"], { "A.handCount": 1 }),
];
