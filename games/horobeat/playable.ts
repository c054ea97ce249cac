import { compileCards, type PlayableGame } from "@gyoji/game";
import type { Pool } from "@gyoji/kernel";
import { define, poolOfCards, projectCards, readCards } from "./cards.ts";
import type { HorobeatDefinition } from "./definition.ts";
import { horobeat } from "./game.ts";
import { horobeatPresentation } from "./presentation.ts";
import { checkDeck } from "./rules/deck.ts";
import type { HorobeatState } from "./state.ts";

/** HORO-BEAT with its rules and cards. */
export const playableHorobeat: PlayableGame<HorobeatState> = {
  ...horobeatPresentation,
  game: horobeat,
  compile: (sources) => compileCards({ readCards, define, projectCards, poolOfCards }, sources),
  checkDeck: (pool, { cards }) => checkDeck(pool as Pool<HorobeatState, HorobeatDefinition>, cards),
};
