import type { Miss, PackedCard, Trial } from "@gyoji/game";
import { offsetOf, problemIn, type Tree, wordStart } from "@gyoji/lexicon";
import type { CardType } from "../definition.ts";
import { astrayOn } from "../words/belonging.ts";
import { words } from "../words/index.ts";

/** Which of a card's words are not understood. Each line is tried alone, so that all that is missing is told. */
export function tryCard({ text, effectText, type }: PackedCard): Trial {
  const main = (text as { readonly en?: string } | undefined)?.en ?? "";
  const other = typeof effectText === "string" ? effectText : "";
  const lines = main === "" ? 0 : main.split("\n").length;
  return { misses: [...missesIn(main, [type].flat() as CardType[], 0), ...missesIn(other, [], lines)] };
}

function missesIn(text: string, types: readonly CardType[], before: number): Miss[] {
  const astray = (sentences: readonly Tree[]) => astrayOn(types, sentences);
  const whole = text === "" ? null : problemIn(words, "en", text, astray);
  if (whole === null) return [];
  const alone = text.split("\n").flatMap((line, at): Miss[] => {
    const problem = problemIn(words, "en", line);
    if (problem === null) return [];
    return [{ text: line, line: before + at + 1, problem, phrase: missingPhrase(line, offsetOf(problem)) }];
  });
  // Each line may be understood, but not how they belong together.
  if (alone.length > 0) return alone;
  if (whole.kind !== "astray") return [{ text, line: before + 1, problem: whole, phrase: "" }];
  const { offset } = whole;
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  const [line = ""] = text.slice(start).split("\n");
  const at = text.slice(0, start).split("\n").length;
  return [{ text: line, line: before + at, problem: { ...whole, offset: offset - start }, phrase: "" }];
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

/** What is longer is no word. */
const LONGEST_WORD = 30;

function wordsIn(text: string): string[] {
  return text
    .split(/\s+/u)
    .filter((word) => word !== "")
    .map((word) => word.slice(0, LONGEST_WORD));
}
