import type { Pool } from "@gyoji/kernel";
import { describeCardFileError } from "@gyoji/lexicon";
import { ScenarioError, type ScenarioGame } from "@gyoji/scenario";
import { stringify } from "yaml";
import { z } from "zod";
import { define, poolOfCards, projectCards, readCards } from "../cards.ts";
import type { GensoDefinition } from "../definition.ts";
import { ELEMENTS } from "../elements.ts";
import { formatOf, genso } from "../game.ts";
import { checkDeck } from "../rules/deck.ts";
import { checkSupply } from "../rules/supply.ts";
import type { GensoState } from "../state.ts";
import { arrange, faceFinder, namesIn, readArrangement } from "./arrange.ts";
import { look, lookSeen, spell } from "./look.ts";
import { plainCard } from "./names.ts";

/** Genso for scenario files. */
export const scenario: ScenarioGame<GensoState> = {
  id: genso.id,
  game: () => genso,
  pool: poolFor,
  arrange: (pool, table, options) =>
    arrange(readArrangement(table), faceFinder(pool as Pool<GensoState, GensoDefinition>), formatOf(options)),
  spell,
  look,
  lookSeen,
  refuse: {
    deck: (content) => problemsOf(content),
    supply: (content) => supplyProblems(content),
  },
};

/** The project's cards, the file's own, and those that its table writes as figures. */
function poolFor(cards: unknown, table: unknown): Pool<GensoState> {
  const own = ownCards(cards);
  const known = new Set(
    [...projectCards(), ...own].flatMap(({ id, names }) => [id, ...Object.values(names)]),
  );
  const written = new Set(namesIn(readArrangement(table)).filter((name) => !known.has(name)));
  const plain = [...written].flatMap((name) => plainCard(name) ?? []);
  return poolOfCards([...projectCards(), ...own, ...plain]);
}

function ownCards(cards: unknown): GensoDefinition[] {
  if (cards === undefined || cards === null) return [];
  const read = readCards("cards", cardFile(cards));
  if (read.ok) return read.cards.map(define);
  throw new ScenarioError(read.errors.map((error) => describeCardFileError(error, "en")).join("\n"), [
    "cards",
  ]);
}

/** Cards of a scenario need no name: their id is one. */
function cardFile(cards: unknown): string {
  const named = Array.isArray(cards)
    ? cards.map((card: object) => ({ name: { en: idOf(card) }, ...card }))
    : cards;
  return stringify({ game: "genso", set: { id: "scenario", name: { en: "scenario" } }, cards: named });
}

function idOf(card: object): string {
  return "id" in card ? String(card.id) : "";
}

const counts = z.record(z.string(), z.int().min(0).max(200));

/** A deck of cards that are made up for it: each id is a card of this name. */
function problemsOf(content: unknown) {
  const read = counts.safeParse(content);
  if (!read.success) throw new ScenarioError("a deck is a list of ids with numbers", ["refuse", "deck"]);
  const plain = Object.keys(read.data).flatMap((name) => plainCard(name) ?? []);
  return checkDeck(poolOfCards(plain), read.data);
}

/** setup.3, setup.4 A supply of counters: how many of each element. */
function supplyProblems(content: unknown) {
  const read = counts.safeParse(content);
  if (!read.success)
    throw new ScenarioError("a supply is a list of elements with numbers", ["refuse", "supply"]);
  return checkSupply(ELEMENTS.map((element) => read.data[element] ?? 0));
}
