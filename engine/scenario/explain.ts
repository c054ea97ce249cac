import { IntlMessageFormat } from "intl-messageformat";
import { en } from "./messages/en.ts";
import { ja } from "./messages/ja.ts";
import { th } from "./messages/th.ts";
import type { Difference, ReadProblem } from "./problem.ts";

const catalogues = { en, th, ja };

export type Language = keyof typeof catalogues;

/** A problem of a file or a difference found, as one line of text. */
export function explain(problem: ReadProblem | Difference, language: Language): string {
  const catalogue = catalogues[language];
  const { line, kind, ...rest } = problem;
  const values = Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, shown(value)]));
  const what = format(catalogue[kind], language, values);
  if ("file" in problem) return format(catalogue.inFile, language, { ...values, line, what });
  const where = problem.after === "" ? catalogue.atLine : catalogue.afterMove;
  return format(where, language, { ...values, line, what });
}

function format(pattern: string, language: Language, values: Record<string, string | number>): string {
  return String(new IntlMessageFormat(pattern, language).format(values));
}

/** A value in the file's own notation, on one line. */
function shown(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(shown).join(", ")}]`;
  if (typeof value === "object" && value !== null) {
    const entries = Object.entries(value).map(([key, each]) => `${key}: ${shown(each)}`);
    return `{ ${entries.join(", ")} }`;
  }
  return String(value);
}
