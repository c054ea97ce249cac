import { countsIn, scenarioCardFile, scenarioPool } from "@gyoji/game";
import type { Pool } from "@gyoji/kernel";
import type { ScenarioGame } from "@gyoji/scenario";
import { define, poolOfCards, projectCards, readCards } from "../cards.ts";
import type { MoncolleDefinition } from "../definition.ts";
import { editionOf, moncolle } from "../game.ts";
import { checkDeck } from "../rules/deck.ts";
import type { MoncolleState } from "../state.ts";
import { arrange, faceFinder, namesIn, readArrangement } from "./arrange.ts";
import { look, lookSeen, spell } from "./look.ts";
import { plainCard } from "./names.ts";

const pool = scenarioPool<MoncolleState, Parameters<typeof define>[0], MoncolleDefinition>({
  game: "moncolle",
  read: readCards,
  define,
  known: projectCards,
  poolOf: poolOfCards,
  namesIn: (table) => namesIn(readArrangement(table)),
  plain: plainCard,
});

/** Monster Collection for scenario files. */
export const scenario: ScenarioGame<MoncolleState> = {
  id: moncolle.id,
  game: () => moncolle,
  pool,
  arrange: (cards, table, options) =>
    arrange(
      readArrangement(table),
      faceFinder(cards as Pool<MoncolleState, MoncolleDefinition>),
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

/** ability.1 What is not a card of the game. */
function cardProblems(content: unknown): { rule: string; reason: string }[] {
  const read = readCards("cards", scenarioCardFile("moncolle", content));
  return read.ok ? [] : read.errors.map(({ kind }) => ({ rule: "ability.1", reason: kind }));
}

/** A deck of cards that are made up for it: each id is a card of this name. */
function problemsOf(content: unknown, edition: "guide" | "classic") {
  const deck = countsIn(content, "a deck is a list of ids with numbers", ["refuse", "deck"]);
  return checkDeck(poolOfCards(Object.keys(deck).flatMap((name) => plainCard(name) ?? [])), deck, edition);
}
