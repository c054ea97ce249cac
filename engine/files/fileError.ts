import type { DeckList, DeckProblem } from "@gyoji/game";
import type { PrintedCard, RecordProblem } from "@gyoji/kernel";
import type { CardFileError, FileKind } from "@gyoji/lexicon";
import type { UnplayableCard } from "./lists/report.ts";
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
  | ({ readonly file: string } & ListTrouble)
  | ({ readonly file: string } & Place & (FormTrouble | ListFormTrouble));

/** What is wrong with a card list, a pack or a deck list as a whole. */
type ListTrouble =
  | { readonly kind: "list empty" | "list html" | "list tooDeep" | "pack changed" }
  | { readonly kind: "list tooMany" | "list tooLong" | "list tooBig" | "pack tooBig"; readonly limit: number }
  /** Cards that a pack cannot hold, by where it would not be read again. */
  | { readonly kind: "pack unwritable"; readonly path: string }
  /** There are only cards in it that the game has itself, so many. */
  | { readonly kind: "list nothing new"; readonly count: number }
  /** A card has the id of a card of the project. */
  | { readonly kind: "list own card"; readonly card: string }
  /** A deck has cards with words that are not understood. */
  | { readonly kind: "list unplayable"; readonly cards: readonly UnplayableCard[] }
  /** No record of it is of a card of the game, by its id. */
  | { readonly kind: "list other game"; readonly game: string }
  /** Two packs define a card differently: the later one is the file, by its name. */
  | { readonly kind: "pack conflict"; readonly other: string; readonly card: string; readonly field: string }
  /** A deck code that cannot be read, or a deck that has none: why, at which byte, what stands there; the card. */
  | {
      readonly kind: "list code";
      readonly problem: string;
      readonly at: number;
      readonly found: number;
      readonly card: string;
      readonly count: number;
    }
  /** Lines of a list of cards that cannot be read; of a deck, what can be. */
  | { readonly kind: "list lines"; readonly faults: readonly DeckLineFault[]; readonly rest: DeckList | null }
  /** All that is wrong with a deck list of which something cannot be read or played. */
  | {
      readonly kind: "list deck";
      readonly game: string;
      readonly faults: readonly DeckLineFault[];
      readonly unplayable: readonly UnplayableCard[];
      readonly problems: readonly DeckListProblem[];
    };

/** What a card of a deck list may not be in the deck for, and in which line it stands. */
interface DeckListProblem {
  readonly line: number;
  readonly problem: DeckProblem;
  readonly printed: PrintedCard | null;
}

/** A line of a deck list that cannot be read, and the names that are most like what stands there. */
export interface DeckLineFault extends Place {
  readonly kind: "list line no card" | "list line no number" | "list line count" | "list line none";
  readonly written: string;
  readonly nearest: readonly string[];
}

/** What is wrong at one place of a card list. */
type ListFormTrouble =
  | { readonly kind: "list encoding" | "list cut" | "list notJson" | "list quote" | "list no cards" }
  | { readonly kind: "pack form"; readonly path: string }
  /** A card that has a field not, or not as it can be. */
  | {
      readonly kind: "list card missing" | "list card wrong" | "list card control";
      readonly card: string;
      readonly field: string;
    }
  /** Printings that name each other as what they are variants of. */
  | { readonly kind: "list ring"; readonly card: string; readonly other: string }
  /** Printings of one card, or two records of one printing, that differ. */
  | {
      readonly kind: "list differs";
      readonly card: string;
      readonly print: string;
      readonly other: string;
      readonly otherFile: string;
      readonly field: string;
    };

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
  | {
      readonly kind: "other file";
      readonly is: FileKind;
      readonly wanted: "match" | "deck" | "list" | "pack";
    }
  | { readonly kind: "deck game"; readonly game: string; readonly wanted: string }
  /**
   * A match file: it names a game or a player that is not here, an option the game has not, a deck that is not legal.
   */
  | { readonly kind: "unknown game"; readonly game: string; readonly games: readonly string[] }
  | { readonly kind: "record option"; readonly written: string; readonly options: readonly string[] }
  | { readonly kind: "record player"; readonly written: string; readonly players: readonly string[] }
  /** It names more or fewer players than have a seat. */
  | { readonly kind: "record players"; readonly count: number; readonly seats: number }
  /** It has a sideboard of a game that knows no such thing. */
  | { readonly kind: "record sideboard"; readonly game: string; readonly seat: number }
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
