import type { Trials } from "@gyoji/game";
import type { Pool } from "@gyoji/kernel";
import type { GensoDefinition } from "./definition.ts";
import { genso } from "./game.ts";
import { drawDeck } from "./rules/deck.ts";
import { type GensoState, JANKEN, SURVIVORS } from "./state.ts";

/** How many of all matches are as people play them, beside one of each other format. */
const DEFAULT_SHARE = 5;

/** Random matches of Genso, in all its formats. */
export const trials: Trials<GensoState> = {
  ways: JANKEN.flatMap((janken) =>
    SURVIVORS.map((survivors) => {
      const isDefault = janken === JANKEN[0] && survivors === SURVIVORS[0];
      return { game: genso, options: { janken, survivors }, share: isDefault ? DEFAULT_SHARE : 1 };
    }),
  ),
  drawDeck: (pool, wanted, dice) => drawDeck(pool as Pool<GensoState, GensoDefinition>, wanted, dice),
  plays: ["battleBegan", "laid", "leaderTurnedUp"],
  isPlayed: () => true,
  // That there is a card to discard or to lay is known by the question.
  tells: ({ ask }) => ask === "discard" || ask === "layOn",
  acts: () => true,
};
