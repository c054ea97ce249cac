import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import {
  type CardFileError,
  cardFileJsonSchema,
  describeCardFileError,
  readCardFile,
  sharedIds,
} from "../index.ts";
import { effects, sample } from "../testing/sample.ts";

const schema = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("beast"),
    cost: z.int().check(z.minimum(0), z.maximum(9)),
    colours: z.array(z.enum(["red", "blue"])).check(z.minLength(1)),
  }),
  z.strictObject({ kind: z.literal("spell") }),
]);

const read = (source: string) => readCardFile({ game: "foxes", lexicon: sample, schema }, "fox.yaml", source);

const HEAD = "game: foxes\nset: { id: S1, name: { en: First } }\ncards:\n";
const card = (rest: string) => `${HEAD}- id: F1\n  name: { en: Fox }\n  kind: spell\n${rest}`;

function told(source: string): string[] {
  const result = read(source);
  return result.ok
    ? []
    : result.errors.map((error) => describeCardFileError(error, "en").split("\n")[0] ?? "");
}

function errors(source: string): CardFileError[] {
  const result = read(source);
  return result.ok ? [] : result.errors;
}

describe("a good file", () => {
  test("gives cards with their words in every language", () => {
    const result = read(`\ufeff${HEAD}- id: F1
  name: { en: Fox, ja: 狐 }
  kind: beast
  cost: 2
  colours: [red]
  text: When this beast arrives, draw 2.
- { id: F2, name: { th: คาถา }, kind: spell }
`);
    expect(result).toMatchObject({
      ok: true,
      set: { id: "S1", name: { en: "First" } },
      cards: [
        {
          id: "F1",
          name: { en: "Fox", ja: "狐" },
          kind: "beast",
          cost: 2,
          colours: ["red"],
          words: {
            en: "When this beast arrives, draw 2 cards.",
            th: "เมื่อสัตว์ตัวนี้มาถึง จั่วการ์ด 2 ใบ",
            ja: "この獣が到着した時、カードを2枚引く。",
          },
        },
        { id: "F2", abilities: [], words: { en: "", th: "", ja: "" } },
      ],
    });
    expect(result.ok && Object.keys(result.cards[0] ?? {})).not.toContain("text");
  });

  test.each(["守護2", "คุ้มกัน 2", "Guard 2", "{ en: Guard 2 }", "{ ja: 守護2 }"])(
    "the text may be %s",
    (text) => {
      const result = read(card(`  text: ${text}\n`));
      expect(result.ok && result.cards[0]?.words).toEqual({ en: "Guard 2", th: "คุ้มกัน 2", ja: "守護2" });
    },
  );
});

const withText = (text: string) => card(`  text: ${text}`);

test("a card has only the sentences of its kind, where the game says which those are", () => {
  const ofKind = (text: string) =>
    readCardFile(
      {
        game: "foxes",
        lexicon: sample,
        schema,
        sentences: ({ kind }) => (kind === "spell" ? effects : sample.text),
      },
      "fox.yaml",
      withText(text),
    ).ok;
  expect(ofKind("draw 2")).toBe(true);
  expect(ofKind("When this beast arrives, draw 2.")).toBe(false);
  expect(read(withText("When this beast arrives, draw 2.")).ok).toBe(true);
});

describe("a text that is not understood is shown where it stands in the file", () => {
  test.each([
    ["plain", "  text: Guard 2 drw 1.\n", "7:17"],
    ["plain over lines", "  text: Guard 2\n    drw 1.\n", "8:5"],
    ["folded", "  text: >-\n    Guard 2\n    [Swift]\n    drw 1.\n", "10:5"],
    ["folded with an empty line", "  text: >\n    Guard 2\n\n    [Swift] drw 1.\n", "10:13"],
    ["literal", "  text: |\n    Guard 2\n      [Swift] drw 1.\n", "9:15"],
    ["literal with CRLF", "  text: |\r\n    Guard 2\r\n    drw 1.\r\n", "9:5"],
    ["single quotes", "  text: 'find \"it''s\". drw 1.'\n", "7:24"],
    ["double quotes", '  text: "Guard\\t2\\n\\u005bSwift] drw 1."\n', "7:33"],
    ["double quotes over lines", '  text: "Guard 2 \\\n    drw 1."\n', "8:5"],
    ["under a language", "  text: { en: 'Guard 2 drw' }\n", "7:24"],
    ["under a language in Japanese", "  text:\n    ja: 守護2カード。\n", "8:15"],
    ["a bracket", "  text: Guard 2 (safe\n", "7:17"],
  ])("%s", (_, text, place) => {
    const source = card(text);
    expect(told(source)).toHaveLength(1);
    expect(told(source)[0]).toMatch(new RegExp(`^fox\\.yaml:${place}: `));
  });

  test("with the words, the caret and a guess", () => {
    const [error] = errors(card("  text: Guard 2 drw 1.\n"));
    expect(error).toMatchObject({ kind: "text", card: "F1", language: "en", text: "Guard 2 drw 1." });
    expect(error && describeCardFileError(error, "ja")).toContain(
      "「drw」が理解できません。\n  Guard 2 drw 1.\n          ^^^\n  「draw {amount}」のことですか？",
    );
  });
});

const beast = (fields: string) => told(`${HEAD}- { id: F1, name: { en: Fox }, ${fields} }\n`);

describe("a bad file", () => {
  test.each([
    ["nothing", "", ["1:1: A card file is a group of fields: game, set and cards."]],
    ["a list", "- 1\n", ["1:1: A card file is a group of fields: game, set and cards."]],
    [
      "another game",
      "game: cats\nset: { id: S1, name: { en: F } }\ncards: []\n",
      ["1:7: This file is for the game “cats”, not for “foxes”."],
    ],
    ["no cards", "game: foxes\nset: { id: S1, name: { en: F } }\n", ["1:1: The field “cards” is missing."]],
    [
      "cut off in a bracket",
      `${HEAD}- id: F1\n  name: { en: Fo`,
      ["5:9: The bracket { that opens here is not closed."],
    ],
    [
      "cut off in a word",
      `${HEAD}- id: F1\n  na`,
      ["5:3: A bracket or quotation mark is not closed, or a sign is missing."],
    ],
    [
      "a character that was lost",
      card("  text: Guard \ufffd\n"),
      ["7:15: This character cannot be read. The file must be saved as UTF-8."],
    ],
    [
      "a control character",
      card("  text: Guard \u0000\n"),
      ["7:15: This character cannot be read. The file must be saved as UTF-8."],
    ],
    [
      "half a surrogate pair",
      card("  text: Guard \ud83d\n"),
      ["7:15: This character cannot be read. The file must be saved as UTF-8."],
    ],
    [
      "an alias",
      card("  text: &a Guard 2\n- *a\n"),
      [
        "7:12: Anchors and aliases (& and *) are not allowed in this file.",
        "8:3: Anchors and aliases (& and *) are not allowed in this file.",
      ],
    ],
    ["a tag", card("  text: !!binary aGk=\n"), ["7:18: Tags (!) are not allowed in this file."]],
    ["a field twice", card("  kind: spell\n"), ["7:3: The field “kind” stands twice."]],
    ["a field that is no word", card("  ? [a]\n  : 1\n"), ["7:5: The name of a field must be a plain word."]],
    [
      "a field for the prototype",
      card("  __proto__: { a: 1 }\n"),
      ["7:3: The name of a field must be a plain word."],
    ],
    ["two documents", `${card("")}---\na: 1\n`, ["7:1: The file may hold one YAML document only."]],
    ["an unknown field", card("  colour: red\n"), ["7:3: There is no field “colour”."]],
    ["an unknown field of the file", `${card("")}author: me\n`, ["7:1: There is no field “author”."]],
    [
      "an unknown language",
      `${HEAD}- id: F1\n  name: { fr: Renard, en: Fox }\n  kind: spell\n`,
      ["5:11: There is no field “fr”."],
    ],
    [
      "no language",
      `${HEAD}- id: F1\n  name: {}\n  kind: spell\n`,
      [
        "5:9: A name needs at least one of the languages en, th and ja, each with 1 to 100 characters on one line.",
      ],
    ],
    [
      "a bad id",
      `${HEAD}- id: ../F1\n  name: { en: Fox }\n  kind: spell\n`,
      [
        "4:7: An id has 1 to 40 letters, digits, dots, hyphens or underscores, and begins with a letter or digit.",
      ],
    ],
    ["no id", `${HEAD}- name: { en: Fox }\n  kind: spell\n`, ["4:3: The field “cards[1].id” is missing."]],
    [
      "an id twice",
      `${card("")}- id: F1\n  name: { en: Fox }\n  kind: spell\n`,
      ["7:7: Two cards have the id “F1”; the other one is in line 4."],
    ],
    [
      "two languages",
      card("  text: { en: Guard 2, ja: 守護2 }\n"),
      [
        "7:3: A text is written in exactly one language: the words alone, or one of the languages en, th and ja with the words.",
      ],
    ],
    [
      "a text that is a number",
      card("  text: 2\n"),
      [
        "7:3: A text is written in exactly one language: the words alone, or one of the languages en, th and ja with the words.",
      ],
    ],
    ["an empty text", card('  text: ""\n'), ["7:10: The text is empty."]],
    ["a card that is a word", `${HEAD}- F1\n`, ["4:3: “cards[1]” must be a group of fields."]],
    [
      "a long string",
      card(`  text: ${"a".repeat(2001)}\n`),
      ["7:9: This is too long: at most 2,000 characters are allowed."],
    ],
  ])("%s", (_, source, expected) => {
    expect(told(source)).toEqual(expected.map((message) => `fox.yaml:${message}`));
  });

  test("the fields of the game are checked where they stand", () => {
    expect(beast("kind: beast, cost: x, colours: [red, pink]")).toEqual([
      "fox.yaml:4:51: “cards[1].cost” must be a number.",
      "fox.yaml:4:69: “cards[1].colours[2]” must be one of these: red, blue.",
    ]);
    expect(beast("kind: beast, cost: 10, colours: []")).toEqual([
      "fox.yaml:4:51: “cards[1].cost” is too large: at most 9.",
      "fox.yaml:4:64: “cards[1].colours” has too few entries: at least 1.",
    ]);
    expect(beast("kind: beast, cost: 1.5, colours: [red]")).toEqual([
      "fox.yaml:4:51: “cards[1].cost” must be a whole number.",
    ]);
    expect(beast("kind: tree")).toEqual([
      "fox.yaml:4:38: “cards[1].kind” must be one of these: beast, spell.",
    ]);
  });

  test("all errors are told, in the order of the file, in each language", () => {
    const all = errors(
      `${HEAD}- { id: F1, name: { en: Fox }, kind: spell, text: drw 1. }\n- { id: "?", name: {}, kind: spell, size: 1 }\n`,
    );
    expect(all.map(({ line, column }) => [line, column])).toEqual([
      [4, 51],
      [5, 9],
      [5, 20],
      [5, 37],
    ]);
    for (const language of ["en", "th", "ja"] as const) {
      expect(new Set(all.map((error) => describeCardFileError(error, language))).size).toBe(4);
    }
  });

  test("but not without end", () => {
    const cards = Array.from({ length: 200 }, (_, n) => `- { id: F${n}, name: { en: Fox }, kind: tree }\n`);
    expect(errors(HEAD + cards.join(""))).toHaveLength(50);
  });
});

describe("bounds", () => {
  test("a huge file is not read", () => {
    expect(told("a".repeat(1_000_001))).toEqual([
      "fox.yaml:1:1: The file is too big: at most 1,000,000 characters are allowed.",
    ]);
  });

  test("too many cards", () => {
    const cards = Array.from({ length: 2001 }, () => "- 1\n").join("");
    expect(told(HEAD + cards)).toEqual(["fox.yaml:4:1: “cards” has too many entries: at most 2000."]);
  });

  test.each([
    ["a deep file", "[".repeat(20_000)],
    ["many keys", Array.from({ length: 20_000 }, (_, n) => `k${n}: 1`).join("\n")],
    ["many anchors", "&a ".repeat(5_000)],
  ])("%s", (_, source) => {
    const found = errors(source);
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThanOrEqual(50);
  });

  test.each([
    ["brackets", `game: ${"[".repeat(400_000)}`],
    ["lists", `${"- ".repeat(400_000)}a`],
  ])("a file of deep %s is refused at once", (_, source) => {
    expect(told(source)).toEqual([expect.stringContaining("nested too deeply")]);
  });

  test("many aliases are told a few times", () => {
    const found = told(`${card("")}- &a {}\n${"- *a\n".repeat(100)}`);
    expect(found.length).toBeLessThanOrEqual(3);
  });

  test("an id in two files is an error in the later one", () => {
    const one = card("");
    expect(sharedIds([{ file: "one.yaml", source: one }])).toEqual([]);
    const [error] = sharedIds(["one.yaml", "two.yaml"].map((file) => ({ file, source: one })));
    expect(error).toMatchObject({ file: "two.yaml", line: 4, values: { id: "F1", other: "one.yaml" } });
  });

  test("a good file cut off anywhere never throws and is never half accepted", () => {
    const source = card(
      "  text: |\n    Guard 2\n    [Swift]\n- { id: F2, name: { ja: 狐 }, kind: beast, cost: 1, colours: [red], text: 「狐」を探す。 }\n",
    );
    fc.assert(
      fc.property(fc.nat(source.length), fc.string({ maxLength: 3 }), (at, noise) => {
        const result = read(source.slice(0, at) + noise);
        expect(result.ok ? result.cards.length : result.errors.length).toBeGreaterThan(0);
      }),
      { numRuns: 300, seed: 1, examples: [[0, ""]] },
    );
  });
});

test("the JSON Schema of a card file has the fields of every card beside the game's", () => {
  const json = cardFileJsonSchema("foxes", schema);
  expect(json).toMatchObject({
    properties: {
      game: { const: "foxes" },
      cards: {
        items: {
          oneOf: [
            {
              properties: { id: { type: "string" }, text: {}, cost: { type: "integer" } },
              required: ["id", "name", "kind", "cost", "colours"],
              additionalProperties: false,
            },
            { properties: { kind: { const: "spell" }, name: { properties: { th: { type: "string" } } } } },
          ],
        },
      },
    },
  });
  expect(JSON.parse(JSON.stringify(json))).toEqual(json);
});
