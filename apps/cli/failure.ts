import { FileError } from "@gyoji/files";
import { IllegalError } from "@gyoji/kernel";
import { type CardFileError, describeCardFileError, type Language } from "@gyoji/lexicon";
import { fileTroubleInWords, printable, type Values } from "@gyoji/narration";
import type { FileProblem } from "./files.ts";
import { GAMES } from "./registry.ts";
import type { MessageKey, Say } from "./say.ts";

/** What can go wrong for a user, as data. */
export type Trouble =
  | { readonly kind: "file"; readonly file: string; readonly problem: FileProblem }
  | { readonly kind: "cards"; readonly errors: readonly CardFileError[] }
  | { readonly kind: "message"; readonly key: MessageKey; readonly values: Values }
  | { readonly kind: "sentences"; readonly sentences: readonly string[] };

/** Ends a command with something that the user should know. */
export class Failure extends Error {
  readonly trouble: Trouble;

  constructor(trouble: Trouble) {
    super(trouble.kind);
    this.trouble = trouble;
  }
}

/** A failure in the words of one message. */
export function failure(key: MessageKey, values: Values = {}): Failure {
  return new Failure({ kind: "message", key, values });
}

/** Anything thrown, in sentences for the user: what is wrong, where, and what to do. */
export function sentencesOf(error: unknown, say: Say, language: Language): readonly string[] {
  if (error instanceof Failure) return troubleInWords(error.trouble, say, language);
  if (error instanceof FileError) return fileTroubleInWords(error.trouble, language, GAMES);
  if (error instanceof IllegalError) return [say("failed illegal", { what: error.message })];
  return [say("failed unexpected", { what: error instanceof Error ? error.message : String(error) })];
}

function troubleInWords(trouble: Trouble, say: Say, language: Language): readonly string[] {
  switch (trouble.kind) {
    case "file":
      return [fileInWords(trouble.file, trouble.problem, say)];
    case "cards":
      return trouble.errors.map((error) => printable(describeCardFileError(error, language)));
    case "message":
      return [say(trouble.key, trouble.values)];
    case "sentences":
      return trouble.sentences;
  }
}

function fileInWords(file: string, problem: FileProblem, say: Say): string {
  switch (problem.kind) {
    case "tooBig":
      return say("file tooBig", { file, limit: problem.limit });
    case "notUtf8":
      return say("file notUtf8", { file, line: problem.line, column: problem.column });
    case "missing":
    case "folder":
    case "denied":
    case "unreadable":
    case "unwritable":
    case "noFolder":
    case "notFolder":
      return say(`file ${problem.kind}`, { file });
  }
}
