import { countsIn, scenarioPool } from "@gyoji/game";
import type { Pool } from "@gyoji/kernel";
import type { ScenarioGame } from "@gyoji/scenario";
import { define, poolOfCards, projectCards, readCards } from "../cards.ts";
import type { HorobeatDefinition } from "../definition.ts";
import { horobeat } from "../game.ts";
import { checkDeck } from "../rules/deck.ts";
import type { HorobeatState } from "../state.ts";
import { arrange, faceFinder, namesIn, readArrangement } from "./arrange.ts";
import { look, lookSeen, spell } from "./look.ts";
import { plainCard } from "./names.ts";

const pool = scenarioPool<HorobeatState, Parameters<typeof define>[0], HorobeatDefinition>({
  game: "horobeat",
  read: readCards,
  define,
  known: projectCards,
  poolOf: poolOfCards,
  namesIn: (table) => namesIn(readArrangement(table)),
  plain: plainCard,
});

/** HORO-BEAT for scenario files. */
export const scenario: ScenarioGame<HorobeatState> = {
  id: horobeat.id,
  game: () => horobeat,
  pool,
  arrange: (cards, table, options) =>
    arrange(
      readArrangement(table),
      faceFinder(cards as Pool<HorobeatState, HorobeatDefinition>),
      options["opening"] ?? "janken",
    ),
  spell,
  look,
  lookSeen,
  refuse: {
    deck: (content) =>
      checkDeck(
        poolOfCards(projectCards()),
        countsIn(content, "a deck is a list of ids with numbers", ["refuse", "deck"]),
      ),
  },
};
