import type { CardSource, Compiled, PlayableGame } from "@gyoji/game";
import type { Pool } from "@gyoji/kernel";
import { sharedIds } from "@gyoji/lexicon";
import { define, poolOfCards, projectCards, readCards } from "./cards.ts";
import type { HorobeatDefinition } from "./definition.ts";
import { horobeat } from "./game.ts";
import { horobeatPresentation } from "./presentation.ts";
import { checkDeck } from "./rules/deck.ts";
import type { HorobeatState } from "./state.ts";

/** The project's cards, and those of card files: all or none. */
function compile(sources: readonly CardSource[]): Compiled<HorobeatState> {
  const files = sources.map(({ file, source }) => readCards(file, source));
  const errors = files.flatMap((file) => (file.ok ? [] : file.errors));
  if (errors.length === 0) errors.push(...sharedIds(sources));
  if (errors.length > 0) return { ok: false, errors };
  const added = files.flatMap((file) => (file.ok ? file.cards.map(define) : []));
  const own = new Set(added.map(({ id }) => id));
  // A card file may bring its own version of a card of the project.
  const kept = projectCards().filter(({ id }) => !own.has(id));
  const replaced = projectCards().flatMap(({ id }) => (own.has(id) ? [id] : []));
  const pool: Pool<HorobeatState> = poolOfCards([...kept, ...added]);
  return { ok: true, pool, added, replaced };
}

/** HORO-BEAT with its rules and cards. */
export const playableHorobeat: PlayableGame<HorobeatState> = {
  ...horobeatPresentation,
  game: horobeat,
  compile,
  checkDeck: (pool, cards) => checkDeck(pool as Pool<HorobeatState, HorobeatDefinition>, cards),
};
