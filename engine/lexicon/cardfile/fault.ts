import { describeProblem } from "../describe.ts";
import type { Language } from "../language.ts";
import { type MessageKey, type MessageValues, say } from "../messages/say.ts";
import type { Problem } from "../parse.ts";

/** Something wrong in a card file, at a line and column counted from 1. Plain data. */
export type CardFileError = CardFileFault | CardTextError;

/** A fault of the file's form. */
interface CardFileFault {
  readonly kind: "fault";
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly message: MessageKey;
  readonly values: MessageValues;
}

/** A card's text that is not understood. */
interface CardTextError {
  readonly kind: "text";
  readonly file: string;
  readonly line: number;
  readonly column: number;
  readonly card: string;
  readonly text: string;
  /** The language that the text is written in. */
  readonly language: Language;
  readonly problem: Problem;
}

/** An error of a card file in words: file, line, column, and what is wrong. */
export function describeCardFileError(error: CardFileError, language: Language): string {
  if (error.kind === "text") return describeProblem(error.problem, { ...error, language });
  const place = `${error.file}:${error.line}:${error.column}`;
  return say(language, "at", { place, message: say(language, error.message, error.values) });
}
