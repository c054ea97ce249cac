import { startMatch } from "@gyoji/kernel";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { poolOfCards, projectCards } from "./cards.ts";
import { genso } from "./game.ts";
import { gensoModule } from "./module.ts";
import { gensoPresentation } from "./presentation.ts";
import { rulebook } from "./rulebook.ts";

const text = z.string().check(z.minLength(1));
const names = z.strictObject({ en: text, th: text, ja: text });

test("every rule has a number, a kind and a summary in each language, and no number stands twice", () => {
  const rule = z.strictObject({ id: text, kind: text, testable: z.boolean(), summary: names });
  for (const each of rulebook) expect(rule.parse(each)).toEqual(each);
  expect(new Set(rulebook.map(({ id }) => id)).size).toBe(rulebook.length);
});

test("no two cards of the project have one id, and each has a name of its own in every language", () => {
  expect(new Set(projectCards().map(({ id }) => id)).size).toBe(projectCards().length);
  for (const language of ["en", "th", "ja"] as const) {
    const found = projectCards().map((card) => card.names[language] ?? "");
    expect(found.filter((name, at) => name === "" || found.indexOf(name) !== at)).toEqual([]);
  }
});

test("every deck has a name in each language and counts its cards", () => {
  const deck = z.strictObject({
    id: text,
    name: names,
    cards: z.record(text, z.int().check(z.positive())),
  });
  for (const each of gensoPresentation.decks) expect(deck.parse(each)).toEqual(each);
});

test.each(gensoModule.decks)("$id is legal", ({ cards }) => {
  const compiled = gensoModule.compile([]);
  expect(compiled.ok && gensoModule.checkDeck(compiled.pool, cards, {})).toEqual([]);
});

test("every keyword has a rule that says what it means", () => {
  const known = new Set(rulebook.map(({ id }) => id));
  expect(gensoPresentation.keywords.filter(({ rule }) => !known.has(rule))).toEqual([]);
});

test("what screens are told of the game is there", () => {
  const { turns, sounds } = gensoPresentation;
  const decks = gensoPresentation.decks
    .slice(0, 2)
    .map(({ cards }) => Object.entries(cards).flatMap(([id, count]) => new Array<string>(count).fill(id)));
  const setting = { options: {}, decks, seed: 1 };
  const { table } = startMatch(genso, poolOfCards(projectCards()), setting, false);
  expect(Object.keys(genso.facts(table))).toEqual(expect.arrayContaining([turns.number, turns.seat]));
  const told = [turns.begins, ...Object.values(sounds).flat()];
  expect(told.filter((kind) => !(kind in genso.events))).toEqual([]);
  expect(new Set(told).size).toBe(told.length);
});
