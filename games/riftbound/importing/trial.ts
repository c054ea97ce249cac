import type { Miss, PackedCard, Trial } from "@gyoji/game";
import { offsetOf, problemIn, wordStart } from "@gyoji/lexicon";
import { words } from "../words/index.ts";

/** Which of a card's words are not understood. Each line is tried alone, so that all that is missing is told. */
export function tryCard({ text, effectText }: PackedCard): Trial {
  const main = (text as { readonly en?: string } | undefined)?.en ?? "";
  const other = typeof effectText === "string" ? effectText : "";
  const lines = main === "" ? 0 : main.split("\n").length;
  return { misses: [...missesIn(main, 0), ...missesIn(other, lines)] };
}

function missesIn(text: string, before: number): Miss[] {
  const whole = text === "" ? null : problemIn(words, "en", text);
  if (whole === null) return [];
  const alone = text.split("\n").flatMap((line, at): Miss[] => {
    const problem = problemIn(words, "en", line);
    if (problem === null) return [];
    return [{ text: line, line: before + at + 1, problem, phrase: missingPhrase(line, offsetOf(problem)) }];
  });
  // Each line may be understood, but not how they belong together.
  return alone.length > 0 ? alone : [{ text, line: before + 1, problem: whole, phrase: "" }];
}

const LONGEST_PHRASE = 5;
/** A phrase that is shorter says little without the words before it. */
const SHORTEST_PHRASE = 3;

/** The words of a line from a place to the end of the clause, at most some of them; figures and symbols are all one. */
export function missingPhrase(line: string, offset: number): string {
  const start = wordStart(line, offset);
  const [clause = ""] = plainWords(line.slice(start)).split(CLAUSE_END);
  const ahead = wordsIn(clause).slice(0, LONGEST_PHRASE);
  const before = plainWords(line.slice(0, start)).split(CLAUSE_END).at(-1) ?? "";
  const missing = SHORTEST_PHRASE - ahead.length;
  return [...(missing > 0 ? wordsIn(before).slice(-missing) : []), ...ahead].join(" ");
}

const CLAUSE_END = /[.,;:]|["“”]|\s[-–—]\s/u;

function plainWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/\([^()]*\)/gu, " ")
    .replace(/:rb_[a-z_0-9]+:|\[[^\]]*\]/gu, "[…]")
    .replace(/(?:\[…\])+/gu, "[…]")
    .replace(/[+-]?\b\d+\b/gu, "N");
}

function wordsIn(text: string): string[] {
  return text.split(/\s+/u).filter((word) => word !== "");
}
