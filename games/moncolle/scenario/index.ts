import type { Pool } from "@gyoji/kernel";
import { describeCardFileError } from "@gyoji/lexicon";
import { ScenarioError, type ScenarioGame } from "@gyoji/scenario";
import { stringify } from "yaml";
import { z } from "zod";
import { define, poolOfCards, projectCards, readCards } from "../cards.ts";
import type { MoncolleDefinition } from "../definition.ts";
import { editionOf, moncolle } from "../game.ts";
import { checkDeck } from "../rules/deck.ts";
import type { MoncolleState } from "../state.ts";
import { arrange, faceFinder, namesIn, readArrangement } from "./arrange.ts";
import { look, lookSeen, spell } from "./look.ts";
import { plainCard } from "./names.ts";

/** Monster Collection for scenario files. */
export const scenario: ScenarioGame<MoncolleState> = {
  id: moncolle.id,
  game: () => moncolle,
  pool: poolFor,
  arrange: (pool, table, options) =>
    arrange(
      readArrangement(table),
      faceFinder(pool as Pool<MoncolleState, MoncolleDefinition>),
      editionOf(options),
    ),
  spell,
  look,
  lookSeen,
  refuse: {
    deck: (content) => problemsOf(content, "guide"),
    "classic deck": (content) => problemsOf(content, "classic"),
    cards: (content) => cardProblems(content),
  },
};

/** The project's cards, the file's own, and those that its table writes as figures. */
function poolFor(cards: unknown, table: unknown): Pool<MoncolleState> {
  const own = ownCards(cards);
  const known = new Set(
    [...projectCards(), ...own].flatMap(({ id, names }) => [id, ...Object.values(names)]),
  );
  const written = new Set(namesIn(readArrangement(table)).filter((name) => !known.has(name)));
  const plain = [...written].flatMap((name) => plainCard(name) ?? []);
  return poolOfCards([...projectCards(), ...own, ...plain]);
}

function ownCards(cards: unknown): MoncolleDefinition[] {
  if (cards === undefined || cards === null) return [];
  const read = readCards("cards", cardFile(cards));
  if (read.ok) return read.cards.map(define);
  throw new ScenarioError(read.errors.map((error) => describeCardFileError(error, "en")).join("\n"), [
    "cards",
  ]);
}

/** ability.1 What is not a card of the game. */
function cardProblems(content: unknown): { rule: string; reason: string }[] {
  const read = readCards("cards", cardFile(content));
  return read.ok ? [] : read.errors.map(({ kind }) => ({ rule: "ability.1", reason: kind }));
}

/** Cards of a scenario need no name: their id is one. */
function cardFile(cards: unknown): string {
  const named = Array.isArray(cards)
    ? cards.map((card: object) => ({ name: { en: idOf(card) }, ...card }))
    : cards;
  return stringify({ game: "moncolle", set: { id: "scenario", name: { en: "scenario" } }, cards: named });
}

function idOf(card: object): string {
  return "id" in card ? String(card.id) : "";
}

const deckFile = z.record(z.string(), z.int().min(0).max(200));

/** A deck of cards that are made up for it: each id is a card of this name. */
function problemsOf(content: unknown, edition: "guide" | "classic") {
  const read = deckFile.safeParse(content);
  if (!read.success) throw new ScenarioError("a deck is a list of ids with numbers", ["refuse", "deck"]);
  const plain = Object.keys(read.data).flatMap((name) => plainCard(name) ?? []);
  return checkDeck(poolOfCards(plain), read.data, edition);
}
