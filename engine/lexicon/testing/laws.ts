import * as fc from "fast-check";
import { describeProblem } from "../describe.ts";
import type { Entry } from "../entry.ts";
import { LANGUAGES, type Language } from "../language.ts";
import type { Lexicon } from "../lexicon.ts";
import { type Problem, parse, parseText } from "../parse.ts";
import { print, printAs, printText } from "../print.ts";
import { type PhraseTree, sameTree, type Tree } from "../tree.ts";
import { wordingsOf } from "../wording.ts";
import { arbitraryTree, arbitraryTreeOf } from "./arbitraryTree.ts";

export interface LawOptions {
  /** How many trees of each entry and how many whole texts are tried in each language. */
  readonly runs?: number;
  readonly depth?: number;
  readonly seed?: number;
}

/**
 * Checks that the words of a lexicon say what they mean, over generated trees. In every language:
 * every wording of every entry is read back as the same tree; so are whole texts; and what is
 * printed for what was read is printed again unchanged.
 * Throws an Error with the smallest counterexample.
 */
export function checkLaws(
  lexicon: Lexicon<unknown>,
  { runs = 20, depth = 4, seed = 1 }: LawOptions = {},
): void {
  const options = { numRuns: runs, seed, includeErrorInReport: true };
  const texts = fc.array(arbitraryTree(lexicon, lexicon.text, depth), { minLength: 1, maxLength: 3 });
  for (const language of LANGUAGES) {
    for (const entry of lexicon.entries.values()) {
      const trees = arbitraryTreeOf(lexicon, entry, depth);
      fc.assert(
        fc.property(trees, (tree) => checkWordings(lexicon, language, entry, tree)),
        options,
      );
    }
    fc.assert(
      fc.property(texts, (trees) => checkText(lexicon, language, trees)),
      options,
    );
  }
}

function checkWordings(lexicon: Lexicon<unknown>, language: Language, entry: Entry, tree: PhraseTree): void {
  for (const wording of wordingsOf(entry, language)) {
    const words = printAs(lexicon, language, tree, wording);
    const parsed = parse(lexicon, language, entry.category, words);
    if (!parsed.ok) fail(`entry "${entry.id}"`, parsed.problem, language, words);
    if (!sameTree(parsed.tree, tree)) {
      throw new Error(
        `entry "${entry.id}" (${language}): "${words}" is read as ${JSON.stringify(parsed.tree)}`,
      );
    }
    if (print(lexicon, language, parsed.tree) !== print(lexicon, language, tree)) {
      throw new Error(`entry "${entry.id}" (${language}): "${words}" is not printed steadily`);
    }
  }
}

function checkText(lexicon: Lexicon<unknown>, language: Language, trees: readonly Tree[]): void {
  const words = printText(lexicon, language, trees);
  const parsed = parseText(lexicon, language, words);
  if (!parsed.ok) fail("text", parsed.problem, language, words);
  const same =
    parsed.trees.length === trees.length &&
    parsed.trees.every((tree, n) => trees[n] && sameTree(tree, trees[n]));
  if (!same || printText(lexicon, language, parsed.trees) !== words) {
    throw new Error(`text (${language}): "${words}" is read as ${JSON.stringify(parsed.trees)}`);
  }
}

function fail(what: string, problem: Problem, language: Language, text: string): never {
  throw new Error(`${what} (${language}): ${describeProblem(problem, { text, language })}`);
}
