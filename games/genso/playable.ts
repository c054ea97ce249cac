import { compileCards, type PlayableGame } from "@gyoji/game";
import type { Pool } from "@gyoji/kernel";
import { define, poolOfCards, projectCards, readCards } from "./cards.ts";
import type { GensoDefinition } from "./definition.ts";
import { genso } from "./game.ts";
import { gensoPresentation } from "./presentation.ts";
import { checkDeck } from "./rules/deck.ts";
import type { GensoState } from "./state.ts";

/** Genso with its rules and cards. */
export const playableGenso: PlayableGame<GensoState> = {
  ...gensoPresentation,
  game: genso,
  compile: (sources) => compileCards({ readCards, define, projectCards, poolOfCards }, sources),
  checkDeck: (pool, { cards }) => checkDeck(pool as Pool<GensoState, GensoDefinition>, cards),
};
