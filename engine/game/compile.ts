import type { Definition, Pool, State } from "@gyoji/kernel";
import { type CardFile, sharedIds } from "@gyoji/lexicon";
import type { CardSource } from "./cardSource.ts";
import type { Compiled } from "./module.ts";

/** How a game reads card files, and what its own cards are. */
interface CardMaking<S extends State, Written, D extends Definition<S>> {
  readonly readCards: (file: string, source: string) => CardFile<Written>;
  readonly define: (card: Written) => D;
  /** The project's own cards. */
  readonly projectCards: () => readonly D[];
  readonly poolOfCards: (definitions: readonly D[]) => Pool<S, D>;
}

/** The project's cards with those of card files, which may bring their own versions of some: all or none. */
export function compileCards<S extends State, Written, D extends Definition<S>>(
  { readCards, define, projectCards, poolOfCards }: CardMaking<S, Written, D>,
  sources: readonly CardSource[],
): Compiled<S> {
  const files = sources.map(({ file, source }) => readCards(file, source));
  const errors = files.flatMap((file) => (file.ok ? [] : file.errors));
  if (errors.length === 0) errors.push(...sharedIds(sources));
  if (errors.length > 0) return { ok: false, errors };
  const added = files.flatMap((file) => (file.ok ? file.cards.map((card) => define(card)) : []));
  const own = new Set(added.map(({ id }) => id));
  const kept = projectCards().filter(({ id }) => !own.has(id));
  const replaced = projectCards().flatMap(({ id }) => (own.has(id) ? [id] : []));
  const pool: Pool<S> = poolOfCards([...kept, ...added]);
  return { ok: true, pool, added, replaced };
}
