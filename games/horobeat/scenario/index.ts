import type { Pool } from "@gyoji/kernel";
import { describeCardFileError } from "@gyoji/lexicon";
import { ScenarioError, type ScenarioGame } from "@gyoji/scenario";
import { stringify } from "yaml";
import { z } from "zod";
import { define, poolOfCards, projectCards, readCards } from "../cards.ts";
import type { HorobeatDefinition } from "../definition.ts";
import { horobeat } from "../game.ts";
import { checkDeck } from "../rules/deck.ts";
import type { HorobeatState } from "../state.ts";
import { arrange, faceFinder, namesIn, readArrangement } from "./arrange.ts";
import { look, lookSeen, spell } from "./look.ts";
import { plainCard } from "./names.ts";

/** HORO-BEAT for scenario files. */
export const scenario: ScenarioGame<HorobeatState> = {
  id: horobeat.id,
  game: () => horobeat,
  pool: poolFor,
  arrange: (pool, table, options) =>
    arrange(
      readArrangement(table),
      faceFinder(pool as Pool<HorobeatState, HorobeatDefinition>),
      options["opening"] ?? "janken",
    ),
  spell,
  look,
  lookSeen,
  refuse: {
    deck: (content) => checkDeck(poolOfCards(projectCards()), readDeck(content)),
  },
};

/** The project's cards, the file's own, and those that its table writes as figures. */
function poolFor(cards: unknown, table: unknown): Pool<HorobeatState> {
  const own = ownCards(cards);
  const known = new Set(
    [...projectCards(), ...own].flatMap(({ id, names }) => [id, ...Object.values(names)]),
  );
  const written = new Set(namesIn(readArrangement(table)).filter((name) => !known.has(name)));
  const plain = [...written].flatMap((name) => plainCard(name) ?? []);
  return poolOfCards([...projectCards(), ...own, ...plain]);
}

function ownCards(cards: unknown): HorobeatDefinition[] {
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
  return stringify({ game: "horobeat", set: { id: "scenario", name: { en: "scenario" } }, cards: named });
}

function idOf(card: object): string {
  return "id" in card ? String(card.id) : "";
}

const deckFile = z.record(z.string(), z.int().min(0).max(200));

function readDeck(content: unknown): Record<string, number> {
  const read = deckFile.safeParse(content);
  if (!read.success) throw new ScenarioError("a deck is a list of ids with numbers", ["refuse", "deck"]);
  return read.data;
}
