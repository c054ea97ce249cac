import { countsIn, scenarioPool } from "@gyoji/game";
import type { Pool } from "@gyoji/kernel";
import type { ScenarioGame } from "@gyoji/scenario";
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

const pool = scenarioPool<GensoState, Parameters<typeof define>[0], GensoDefinition>({
  game: "genso",
  read: readCards,
  define,
  known: projectCards,
  poolOf: poolOfCards,
  namesIn: (table) => namesIn(readArrangement(table)),
  plain: plainCard,
});

/** Genso for scenario files. */
export const scenario: ScenarioGame<GensoState> = {
  id: genso.id,
  game: () => genso,
  pool,
  arrange: (cards, table, options) =>
    arrange(
      readArrangement(table),
      faceFinder(cards as Pool<GensoState, GensoDefinition>),
      formatOf(options),
    ),
  spell,
  look,
  lookSeen,
  refuse: {
    deck: (content) => problemsOf(content),
    supply: (content) => supplyProblems(content),
  },
};

/** A deck of cards that are made up for it: each id is a card of this name. */
function problemsOf(content: unknown) {
  const deck = countsIn(content, "a deck is a list of ids with numbers", ["refuse", "deck"]);
  return checkDeck(poolOfCards(Object.keys(deck).flatMap((name) => plainCard(name) ?? [])), deck);
}

/** setup.3, setup.4 A supply of counters: how many of each element. */
function supplyProblems(content: unknown) {
  const supply = countsIn(content, "a supply is a list of elements with numbers", ["refuse", "supply"]);
  return checkSupply(ELEMENTS.map((element) => supply[element] ?? 0));
}
