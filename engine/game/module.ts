import type { Definition, Game, Pool, State } from "@gyoji/kernel";
import type { ByLanguage, CardFileError, Language, Lexicon } from "@gyoji/lexicon";
import type { ScenarioGame } from "@gyoji/scenario";

/** A setting of a game's format. The first value is what people play, `simulated` what simulations take. */
export interface FormatOption {
  readonly name: string;
  readonly values: readonly string[];
  readonly simulated: string;
}

/** A deck: how many of each card, by id. */
export interface Deck {
  readonly id: string;
  readonly name: ByLanguage<string>;
  readonly cards: Readonly<Record<string, number>>;
}

/** Why a deck is not legal: the rule, a message key with its figures, and the card at fault or "". */
export interface DeckProblem {
  readonly rule: string;
  readonly reason: string;
  readonly figures: Readonly<Record<string, string | number>>;
  readonly card: string;
}

/** A rule of the game's rulebook, summarised in our own words. */
export interface Rule {
  readonly id: string;
  readonly kind: string;
  readonly testable: boolean;
  readonly summary: ByLanguage<string>;
}

/** A card file: where it is from and what is in it. */
export interface CardSource {
  readonly file: string;
  readonly source: string;
}

/** Card files compiled: a pool with the project's cards and theirs, or everything that is wrong. */
export type Compiled<S extends State> =
  | {
      readonly ok: true;
      readonly pool: Pool<S>;
      readonly added: readonly Definition<S>[];
      /** The ids of the project's cards whose place others take. */
      readonly replaced: readonly string[];
    }
  | { readonly ok: false; readonly errors: readonly CardFileError[] };

/** How a zone is shown: each card, the top card of a stack, or only how many. */
export type ZoneLook = "cards" | "stack" | "count";

/** How a screen lays the table out. Zone names are those of the game's declarations. */
export interface Layout {
  /** Zones beside the board, in the order shown for each seat. */
  readonly beside: readonly { readonly zone: string; readonly look: ZoneLook }[];
  /** The board's columns; `{}` in a zone's name stands for the column's number. */
  readonly columns: readonly number[];
  /** Rows of one seat, from its own edge to the middle; the opponent's are mirrored. */
  readonly rows: readonly { readonly zone: string; readonly look: ZoneLook }[];
}

/** A whole game, as the apps take it: everything of it that is not the engine's. */
export interface GameModule<S extends State = State> {
  readonly game: Game<S>;
  readonly name: ByLanguage<string>;
  /** Whose the game is, and that this is unofficial. */
  readonly notice: ByLanguage<string>;
  readonly options: readonly FormatOption[];
  readonly decks: readonly Deck[];
  readonly rulebook: readonly Rule[];
  readonly layout: Layout;
  readonly lexicon: Lexicon<unknown>;
  readonly scenario: ScenarioGame<S>;
  /**
   * Messages by key in ICU format: `ask …`, `option …`, `event …`, `refused …`, `deck …`, `zone …`, `fact …`,
   * `end …` with the rule that ended the match.
   */
  readonly messages: ByLanguage<Readonly<Record<string, string>>>;
  /** The JSON Schema of the game's card files, for completion in editors. */
  readonly cardSchema: Readonly<Record<string, unknown>>;
  /** The project's cards, and those of card files. */
  compile(sources: readonly CardSource[]): Compiled<S>;
  /** Checks a deck against the game's deck rules; empty if it is legal. */
  checkDeck(pool: Pool<S>, deck: Readonly<Record<string, number>>): readonly DeckProblem[];
  /** A card's name: own language first, else the original one. */
  cardName(definition: Definition<S>, language: Language): string;
  /** A card as lines to read: its figures, then its text. */
  cardLines(definition: Definition<S>, language: Language): readonly string[];
  /** What a game says of a zone or a card on the table beside its name, such as its Power. */
  cardFigures(facts: Readonly<Record<string, unknown>>, language: Language): string;
  /** The state of the table in one line: Round, phase, who is first. */
  headline(facts: Readonly<Record<string, unknown>>, language: Language): string;
}
