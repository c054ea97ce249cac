import * as fc from "fast-check";
import type { Category } from "../category.ts";
import type { Entry } from "../entry.ts";
import { withIncluded } from "../grammar.ts";
import { entryDepth, type Lexicon, phraseDepths } from "../lexicon.ts";
import type { PhraseTree, Tree } from "../tree.ts";

const USUAL_DEPTH = 5;

/** Any tree of a category that is at most so deep, or the shallowest ones where all are deeper. */
export function arbitraryTree(
  lexicon: Lexicon<unknown>,
  category: Category<unknown>,
  depth = USUAL_DEPTH,
): fc.Arbitrary<Tree> {
  return growing(lexicon).ofCategory(category, depth);
}

/** Any tree of one entry. */
export function arbitraryTreeOf(
  lexicon: Lexicon<unknown>,
  entry: Entry,
  depth = USUAL_DEPTH,
): fc.Arbitrary<PhraseTree> {
  return growing(lexicon).ofEntry(entry, depth);
}

function growing(lexicon: Lexicon<unknown>) {
  const entries = [...lexicon.entries.values()];
  const depths = phraseDepths(lexicon.categories, entries);
  const known = new Map<string, fc.Arbitrary<Tree>>();

  function ofCategory(category: Category<unknown>, depth: number): fc.Arbitrary<Tree> {
    const room = Math.max(depth, depths.get(category.name) ?? 0);
    const key = `${category.name} ${room}`;
    const tree = known.get(key) ?? fc.oneof(...choices(category, room));
    known.set(key, tree);
    return tree;
  }

  function choices(category: Category<unknown>, room: number): fc.Arbitrary<Tree>[] {
    const parts = [...withIncluded(category)];
    const values = parts.flatMap((part) =>
      part.kind === "terminal"
        ? fc.constantFrom(...part.samples).map((value): Tree => ({ terminal: part.name, value }))
        : [],
    );
    const fitting = entries.filter(
      (entry) => parts.includes(entry.category) && entryDepth(entry, depths) <= room,
    );
    return [...values, ...fitting.map((entry) => ofEntry(entry, room))];
  }

  function ofEntry(entry: Entry, depth: number): fc.Arbitrary<PhraseTree> {
    const slots: Record<string, fc.Arbitrary<Tree>> = {};
    for (const [slot, category] of Object.entries(entry.slots)) slots[slot] = ofCategory(category, depth - 1);
    const filled: fc.Arbitrary<Record<string, Tree>> = fc.record(slots, { noNullPrototype: true });
    return filled.map((trees) => ({ entry: entry.id, slots: trees }));
  }

  return { ofCategory, ofEntry };
}
