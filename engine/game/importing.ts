import type { Pool, State } from "@gyoji/kernel";
import type { Names, Problem } from "@gyoji/lexicon";
import type { CardSource } from "./cardSource.ts";

/** A card as card files write it, with its text in one language: what a pack keeps of it. */
export interface PackedCard {
  readonly id: string;
  readonly name: Names;
  /** The numbers of its printings, its own among them. */
  readonly prints?: readonly string[];
  readonly [field: string]: unknown;
}

/** The cards of a set, in the order of their ids. */
export interface PackedSet {
  readonly id: string;
  readonly cards: readonly PackedCard[];
}

/** Card lists that were read. */
export interface ReadLists {
  readonly sets: readonly PackedSet[];
  /** Cards that the lists have again, as further printings. */
  readonly printings: number;
  /** Cards that the game has itself, such as tokens, and that no deck holds. */
  readonly left: number;
}

/** Words of a card that are not understood. */
export interface Miss {
  /** The line of the text that they stand in, alone. */
  readonly text: string;
  /** Which line of the card's texts, from 1. */
  readonly line: number;
  readonly problem: Problem;
  /** What would have to be understood, without its figures; "" where that cannot be told. */
  readonly phrase: string;
}

/** Whether a card can be played: only with no words that are not understood. */
export interface Trial {
  readonly misses: readonly Miss[];
}

/** A card as a deck list or a deck code names it. */
export interface ListedCard {
  /** The id of the card. */
  readonly card: string;
  /** The number of its printing. */
  readonly print: string;
  readonly count: number;
  /** Where it stands in the list, from 1. */
  readonly line: number;
}

/** A deck in the form that decks are handed on in. */
export interface DeckList {
  readonly main: readonly ListedCard[];
  readonly sideboard: readonly ListedCard[];
  /** The id of the card that begins the match chosen, or "". */
  readonly chosen: string;
}

/** A card that a deck list may name. */
export interface KnownCard {
  readonly id: string;
  readonly names: readonly string[];
  readonly prints: readonly string[];
}

/**
 * What a game can read that its players have: card lists and decks in the forms that are in use. Everything throws a
 * `FileError` that says what is wrong and where; nothing is read by halves.
 */
export interface Importing<S extends State = State> {
  /** Reads card lists, of which the later ones go on with the earlier. Printings of one card become one card. */
  readonly readCards: (lists: readonly CardSource[]) => ReadLists;
  /** Whether a card can be played, and what keeps it from that. */
  readonly tryCard: (card: PackedCard) => Trial;
  /** Whether a text without line ends may be a deck code. */
  readonly isDeckCode: (text: string) => boolean;
  /** Reads a deck list or a deck code. Where several cards have a name, the first of them is taken. */
  readonly readDeck: (file: string, text: string, cards: readonly KnownCard[]) => DeckList;
  /** Reads a list of banned cards: their names. */
  readonly readBans: (file: string, text: string, cards: readonly KnownCard[]) => readonly string[];
  /** A deck as a code. Throws a `FileError` where a code cannot say it. */
  readonly deckCode: (deck: DeckList) => string;
  /**
   * The id of the card that begins a match chosen with a deck that does not say which, or "".
   * @param cards the ids of its cards, in their order
   */
  chosenCard(pool: Pool<S>, cards: readonly string[]): string;
  /**
   * A deck as a list, in the sections that its cards' types make.
   * @param pool the cards of its main part, at least
   */
  deckList(deck: DeckList, cards: readonly KnownCard[], pool: Pool<S>): string;
}
