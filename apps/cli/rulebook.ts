import type { Rule } from "@gyoji/game";
import type { Language } from "@gyoji/lexicon";
import { hanging } from "./text.ts";

/** A rule in one line: its number, then what it says. */
export function ruleLine({ id, summary }: Rule, language: Language, columns: number): string {
  return hanging(`${id}  `, summary[language], columns);
}
