import type { CardId, CardView, OptionView, PrintedCard, Seat, View, ZoneDeclaration } from "@gyoji/kernel";
import type { ByLanguage, Language } from "@gyoji/lexicon";

/** A setting of a game's format. The first value is what people play, `simulated` what simulations take. */
export interface FormatOption {
  readonly name: string;
  readonly values: readonly string[];
  readonly simulated: string;
}

/** A deck and what it is called. */
export interface Deck extends DeckCards {
  readonly id: string;
  readonly name: ByLanguage<string>;
}

/** Which cards a deck holds and how many of each, by id. */
export interface DeckCards {
  readonly cards: Readonly<Record<string, number>>;
  /** What is beside it, to exchange between the games of a match. */
  readonly sideboard: Readonly<Record<string, number>>;
}

/** A rule of the game's rulebook, summarised in our own words. */
export interface Rule {
  readonly id: string;
  readonly kind: string;
  readonly testable: boolean;
  readonly summary: ByLanguage<string>;
}

/** How a zone is shown: each card, each with its place from the top, the top card of a stack, or only how many. */
export type ZoneLook = "cards" | "ordered" | "stack" | "count";

/** How a screen lays the table out. Zone names are those of the game's declarations. */
export interface Layout {
  /** Zones beside the board, in the order shown for each seat. */
  readonly beside: readonly { readonly zone: string; readonly look: ZoneLook }[];
  /** The board's columns; `{}` in a zone's name stands for the column's number. */
  readonly columns: readonly number[];
  /** The zone whose card names a column, with `{}` for its number; "" where columns have numbers only. */
  readonly heads: string;
  /**
   * Rows of one seat, from its own edge to the middle; the opponent's are mirrored. Of a zone that is nobody's own a
   * seat is shown the cards that are its own there. A column need not have a place of each row.
   */
  readonly rows: readonly { readonly zone: string; readonly look: ZoneLook }[];
}

/** A word of the game's own that stands on cards, and the rule that says what it means. */
export interface Keyword {
  readonly word: ByLanguage<string>;
  readonly rule: string;
}

/** What the course of a match is counted in, whatever the game calls it: turns, Rounds. */
export interface Turns {
  /** The public fact that counts them from 1; 0 before the first. */
  readonly number: string;
  /** The public fact with the seat that a turn belongs to, or that goes first in it; the message `turn seat` says which. */
  readonly seat: string;
  /** The kind of event that begins one; its amount is the number. */
  readonly begins: string;
}

/** A way in which an answer goes without saying although there are others, such as passing with nothing to answer with. */
export interface Passing {
  /** The message `stop …` says when; a player can be asked all the same. */
  readonly stop: string;
  /** The index of the answer, or null where there is something to decide. */
  readonly answer: (view: View) => number | null;
}

/** A part of a match that can be over while the match goes on, such as a game of several. */
export interface Interlude {
  /** The kinds of events that end one. */
  readonly ends: readonly string[];
  /** How the match stands then, and what comes next; `names` is what the player of each seat is called. */
  readonly told: (
    facts: Readonly<Record<string, unknown>>,
    language: Language,
    names: readonly string[],
  ) => readonly string[];
}

/** What an event can sound like. */
export type EventSound = "damage" | "battle" | "laid" | "chosen";

/** A card on the table whose face one sees. */
export type ShownCard = Extract<CardView, { readonly shown: true }>;

/** Something that was declared and waits to be carried out, such as an ability on a stack. */
export interface Declared {
  readonly id: number;
  /** The card that it is of, or `NONE`, and the id of the face whose text it is. */
  readonly card: CardId;
  readonly face: string;
  readonly seat: Seat;
  /** The key of the message that says it, of its `card` and its `player`. */
  readonly said: string;
  /** The cards that it has chosen. */
  readonly aims: readonly CardId[];
}

/** What a game is known by before it is chosen: as little as a lobby needs of every game. */
export interface GameTitle {
  readonly id: string;
  readonly name: ByLanguage<string>;
  /** The game in a sentence. */
  readonly about: ByLanguage<string>;
  /** Whose the game is, and that this is unofficial. */
  readonly notice: ByLanguage<string>;
  readonly seats: Seat;
  readonly decks: readonly Deck[];
  /** The most cards that a deck may have beside it; 0 in a game that knows no such thing. */
  readonly sideboard: number;
  /** Whether players can bring card lists, deck lists and deck codes: see `PlayableGame.importing`. */
  readonly hasLists?: boolean;
}

/** How a game is shown and told: all that a screen needs of it, without its rules. */
export interface GamePresentation<P extends PrintedCard = PrintedCard> extends GameTitle {
  readonly zones: readonly ZoneDeclaration[];
  readonly options: readonly FormatOption[];
  readonly layout: Layout;
  readonly keywords: readonly Keyword[];
  readonly turns: Turns;
  readonly passing: readonly Passing[];
  /** Whether all that an option brings is what one pays with, which is taken by itself when something is paid. */
  readonly isResource: (option: OptionView, view: Pick<View, "zones">) => boolean;
  /** Null where a match has no parts of which one is told that they are over. */
  readonly interlude: Interlude | null;
  /** How a seat may show what is its own at any time: see `ACTS` of the kernel. */
  readonly shows: readonly ("showAll" | "showMates")[];
  /** The kinds of events that have each sound; of others it is heard when cards move. */
  readonly sounds: Readonly<Record<EventSound, readonly string[]>>;
  /**
   * Messages by key in ICU format: `turn` with its `number`, `turns` with their
   * `count`, `turn seat`, `ask …` with its `card` and the public facts that are
   * numbers, `option …`, `stop …`, `event …`, `refused …`, `deck …`, `zone …`, `format …` for each
   * option and each of its values,
   * `end …` with the rule that ended the match.
   */
  readonly messages: ByLanguage<Readonly<Record<string, string>>>;
  /** A card's name: own language first, else the original one. */
  cardName(card: P, language: Language): string;
  /** A card as lines to read: its figures, then its text. */
  cardLines(card: P, language: Language): readonly string[];
  /** The seat whose a card is in a zone that is nobody's own; `NONE` for what is nobody's. */
  cardSeat(card: ShownCard): Seat;
  /**
   * What a game says of a card on the table beside its name, such as its Power; `names` is what the player of each
   * seat is called.
   */
  cardFigures(facts: ShownCard["facts"], language: Language, names: readonly string[]): string;
  /**
   * What a game says of a column of the board beside its name and the card that names it, such as whose it is; "" for
   * nothing. Of a card that names a column and lies face down nothing else is said.
   */
  columnFigures(
    facts: Readonly<Record<string, unknown>>,
    column: number,
    language: Language,
    names: readonly string[],
  ): string;
  /** What a game says of a player beside their cards, such as what they can pay with; "" for nothing. */
  seatFigures(
    facts: Readonly<Record<string, unknown>>,
    seat: Seat,
    language: Language,
    names: readonly string[],
  ): string;
  /**
   * What waits to be carried out, the newest last. A game with such has the messages `declared`, `declared nothing` and
   * `declared aims` with their `cards`.
   */
  declared(facts: Readonly<Record<string, unknown>>): readonly Declared[];
  /** The state of the table in one line: Round, phase, who is first; `names` is what the player of each seat is called. */
  headline(facts: Readonly<Record<string, unknown>>, language: Language, names: readonly string[]): string;
}
