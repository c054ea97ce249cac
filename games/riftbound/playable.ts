import { compileCards, type PlayableGame } from "@gyoji/game";
import type { Pool } from "@gyoji/kernel";
import { banListOf } from "./bans.ts";
import { define, poolOfCards, projectCards, readCards } from "./cards.ts";
import type { RiftboundDefinition } from "./definition.ts";
import { riftbound } from "./game.ts";
import { importing } from "./importing/index.ts";
import { riftboundPresentation } from "./presentation.ts";
import { checkDeck } from "./rules/deck.ts";
import type { RiftboundState } from "./state.ts";

/** Riftbound for two with its rules and cards. */
export const playableRiftbound: PlayableGame<RiftboundState> = {
  ...riftboundPresentation,
  game: riftbound,
  compile: (sources) => compileCards({ readCards, define, projectCards, poolOfCards }, sources),
  importing,
  checkDeck: (pool, deck, options, banned) =>
    checkDeck(
      pool as Pool<RiftboundState, RiftboundDefinition>,
      deck,
      banListOf(options["bans"] ?? "none") ?? "none",
      banned,
    ),
};
