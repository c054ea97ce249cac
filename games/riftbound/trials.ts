import type { Trials, Way } from "@gyoji/game";
import type { Pool } from "@gyoji/kernel";
import { isOfMainDeck, type RiftboundDefinition } from "./definition.ts";
import { riftboundFor } from "./game.ts";
import { MODES, type ModeId } from "./modes.ts";
import { isCopy } from "./rules/copiedText.ts";
import { drawDeck } from "./rules/deck.ts";
import type { RiftboundState } from "./state.ts";

/** How many of all matches are of each mode. */
const SHARES: Readonly<Record<ModeId, number>> = {
  duel: 28,
  match: 2,
  longMatch: 1,
  skirmish: 3,
  war: 3,
  teams: 3,
};

function wayOf(mode: ModeId): Way<RiftboundState> {
  const game = riftboundFor(MODES[mode].seats) as unknown as Way<RiftboundState>["game"];
  const sideboard = MODES[mode].games > 1 ? "ten" : "none";
  return { game, options: { mode, sideboard }, share: SHARES[mode] };
}

/** Random matches of Riftbound, in every mode. */
export const trials: Trials<RiftboundState> = {
  ways: (Object.keys(MODES) as ModeId[]).map(wayOf),
  drawDeck: (pool, wanted, dice) => drawDeck(pool as Pool<RiftboundState, RiftboundDefinition>, wanted, dice),
  plays: ["played"],
  isPlayed: (pool, card) => {
    const face = pool.definitions[pool.index.get(card) ?? -1] as RiftboundDefinition | undefined;
    return face !== undefined && !face.isToken && isOfMainDeck(face);
  },
  // deck.22, layers.4
  acts: (pool, id, at) => {
    const face = pool.definitions[pool.index.get(id) ?? -1] as RiftboundDefinition | undefined;
    const ability = face?.abilities[at];
    return !isCopy(id) && !(ability?.kind === "continuous" && ability.layer === "unique");
  },
  // target.4 That a player can do as told with a card of the hand is known by the question.
  tells: ({ open, rule }) => !open && rule === "target.2",
};
