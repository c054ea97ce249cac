import { IllegalError, type RecordProblem } from "@gyoji/kernel";
import { type CardFileError, describeCardFileError, type Language } from "@gyoji/lexicon";
import type { FileProblem } from "./files.ts";
import { placeInJson, placeOfOffset } from "./place.ts";
import { type MessageKey, printable, type Say, type Values } from "./say.ts";

/** What can go wrong for a user, as data. */
export type Trouble =
  | { readonly kind: "file"; readonly file: string; readonly problem: FileProblem }
  | {
      readonly kind: "record";
      readonly file: string;
      readonly source: string;
      readonly problem: RecordProblem;
    }
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
  if (error instanceof IllegalError) return [say("failed illegal", { what: error.message })];
  return [say("failed unexpected", { what: error instanceof Error ? error.message : String(error) })];
}

function troubleInWords(trouble: Trouble, say: Say, language: Language): readonly string[] {
  switch (trouble.kind) {
    case "file":
      return [fileInWords(trouble.file, trouble.problem, say)];
    case "record":
      return [recordInWords(trouble.file, trouble.source, trouble.problem, say)];
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
      return say(`file ${problem.kind}`, { file });
  }
}

function recordInWords(file: string, source: string, problem: RecordProblem, say: Say): string {
  const at = (...path: readonly (string | number)[]) => ({ file, ...placeInJson(source, path) });
  switch (problem.kind) {
    case "tooLarge":
      return say("record tooLarge", { file, limit: problem.limit });
    case "notJson":
      return say(problem.cut ? "record cut" : "record notJson", {
        file,
        ...placeOfOffset(source, problem.offset),
      });
    case "tooDeep":
      return say("record tooDeep", { file, ...placeOfOffset(source, problem.offset) });
    case "tooMany":
      return say("record tooMany", { ...at("entries"), limit: problem.limit });
    case "otherFormat":
      return say("record otherFormat", at("format"));
    case "notMatch":
      if (problem.path === "") return say("record no match", at());
      return say("record notMatch", { ...at(...keysOf(problem.path)), path: problem.path });
    case "otherGame":
      return say("record otherGame", { ...at("game"), game: problem.game });
    case "unknownCard":
      return say("record unknownCard", { ...at("cards", problem.card), card: problem.card });
    case "otherText":
      return say("record otherText", { ...at("cards", problem.card), card: problem.card });
    case "illegalEntry":
      return say("record illegalEntry", { ...at("entries", problem.entry), entry: problem.entry + 1 });
    case "otherEnd":
      return say("record otherEnd", { ...at("hash"), expected: problem.expected, found: problem.found });
  }
}

function keysOf(path: string): (string | number)[] {
  return path.split(".").map((key) => (/^\d+$/u.test(key) ? Number(key) : key));
}
