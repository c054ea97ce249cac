import { type State, startMatch } from "@gyoji/kernel";
import { LANGUAGES } from "@gyoji/lexicon";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import type { GameModule } from "../module.ts";

const text = z.string().check(z.minLength(1));
const names = z.strictObject({ en: text, th: text, ja: text });
const rule = z.strictObject({ id: text, kind: text, testable: z.boolean(), summary: names });
const counts = z.record(text, z.int().check(z.positive()));
const deck = z.strictObject({ id: text, name: names, cards: counts, sideboard: counts });

/**
 * Tests what a game tells the apps about itself: its rulebook, its decks, its cards.
 * @param formats the options of the formats in which its decks are legal
 */
export function testData<S extends State>(
  module: GameModule<S>,
  formats: readonly Readonly<Record<string, string>>[],
): void {
  const { game, rulebook, decks, keywords, turns, sounds } = module;
  const compiled = module.compile([]);
  if (!compiled.ok) throw new Error("the project's cards are not understood");
  const { pool } = compiled;

  test("every rule has a number, a kind and a summary in each language, and no number stands twice", () => {
    for (const each of rulebook) expect(rule.parse(each)).toEqual(each);
    expect(new Set(rulebook.map(({ id }) => id)).size).toBe(rulebook.length);
  });

  test("every rule stands in a chapter, so that a rulebook has contents", () => {
    const known = new Set(rulebook.map(({ id }) => id));
    const above = rulebook.map(({ id }) => id.split(".").slice(0, -1).join("."));
    expect(above.filter((id) => id !== "" && !known.has(id))).toEqual([]);
    expect(above).toContain("");
  });

  test("every deck has a name in each language and counts its cards", () => {
    for (const each of decks) expect(deck.parse(each)).toEqual(each);
  });

  test.each(decks)("$id is legal", (each) => {
    for (const options of formats) expect(module.checkDeck(pool, each, options)).toEqual([]);
  });

  test("every keyword has a rule that says what it means", () => {
    const known = new Set(rulebook.map(({ id }) => id));
    expect(keywords.filter((keyword) => !known.has(keyword.rule))).toEqual([]);
  });

  test("what screens are told of the game is there", () => {
    const lists = decks
      .slice(0, 2)
      .map(({ cards }) => Object.entries(cards).flatMap(([id, count]) => new Array<string>(count).fill(id)));
    const { table } = startMatch(
      game,
      pool,
      { options: formats[0] ?? {}, decks: lists, sideboards: [], seed: 1 },
      false,
    );
    expect(Object.keys(game.facts(table))).toEqual(expect.arrayContaining([turns.number, turns.seat]));
    const told = [turns.begins, ...Object.values(sounds).flat()];
    expect(told.filter((kind) => !(kind in game.events))).toEqual([]);
    expect(new Set(told).size).toBe(told.length);
  });
}

/** A card of the project: its id, and its name in each language. */
interface NamedCard {
  readonly id: string;
  readonly names: Readonly<Record<string, string | undefined>>;
}

/**
 * Tests that no two cards of a game have one id, and that each has a name of its own in every language.
 * @param namesakes the ids of cards that have the name of another
 */
export function testNames(cards: readonly NamedCard[], namesakes: readonly string[] = []): void {
  test("no two cards of the project have one id, and each has a name of its own in every language", () => {
    expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length);
    for (const language of LANGUAGES) {
      const own = cards.filter(({ id }) => !namesakes.includes(id));
      const found = own.map(({ names: each }) => each[language] ?? "");
      expect(found.filter((name, at) => name === "" || found.indexOf(name) !== at)).toEqual([]);
    }
  });
}
