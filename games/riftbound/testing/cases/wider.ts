import { battlefield, type Case, casts, enters, gear, lies, stands, unit } from "../case.ts";

/* What reaches others, what is said of several, and what is paid as often as one likes. */

const slow = (id: string, text: string, figures: object = {}): object => ({
  id,
  type: "spell",
  cost: 0,
  text,
  ...figures,
});
const ZAP = slow("Zap", "Deal 2 to a unit.");
const TWO = { B: { base: ["2 Might", "4 Might"] } };

/** XP tells that something has set X off. */
function tells(text: string, setting: Record<string, unknown>, answers: readonly string[], xp = 1): Case {
  const { A = {}, ...rest } = setting as { A?: { base?: readonly string[] } };
  return lies(text, { ...rest, A: { ...A, base: [...(A.base ?? []), "X"] } }, answers, { "A.xp": xp });
}

const MAGIC: readonly (readonly [string, string, string])[] = [
  ["stun", "Stun a unit.", ""],
  ["buff", "Buff a unit.", ""],
  ["ready", "Ready a unit.", " exhausted"],
  ["exhaust", "Exhaust a unit.", ""],
  ["kill", "Kill a unit.", ""],
  ["banish", "Banish a unit.", ""],
  ["recycle", "Recycle a unit.", ""],
  ["reveal", "Reveal a unit.", ""],
  ["heal", "Heal a unit.", " damage 1"],
];

const verbs: readonly Case[] = [
  ...MAGIC.map(([verb, text, state]) =>
    tells(
      `When you ${verb} or discard a unit, gain 1 XP.`,
      { cards: [slow("Magic", text)], A: { hand: ["Magic"] }, B: { base: [`9 Might${state}`] } },
      ["A play Magic", "A 9 Might"],
    ),
  ),
  tells("When you play or choose a unit, gain 1 XP.", { cards: [unit("U", "")], A: { hand: ["U"] } }, [
    "A play U",
  ]),
  lies(
    "When you choose or ready me, give me +1 [M] this turn.",
    { cards: [slow("Magic", "Ready a unit.")], A: { hand: ["Magic"], base: ["X exhausted"] } },
    ["A play Magic"],
    { "might.X": 5 },
  ),
  gear(
    "When this is played, discarded, or killed, gain 1 XP.",
    { cards: [slow("Magic", "Kill a gear.")], A: { hand: ["Magic"] } },
    ["A play Magic"],
    { "A.xp": 1 },
  ),
  ...(
    [
      ["banished", "recycled", "Banish"],
      ["recalled", "readied", "Recall"],
      ["stunned", "buffed", "Stun"],
    ] as const
  ).map(([one, other, verb]) =>
    lies(
      `When I'm ${one} or ${other}, gain 1 XP.`,
      { cards: [slow("Magic", `${verb} a unit.`)], A: { hand: ["Magic"], base: ["X"] } },
      ["A play Magic"],
      { "A.xp": 1 },
    ),
  ),
  ...(
    [
      ["moves", ["A move U", "A BF-A", "A done"], {}],
      ["conquers", ["A move U", "A BF-A", "A done", "A pass", "B pass"], {}],
      ["attacks", ["A move U", "A BF-A", "A done"], { "BF-A": { B: ["9 Might"] } }],
    ] as const
  ).map(([what, answers, more]) =>
    tells(
      `When one of your units ${what}, gain 1 XP.`,
      { cards: [unit("U", "")], A: { base: ["U"] }, ...more },
      answers,
    ),
  ),
  tells(
    "When one of your units dies, gain 1 XP.",
    { cards: [slow("Magic", "Kill a unit.")], A: { hand: ["Magic"], base: ["1 Might"] } },
    ["A play Magic", "A 1 Might"],
  ),
  tells(
    "When one of your units becomes stunned, gain 1 XP.",
    { cards: [slow("Magic", "Stun a unit.")], A: { hand: ["Magic"], base: ["1 Might"] } },
    ["A play Magic", "A 1 Might"],
  ),
  tells(
    "When one of your units becomes [Mighty], gain 1 XP.",
    { cards: [slow("Magic", "Give a unit +4 [M] this turn.")], A: { hand: ["Magic"], base: ["1 Might"] } },
    ["A play Magic", "A 1 Might"],
  ),
  tells(
    "When one of your units defends, gain 1 XP.",
    { of: "B", A: { base: [] }, B: { base: ["1 Might"] }, "BF-A": { A: ["4 Might"] } },
    ["B move 1 Might", "B BF-A"],
  ),
  tells("When one of your units holds, gain 1 XP.", { of: "B", "BF-A": { A: ["4 Might"] } }, ["B endTurn"]),
  tells("When you or an ally hold, gain 1 XP.", { of: "B", "BF-A": { A: ["4 Might"] } }, ["B endTurn"]),
  tells("When you or an ally conquer, gain 1 XP.", { cards: [unit("U", "")], A: { base: ["U"] } }, [
    "A move U",
    "A BF-A",
    "A done",
    "A pass",
    "B pass",
  ]),
  tells(
    "When a player chooses an enemy unit with a spell, gain 1 XP.",
    { cards: [ZAP], A: { hand: ["Zap"] }, B: { base: ["9 Might"] } },
    ["A play Zap", "A 9 Might"],
  ),
  lies(
    "When I conquer after an attack, gain 1 XP.",
    { A: { base: ["X"] }, "BF-A": { B: ["1 Might"] } },
    ["A move X", "A BF-A", "A pass", "B pass"],
    { "A.xp": 1 },
  ),
  lies(
    "When I conquer after an attack, gain 1 XP.",
    { A: { base: ["X"] } },
    ["A move X", "A BF-A", "A pass", "B pass"],
    { "A.xp": 0 },
  ),
  lies(
    "The second time I move in a turn, gain 1 XP.",
    {
      cards: [slow("Magic", "Move a friendly unit to a battlefield, then move it to base.")],
      A: { hand: ["Magic"], base: ["X"] },
    },
    ["A play Magic", "A BF-A"],
    { "A.xp": 1 },
  ),
  lies("The second time I move in a turn, gain 1 XP.", { A: { base: ["X"] } }, ["A move X", "A BF-A"], {
    "A.xp": 0,
  }),
  {
    text: "[Hidden]\nWhen you play this from face down, gain 1 XP.",
    scene: {
      cards: [unit("X", "[Hidden]\nWhen you play this from face down, gain 1 XP.")],
      table: { "BF-A": { A: ["1 Might"], facedown: { A: ["X"] } } },
    },
    answers: ["A play facedown X"],
    expected: { "A.xp": 1 },
  },
];

const reaching: readonly Case[] = [
  stands(
    "While I'm ready, friendly spells cost [1] less, and enemy units have -1 [M].",
    { B: { base: ["2 Might"] } },
    [],
    { "might.2 Might": 1 },
  ),
  lies(
    "While a friendly unit attacks alone, it gets +2 [M].",
    { A: { base: ["X"] }, "BF-A": { B: ["9 Might"] } },
    ["A move X", "A BF-A"],
    { "might.X": 5 },
  ),
  lies(
    "While a friendly unit defends alone, it gets +2 [M].",
    { of: "B", B: { base: ["1 Might"] }, "BF-A": { A: ["X"] } },
    ["B move 1 Might", "B BF-A"],
    { "might.X": 5 },
  ),
  stands(
    "Opponents can only play units to their base.",
    { of: "B", cards: [unit("U", "")], B: { hand: ["U"] }, "BF-A": { B: ["1 Might"] } },
    ["B play U"],
    { "B.base": ["U exhausted"] },
  ),
  stands(
    "Spells and abilities can't ready enemy units and gear.",
    {
      of: "B",
      cards: [slow("Wake", "Ready a friendly unit.")],
      B: { hand: ["Wake"], base: ["1 Might exhausted"] },
    },
    ["B play Wake"],
    { "B.base": ["1 Might exhausted"] },
  ),
  battlefield(
    "You may hide an additional card here.",
    {
      cards: [unit("U", "[Hidden]"), unit("V", "[Hidden]")],
      A: { hand: ["U", "V"] },
      "BF-A": { A: ["1 Might"] },
    },
    ["A hide U", "A hide V"],
    { "A.handCount": 0 },
  ),
  stands(
    "You can hide cards ignoring costs.",
    { cards: [unit("U", "[Hidden]")], A: { hand: ["U"], runes: [] }, "BF-A": { A: ["1 Might"] } },
    ["A hide U"],
    { "A.handCount": 0 },
  ),
  battlefield(
    "Units can't be played here.",
    { cards: [unit("U", "")], A: { hand: ["U"] }, "BF-A": { A: ["1 Might"] } },
    ["A play U"],
    { "A.base": ["U exhausted"] },
  ),
  lies(
    "Your opponents' [Hidden] cards can't be revealed here.",
    {
      of: "B",
      cards: [unit("U", "[Hidden]")],
      "BF-A": { A: ["X"], controller: "B", facedown: { B: ["U"] } },
    },
    [],
    { "A.xp": 0 },
  ),
  lies(
    "I can have any number of buffs.",
    { cards: [slow("Magic", "Buff a unit.")], A: { hand: ["2x Magic"], base: ["X"] } },
    ["A play Magic", "A play Magic"],
    { "might.X": 5 },
  ),
  casts(
    "Buff a friendly unit. Buffs give an additional +1 [M] to friendly units this turn.",
    { A: { base: ["2 Might"] } },
    [],
    { "might.2 Might": 4 },
  ),
  stands(
    "Stunned enemy units have -8 [M], to a minimum of 1 [M].",
    { B: { base: ["4 Might stunned"] } },
    [],
    { "might.4 Might": 1 },
  ),
  stands(
    "Stunned enemy units have -2 [M], to a minimum of 1 [M].",
    { B: { base: ["4 Might stunned"] } },
    [],
    { "might.4 Might": 2 },
  ),
  stands(
    "If another friendly unit would die, if it has less Might than me, instead heal it, exhaust it, and recall it.",
    { cards: [slow("Doom", "Kill a unit.")], A: { hand: ["Doom"], base: ["2 Might"] } },
    ["A play Doom", "A 2 Might"],
    { "A.base": ["X", "2 Might exhausted"] },
  ),
  stands(
    "If another friendly unit would die, if it has less Might than me, instead heal it, exhaust it, and recall it.",
    { cards: [slow("Doom", "Kill a unit.")], A: { hand: ["Doom"], base: ["5 Might"] } },
    ["A play Doom", "A 5 Might"],
    { "A.base": ["X"] },
  ),
];

const paid: readonly Case[] = [
  casts("Pay any amount of [A] to deal that much to an enemy unit.", { B: { base: ["9 Might"] } }, ["A 2"], {
    "B.base": ["9 Might damage 2"],
    "A.runeDeckCount": 8,
  }),
  casts("Pay any amount of Energy to draw that many.", {}, ["A 3"], { "A.handCount": 3, "A.ready": 3 }),
  gear("[E]: [Reaction] — Pay any amount of [A] to [Add] that much Energy.", {}, ["A use X", "A 2"], {
    "A.energy": 2,
  }),
  gear("[E]: [Reaction] — Pay any amount of Energy to [Add] that much [A].", {}, ["A use X", "A 2"], {
    "A.power.universal": 2,
  }),
];

const given: readonly Case[] = [
  casts(
    "Give a friendly unit +2 [M] this turn and an enemy unit -1 [M] this turn.",
    { A: { base: ["2 Might"] }, B: { base: ["4 Might"] } },
    [],
    { "might.2 Might": 4, "might.4 Might": 3 },
  ),
  casts(
    "Give a friendly unit +2 [M] this turn and an enemy unit -9 [M] this turn, to a minimum of 1 [M].",
    { A: { base: ["2 Might"] }, B: { base: ["4 Might"] } },
    [],
    { "might.2 Might": 4, "might.4 Might": 1 },
  ),
  casts(
    "Give a friendly unit +1 [M] this turn, then an additional +1 [M] this turn if it is the only unit you control there.",
    { A: { base: ["2 Might"] } },
    [],
    { "might.2 Might": 4 },
  ),
  casts(
    "Give a friendly unit +1 [M] this turn, then an additional +1 [M] this turn if it is the only unit you control there.",
    { A: { base: ["2 Might", "3 Might"] } },
    ["A 2 Might"],
    { "might.2 Might": 3 },
  ),
  casts(
    "Choose a friendly unit. This turn, increase its Might to the Might of an enemy unit.",
    { A: { base: ["2 Might"] }, B: { base: ["4 Might"] } },
    [],
    { "might.2 Might": 4 },
  ),
  casts(
    'Give a friendly unit "When I move, gain 1 XP." this turn.',
    { cards: [unit("U", "")], A: { base: ["U"] } },
    ["A move U", "A BF-A"],
    { "A.xp": 1 },
  ),
  casts(
    "Deal 2 to an enemy unit and 1 to a friendly unit.",
    { A: { base: ["3 Might"] }, B: { base: ["4 Might"] } },
    [],
    { "A.base": ["3 Might damage 1"], "B.base": ["4 Might damage 2"] },
  ),
  casts("Ready or exhaust an enemy unit.", { B: { base: ["4 Might"] } }, ["A second"], {
    "B.base": ["4 Might exhausted"],
  }),
  casts("Return a unit from your trash to your hand.", { A: { trash: ["2 Might"] } }, [], {
    "A.hand": ["2 Might"],
  }),
  casts(
    "Channel 2 runes exhausted. If you couldn't channel 2 runes this way, draw 1.",
    { A: { runeDeck: 1 } },
    [],
    { "A.handCount": 1 },
  ),
  casts("Channel 2 runes exhausted. If you couldn't channel 2 runes this way, draw 1.", {}, [], {
    "A.handCount": 0,
  }),
  casts(
    "Channel 2 runes exhausted. If you couldn't channel 1 rune this way, draw 1.",
    { A: { runeDeck: 1 } },
    [],
    { "A.handCount": 0 },
  ),
  casts(
    "Draw 1 for each spell in your trash with Energy cost less than your points.",
    { cards: [slow("Old", "Draw 1.", { cost: 2 })], A: { trash: ["Old"], points: 3 } },
    [],
    { "A.handCount": 1 },
  ),
  ...(
    [
      ["all damage", 0],
      ["all spell and ability damage", 0],
      ["all combat damage", 2],
    ] as const
  ).flatMap(([what, damage]) => [
    casts(
      `Prevent ${what} this turn.`,
      { cards: [ZAP], A: { hand: ["Zap"] }, B: { base: ["9 Might"] } },
      ["A play Zap"],
      { "B.base": [damage === 0 ? "9 Might" : `9 Might damage ${damage}`] },
    ),
    casts(
      `Prevent ${what} to friendly units this turn.`,
      { cards: [ZAP], A: { hand: ["Zap"] }, B: { base: ["9 Might"] } },
      ["A play Zap"],
      { "B.base": ["9 Might damage 2"] },
    ),
  ]),
  casts(
    "Prevent all combat damage this turn.",
    { A: { base: ["3 Might"] }, "BF-A": { B: ["1 Might"] } },
    ["A move 3 Might", "A BF-A", "A pass", "B pass"],
    { "BF-A.B": ["1 Might"] },
  ),
  casts(
    "Move an enemy unit to a location where there's a unit with the same controller.",
    { B: { base: ["4 Might"] }, "BF-A": { B: ["5 Might"] } },
    ["A 4 Might"],
    { "BF-A.B": ["5 Might", "4 Might"] },
  ),
  lies(
    "When another friendly unit moves, move me with it.",
    { cards: [unit("U", "")], A: { base: ["X", "U"] } },
    ["A move U", "A BF-A", "A done"],
    { "BF-A.A": ["U exhausted", "X"] },
  ),
  lies(
    "When another friendly unit moves, I may be moved with it.",
    { cards: [unit("U", "")], A: { base: ["X", "U"] } },
    ["A move U", "A BF-A", "A done", "A yes"],
    { "BF-A.A": ["U exhausted", "X"] },
  ),
  casts("Choose an enemy unit. Draw 1. I may be moved with it.", TWO, ["A 2 Might", "A no"], {
    "A.handCount": 1,
  }),
  casts(
    "Reveal cards from the top of your Main Deck until you reveal a gear. Draw it. Recycle the rest.",
    { A: { deck: ["1 Might", "2 Might", "gear", "4 Might"] } },
    [],
    { "A.hand": ["gear"], "A.deckCount": 3 },
  ),
  casts(
    "Each opponent reveals the top card of their Main Deck. Choose one and banish it. Then recycle the rest.",
    { B: { deck: ["1 Might", "2 Might"] } },
    ["A 1 Might"],
    { "B.banishment": ["1 Might"] },
  ),
  casts(
    "Each opponent reveals their hand. Choose a unit from among them, then banish it.",
    { B: { hand: ["1 Might"] } },
    ["A 1 Might"],
    { "B.banishment": ["1 Might"] },
  ),
  casts(
    "Choose an opponent. They reveal their hand. Choose a unit from among them, then recycle it.",
    { B: { hand: ["1 Might"], deck: 3 } },
    ["A 1 Might"],
    { "B.deckCount": 4 },
  ),
  casts(
    "Reveal the top 2 cards of your Main Deck. You may banish one. Draw the rest.",
    { A: { deck: ["1 Might", "2 Might", "3 Might"] } },
    ["A yes", "A 1 Might"],
    { "A.hand": ["2 Might"] },
  ),
  casts(
    "Reveal the top 3 cards of your Main Deck. Draw 1 for each unit with 2 [M] or more revealed this way.",
    { A: { deck: ["1 Might", "2 Might", "3 Might", "4 Might"] } },
    [],
    { "A.handCount": 2 },
  ),
  casts(
    "Reveal the top 3 cards of your Main Deck. Draw cards equal to the number of units with 2 [M] or more revealed this way.",
    { A: { deck: ["1 Might", "2 Might", "3 Might", "4 Might"] } },
    [],
    { "A.handCount": 2 },
  ),
  enters(
    "When you play me, return another friendly gear, unit, or facedown card to its owner's hand.",
    { A: { base: ["gear"] } },
    [],
    { "A.hand": ["gear"] },
  ),
  casts(
    "Return facedown cards to their owners' hands.",
    { "BF-A": { A: ["1 Might"], facedown: { A: ["2 Might"] } } },
    [],
    { "A.hand": ["2 Might"] },
  ),
];

const more: readonly Case[] = [
  battlefield(
    "Units can't move from here to base.",
    {
      cards: [slow("Pull", "Move a friendly unit to base.")],
      A: { hand: ["Pull"] },
      "BF-B": { A: ["2 Might"] },
    },
    ["A play Pull"],
    { "A.base": ["2 Might"] },
  ),
  battlefield(
    "Units can't move from here to base.",
    {
      cards: [slow("Pull", "Move a friendly unit to base.")],
      A: { hand: ["Pull"] },
      "BF-A": { A: ["2 Might"] },
    },
    ["A play Pull"],
    { "A.base": [] },
  ),
  casts(
    "Choose an enemy unit. Reveal the top 2 cards of your Main Deck. Deal 1 to that unit for each unit revealed this way.",
    { A: { deck: ["1 Might", "2 Might"] }, B: { base: ["9 Might"] } },
    [],
    { "B.base": ["9 Might damage 2"] },
  ),
  casts(
    "Choose a friendly unit and an enemy gear. Kill that gear and give that unit +1 [M] this turn.",
    { A: { base: ["2 Might"] }, B: { base: ["gear"] } },
    [],
    { "might.2 Might": 3, "B.trash": ["gear"] },
  ),
  casts(
    "Choose a friendly unit and an Equipment. Attach that Equipment to that unit.",
    {
      cards: [{ id: "Blade", type: "gear", cost: 0, tags: ["Equipment"], mightBonus: 2 }],
      A: { base: ["2 Might", "Blade"] },
    },
    [],
    { "might.2 Might": 4 },
  ),
  casts(
    "Play a unit from your trash. If it's a unit, you may play it to a battlefield you control.",
    { A: { trash: ["2 Might"] }, "BF-A": { A: ["1 Might"] } },
    ["A yes"],
    { "BF-A.A": ["1 Might", "2 Might exhausted"] },
  ),
  {
    text: "[Reaction]\nChoose a friendly unit and a spell. Counter that spell and give that unit +1 [M] this turn.",
    scene: {
      cards: [
        {
          id: "X",
          type: "spell",
          cost: 0,
          text: "[Reaction]\nChoose a friendly unit and a spell. Counter that spell and give that unit +1 [M] this turn.",
        },
        slow("Gain", "Gain 1 XP."),
      ],
      table: { of: "B", A: { hand: ["X"], base: ["2 Might"] }, B: { hand: ["Gain"] } },
    },
    answers: ["B play Gain", "B pass", "A play X"],
    expected: { "B.xp": 0, "might.2 Might": 3 },
  },
  casts("Reveal your hand. Draw 1.", {}, [], { "A.handCount": 1 }),
  casts(
    "Draw cards equal to the number of cards in your trash with Energy cost less than your points.",
    { cards: [slow("Old", "Draw 1.", { cost: 2 })], A: { trash: ["Old"], points: 3 } },
    [],
    { "A.handCount": 1 },
  ),
];

export const widerCases: readonly Case[] = [...verbs, ...reaching, ...paid, ...given, ...more];
