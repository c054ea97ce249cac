import type { DeckProblem } from "@gyoji/game";
import type { PrintedCard, RecordProblem } from "@gyoji/kernel";
import type { CardFileError, FileKind } from "@gyoji/lexicon";
import type { Place } from "./place.ts";

/** What is wrong with a file from outside, as data: the narration puts it in words. */
export type FileTrouble =
  | {
      readonly kind: "record";
      readonly file: string;
      readonly source: string;
      readonly problem: RecordProblem;
    }
  | { readonly kind: "cards"; readonly errors: readonly CardFileError[] }
  | ({ readonly file: string } & Place & FormTrouble);

/** What is wrong at one place of a file. */
export type FormTrouble =
  /** A deck file: a field that is not as it should be, by its path; the card at fault; the most there may be. */
  | {
      readonly kind:
        | "deck form"
        | "deck name"
        | "deck no fields"
        | "deck cards"
        | "deck count"
        | "deck no card";
      readonly path: string;
      readonly card: string;
      readonly most: number;
    }
  /** It is another kind of file. */
  | { readonly kind: "other file"; readonly is: FileKind; readonly wanted: "match" | "deck" }
  | { readonly kind: "deck game"; readonly game: string; readonly wanted: string }
  /**
   * A match file: it names a game or a player that is not here, an option the game has not, a deck that is not legal.
   */
  | { readonly kind: "unknown game"; readonly game: string; readonly games: readonly string[] }
  | { readonly kind: "record option"; readonly written: string; readonly options: readonly string[] }
  | { readonly kind: "record player"; readonly written: string; readonly players: readonly string[] }
  /** It names more or fewer players than have a seat. */
  | { readonly kind: "record players"; readonly count: number; readonly seats: number }
  | {
      readonly kind: "record deck";
      readonly game: string;
      readonly seat: number;
      readonly problem: DeckProblem;
      /** The card at fault, if it is known. */
      readonly printed: PrintedCard | null;
    };

/** Thrown by what reads files from outside. */
export class FileError extends Error {
  readonly trouble: FileTrouble;

  constructor(trouble: FileTrouble) {
    super(trouble.kind);
    this.trouble = trouble;
  }
}
