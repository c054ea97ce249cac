import type { Lexicon } from "./lexicon.ts";
import { isTerminalTree, type Tree } from "./tree.ts";

/**
 * What a tree of the lexicon's text category means, from the inside out.
 * Throws an Error when the tree is not one of the lexicon's.
 */
export function meaningOf<M>(lexicon: Lexicon<M>, tree: Tree): M {
  // A tree of the text category is made of entries whose meanings have that category's type.
  return meaningOfAny(lexicon, tree) as M;
}

function meaningOfAny(lexicon: Lexicon<unknown>, tree: Tree): unknown {
  if (isTerminalTree(tree)) {
    const terminal = lexicon.categories.get(tree.terminal);
    if (terminal?.kind !== "terminal") throw new Error(`no terminal "${tree.terminal}" in the lexicon`);
    return terminal.meaning(tree.value);
  }
  const entry = lexicon.entries.get(tree.entry);
  if (entry === undefined) throw new Error(`no entry "${tree.entry}" in the lexicon`);
  const meanings: Record<string, unknown> = {};
  for (const [slot, inner] of Object.entries(tree.slots)) meanings[slot] = meaningOfAny(lexicon, inner);
  return entry.meaning(meanings);
}
