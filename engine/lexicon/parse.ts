import type { Category } from "./category.ts";
import { diagnose, locate, type NotUnderstood } from "./diagnose.ts";
import type { Rules } from "./grammar.ts";
import type { Language } from "./language.ts";
import type { Lexicon } from "./lexicon.ts";
import { printBracketed } from "./print.ts";
import {
  openPage,
  type PageProblem,
  type Run,
  readingsAt,
  sequencesFrom,
  startRun,
  wasCutShort,
} from "./reading.ts";
import type { Tree } from "./tree.ts";

/** Why a text is not exactly one tree. Offsets count UTF-16 units of the text. */
export type Problem =
  | NotUnderstood
  | PageProblem
  | { readonly kind: "ambiguous"; readonly readings: readonly [TextReading, TextReading] }
  | { readonly kind: "tooComplex" }
  /** A sentence that belongs to another, which is not there. */
  | { readonly kind: "astray"; readonly offset: number; readonly length: number };

/** Which of the sentences of a text belongs to something that is not there, or -1. */
export type Astray = (sentences: readonly Tree[]) => number;

const never: Astray = () => -1;

/** One of several readings, and its words with brackets that show how they belong together. */
export interface TextReading {
  readonly trees: readonly Tree[];
  readonly words: string;
}

export type Parsed =
  | { readonly ok: true; readonly tree: Tree }
  | { readonly ok: false; readonly problem: Problem };

export type ParsedText =
  | { readonly ok: true; readonly trees: Tree[] }
  | { readonly ok: false; readonly problem: Problem };

/**
 * Reads a text as one phrase of a category.
 * Throws an Error when the category is not one of the lexicon's.
 */
export function parse(
  lexicon: Lexicon<unknown>,
  language: Language,
  category: Category<unknown>,
  text: string,
): Parsed {
  const way: Way = { read: onePhrase, explain: diagnose, astray: never };
  const parsed = readWhole(lexicon, language, category, text, way);
  if (!parsed.ok) return parsed;
  const [tree] = parsed.trees;
  if (tree === undefined) throw new Error("a reading without a phrase");
  return { ok: true, tree };
}

/** Reads the whole text of a card: one or more phrases of the lexicon's text category. */
export function parseText(
  lexicon: Lexicon<unknown>,
  language: Language,
  text: string,
  sentence: Category<unknown> = lexicon.text,
  astray: Astray = never,
): ParsedText {
  return readWhole(lexicon, language, sentence, text, { read: wholeText, explain: diagnose, astray });
}

function wholeText(run: Run, rules: Rules): Tree[][] {
  return sequencesFrom(run, rules, run.page.start);
}

/**
 * What keeps the whole text of a card from being understood, or null. As `parseText` says it, but for what could have
 * stood there: so it is told quickly of many texts.
 */
export function problemIn(
  lexicon: Lexicon<unknown>,
  language: Language,
  text: string,
  astray: Astray = never,
): Problem | null {
  const read = readWhole(lexicon, language, lexicon.text, text, { read: wholeText, explain: locate, astray });
  return read.ok ? null : read.problem;
}

/** How a page is read. */
interface Way {
  /** All ways to read it. */
  readonly read: (run: Run, rules: Rules) => Tree[][];
  readonly explain: typeof diagnose;
  readonly astray: Astray;
}

function onePhrase(run: Run, rules: Rules): Tree[][] {
  return readingsAt(run, rules, run.page.start)
    .filter(({ end }) => end === run.page.end)
    .map(({ tree }) => [tree]);
}

function readWhole(
  lexicon: Lexicon<unknown>,
  language: Language,
  category: Category<unknown>,
  text: string,
  { read, explain, astray }: Way,
): ParsedText {
  const rules = rulesOf(lexicon, language, category);
  const page = openPage(language, text);
  if ("kind" in page) return { ok: false, problem: page };
  const run = startRun(page, null);
  const [first, second] = read(run, rules);
  if (wasCutShort(run)) return { ok: false, problem: { kind: "tooComplex" } };
  if (first === undefined) return { ok: false, problem: explain(page, rules, read, run.furthest) };
  if (second === undefined) {
    const stray = astray(first);
    if (stray < 0) return { ok: true, trees: first };
    return { ok: false, problem: { kind: "astray", ...placeOf(run, rules, first, stray) } };
  }
  const [a, b] = printBracketed(lexicon, language, [first, second]);
  return {
    ok: false,
    problem: {
      kind: "ambiguous",
      readings: [
        { trees: first, words: a },
        { trees: second, words: b },
      ],
    },
  };
}

/** Where one of the sentences stands that a run has read. */
function placeOf(
  run: Run,
  rules: Rules,
  sentences: readonly Tree[],
  index: number,
): { readonly offset: number; readonly length: number } {
  const { text, source } = run.page.folded;
  const endOf = (start: number, sentence: Tree | undefined): number =>
    readingsAt(run, rules, start).find(({ tree }) => tree === sentence)?.end ?? start;
  const start = sentences.slice(0, index).reduce(endOf, run.page.start);
  const end = endOf(start, sentences[index]);
  const offset = source[start] ?? 0;
  return { offset, length: text.slice(offset, source[end] ?? text.length).trimEnd().length };
}

/** The rules of a category. Throws an Error when it is not one of the lexicon's. */
export function rulesOf(lexicon: Lexicon<unknown>, language: Language, category: Category<unknown>): Rules {
  const rules = lexicon.grammars[language].get(category.name);
  if (rules === undefined) throw new Error(`category "${category.name}" is not in the lexicon`);
  return rules;
}
