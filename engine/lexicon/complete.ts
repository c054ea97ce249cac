import { byLength } from "./diagnose.ts";
import type { Language } from "./language.ts";
import type { Lexicon } from "./lexicon.ts";
import { rulesOf } from "./parse.ts";
import { labelOf, phraseFrom } from "./phrase.ts";
import { type Miss, openPage, type Page, sequencesFrom, startRun } from "./reading.ts";

/** One way to go on with a text. */
export interface Completion {
  /** For people, with the labels of the categories in the slots. */
  readonly phrase: string;
  /** What to put in place of the text from `from` on; empty where only the author knows it. */
  readonly insert: string;
  readonly from: number;
}

/** All ways to go on with the beginning of a card's text, the shortest first; none if it is not understood. */
export function completions(lexicon: Lexicon<unknown>, language: Language, textPrefix: string): Completion[] {
  const page = openPage(language, textPrefix);
  if ("kind" in page) return [];
  const found = new Map<string, Completion>();
  const hear = (miss: Miss): void => {
    if (miss.at !== page.end) return;
    const completion = completionOf(miss, page);
    found.set(`${completion.from} ${completion.phrase}`, completion);
  };
  const run = startRun(page, { from: page.end, hear });
  const rules = rulesOf(lexicon, language, lexicon.text);
  const whole = sequencesFrom(run, rules, page.start).length > 0;
  if (whole) sequencesFrom(run, rules, page.end);
  return [...found.values()].sort((a, b) => byLength(a.phrase, b.phrase));
}

function completionOf(miss: Miss, page: Page): Completion {
  const { text, source } = page.folded;
  if (miss.kind === "terminal")
    return { phrase: labelOf(miss.terminal, page.language), insert: "", from: text.length };
  const { phrase, opening, at } = phraseFrom(miss, page.language);
  const from = at === page.end ? text.length : (source[at] ?? text.length);
  const apart =
    page.language === "en" && /[A-Za-z0-9]$/u.test(text.slice(0, from)) && /^[A-Za-z0-9]/u.test(opening);
  return { phrase, insert: apart ? ` ${opening}` : opening, from };
}
