import type { Rule } from "@gyoji/game";
import type { ByLanguage } from "@gyoji/lexicon";
import file from "./rulebook.yaml";

type WrittenRule = ByLanguage<string> & Pick<Rule, "id" | "kind" | "testable">;

/** The rules of Genso; `data.test.ts` checks the form of the file. */
export const rulebook: readonly Rule[] = (file as { readonly rules: readonly WrittenRule[] }).rules.map(
  ({ id, kind, testable, en, th, ja }) => ({ id, kind, testable, summary: { en, th, ja } }),
);
