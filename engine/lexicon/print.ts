import type { Plural } from "./entry.ts";
import { type ByLanguage, inEachLanguage, type Language } from "./language.ts";
import type { Lexicon } from "./lexicon.ts";
import { isTerminalTree, type PhraseTree, type Tree } from "./tree.ts";
import { isPlural, printedWording, splitWording } from "./wording.ts";

/** A stretch of printed words; those of a terminal are printed exactly as they are. */
interface Stretch {
  readonly words: string;
  readonly exact: boolean;
}

/**
 * The words of a phrase.
 * Throws an Error when the tree is not one of the lexicon's.
 */
export function print(lexicon: Lexicon<unknown>, language: Language, tree: Tree): string {
  return join(language, stretchesOf(lexicon, language, tree));
}

/** The words of a whole card, one line a sentence; English lines and sentences begin with a capital. */
export function printText(lexicon: Lexicon<unknown>, language: Language, trees: readonly Tree[]): string {
  const printLine = (tree: Tree): string => {
    const stretches = stretchesOf(lexicon, language, tree);
    return join(language, language === "en" ? withCapitals(stretches) : stretches);
  };
  return trees.map(printLine).join("\n");
}

/** The words of a whole card in every language. */
export function printEverywhere(lexicon: Lexicon<unknown>, trees: readonly Tree[]): ByLanguage<string> {
  return inEachLanguage((language) => printText(lexicon, language, trees));
}

/** The words of a phrase in a given wording of its entry, the phrases inside as they are printed. */
export function printAs(
  lexicon: Lexicon<unknown>,
  language: Language,
  tree: PhraseTree,
  wording: string,
): string {
  return join(
    language,
    fill(wording, tree, (inner) => stretchesOf(lexicon, language, inner)),
  );
}

/** The words of two readings, in brackets that show how they differ; with the ids of the entries if they must. */
export function printBracketed(
  lexicon: Lexicon<unknown>,
  language: Language,
  readings: readonly [readonly Tree[], readonly Tree[]],
): [string, string] {
  const bracketed = (mark: (tree: PhraseTree) => string) => (trees: readonly Tree[]) =>
    trees.map((tree) => join(language, bracket(lexicon, language, tree, mark))).join(" ");
  const [first, second] = readings;
  const plain = bracketed(() => "");
  const named = bracketed((tree) => `${tree.entry}: `);
  return plain(first) === plain(second) ? [named(first), named(second)] : [plain(first), plain(second)];
}

function bracket(
  lexicon: Lexicon<unknown>,
  language: Language,
  tree: Tree,
  mark: (tree: PhraseTree) => string,
): Stretch[] {
  if (isTerminalTree(tree)) return stretchesOf(lexicon, language, tree);
  const inner = fill(wordingFor(lexicon, language, tree), tree, (part) =>
    bracket(lexicon, language, part, mark),
  );
  return [exactly(`[${mark(tree)}${join(language, inner)}]`)];
}

function stretchesOf(lexicon: Lexicon<unknown>, language: Language, tree: Tree): Stretch[] {
  if (!isTerminalTree(tree)) {
    return fill(wordingFor(lexicon, language, tree), tree, (inner) => stretchesOf(lexicon, language, inner));
  }
  const terminal = lexicon.categories.get(tree.terminal);
  if (terminal?.kind !== "terminal") throw new Error(`no terminal "${tree.terminal}" in the lexicon`);
  return [exactly(terminal.print(tree.value, language))];
}

function wordingFor(lexicon: Lexicon<unknown>, language: Language, tree: PhraseTree): string {
  const entry = lexicon.entries.get(tree.entry);
  if (entry === undefined) throw new Error(`no entry "${tree.entry}" in the lexicon`);
  const wording = printedWording(entry, language);
  return isPlural(wording) ? formOf(wording, tree) : wording;
}

function formOf({ slot, one, other }: Plural, tree: PhraseTree): string {
  const number = tree.slots[slot];
  return number && isTerminalTree(number) && number.value === 1 ? one : other;
}

function fill(wording: string, tree: PhraseTree, inner: (tree: Tree) => Stretch[]): Stretch[] {
  return splitWording(wording).flatMap((part, index) => {
    if (index % 2 === 0) return [{ words: part, exact: false }];
    const filled = tree.slots[part];
    if (filled === undefined) throw new Error(`entry "${tree.entry}": nothing in slot {${part}}`);
    return inner(filled);
  });
}

function exactly(words: string): Stretch {
  return { words, exact: true };
}

/** Joins stretches; where two spaces meet, one is enough, and "a" before a vowel is "an". */
function join(language: Language, stretches: readonly Stretch[]): string {
  let text = "";
  for (const { words, exact } of stretches) {
    const next = !exact && (text === "" || /\s$/u.test(text)) ? words.trimStart() : words;
    if (language === "th" && parts(text, next)) text += " ";
    if (language === "en" && ENDS_WITH_A.test(text) && BEGINS_WITH_VOWEL.test(next))
      text = `${text.trimEnd()}n `;
    text += next;
  }
  return text.trimEnd();
}

const ENDS_WITH_A = /(?:^|\s)a\s$/iu;
/** As it sounds: a unit, an enemy. */
const BEGINS_WITH_VOWEL = /^\[?(?:[aeio]|u(?!ni))/iu;

/** Whether Thai would touch a Latin word, a number or a bracket: Thai type parts them. */
function parts(before: string, after: string): boolean {
  return (
    (ENDS_THAI.test(before) && BEGINS_LATIN.test(after)) ||
    (ENDS_LATIN.test(before) && BEGINS_THAI.test(after))
  );
}

const ENDS_THAI = /[\u0e01-\u0e5b]$/u;
const BEGINS_THAI = /^[\u0e01-\u0e5b]/u;
const ENDS_LATIN = /[A-Za-z0-9\]]$/u;
const BEGINS_LATIN = /^[A-Za-z0-9]/u;

function withCapitals(stretches: readonly Stretch[]): Stretch[] {
  let starts = true;
  return stretches.map((stretch) => {
    const { words, exact } = stretch;
    const first = starts && !exact;
    if (words.trim() !== "") starts = !exact && /[.:!?]\s+$/u.test(words);
    if (exact) return stretch;
    const inside = words.replace(/[.:!?]\s+[a-z]/gu, capital);
    return { words: first ? inside.replace(/^\s*[a-z]/u, capital) : inside, exact };
  });
}

function capital(letters: string): string {
  return letters.toUpperCase();
}
