import type { Trials } from "@gyoji/game";
import type { Pool } from "@gyoji/kernel";
import type { MoncolleDefinition } from "./definition.ts";
import { moncolle } from "./game.ts";
import { drawDeck } from "./rules/deck.ts";
import { EDITIONS, type MoncolleState } from "./state.ts";

/** Random matches of Monster Collection, in both editions. */
export const trials: Trials<MoncolleState> = {
  ways: EDITIONS.map((edition) => ({ game: moncolle, options: { edition }, share: 1 })),
  drawDeck: (pool, wanted, dice) => drawDeck(pool as Pool<MoncolleState, MoncolleDefinition>, wanted, dice),
  plays: ["summoned", "declared", "equipped", "fieldPlaced"],
  isPlayed: () => true,
  // That there is a card to pay with, or one that fits, is known by the question.
  tells: ({ ask }) => ask === "payDiscard" || ask === "summonWhich",
  acts: () => true,
};
