import { battlefield, type Case, lies, type Setting, spell, unit } from "../case.ts";

/* When abilities trigger: a card drawn shows that one has. */

/** What makes something happen to card U, which is A's. */
interface Cause {
  readonly table: (u: string) => Readonly<Record<string, unknown>>;
  readonly answers: (u: string) => readonly string[];
  readonly cards?: readonly object[];
  /** Cards that A draws anyway. */
  readonly drawn?: number;
}

const BLADE = { id: "Blade", type: "gear", cost: 0, tags: ["Equipment"] };
const BASE = { deck: 6, runes: ["3 Fury"] };
const inBase =
  (more: object = {}, state = "") =>
  (u: string) => ({ A: { ...BASE, base: [`${u}${state}`] }, ...more });

/** A spell of A's that does something to a unit of A's. */
function byMagic(text: string, state = "", more: object = {}): Cause {
  return {
    table: (u) => ({ A: { ...BASE, base: [`${u}${state}`], hand: ["Magic"] }, ...more }),
    answers: () => ["A play Magic"],
    cards: [spell("Magic", text)],
  };
}

const moves: Cause = { table: inBase(), answers: (u) => [`A move ${u}`, "A BF-A"] };
const comesHome: Cause = { ...moves, table: inBase({ "BF-A": { A: ["1 Might"], controller: "A" } }) };
const retreats: Cause = {
  table: (u) => ({ A: BASE, "BF-A": { A: [u] } }),
  answers: (u) => [`A move ${u}`],
};
const conquers: Cause = { table: inBase(), answers: (u) => [`A move ${u}`, "A BF-A", "A pass", "B pass"] };
/** From an enemy who was there alone. */
const takes: Cause = {
  table: inBase({ "BF-A": { B: ["1 Might"] } }),
  answers: (u) => [`A move ${u}`, "A BF-A", "A pass", "B pass"],
};
const holds: Cause = {
  table: (u) => ({ of: "B", A: BASE, "BF-A": { A: [u] } }),
  answers: () => ["B endTurn"],
  drawn: 1,
};
const attacks: Cause = {
  table: inBase({ "BF-A": { B: ["1 Might"] } }),
  answers: (u) => [`A move ${u}`, "A BF-A"],
};
const defends: Cause = {
  table: (u) => ({ of: "B", A: BASE, B: { base: ["1 Might"] }, "BF-A": { A: [u] } }),
  answers: () => ["B move 1 Might", "B BF-A"],
};
const isPlayed: Cause = { table: (u) => ({ A: { ...BASE, hand: [u] } }), answers: (u) => [`A play ${u}`] };
const isDiscarded: Cause = {
  table: (u) => ({ A: { ...BASE, hand: [u, "Magic"] } }),
  answers: (u) => ["A play Magic", `A ${u}`],
  cards: [spell("Magic", "Discard 1.")],
};

/** The words of `HAPPENINGS`: of oneself, and of another one. */
const HAPPENINGS: readonly (readonly [string | null, string, Cause])[] = [
  ["I attack", "attacks", attacks],
  ["I defend", "defends", defends],
  ["I attack or defend", "attacks or defends", attacks],
  ["I attack alone", "attacks alone", attacks],
  ["I defend alone", "defends alone", defends],
  ["I attack or defend alone", "attacks or defends alone", attacks],
  ["I conquer", "conquers", conquers],
  ["I hold", "holds", holds],
  ["I conquer or hold", "conquers or holds", conquers],
  ["I conquer an enemy battlefield", "conquers an enemy battlefield", takes],
  ["I move", "moves", moves],
  ["I move to a battlefield", "moves to a battlefield", moves],
  ["I move to a battlefield you control", "moves to a battlefield you control", comesHome],
  ["I move from a battlefield", "moves from a battlefield", retreats],
  ["I move to base", "moves to base", retreats],
  ["I leave the board", "leaves the board", byMagic("Banish a unit.")],
  ["I die", "dies", byMagic("Kill a unit.")],
  ["I take damage", "takes damage", byMagic("Deal 1 to a unit.")],
  ["I become [Mighty]", "becomes [Mighty]", byMagic("Give a unit +2 [M] this turn.")],
  ["I become stunned", "becomes stunned", byMagic("Stun a unit.")],
  ["I become buffed", "becomes buffed", byMagic("Buff a unit.")],
  ["I become ready", "becomes ready", byMagic("Ready a unit.", " exhausted")],
  ["I'm exhausted", "is exhausted", byMagic("Exhaust a unit.")],
  ["I become disempowered", "becomes disempowered", byMagic("Disempower a unit.", " empowered")],
  ["I become [Empowered]", "becomes [Empowered]", byMagic("Empower a unit.")],
  ["I'm recalled", "is recalled", byMagic("Recall a unit.")],
  ["I'm played", "is played", isPlayed],
  ["I'm discarded", "is discarded", isDiscarded],
  ["I'm banished", "is banished", byMagic("Banish a unit.")],
  ["I return to a hand", "returns to a hand", byMagic("Return a unit to its owner's hand.")],
  ["a player takes control of me", "changes control", byMagic("Take control of a unit.")],
];

function drawn(
  text: string,
  cause: Cause,
  u: string,
  watchers: Readonly<Record<string, object>>,
  expected: number,
): Case {
  const cards = [
    { ...(u === "X" ? { text } : {}), ...unit(u, u === "X" ? text : "") },
    ...(cause.cards ?? []),
  ];
  return {
    text,
    scene: {
      cards: [...cards, ...Object.values(watchers)],
      table: withLegend(cause.table(u), u === "X" ? [] : ["X"]),
    },
    answers: cause.answers(u),
    expected: { "A.deckCount": 6 - expected - (cause.drawn ?? 0) },
  };
}

/** A's Legend watches: it is never what something happens to. */
function withLegend(
  table: Readonly<Record<string, unknown>>,
  legend: readonly string[],
): Readonly<Record<string, unknown>> {
  return { ...table, A: { ...(table["A"] as object), ...(legend.length > 0 ? { legend } : {}) } };
}

const watcher = (text: string): object => ({ id: "X", type: "legend", text });

const happenings: readonly Case[] = HAPPENINGS.flatMap(([me, other, cause]) => {
  const one = `When a friendly unit ${other}, draw 1.`;
  const another = `When another friendly unit ${other}, draw 1.`;
  return [
    ...(me === null ? [] : [drawn(`When ${me}, draw 1.`, cause, "X", {}, 1)]),
    drawn(one, cause, "U", { X: watcher(one) }, 1),
    drawn(another, cause, "U", { X: watcher(another) }, 1),
  ];
});

/** What A does to U with a spell. */
const DEEDS: readonly (readonly [string, string, Cause])[] = [
  ["choose", "chooses", byMagic("Stun a unit.")],
  ["stun", "stuns", byMagic("Stun a unit.")],
  ["buff", "buffs", byMagic("Buff a unit.")],
  ["ready", "readies", byMagic("Ready a unit.", " exhausted")],
  ["exhaust", "exhausts", byMagic("Exhaust a unit.")],
  ["kill", "kills", byMagic("Kill a unit.")],
  ["banish", "banishes", byMagic("Banish a unit.")],
  ["recycle", "recycles", byMagic("Recycle a unit.")],
  ["reveal", "reveals", byMagic("Reveal a unit.")],
  ["heal", "heals", byMagic("Heal a unit.", " damage 1")],
  ["discard", "discards", isDiscarded],
  ["play", "plays", isPlayed],
];

/** B's Legend watches what A does; B draws. */
function seenByOpponent(text: string, cause: Cause): Case {
  const { A, ...rest } = cause.table("U");
  const B = { deck: 6, legend: ["X"], ...(rest["B"] as object | undefined) };
  return {
    text,
    scene: { cards: [watcher(text), unit("U", ""), ...(cause.cards ?? [])], table: { ...rest, A, B } },
    answers: cause.answers("U"),
    expected: { "B.deckCount": 5 },
  };
}

const deeds: readonly Case[] = DEEDS.flatMap(([you, opponent, cause]) => {
  const [me, one, another, some] = ["me", "a unit", "another unit", "one or more units"].map(
    (what) => `When you ${you} ${what}, draw 1.`,
  ) as [string, string, string, string];
  const recycles = you === "recycle" ? { drawn: -1 } : {};
  return [
    drawn(me, { ...cause, ...recycles }, "X", {}, 1),
    ...[one, another, some].map((text) =>
      drawn(text, { ...cause, ...recycles }, "U", { X: watcher(text) }, 1),
    ),
    seenByOpponent(`When an opponent ${opponent} a unit, draw 1.`, cause),
    seenByOpponent(`When a player ${opponent} a unit, draw 1.`, cause),
    drawn(`When an opponent ${opponent} me, draw 1.`, { ...cause, ...recycles }, "X", {}, 0),
  ];
});

/** What B does to a unit of A, which has the text. */
const byEnemies: readonly Case[] = [
  ...(
    [
      ["stuns", "Stun an enemy unit."],
      ["kills", "Kill an enemy unit."],
      ["chooses", "Exhaust an enemy unit."],
    ] as const
  ).map(([does, magic]) => toMine(`When an opponent ${does} me, draw 1.`, magic)),
  toMine("When I'm chosen by an enemy spell or ability, draw 1.", "Stun an enemy unit."),
  toMine("When a friendly unit is chosen by an enemy spell or ability, draw 1.", "Stun an enemy unit."),
];

function toMine(text: string, magic: string): Case {
  return {
    text,
    scene: {
      cards: [unit("X", text), spell("Magic", magic)],
      table: { of: "B", A: { base: ["X"], deck: 6 }, B: { hand: ["Magic"] } },
    },
    answers: ["B play Magic"],
    expected: { "A.deckCount": 5 },
  };
}

/** Something that A does without an object. */
function casting(text: string, more: object = {}, drawnAnyway = 0): Cause {
  return {
    table: () => ({ A: { ...BASE, hand: ["Magic"], ...more } }),
    answers: () => ["A play Magic"],
    cards: [spell("Magic", text)],
    drawn: drawnAnyway,
  };
}

const wins: Cause = {
  table: inBase({ "BF-A": { B: ["1 Might"] } }),
  answers: (u) => [`A move ${u}`, "A BF-A", "A pass", "B pass"],
};
const hides: Cause = {
  table: (u) => ({ A: { ...BASE, hand: ["Sneak"] }, "BF-A": { A: [u] } }),
  answers: () => ["A hide Sneak"],
  cards: [unit("Sneak", "[Hidden]")],
};
const countered: Cause = {
  table: () => ({ A: { ...BASE, hand: ["Magic"] }, B: { deck: 6, hand: ["No"] } }),
  answers: () => ["A play Magic", "A pass", "B play No"],
  cards: [spell("Magic", "Gain 1 XP."), spell("No", "Counter a spell.")],
};

const OF_PLAYERS: readonly (readonly [string, string, Cause])[] = [
  ["you conquer", "an opponent conquers", conquers],
  ["you conquer an open battlefield", "an opponent conquers an open battlefield", conquers],
  ["you hold", "an opponent holds", holds],
  ["you score", "an opponent scores", conquers],
  ["you attack", "an opponent attacks", attacks],
  ["you defend", "an opponent defends", defends],
  ["you conquer or hold", "an opponent conquers or holds", conquers],
  ["you attack or defend", "an opponent attacks or defends", attacks],
  ["you move to a battlefield", "an opponent moves to a battlefield", moves],
  ["you move to a battlefield other than mine", "an opponent moves to a battlefield other than mine", moves],
  ["you win a combat", "an opponent wins a combat", wins],
  ["you [Burn]", "an opponent burns", casting("Burn 1.", {}, 1)],
  ["you channel", "an opponent channels", casting("Channel 1 rune.")],
  ["you hide a card", "an opponent hides a card", hides],
  ["you spend a buff", "an opponent spends a buff", byMagicBuff()],
  ["you gain XP", "an opponent gains XP", casting("Gain 1 XP.")],
  ["you spend XP", "an opponent spends XP", casting("Spend 1 XP.", { xp: 1 })],
  [
    "you lose one or more points",
    "an opponent loses one or more points",
    casting("Lose 1 point.", { points: 2 }),
  ],
  ["you gain one or more points", "an opponent gains one or more points", casting("Score 1 point.")],
  ["your spell is countered", "an opponent's spell is countered", countered],
];

function byMagicBuff(): Cause {
  return byMagic("Choose a unit. Spend its buff.", " buffed");
}

const ofPlayers: readonly Case[] = OF_PLAYERS.flatMap(([you, opponent, cause]) => {
  const text = `When ${you}, draw 1.`;
  return [
    drawn(text, cause, "U", { X: watcher(text) }, 1),
    seenByOpponent(`When ${opponent}, draw 1.`, cause),
    ...(opponent.startsWith("an opponent ") && !opponent.includes("attacks or")
      ? [seenByOpponent(`When ${opponent.replace("an opponent", "a player")}, draw 1.`, cause)]
      : []),
  ];
});

const seen = (moment: string, cause: Cause, times = 1): Case => {
  const text = `When ${moment}, draw 1.`;
  return drawn(text, cause, "U", { X: watcher(text) }, times);
};

/** By the beginning or end of a turn of B. */
const inTurnsOfB = (time: string, cause: Cause): Case => {
  const text = `${time}, draw 1.`;
  return drawn(text, cause, "U", { X: watcher(text) }, 1);
};
const handsOver: Cause = { table: inBase(), answers: () => ["A endTurn"] };
const getsBack: Cause = { table: inBase({ of: "B" }), answers: () => ["B endTurn"], drawn: 1 };

/** X comes to a Combat in which other units of A's attack or defend already. */
const comesLater = (verb: "attack" | "defend", moment: string, xp: number): Case =>
  lies(
    `When ${moment}, gain 1 XP.`,
    {
      of: verb === "attack" ? "A" : "B",
      moment: "combat at BF-A",
      "BF-A": { A: ["2 Might", "4 Might"], B: ["9 Might"], controller: verb === "attack" ? "B" : "A" },
      A: { base: ["X"], hand: ["Magic"] },
      cards: [spell("Magic", "Move a unit in your base to a battlefield.")],
    },
    [...(verb === "attack" ? [] : ["B pass"]), "A play Magic", "A BF-A"],
    { "A.xp": xp },
  );

// terms.29
const notAlone: readonly Case[] = (["attack", "defend"] as const).flatMap((verb) => [
  comesLater(verb, `I ${verb}`, 1),
  comesLater(verb, `I ${verb} alone`, 0),
  comesLater(verb, "I attack or defend alone", 0),
  comesLater(verb, `a friendly unit ${verb}s alone`, 0),
  comesLater(verb, "a friendly unit attacks or defends alone", 0),
]);

const withUnits: readonly Case[] = [
  ...notAlone,
  ...(
    [
      ["attack", attacks],
      ["defend", defends],
      ["conquer", conquers],
      ["hold", holds],
    ] as const
  ).flatMap(([verb, cause]) => [
    seen(`you ${verb} with a unit`, cause),
    seen(`you ${verb} with an enemy unit`, cause, 0),
    seen(`you ${verb} with one or more units`, cause),
    seen(`you ${verb} with two or more units`, cause, 0),
  ]),
  seen("a friendly unit wins a combat", wins),
  seen("an enemy unit wins a combat", wins, 0),
  inTurnsOfB("At the start of each opponent's turn", handsOver),
  inTurnsOfB("At the start of each opponent's Main Phase", handsOver),
  inTurnsOfB("At the end of each opponent's turn", getsBack),
];

/** At the first Battlefield: it says "here"; XP is counted, by who has it. */
function here(moment: string, cause: Cause, who: "A" | "B", times = 1): Case {
  const { "BF-A": there = {}, ...rest } = cause.table("U");
  const text = `When ${moment}, gain 1 XP.`;
  const controller = who === "B" ? { controller: "B" } : {};
  const made = battlefield(
    text,
    { ...rest, "BF-A": { ...(there as object), ...controller } },
    cause.answers("U"),
    { [`${who}.xp`]: times },
  );
  return { ...made, scene: { ...made.scene, cards: [...made.scene.cards, unit("U", "")] } };
}

const places: readonly Case[] = [
  here("you conquer here", conquers, "A"),
  here("you hold here", holds, "A"),
  here("you score here", conquers, "A"),
  here("you defend here", defends, "A"),
  here("you conquer or hold here", conquers, "A"),
  here("an opponent conquers or holds here", holds, "A", 0),
  here("a player conquers here", conquers, "A"),
  here("a player holds here", holds, "A"),
  here("a player scores here", conquers, "A"),
  here("a player conquers or holds here", conquers, "A"),
  here("a player attacks here", attacks, "B"),
  here("a player defends here", defends, "A"),
  here("a unit attacks here", attacks, "B"),
  here("another unit attacks here", attacks, "B"),
  here("a unit defends here", defends, "A"),
  here("another unit defends here", defends, "A"),
  here("a unit conquers here", conquers, "A"),
  here("another unit conquers here", conquers, "A"),
  here("a unit holds here", holds, "A"),
  here("another unit holds here", holds, "A"),
];

/** A Gear that stays at the Battlefield hears what happens there. */
function heardThere(moment: string, cause: Cause, who: "A" | "B", drawnAnyway = 0): Case {
  const text = `[Deploy]\nWhen ${moment}, draw 1.`;
  const { "BF-A": there = {}, ...rest } = cause.table("U") as { "BF-A"?: Record<string, readonly string[]> };
  const own = [...(there[who] ?? []), "X"];
  const decks = {
    A: { ...BASE, ...(rest as { A?: object }).A },
    B: { deck: 6, ...(rest as { B?: object }).B },
  };
  return {
    text,
    scene: {
      cards: [{ id: "X", type: "gear", text }, unit("U", "")],
      table: {
        ...rest,
        ...decks,
        "BF-A": { ...(there["A"] === undefined ? {} : { controller: "A" }), ...there, [who]: own },
      },
    },
    answers: cause.answers("U"),
    expected: { [`${who}.deckCount`]: 5 - drawnAnyway },
  };
}

const single: readonly Case[] = [
  at("a unit moves here", moves, "BF-A"),
  at("another unit moves here", moves, "BF-A"),
  heardThere("an opponent conquers here", conquers, "B"),
  lies(
    "When an opponent holds here, gain 1 XP.",
    { of: "A", ...holds.table("1 Might"), A: { base: ["X"], deck: 6 } },
    [],
    { "A.xp": 0 },
  ),
  heardThere("an opponent scores here", conquers, "B"),
  heardThere("an opponent attacks here", attacks, "B"),
  heardThere("you attack here", attacks, "A"),
  heardThere("an opponent defends here", { ...attacks, table: inBase({ "BF-A": { B: ["1 Might"] } }) }, "A"),
  lies(
    "When I die in combat, gain 1 XP.",
    { A: { base: ["X"] }, "BF-A": { B: ["9 Might"] } },
    ["A move X", "A BF-A", "A pass", "B pass"],
    { "A.xp": 1 },
  ),
  alone(
    "When a friendly unit dies in combat, gain 1 XP.",
    inBase({ "BF-A": { B: ["9 Might"] } })("U"),
    wins.answers("U"),
    { "A.xp": 1 },
  ),
  alone(
    "When another friendly unit dies in combat, gain 1 XP.",
    inBase({ "BF-A": { B: ["9 Might"] } })("U"),
    wins.answers("U"),
    { "A.xp": 1 },
  ),
  alone(
    "When an enemy unit attacks a battlefield you control, gain 1 XP.",
    defends.table("U"),
    defends.answers("U"),
    { "A.xp": 1 },
  ),
  alone(
    "When another unit attacks a battlefield you control, gain 1 XP.",
    attacks.table("U"),
    attacks.answers("U"),
    { "A.xp": 0 },
  ),
  withMighty(),
  lies(
    "When you choose me with a spell, gain 1 XP.",
    { A: { base: ["X"], hand: ["Magic"] }, cards: [spell("Magic", "Stun a unit.")] },
    ["A play Magic"],
    { "A.xp": 1 },
  ),
  alone(
    "When you choose a unit with a spell, gain 1 XP.",
    { A: { base: ["U"], hand: ["Magic"] } },
    ["A play Magic"],
    { "A.xp": 1 },
    "Stun a unit.",
  ),
  alone(
    "When you kill a unit with a spell, gain 1 XP.",
    { A: { base: ["U"], hand: ["Magic"] } },
    ["A play Magic"],
    { "A.xp": 1 },
    "Kill a unit.",
  ),
  heardThere("a showdown begins here", conquers, "A"),
  heardThere("a combat begins here", attacks, "A"),
  heardThere("a combat ends here", wins, "A"),
  heardThere("a unit moves from here", retreats, "A"),
  heardThere("another unit moves from here", retreats, "A"),
  alone(
    "When you burn out, gain 1 XP.",
    { A: { ...BASE, deck: 0, trash: ["1 Might"], hand: ["Magic"] } },
    ["A play Magic"],
    { "A.xp": 1 },
    "Draw 1.",
  ),
  alone(
    "When an opponent Burns Out, gain 1 XP.",
    { A: { hand: ["Magic"] }, B: { deck: 0, trash: ["1 Might"] } },
    ["A play Magic"],
    { "A.xp": 1 },
    "Each opponent draws 1.",
  ),
  alone(
    "When an opponent draws a card, gain 1 XP.",
    { A: { hand: ["Magic"] } },
    ["A play Magic"],
    { "A.xp": 1 },
    "Each opponent draws 1.",
  ),
  alone("When you conquer or you hold, gain 1 XP.", inBase()("U"), conquers.answers("U"), { "A.xp": 1 }),
  alone(
    "When one or more friendly units die, gain 1 XP.",
    { A: { ...BASE, base: ["U", "2 Might"], hand: ["Magic"] } },
    ["A play Magic"],
    { "A.xp": 1 },
    "Kill all units.",
  ),
  alone("When you play a card from face down, gain 1 XP.", hidden(), ["A play facedown Sneak"], {
    "A.xp": 1,
  }),
  alone(
    "When you play a spell on an opponent's turn, gain 1 XP.",
    { of: "B", A: { hand: ["Magic"] }, B: { hand: ["Magic"] } },
    ["B play Magic", "B pass", "A play Magic"],
    { "A.xp": 1 },
    "Draw 1.",
  ),
  alone("At the start of your Beginning Phase, gain 1 XP.", { of: "B" }, ["B endTurn"], { "A.xp": 1 }),
  alone("At the start of your Main Phase, gain 1 XP.", { of: "B" }, ["B endTurn"], { "A.xp": 1 }),
  alone("At the start of each player's Main Phase, gain 1 XP.", {}, ["A endTurn"], { "A.xp": 1 }),
  alone("At the start of each player's first Beginning Phase, gain 1 XP.", {}, ["A endTurn"], { "A.xp": 0 }),
  alone("At the end of your turn, gain 1 XP.", {}, ["A endTurn"], { "A.xp": 1 }),
  alone("At the end of each turn, gain 1 XP.", {}, ["A endTurn", "B endTurn"], { "A.xp": 2 }),
  equips("When an Equipment is attached, gain 1 XP.", "Attach an Equipment to a unit.", ["U", "Blade"]),
  equips("When another Equipment is attached, gain 1 XP.", "Attach an Equipment to a unit.", ["U", "Blade"]),
  equips("When an Equipment is detached, gain 1 XP.", "Detach an Equipment.", ["U with Blade"]),
  equips("When another Equipment is detached, gain 1 XP.", "Detach an Equipment.", ["U with Blade"]),
  lies(
    "When you attach an Equipment to me, gain 1 XP.",
    {
      A: { base: ["X", "Blade"], hand: ["Magic"] },
      cards: [BLADE, spell("Magic", "Attach an Equipment to a unit.")],
    },
    ["A play Magic"],
    { "A.xp": 1 },
  ),
  lies("When I win a combat, gain 1 XP.", { ...wins.table("X") }, wins.answers("X"), { "A.xp": 1 }),
  lies(
    "When you play me to a battlefield, gain 1 XP.",
    { A: { hand: ["X"] }, "BF-A": { A: ["1 Might"] } },
    ["A play X", "A BF-A"],
    { "A.xp": 1 },
  ),
];

/** A Battlefield that asks what it was Conquered with. */
function withMighty(): Case {
  const made = here("you conquer here with one or more [Mighty] units", conquers, "A");
  return { ...made, expected: { "A.xp": 0 } };
}

function hidden(): Record<string, unknown> {
  return { A: BASE, "BF-A": { A: ["U"], facedown: { A: ["Sneak"] } } };
}

/** A's Legend watches; the spell Magic is at hand where it is needed. */
function alone(
  text: string,
  table: Readonly<Record<string, unknown>>,
  answers: readonly string[],
  expected: Case["expected"],
  magic = "Draw 1.",
): Case {
  const cards = [watcher(text), unit("U", ""), unit("Sneak", "[Hidden]"), spell("Magic", magic)];
  return { text, scene: { cards, table: withLegend(table, ["X"]) }, answers, expected };
}

function equips(text: string, magic: string, base: readonly string[]): Case {
  const cards = [watcher(text), unit("U", ""), BLADE, spell("Magic", magic)];
  return {
    text,
    scene: { cards, table: { A: { base, hand: ["Magic"], legend: ["X"] } } },
    answers: ["A play Magic"],
    expected: { "A.xp": 1 },
  };
}

/** X stands at a Battlefield and watches. */
function at(moment: string, cause: Cause, place: string): Case {
  const text = `When ${moment}, draw 1.`;
  return {
    text,
    scene: { cards: [unit("X", text), unit("U", "")], table: { ...cause.table("U"), [place]: { A: ["X"] } } },
    answers: cause.answers("U"),
    expected: { "A.deckCount": 5 },
  };
}

/** XP tells. */
function tells(text: string, setting: Setting, answers: readonly string[], xp = 1): Case {
  return lies(text, setting, answers, { "A.xp": xp });
}

const SPARK = spell("Spark", "Draw 1.");
const whenever: readonly Case[] = [
  tells(
    "When you play a spell on your turn, gain 1 XP.",
    { cards: [SPARK], A: { base: ["X"], hand: ["Spark"] } },
    ["A play Spark"],
  ),
  tells(
    "When you play a spell during a showdown, gain 1 XP.",
    { cards: [SPARK], A: { base: ["X"], hand: ["Spark"] } },
    ["A play Spark"],
    0,
  ),
  tells(
    "When you play a spell during a showdown, gain 1 XP.",
    {
      moment: "showdown at BF-A",
      cards: [SPARK],
      A: { base: ["X"], hand: ["Spark"] },
      "BF-A": { A: ["1 Might"] },
    },
    ["A play Spark"],
  ),
  tells(
    "When you play a spell during a combat, gain 1 XP.",
    {
      moment: "combat at BF-A",
      cards: [SPARK],
      A: { base: ["X"], hand: ["Spark"] },
      "BF-A": { A: ["1 Might"], B: ["9 Might"] },
    },
    ["A play Spark"],
  ),
  tells(
    "When you play a unit to a battlefield, gain 1 XP.",
    { cards: [unit("U", "")], A: { base: ["X"], hand: ["U"] }, "BF-A": { A: ["1 Might"] } },
    ["A play U", "A BF-A"],
  ),
  tells(
    "When you play a unit to a battlefield, gain 1 XP.",
    { cards: [unit("U", "")], A: { base: ["X"], hand: ["U"] }, "BF-A": { A: ["1 Might"] } },
    ["A play U", "A base A"],
    0,
  ),
  ...["you draw", "a player draws a card"].map((moment) =>
    tells(`When ${moment}, gain 1 XP.`, { cards: [SPARK], A: { base: ["X"], hand: ["Spark"] } }, [
      "A play Spark",
    ]),
  ),
  tells(
    "When a player attacks or defends, gain 1 XP.",
    { cards: [unit("U", "")], A: { base: ["X", "U"] }, "BF-A": { B: ["1 Might"] } },
    ["A move U", "A BF-A", "A done"],
    2,
  ),
  tells(
    "When a player Burns Out, gain 1 XP.",
    {
      cards: [spell("Spark", "Draw 1.")],
      A: { base: ["X"], hand: ["Spark"], deck: 0, trash: ["1 Might", "2 Might"] },
    },
    ["A play Spark"],
  ),
  lies(
    "When you attach an Equipment to a friendly unit, give it +1 [M] this turn.",
    {
      cards: [{ ...BLADE, text: "[Equip] [0]" }],
      A: { base: ["X", "Blade"] },
    },
    ["A use Blade"],
    { "might.X": 4 },
  ),
];

export const momentCases: readonly Case[] = [
  ...withUnits,
  ...happenings,
  ...deeds,
  ...byEnemies,
  ...whenever,
  ...ofPlayers,
  ...places,
  ...single,
];
