import type { CardSource, Compiled, PlayableGame } from "@gyoji/game";
import type { Pool } from "@gyoji/kernel";
import { sharedIds } from "@gyoji/lexicon";
import { define, poolOfCards, projectCards, readCards } from "./cards.ts";
import type { RiftboundDefinition } from "./definition.ts";
import { riftbound } from "./game.ts";
import { riftboundPresentation } from "./presentation.ts";
import { checkDeck } from "./rules/deck.ts";
import type { RiftboundState } from "./state.ts";

/** The project's cards, and those of card files: all or none. */
function compile(sources: readonly CardSource[]): Compiled<RiftboundState> {
  const files = sources.map(({ file, source }) => readCards(file, source));
  const errors = files.flatMap((file) => (file.ok ? [] : file.errors));
  if (errors.length === 0) errors.push(...sharedIds(sources));
  if (errors.length > 0) return { ok: false, errors };
  const added = files.flatMap((file) => (file.ok ? file.cards.map(define) : []));
  const own = new Set(added.map(({ id }) => id));
  const kept = projectCards().filter(({ id }) => !own.has(id));
  const replaced = projectCards().flatMap(({ id }) => (own.has(id) ? [id] : []));
  const pool: Pool<RiftboundState> = poolOfCards([...kept, ...added]);
  return { ok: true, pool, added, replaced };
}

/** Riftbound for two with its rules and cards. */
export const playableRiftbound: PlayableGame<RiftboundState> = {
  ...riftboundPresentation,
  game: riftbound,
  compile,
  checkDeck: (pool, cards) => checkDeck(pool as Pool<RiftboundState, RiftboundDefinition>, cards),
};
