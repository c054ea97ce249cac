import { compileCards, type PlayableGame } from "@gyoji/game";
import type { Pool } from "@gyoji/kernel";
import { define, poolOfCards, projectCards, readCards } from "./cards.ts";
import type { MoncolleDefinition } from "./definition.ts";
import { editionOf, moncolle } from "./game.ts";
import { moncollePresentation } from "./presentation.ts";
import { checkDeck } from "./rules/deck.ts";
import type { MoncolleState } from "./state.ts";

/** Monster Collection with its rules and cards. */
export const playableMoncolle: PlayableGame<MoncolleState> = {
  ...moncollePresentation,
  game: moncolle,
  compile: (sources) => compileCards({ readCards, define, projectCards, poolOfCards }, sources),
  checkDeck: (pool, { cards }, options) =>
    checkDeck(pool as Pool<MoncolleState, MoncolleDefinition>, cards, editionOf(options)),
};
