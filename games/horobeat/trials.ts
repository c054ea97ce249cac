import type { Trials } from "@gyoji/game";
import type { Pool } from "@gyoji/kernel";
import type { HorobeatDefinition } from "./definition.ts";
import { horobeat } from "./game.ts";
import { drawDeck } from "./rules/deck.ts";
import type { HorobeatState } from "./state.ts";

/** Random matches of HORO-BEAT. */
export const trials: Trials<HorobeatState> = {
  ways: [{ game: horobeat, options: { opening: "random" }, share: 1 }],
  drawDeck: (pool, wanted, dice) => drawDeck(pool as Pool<HorobeatState, HorobeatDefinition>, wanted, dice),
  plays: ["entered", "wazaPlaced", "boosted"],
  isPlayed: () => true,
  acts: () => true,
  // That another seat can choose among hidden cards for an effect is known from what it has answered before.
  tells: ({ open, rule }) => !open && rule === "7.8.2",
};
