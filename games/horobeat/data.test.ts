import { startMatch } from "@gyoji/kernel";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { poolOfCards, projectCards } from "./cards.ts";
import { horobeat } from "./game.ts";
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

test("what screens are told of the game is there", () => {
  const { turns, sounds } = horobeatPresentation;
  const setting = { options: {}, decks: [[], []], seed: 1 };
  const { table } = startMatch(horobeat, poolOfCards(projectCards()), setting, false);
  expect(Object.keys(horobeat.facts(table))).toEqual(expect.arrayContaining([turns.number, turns.seat]));
  const told = [turns.begins, ...Object.values(sounds).flat()];
  expect(told.filter((kind) => !(kind in horobeat.events))).toEqual([]);
  expect(new Set(told).size).toBe(told.length);
});
