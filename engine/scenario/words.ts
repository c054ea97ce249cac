import { decisionOf, type Option, type Seat, type State, type Table } from "@gyoji/kernel";
import type { ScenarioGame } from "./scenario.ts";

/** The words of consecutive decisions in one line of play. */
export function partsOf(words: string): string[] {
  return words.split("›").map(tidy);
}

/** Words as they are compared: letter case and spaces do not matter. */
export function sameWords(one: string, other: string): boolean {
  return tidy(one).toLowerCase() === tidy(other).toLowerCase();
}

function tidy(words: string): string {
  return words.trim().replace(/\s+/gu, " ");
}

/** The words of everything a seat may choose now; empty when it has nothing to decide. */
export function offered<S extends State>(adaptor: ScenarioGame<S>, table: Table<S>, seat: Seat): string[] {
  const options: readonly Option[] = decisionOf(table, seat)?.decision.options ?? [];
  return options.map((option) => adaptor.spell(table, option));
}

/** What words choose among those offered. */
export type Chosen =
  | { readonly kind: "one"; readonly index: number }
  | { readonly kind: "none" }
  | { readonly kind: "several"; readonly matching: readonly string[] };

/** Finds words among those offered; options that are spelled the same are as good as one. */
export function chosenBy(words: string, among: readonly string[]): Chosen {
  const exact = among.indexOf(words);
  if (exact >= 0) return { kind: "one", index: exact };
  const matching = among.filter((each) => sameWords(each, words));
  const [first] = matching;
  if (first === undefined) return { kind: "none" };
  const spellings = [...new Set(matching)];
  return spellings.length > 1
    ? { kind: "several", matching: spellings }
    : { kind: "one", index: among.indexOf(first) };
}
