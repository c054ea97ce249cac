export type Value = string | number;

/** A compiled phrase: which entry it is and what fills its slots. Plain data. */
export type Tree = PhraseTree | TerminalTree;

export interface PhraseTree {
  readonly entry: string;
  readonly slots: Readonly<Record<string, Tree>>;
}

export interface TerminalTree {
  readonly terminal: string;
  readonly value: Value;
}

export function isTerminalTree(tree: Tree): tree is TerminalTree {
  return "terminal" in tree;
}

/** Whether two trees are the same phrase. */
export function sameTree(a: Tree, b: Tree): boolean {
  if (a === b) return true;
  if (isTerminalTree(a)) return isTerminalTree(b) && a.terminal === b.terminal && a.value === b.value;
  if (isTerminalTree(b) || a.entry !== b.entry) return false;
  return Object.entries(a.slots).every(([slot, filled]) => {
    const other = b.slots[slot];
    return other !== undefined && sameTree(filled, other);
  });
}
