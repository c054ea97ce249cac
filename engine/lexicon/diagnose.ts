import { distanceToPrefix } from "./distance.ts";
import type { Rules } from "./grammar.ts";
import { labelOf, type PhraseFrom, phraseFrom } from "./phrase.ts";
import { type Miss, type Page, type Run, startRun } from "./reading.ts";

/** Words that are not understood, and what could have stood there. */
export interface NotUnderstood {
  readonly kind: "notUnderstood";
  readonly offset: number;
  readonly length: number;
  /** Phrases, the shortest first; slots are shown as the labels of their categories. */
  readonly expected: readonly string[];
  /** The phrase that was probably meant. */
  readonly nearest?: string;
}

const MOST_EXPECTED = 6;
const LONGEST_WORDS = 12;
const LONGEST_COMPARED = 60;

/**
 * Explains why a page cannot be read: it reads again and listens to what could have stood at the furthest place.
 * @param furthest where the first attempt came to
 */
export function diagnose(
  page: Page,
  rules: Rules,
  read: (run: Run, rules: Rules) => unknown,
  furthest: number,
): NotUnderstood {
  const misses = new Map<string, Miss>();
  const hear = (miss: Miss): void => {
    if (placeOf(miss) === furthest) misses.set(nameOf(miss), miss);
  };
  read(startRun(page, { from: furthest, hear }), rules);
  return describeMisses(page, furthest, [...misses.values()]);
}

/** The words of a page that are not understood, without what could have stood there. */
export function locate(page: Page, _rules: Rules, _read: unknown, furthest: number): NotUnderstood {
  return describeMisses(page, furthest, []);
}

/** The same words can be missed on many ways to the place. */
function nameOf(miss: Miss): string {
  if (miss.kind === "terminal") return miss.terminal.name;
  const { production, piece, letter, start } = miss;
  return `${production.entry.id} ${production.wording} ${piece} ${letter} ${start}`;
}

function placeOf(miss: Miss): number {
  return miss.kind === "letters" ? miss.from : miss.at;
}

function describeMisses(page: Page, place: number, misses: readonly Miss[]): NotUnderstood {
  const { text, source } = page.folded;
  const offset = place === page.end ? text.trimEnd().length : (source[place] ?? 0);
  const end = place === page.end ? offset : (source[endOfWords(page, place)] ?? offset);
  const nearest = nearestPhrase(page, misses);
  return {
    kind: "notUnderstood",
    offset,
    length: end - offset,
    expected: expectedPhrases(page, misses),
    ...(nearest === undefined ? {} : { nearest }),
  };
}

/** The shortest phrase of each entry and the label of each terminal, the shortest first. */
function expectedPhrases(page: Page, misses: readonly Miss[]): string[] {
  const phrases = new Map<string, string>();
  for (const miss of misses) {
    const name = miss.kind === "letters" ? miss.production.entry.id : `{${miss.terminal.name}}`;
    const phrase =
      miss.kind === "letters"
        ? phraseFrom(miss, page.language).phrase
        : labelOf(miss.terminal, page.language);
    const known = phrases.get(name);
    if (known === undefined || phrase.length < known.length) phrases.set(name, phrase);
  }
  return [...new Set(phrases.values())].sort(byLength).slice(0, MOST_EXPECTED);
}

/** Orders phrases: the shorter first, equally long ones by their characters. */
export function byLength(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : 1);
}

/** Words end at white space or punctuation; where words are not parted, after some characters. */
function endOfWords(page: Page, place: number): number {
  const longest = page.language === "en" ? page.end : Math.min(page.end, place + LONGEST_WORDS);
  let end = place + 1;
  while (end < longest && !/[\s.,:;!?"'()[\]「」『』]/u.test(page.folded.chars.charAt(end))) end += 1;
  return end;
}

/** The missed phrase whose words are most like those of the text, if any is much like them. */
function nearestPhrase(page: Page, misses: readonly Miss[]): string | undefined {
  let best = Number.POSITIVE_INFINITY;
  let nearest: string | undefined;
  const scores = new Map<string, number>();
  for (const miss of misses) {
    if (miss.kind !== "letters") continue;
    const expected = phraseFrom(miss, page.language);
    const { letters, firstWord, at } = expected;
    const key = `${letters} ${firstWord} ${at}`;
    const score = scores.get(key) ?? likeness(expected, page);
    scores.set(key, score);
    if (score > best || (score === best && expected.phrase.length >= (nearest?.length ?? 0))) continue;
    best = score;
    nearest = expected.phrase;
  }
  return best <= 1 / 3 ? nearest : undefined;
}

/** The part of the expected letters that is wrong in the text: 0 where they agree. */
function likeness({ letters, firstWord, at }: PhraseFrom, page: Page): number {
  const typed = page.folded.chars.slice(at, at + LONGEST_COMPARED).replaceAll(" ", "");
  const whole = distanceToPrefix(letters, typed) / letters.length;
  if (page.language !== "en") return whole;
  const typedWord = page.folded.chars.slice(at, endOfWords(page, at));
  const differing =
    distanceToPrefix(firstWord, typedWord) + Math.max(0, typedWord.length - firstWord.length - 1);
  return Math.min(whole, differing / firstWord.length);
}
