import type { FileTrouble } from "@gyoji/files";
import type { ImportReport } from "@gyoji/files/lists";
import type { Deck, DeckProblem } from "@gyoji/game";
import type { EventView, Place, PrintedCard, RefusalView, View } from "@gyoji/kernel";
import * as z from "zod/mini";

/*
 * What the host of a match tells a page: views, events and decisions, and nothing that the onlooker may not know.
 */

/** A match as it begins: what it is played with. */
export interface Opened {
  readonly kind: "opened";
  readonly game: string;
  readonly options: Readonly<Record<string, string>>;
  /** Who plays each seat: `person` or the name of a bot. */
  readonly players: readonly string[];
  /** Of a replay, how many entries it has and after how many each turn begins; null of a match in play. */
  readonly replay: { readonly entries: number; readonly turns: readonly number[] } | null;
}

/** The table as the onlooker sees it now, and what has happened since the last update. */
export interface Update {
  readonly kind: "update";
  /** Entries of the record so far. */
  readonly at: number;
  readonly view: View;
  /** The events from number `from` on; what the page has beyond that was taken back. */
  readonly log: { readonly from: number; readonly events: readonly EventView[] };
  /** Cards that this or an earlier view or event names, each sent once. */
  readonly printed: readonly PrintedCard[];
  /** Where the match is in the rulebook, outermost first. */
  readonly why: readonly Place[];
  /** Why what the onlooker might expect is not offered. */
  readonly refusals: readonly RefusalView[];
  /** Whether the onlooker can take back its last answer: freely, or only if the others agree. */
  readonly undo: "none" | "free" | "agreed";
  /** Whether the onlooker can back out of what it is doing. */
  readonly canBackOut: boolean;
}

/** The match as a file: a save and a replay at once. */
export interface Saved {
  readonly kind: "saved";
  readonly at: number;
  readonly text: string;
  readonly over: boolean;
}

/** A deck file that was read, and everything that makes the deck illegal. */
export interface CheckedDeck {
  readonly kind: "deck";
  readonly deck: Deck;
  readonly problems: readonly CheckedProblem[];
}

/** The names of the cards that a list bans. */
export interface ReadBans {
  readonly kind: "bans";
  readonly banned: readonly string[];
}

/** How far an import has come. */
export interface ImportProgress {
  readonly kind: "importing";
  readonly done: number;
  readonly total: number;
}

/** A pack that was made of card lists, and which of its cards can be played. */
export interface Imported {
  readonly kind: "imported";
  /** What the pack is called; it takes the place of one of that name. */
  readonly name: string;
  /** Whether there was one. */
  readonly replaces: boolean;
  readonly text: string;
  readonly report: ImportReport;
  readonly printings: number;
  readonly left: number;
}

/** One thing that makes a deck illegal, the card at fault if it is known, and where in the file that stands. */
interface CheckedProblem {
  readonly problem: DeckProblem;
  readonly printed: PrintedCard | null;
  readonly place: { readonly line: number; readonly column: number };
}

/** Why a request was not carried out. Nothing has changed. */
export type Trouble =
  | { readonly kind: "file"; readonly trouble: FileTrouble }
  /** A deck to begin with is not legal: the first reason of the first such deck, and the card at fault if it is known. */
  | {
      readonly kind: "deck";
      readonly game: string;
      readonly seat: number;
      readonly problem: DeckProblem;
      readonly printed: PrintedCard | null;
    }
  /** It was about a table that has changed since. */
  | { readonly kind: "stale" }
  | { readonly kind: "illegal" | "unknown game" | "unknown bot" | "no match" | "not a request" }
  /** A fault of the program; `what` is for a report. */
  | { readonly kind: "fault"; readonly what: string };

export interface Refused {
  readonly kind: "refused";
  readonly trouble: Trouble;
}

/** What a host tells a page; in reply to the request with number `re`, or of itself (null). */
export type Notice = { readonly re: number | null } & (
  | Opened
  | Update
  | Saved
  | CheckedDeck
  | ReadBans
  | ImportProgress
  | Imported
  | Refused
  | Done
);

/** A request was carried out. */
export interface Done {
  readonly kind: "done";
}

const KINDS = [
  "opened",
  "update",
  "saved",
  "deck",
  "bans",
  "importing",
  "imported",
  "refused",
  "done",
] as const;
const notice = z.looseObject({ re: z.nullable(z.int()), kind: z.enum(KINDS) });

/**
 * Reads what came from the page's own host, which it trusts for what is in it; null if it is of another version of
 * the protocol.
 */
export function readNotice(data: unknown): Notice | null {
  return notice.safeParse(data).success ? (data as Notice) : null;
}
