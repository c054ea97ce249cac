import type { Importing, Miss, PackedCard, PackedSet } from "@gyoji/game";

/** A card of a list, and its set. */
interface TriedCard {
  readonly id: string;
  readonly name: PackedCard["name"];
  readonly set: string;
}

/** A card that cannot be played yet, and why. */
export interface UnplayableCard extends TriedCard {
  readonly misses: readonly Miss[];
}

/** Words that are not understood, and how many cards would be with them. */
export interface MissingPhrase {
  readonly phrase: string;
  /** Cards that lack nothing else. */
  readonly unlocks: number;
  /** Further cards, which lack something else too. */
  readonly others: number;
}

/** What came of an import: which cards can be played. */
export interface ImportReport {
  readonly sets: readonly { readonly id: string; readonly playable: number; readonly total: number }[];
  readonly playable: readonly TriedCard[];
  readonly unplayable: readonly UnplayableCard[];
  /** Those first that would unlock the most cards. */
  readonly phrases: readonly MissingPhrase[];
}

/** Tries the cards of sets one after the other: yields after each how many are done, and returns the report. */
export function* tryCards(importing: Importing, sets: readonly PackedSet[]): Generator<number, ImportReport> {
  const playable: TriedCard[] = [];
  const unplayable: UnplayableCard[] = [];
  let done = 0;
  for (const set of sets)
    for (const card of set.cards) {
      const { misses } = importing.tryCard(card);
      const tried = { id: card.id, name: card.name, set: set.id };
      if (misses.length > 0) unplayable.push({ ...tried, misses });
      else playable.push(tried);
      done += 1;
      yield done;
    }
  return {
    sets: sets.map(({ id, cards }) => ({
      id,
      playable: playable.filter(({ set }) => set === id).length,
      total: cards.length,
    })),
    playable,
    unplayable,
    phrases: missingPhrases(unplayable),
  };
}

function missingPhrases(cards: readonly UnplayableCard[]): MissingPhrase[] {
  const found = new Map<string, { unlocks: number; others: number }>();
  for (const { misses } of cards) {
    const phrases = new Set(misses.map(({ phrase }) => phrase));
    for (const phrase of phrases) {
      if (phrase === "") continue;
      const { unlocks, others } = found.get(phrase) ?? { unlocks: 0, others: 0 };
      const alone = phrases.size === 1 ? 1 : 0;
      found.set(phrase, { unlocks: unlocks + alone, others: others + 1 - alone });
    }
  }
  return [...found]
    .map(([phrase, counts]) => ({ phrase, ...counts }))
    .sort((a, b) => b.unlocks - a.unlocks || b.others - a.others || (a.phrase < b.phrase ? -1 : 1));
}
