import type { FileKind } from "@gyoji/lexicon";

/** Why a scenario file cannot be read. */
export type ReadFault =
  | { readonly kind: "tooLarge"; readonly limit: number }
  | { readonly kind: "notYaml"; readonly code: string }
  | { readonly kind: "tooDeep" }
  | { readonly kind: "empty" }
  | { readonly kind: "otherFile"; readonly is: Exclude<FileKind, "scenario"> }
  | { readonly kind: "alias" }
  | { readonly kind: "wrongType"; readonly path: string; readonly expected: string }
  | { readonly kind: "wrongValue"; readonly path: string; readonly expected: string }
  | { readonly kind: "unknownKey"; readonly path: string; readonly key: string }
  | { readonly kind: "outOfBounds"; readonly path: string }
  | { readonly kind: "wrongForm"; readonly path: string }
  | { readonly kind: "notOneKey"; readonly path: string }
  | { readonly kind: "tableOrRefuse" }
  | { readonly kind: "notWithRefuse"; readonly key: string }
  | { readonly kind: "problemsMissing" }
  | { readonly kind: "nothingExpected" };

/** A fault with its place in the file, counted from 1. */
export type ReadProblem = ReadFault & {
  readonly file: string;
  readonly line: number;
  readonly column: number;
};

/** How a scenario turned out otherwise than it says. */
export type Fault =
  | { readonly kind: "differs"; readonly path: string; readonly expected: unknown; readonly found: unknown }
  | { readonly kind: "missing"; readonly path: string; readonly expected: unknown }
  | { readonly kind: "nothingToDecide"; readonly seat: string; readonly words: string }
  | {
      readonly kind: "notOffered";
      readonly seat: string;
      readonly words: string;
      readonly offered: readonly string[];
    }
  | {
      readonly kind: "ambiguous";
      readonly seat: string;
      readonly words: string;
      readonly matching: readonly string[];
    }
  | { readonly kind: "actNotLegal"; readonly seat: string; readonly act: string }
  | {
      readonly kind: "legalDiffers";
      readonly seat: string;
      readonly missing: readonly string[];
      readonly extra: readonly string[];
    }
  | { readonly kind: "legalAfterAll"; readonly seat: string; readonly words: string }
  | {
      readonly kind: "notRefused";
      readonly seat: string;
      readonly words: string;
      readonly refused: readonly string[];
    }
  | {
      readonly kind: "refusedOtherwise";
      readonly seat: string;
      readonly words: string;
      readonly expected: unknown;
      readonly found: unknown;
    }
  | { readonly kind: "chanceDoesNotFit"; readonly detail: string }
  | { readonly kind: "chanceLeft"; readonly count: number }
  | { readonly kind: "waysDiffer"; readonly way: string }
  | { readonly kind: "badArrangement"; readonly path: string; readonly detail: string }
  | { readonly kind: "unknownRefusal"; readonly what: string }
  | { readonly kind: "otherGame"; readonly game: string }
  | { readonly kind: "crashed"; readonly detail: string };

/** A fault with the line of the file that it belongs to, and the line of play that was last carried out. */
export type Difference = Fault & { readonly line: number; readonly after: string };

/** Thrown by a game for cards or a table that it cannot make. `path` leads into the file, e.g. `["table", "A", "hand"]`. */
export class ScenarioError extends Error {
  readonly path: readonly string[];

  constructor(message: string, path: readonly string[]) {
    super(message);
    this.path = path;
  }
}
