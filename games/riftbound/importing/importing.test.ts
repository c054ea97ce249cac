import { cardFileText } from "@gyoji/files/lists";
import type { PackedCard } from "@gyoji/game";
import { expect, test } from "vitest";
import type { RiftboundDefinition } from "../definition.ts";
import { playableRiftbound } from "../playable.ts";
import { grouped, listed, listOf, troubleOf } from "../testing/lists.ts";
import { importing } from "./index.ts";
import { missingPhrase } from "./trial.ts";

const { readCards, tryCard } = importing;

const cardsIn = (...cards: readonly Record<string, unknown>[]): PackedCard[] =>
  readCards([listOf(cards)]).sets.flatMap((set) => set.cards);

const one = (card: Record<string, unknown>): PackedCard => {
  const [found] = cardsIn(card);
  if (found === undefined) throw new Error("no card");
  return found;
};

function compiled(card: PackedCard): RiftboundDefinition {
  const result = playableRiftbound.compile([
    { file: "x", source: cardFileText("riftbound", "MOON", [card]) },
  ]);
  if (!result.ok) throw new Error(JSON.stringify(result.errors));
  return result.added[0] as unknown as RiftboundDefinition;
}

const TEXT = "When you play me, draw 1.";

test("the forms that lists are in say the same card", () => {
  const plain = listed("MOON-007", "Lamp Carrier", { text: TEXT });
  const group = grouped("MOON-007", "Lamp Carrier", `<p>${TEXT}</p>`);
  const wanted = one(plain);
  expect(wanted).toEqual({
    id: "MOON-007",
    name: { en: "Lamp Carrier" },
    prints: ["MOON-007"],
    type: "unit",
    domains: ["fury"],
    cost: 2,
    might: 2,
    text: { en: TEXT },
  });
  const csv = `card_code,full_name,card_type_labels,domain,energy,might,ability_effective,tags
moon-007-298,Lamp Carrier,"[""Unit""]",Fury,2,2,"${TEXT}",
`;
  const forms = [
    JSON.stringify([group]),
    JSON.stringify({ items: [group], total: 1, page: 1 }),
    JSON.stringify([{ items: [group] }, { items: [] }]),
    JSON.stringify(plain),
    `${JSON.stringify(plain)}\n`,
    csv,
    csv.replaceAll("\n", "\r\n"),
  ];
  for (const source of forms) {
    const { sets } = readCards([{ file: "x", source }]);
    expect(sets).toEqual([{ id: "MOON", cards: [wanted] }]);
  }
  const lines = [plain, listed("MOON-008", "Lamp Maker")].map((each) => JSON.stringify(each)).join("\n");
  expect(readCards([{ file: "x", source: lines }]).sets[0]?.cards).toHaveLength(2);
});

test("a corrected text comes before the printed one", () => {
  const errata = { old: "Draw 3.", new: TEXT };
  expect(one(listed("MOON-1", "A", { text: "Draw 3.", errata })).text).toEqual({ en: TEXT });
  expect(one(listed("MOON-1", "A", { text: "Draw 3.", currentText: TEXT, errata })).text).toEqual({
    en: TEXT,
  });
});

test("what stands on a card becomes what the game knows of it", () => {
  const sword = one(
    listed("MOON-2", "Long Lantern Pole", {
      type: "Gear",
      tags: ["Equipment"],
      domains: ["Fury", "Mind"],
      energy: 3,
      power: 2,
      might: null,
      mightBonus: 1,
      text: "[Equip] :rb_rune_fury: (Attach it.)",
      effectText: "[Assault 2] (+2 :rb_might: while I'm an attacker.)",
      banned: true,
    }),
  );
  expect(tryCard(sword).misses).toEqual([]);
  expect(compiled(sword)).toMatchObject({
    types: ["gear"],
    tags: ["Equipment"],
    domains: 1 | 4,
    // Each Power of a card of two domains can be of either.
    cost: { energy: 3, power: [5, 5] },
    mightBonus: 1,
    isMarkedBanned: true,
  });
  const champion = one(listed("MOON-3", "Mali - Night Fisher", { supertype: "Champion", tags: ["Mali"] }));
  expect(champion.name).toEqual({ en: "Mali, Night Fisher" });
  expect(compiled(champion)).toMatchObject({ isChampion: true, isSignature: false });
  const signature = one(listed("MOON-4", "Net", { type: "Spell", supertype: "Signature", might: null }));
  expect(compiled(signature)).toMatchObject({ isSignature: true, types: ["spell"] });
  expect(
    one(listed("MOON-5", "River", { type: "Battlefield", domains: ["Colorless"], energy: null })),
  ).not.toHaveProperty("domains");
});

test("printings of one card are one card, named after the usual one", () => {
  const read = readCards([
    listOf([
      listed("MOON-010A", "Mali - Night Fisher (Alternate Art)", { supertype: "Champion" }),
      listed("MOON-010", "Mali - Night Fisher", { supertype: "Champion" }),
      listed("MOON-299*", "Mali - Night Fisher (Signature)", {
        supertype: "Champion",
        basePrint: "MOON-299",
      }),
      listed("MOON-299", "Mali - Night Fisher (Overnumbered)", { supertype: "Champion", isVariant: true }),
    ]),
  ]);
  expect(read.printings).toBe(3);
  expect(read.sets).toMatchObject([
    { id: "MOON", cards: [{ id: "MOON-010", prints: ["MOON-010", "MOON-010a", "MOON-299", "MOON-299s"] }] },
  ]);
});

test("tokens are the game's own", () => {
  const read = readCards([
    listOf([
      listed("MOON-271", "Recruit (271) // Buff", { supertype: "Token" }),
      { name: "Recruit", type: "Unit", might: 1, tags: ["Recruit"] },
      listed("MOON-1", "A"),
    ]),
  ]);
  expect(read).toMatchObject({ left: 2, sets: [{ cards: [{ id: "MOON-001" }] }] });
});

test("words that are not understood are told with their places, each line of them", () => {
  const { misses } = tryCard(
    one(listed("MOON-1", "A", { text: "[Assault]\nWhen you play me, frobnicate 3 units.\nSmorgle me." })),
  );
  expect(misses.map(({ line, phrase }) => ({ line, phrase }))).toEqual([
    { line: 2, phrase: "frobnicate N units" },
    { line: 3, phrase: "smorgle me" },
  ]);
  expect(tryCard(one(listed("MOON-1", "A", { text: TEXT }))).misses).toEqual([]);
  const gear = one(
    listed("MOON-1", "A", { type: "Gear", might: null, text: "[Equip] [1]", effectText: "Smorgle me." }),
  );
  expect(tryCard(gear).misses).toMatchObject([{ line: 2, text: "Smorgle me." }]);
});

test("a phrase is what is missing, without figures and what is in brackets", () => {
  const line = "When I conquer, frobnicate 2 :rb_might: units (much) of yours today and then, draw 1.";
  expect(missingPhrase(line, line.indexOf("frob") + 3)).toBe("frobnicate N […] units of");
  expect(missingPhrase("Draw 2 zorks.", 7)).toBe("draw N zorks");
});

test("a text with a page's mark-up loses what is for the eye, and keeps what could be words", () => {
  expect(one(grouped("MOON-1", "A", "<p><b>Draw</b> 1.<br/>Draw&nbsp;2.</p>")).text).toEqual({
    en: "Draw 1.\nDraw 2.",
  });
  const code = one(listed("MOON-1", "A", { text: "<script>alert(1)</script>" }));
  expect(tryCard(code).misses).toMatchObject([{ line: 1 }]);
});

const refused: readonly (readonly [string, Record<string, unknown>, object])[] = [
  ["no name", listed("MOON-1", ""), { kind: "list card missing", field: "name", card: "MOON-1" }],
  [
    "no type",
    { ...listed("MOON-1", "A"), type: null },
    { kind: "list card missing", field: "type", card: "A" },
  ],
  [
    "another type",
    listed("MOON-1", "A", { type: "Planeswalker" }),
    { kind: "list card wrong", field: "type" },
  ],
  [
    "no number",
    { ...listed("MOON-1", "A"), code: null, id: null },
    { kind: "list card missing", field: "code" },
  ],
  ["no energy", listed("MOON-1", "A", { energy: null }), { kind: "list card missing", field: "energy" }],
  ["no Might", listed("MOON-1", "A", { might: null }), { kind: "list card missing", field: "might" }],
  ["half a Might", listed("MOON-1", "A", { might: 1.5 }), { kind: "list card wrong", field: "might" }],
  ["much Energy", listed("MOON-1", "A", { energy: 1e9 }), { kind: "list card wrong", field: "energy" }],
  [
    "another domain",
    listed("MOON-1", "A", { domains: ["Green"] }),
    { kind: "list card wrong", field: "domains" },
  ],
  [
    "a control character",
    listed("MOON-1", "A", { text: "Draw\u001b[2J 1." }),
    { kind: "list card control", field: "text" },
  ],
  [
    "writing turned round",
    listed("MOON-1", "A", { text: "Draw \u202e1." }),
    { kind: "list card control", field: "text" },
  ],
  [
    "a control character in the name",
    listed("MOON-1", "A\u0007"),
    { kind: "list card wrong", field: "name" },
  ],
  [
    "a text without end",
    listed("MOON-1", "A", { text: "Draw 1. ".repeat(400) }),
    { kind: "list card wrong", field: "text" },
  ],
];

test.each(refused)("a card with %s is refused, and with it the list", (_, card, trouble) => {
  expect(troubleOf(() => readCards([listOf([listed("MOON-2", "Good"), card])]))).toMatchObject(trouble);
});

test("names that differ by case or accents only are one card, which has to be the same", () => {
  const same = cardsIn(listed("MOON-1", "Café Owner"), listed("MOON-2", "CAFE OWNER", { isVariant: true }));
  expect(same).toMatchObject([
    { id: "MOON-001", name: { en: "Café Owner" }, prints: ["MOON-001", "MOON-002"] },
  ]);
  expect(
    troubleOf(() =>
      readCards([listOf([listed("MOON-1", "Café Owner"), listed("MOON-2", "cafe owner", { energy: 5 })])]),
    ),
  ).toMatchObject({ kind: "list differs", field: "cost", print: "MOON-002", other: "MOON-001" });
});

test("two lists that say otherwise of one printing are refused", () => {
  const lists = [
    listOf([listed("MOON-1", "A", { text: TEXT })], "one.json"),
    listOf([listed("MOON-1", "A", { text: "Draw 3." })], "other.json"),
  ];
  expect(troubleOf(() => readCards(lists))).toMatchObject({
    kind: "list differs",
    file: "other.json",
    otherFile: "one.json",
    field: "text",
  });
});

test("printings that are variants of each other are refused", () => {
  const ring = [
    listed("MOON-1", "A", { basePrint: "MOON-2" }),
    listed("MOON-2", "B", { basePrint: "MOON-3" }),
    listed("MOON-3", "C", { basePrint: "MOON-1" }),
  ];
  expect(troubleOf(() => readCards([listOf(ring)])).kind).toBe("list ring");
});

test("a list of another game is refused", () => {
  const cards = [{ name: "Forest", mana_cost: "{G}", type_line: "Basic Land" }];
  expect(troubleOf(() => readCards([listOf(cards)]))).toMatchObject({
    kind: "list other game",
    game: "riftbound",
  });
});

test("keys that objects have by themselves are fields like any other", () => {
  const source = `[{"__proto__":{"type":"Spell"},"constructor":"x","code":"MOON-1","name":"__proto__","type":"Unit","energy":1,"might":1}]`;
  expect(readCards([{ file: "x", source }]).sets[0]?.cards).toMatchObject([
    { name: { en: "__proto__" }, type: "unit" },
  ]);
});

test("a sentence that goes on with nothing is told where it stands, and its card is not played", () => {
  const text = "[Reaction]\nDraw 1.\nFriendly units have [Tank].\nOtherwise, draw 2.";
  const card = one(listed("MOON-9", "Lamp Song", { type: "Spell", might: null, text }));
  const [miss, ...more] = tryCard(card).misses;
  expect(more).toEqual([]);
  expect(miss).toEqual({
    text: "Otherwise, draw 2.",
    line: 4,
    problem: { kind: "astray", offset: 0, length: "Otherwise, draw 2.".length },
    phrase: "",
  });
  expect(tryCard(one(listed("MOON-8", "Lamp", { text: "Draw 1." }))).misses).toMatchObject([
    { line: 1, problem: { kind: "astray" } },
  ]);
});

test.each([
  ["When you play Nuan, draw 1.", "When you play me, draw 1."],
  ["When Nuan, River Warden attacks, buff Nuan.", "When I attack, buff me."],
  ["Nuan has [Tank]. Nuan enters ready.", "I have [Tank]. I enter ready."],
  // Others may have the same tag.
  ["When you play a Nuan unit, draw 1.", "When you play a Nuan unit, draw 1."],
  ["Return Nuan unit you own to your hand.", "Return Nuan unit you own to your hand."],
  ["Nuannan has [Tank].", "Nuannan has [Tank]."],
  // A word is not a name.
  ["Give nuan to an enemy unit.", "Give nuan to an enemy unit."],
  ["Ready Nuan.", "Ready me."],
])("a card that names itself says I and me of itself: %s", (text, own) => {
  expect(one(listed("MOON-9", "Nuan - River Warden", { text })).text).toEqual({ en: own });
});

test("what stands in the effect text of an Equipment is not about the Equipment", () => {
  const card = one(
    listed("MOON-9", "Lamp Mail", { type: "Gear", effectText: "If I would die, kill Lamp Mail instead." }),
  );
  expect(card["effectText"]).toContain("kill Lamp Mail");
});
