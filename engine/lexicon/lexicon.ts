import type { Category, PhraseCategory } from "./category.ts";
import type { Entry } from "./entry.ts";
import { buildGrammar, type Grammar, withIncluded } from "./grammar.ts";
import { type ByLanguage, inEachLanguage } from "./language.ts";

/** The card language of one game. `M` is what one sentence of a card means. */
export interface Lexicon<M> {
  /** The category of the sentences of a card. */
  readonly text: Category<M>;
  readonly entries: ReadonlyMap<string, Entry>;
  readonly categories: ReadonlyMap<string, Category<unknown>>;
  readonly grammars: ByLanguage<Grammar>;
}

/**
 * Builds the card language of a game from its entries.
 * Throws an Error that names the entry or category at fault: an id used twice, a wording that does
 * not fit its slots, a category that no finite phrase can fill, left recursion.
 */
export function lexicon<M>(parts: {
  readonly entries: readonly Entry[];
  readonly text: Category<M>;
}): Lexicon<M> {
  const entries = new Map<string, Entry>();
  for (const entry of parts.entries) {
    if (entries.has(entry.id)) throw new Error(`two entries have the id "${entry.id}"`);
    entries.set(entry.id, entry);
  }
  const categories = collectCategories(parts.text, parts.entries);
  refuseEndless(categories, parts.entries);
  return {
    text: parts.text,
    entries,
    categories,
    grammars: inEachLanguage((language) => buildGrammar(categories, parts.entries, language)),
  };
}

function collectCategories(
  text: Category<unknown>,
  entries: readonly Entry[],
): Map<string, Category<unknown>> {
  const named = [
    text,
    ...entries.flatMap(({ category, slots }): Category<unknown>[] => [category, ...Object.values(slots)]),
  ];
  const byName = new Map<string, Category<unknown>>();
  for (const category of named.flatMap((one) => [...withIncluded(one)])) {
    const known = byName.get(category.name);
    if (known !== undefined && known !== category)
      throw new Error(`two categories have the name "${category.name}"`);
    byName.set(category.name, category);
  }
  return byName;
}

function refuseEndless(categories: ReadonlyMap<string, Category<unknown>>, entries: readonly Entry[]): void {
  const depths = phraseDepths(categories, entries);
  for (const category of categories.values()) {
    if (depths.has(category.name)) continue;
    const users = entries
      .filter(({ slots }) => Object.values(slots).includes(category))
      .map(({ id }) => `"${id}"`);
    throw new Error(
      `category "${category.name}" (used by ${users.join(", ") || "the text"}) has no entry that can be completed`,
    );
  }
}

/** How deep the shallowest phrase of each category is; without those that have no finite phrase. */
export function phraseDepths(
  categories: ReadonlyMap<string, Category<unknown>>,
  entries: Iterable<Entry>,
): Map<string, number> {
  const depths = new Map<string, number>();
  const all = [...entries];
  for (const category of categories.values()) if (category.kind === "terminal") depths.set(category.name, 0);
  for (let before = -1; before !== depths.size; ) {
    before = depths.size;
    const found = new Map<string, number>();
    for (const entry of all) {
      const depth = entryDepth(entry, depths);
      const name = entry.category.name;
      if (depth < (found.get(name) ?? Number.POSITIVE_INFINITY)) found.set(name, depth);
    }
    for (const category of categories.values()) {
      if (category.kind === "phrases") settle(category, found, depths);
    }
  }
  return depths;
}

function settle(
  category: PhraseCategory<unknown>,
  found: ReadonlyMap<string, number>,
  depths: Map<string, number>,
): void {
  const known = [...withIncluded(category)].map(
    ({ name }) => found.get(name) ?? depths.get(name) ?? Number.POSITIVE_INFINITY,
  );
  const depth = Math.min(...known);
  if (Number.isFinite(depth)) depths.set(category.name, depth);
}

/** How deep the shallowest phrase of an entry is, given the depths of the categories. */
export function entryDepth(entry: Entry, depths: ReadonlyMap<string, number>): number {
  const inner = Object.values(entry.slots).map(({ name }) => depths.get(name) ?? Number.POSITIVE_INFINITY);
  return 1 + Math.max(0, ...inner);
}
