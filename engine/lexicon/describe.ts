import { underline } from "./caret.ts";
import type { NotUnderstood } from "./diagnose.ts";
import type { Language } from "./language.ts";
import { say } from "./messages/say.ts";
import type { Problem } from "./parse.ts";

/** Where a problem stands, and in which language to tell of it. */
export interface ProblemContext {
  readonly text: string;
  readonly language: Language;
  readonly file?: string;
  /** Line and column of the problem in the file, if the text is part of one; else they are counted in the text. */
  readonly line?: number;
  readonly column?: number;
}

/** Where in a text a problem is. */
export function offsetOf(problem: Problem): number {
  switch (problem.kind) {
    case "notUnderstood":
    case "unbalanced":
    case "astray":
      return problem.offset;
    case "ambiguous":
    case "tooLong":
    case "tooComplex":
      return 0;
  }
}

/** Where the word begins that stands at an offset. */
export function wordStart(text: string, offset: number): number {
  return text.slice(0, offset).search(/[^\s.,;:()[\]"“”]*$/u);
}

/** A problem in words, several lines: file:line:column and what is wrong, the words with a caret, what to write. */
export function describeProblem(problem: Problem, context: ProblemContext): string {
  const [message, ...details] = linesOf(problem, context);
  const place = placeIn(offsetOf(problem), context);
  return [say(context.language, "at", { place, message: message ?? "" }), ...details].join("\n");
}

function placeIn(offset: number, { text, file, line, column }: ProblemContext): string {
  const before = text.slice(0, offset).split("\n");
  const own = [line ?? before.length, column ?? (before.at(-1)?.length ?? 0) + 1];
  return [...(file === undefined ? [] : [file]), ...own].join(":");
}

function linesOf(problem: Problem, { text, language }: ProblemContext): string[] {
  switch (problem.kind) {
    case "notUnderstood":
      return notUnderstoodLines(problem, text, language);
    case "ambiguous":
      return [say(language, "ambiguous"), ...problem.readings.map(({ words }) => indent(words))];
    case "unbalanced":
      return [say(language, "unbalanced"), indent(underline(text, problem.offset, 1))];
    case "tooLong":
      return [say(language, "textTooLong", { length: problem.length, limit: problem.limit })];
    case "tooComplex":
      return [say(language, "tooComplex")];
    case "astray": {
      const { offset, length } = problem;
      return [
        say(language, "astray", { words: text.slice(offset, offset + length) }),
        indent(underline(text, offset, length)),
      ];
    }
  }
}

function notUnderstoodLines(problem: NotUnderstood, text: string, language: Language): string[] {
  const { offset, length, expected, nearest } = problem;
  if (text.trim() === "") return [say(language, "blank"), expectedLine(expected, language)];
  const words = text.slice(offset, offset + length);
  return [
    length === 0 ? say(language, "endsTooSoon") : say(language, "notUnderstood", { words }),
    indent(underline(text, offset, length)),
    ...(nearest === undefined ? [] : [indent(say(language, "didYouMean", { phrase: nearest }))]),
    expectedLine(expected, language),
  ];
}

function expectedLine(expected: readonly string[], language: Language): string {
  if (expected.length === 0) return indent(say(language, "nothingExpected"));
  const phrases = expected
    .map((phrase) => say(language, "listed", { phrase }))
    .join(say(language, "between"));
  return indent(say(language, "expected", { phrases }));
}

function indent(text: string): string {
  return text.replace(/^/gmu, "  ");
}
