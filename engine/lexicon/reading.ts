import type { Terminal } from "./category.ts";
import { type Folded, findGaps, fold, isWordCharacter } from "./fold.ts";
import type { Production, Rules } from "./grammar.ts";
import type { Language } from "./language.ts";
import { sameTree, type Tree } from "./tree.ts";
import type { Gap, Letters } from "./wording.ts";

const LONGEST_TEXT = 2000;
const MOST_STEPS = 300_000;
const DEEPEST = 200;
/** Two readings of the same words prove that they are ambiguous; more would prove no more. */
const MOST_READINGS = 2;

/** A text made ready for reading. Places count folded characters; reading stands never in a gap. */
export interface Page {
  readonly language: Language;
  readonly folded: Folded;
  /** For each folded character, where reading goes on past white space and reminder text. */
  readonly skip: Int32Array;
  readonly start: number;
  readonly end: number;
}

/** One attempt to read a page. It remembers what was read where. */
export interface Run {
  readonly page: Page;
  readonly readings: Map<number, readonly Reading[]>;
  /** Hears of what could have stood somewhere and does not: all that fails from a place on. Null in an ordinary run. */
  readonly missed: { readonly from: number; readonly hear: (miss: Miss) => void } | null;
  /** The furthest place where something was looked for: where a word begins that does not fit. */
  furthest: number;
  steps: number;
  depth: number;
}

export interface Reading {
  readonly tree: Tree;
  readonly end: number;
}

/** Something that does not stand at a place. */
export type Miss = MissedLetters | MissedTerminal;

export interface MissedLetters {
  readonly kind: "letters";
  readonly production: Production;
  readonly piece: number;
  /** Where the piece begins. */
  readonly start: number;
  /** The first character of the word that does not fit. */
  readonly letter: number;
  /** Where that word begins. */
  readonly from: number;
  /** Where the text differs. */
  readonly at: number;
}

interface MissedTerminal {
  readonly kind: "terminal";
  readonly terminal: Terminal<unknown>;
  readonly at: number;
}

export type PageProblem =
  | { readonly kind: "tooLong"; readonly length: number; readonly limit: number }
  | { readonly kind: "unbalanced"; readonly offset: number };

/** Makes a text ready for reading, or says why it cannot be. */
export function openPage(language: Language, text: string): Page | PageProblem {
  if (text.length > LONGEST_TEXT) return { kind: "tooLong", length: text.length, limit: LONGEST_TEXT };
  const folded = fold(text);
  const gaps = findGaps(folded.chars);
  if ("unbalanced" in gaps) return { kind: "unbalanced", offset: folded.source[gaps.unbalanced] ?? 0 };
  const { skip } = gaps;
  return { language, folded, skip, start: skip[0] ?? 0, end: folded.chars.length };
}

export function startRun(page: Page, missed: Run["missed"]): Run {
  return { page, readings: new Map(), missed, furthest: page.start, steps: 0, depth: 0 };
}

/** Whether the bounds on reading were hit, so that what was found may not be all. */
export function wasCutShort(run: Run): boolean {
  return run.steps > MOST_STEPS;
}

/** All phrases of a category that begin at a place, at most two for each end. */
export function readingsAt(run: Run, rules: Rules, at: number): readonly Reading[] {
  const key = rules.index * (run.page.end + 1) + at;
  const known = run.readings.get(key);
  if (known !== undefined) return known;
  const found: Reading[] = [];
  run.furthest = Math.max(run.furthest, at);
  if (run.depth >= DEEPEST) run.steps = MOST_STEPS + 1;
  run.depth += 1;
  for (const terminal of rules.terminals) readTerminal(run, terminal, at, found);
  for (const production of candidates(run, rules, at)) readOn(run, production, 0, at, [], found);
  run.depth -= 1;
  run.readings.set(key, found);
  return found;
}

/** Where a run listens for misses it must try everything; before, what another letter begins fails too early to count. */
function candidates(run: Run, rules: Rules, at: number): readonly Production[] {
  if (run.missed !== null && at >= run.missed.from) return rules.productions;
  return rules.byFirst.get(run.page.folded.chars.charCodeAt(at)) ?? rules.open;
}

function readTerminal(run: Run, terminal: Terminal<unknown>, at: number, found: Reading[]): void {
  const { folded, language, skip } = run.page;
  const from = folded.source[at] ?? 0;
  const readings = terminal.read(folded.text, from, language);
  if (readings.length === 0) run.missed?.hear({ kind: "terminal", terminal, at });
  for (const { end, value } of readings) {
    if (end <= from) continue;
    keep(found, { tree: { terminal: terminal.name, value }, end: skip[folded.place[end] ?? 0] ?? 0 });
  }
}

/** Reads the pieces of a production from the given one on. */
function readOn(
  run: Run,
  production: Production,
  index: number,
  at: number,
  filled: Tree[],
  found: Reading[],
): void {
  run.steps += 1;
  if (wasCutShort(run)) return;
  const piece = production.pieces[index];
  if (piece === undefined) {
    keep(found, { tree: treeOf(production, filled), end: at });
  } else if (piece.kind === "letters") {
    const end = readLetters(run, production, index, piece, at);
    if (end >= 0) readOn(run, production, index + 1, end, filled, found);
  } else if (piece.gap !== "parted" || !runsTogether(run.page, at)) {
    for (const { tree, end } of readingsAt(run, piece.rules, at)) {
      filled[piece.index] = tree;
      readOn(run, production, index + 1, end, filled, found);
    }
  }
}

/** The place behind fixed words, or -1. */
function readLetters(run: Run, production: Production, index: number, piece: Letters, start: number): number {
  const { codes, gaps, words } = piece;
  const { skip, folded } = run.page;
  let at = start;
  let from = start;
  for (let n = 0; n < codes.length; n++) {
    const gap: Gap = gaps[n] ?? "free";
    if (n > 0) at = gap === "joined" ? at + 1 : (skip[at + 1] ?? at + 1);
    if (words[n] === n) from = at;
    if (folded.chars.charCodeAt(at) === codes[n] && !(gap === "parted" && runsTogether(run.page, at)))
      continue;
    run.furthest = Math.max(run.furthest, from);
    run.missed?.hear({ kind: "letters", production, piece: index, start, letter: words[n] ?? 0, from, at });
    return -1;
  }
  return skip[at + 1] ?? at + 1;
}

/** Whether an English word would begin here in the middle of a word. */
function runsTogether(page: Page, at: number): boolean {
  const { chars } = page.folded;
  return (
    page.language === "en" &&
    isWordCharacter(chars.charCodeAt(at - 1)) &&
    isWordCharacter(chars.charCodeAt(at))
  );
}

function treeOf(production: Production, filled: readonly Tree[]): Tree {
  const slots: Record<string, Tree> = {};
  production.slotNames.forEach((name, index) => {
    const tree = filled[index];
    if (tree !== undefined) slots[name] = tree;
  });
  return { entry: production.entry.id, slots };
}

function keep(found: Reading[], reading: Reading): void {
  let rivals = 0;
  for (const known of found) {
    if (known.end !== reading.end) continue;
    if (sameTree(known.tree, reading.tree)) return;
    rivals += 1;
  }
  if (rivals < MOST_READINGS) found.push(reading);
}

/** All ways to read the rest of the page as one or more phrases of a category, at most two. */
export function sequencesFrom(
  run: Run,
  rules: Rules,
  at: number,
  known = new Map<number, Tree[][]>(),
): Tree[][] {
  const before = known.get(at);
  if (before !== undefined) return before;
  const found: Tree[][] = [];
  for (const { tree, end } of readingsAt(run, rules, at)) {
    if (end === run.page.end) found.push([tree]);
    else if (!runsTogether(run.page, end)) {
      for (const rest of sequencesFrom(run, rules, end, known)) found.push([tree, ...rest]);
    }
  }
  known.set(at, found.slice(0, MOST_READINGS));
  return found.slice(0, MOST_READINGS);
}
