import { expect, test } from "vitest";
import * as z from "zod/mini";
import { horobeatPresentation } from "./presentation.ts";
import { rulebook } from "./rulebook.ts";

const text = z.string().check(z.minLength(1));
const names = z.strictObject({ en: text, th: text, ja: text });

test("every rule has a number, a kind and a summary in each language, and no number stands twice", () => {
  const rule = z.strictObject({ id: text, kind: text, testable: z.boolean(), summary: names });
  for (const each of rulebook) expect(rule.parse(each)).toEqual(each);
  expect(new Set(rulebook.map(({ id }) => id)).size).toBe(rulebook.length);
});

test("every deck has a name in each language and counts its cards", () => {
  const deck = z.strictObject({
    id: text,
    name: names,
    cards: z.record(text, z.int().check(z.positive())),
  });
  for (const each of horobeatPresentation.decks) expect(deck.parse(each)).toEqual(each);
});

test("every keyword has a rule that says what it means", () => {
  const known = new Set(rulebook.map(({ id }) => id));
  expect(horobeatPresentation.keywords.filter(({ rule }) => !known.has(rule))).toEqual([]);
});
