import type { Decision, Definition, Dice, Game, Pool, State } from "@gyoji/kernel";
import type { CardFileError, Lexicon } from "@gyoji/lexicon";
import type { ScenarioGame } from "@gyoji/scenario";
import type { CardSource } from "./cardSource.ts";
import type { Importing } from "./importing.ts";
import type { DeckCards, GamePresentation, Rule } from "./presentation.ts";

/** Why a deck is not legal: the rule, a message key with its figures, and the card at fault or "". */
export interface DeckProblem {
  readonly rule: string;
  readonly reason: string;
  readonly figures: Readonly<Record<string, string | number>>;
  readonly card: string;
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

/** A game that can be played: what the host of a match needs of it. */
export interface PlayableGame<S extends State = State> extends GamePresentation {
  readonly game: Game<S>;
  /** The project's cards, and those of card files. */
  compile(sources: readonly CardSource[]): Compiled<S>;
  /**
   * Checks a deck against the game's deck rules; empty if it is legal.
   * @param options the format that it is for; what is not named is as people play
   * @param banned the names of cards that are banned beside those of the format
   */
  checkDeck(
    pool: Pool<S>,
    deck: DeckCards,
    options: Readonly<Record<string, string>>,
    banned?: readonly string[],
  ): readonly DeckProblem[];
  /** How it reads the card lists and decks that players have; a game without it reads its own files only. */
  readonly importing?: Importing<S>;
}

/** A way to play that random matches are played in, with its share of them. */
export interface Way<S extends State> {
  readonly game: Game<S>;
  readonly options: Readonly<Record<string, string>>;
  /** How many of all matches are of this one: a whole number, to be compared with those of the others. */
  readonly share: number;
}

/** What the random matches of a game are, which look for what is wrong with it. */
export interface Trials<S extends State> {
  readonly ways: readonly Way<S>[];
  /**
   * A legal deck, drawn from all the cards of a pool.
   * @param wanted the ids of cards that mostly come first
   */
  drawDeck(pool: Pool<S>, wanted: ReadonlySet<string>, dice: Dice): string[];
  /** The kinds of events that say that their cards have been played. */
  readonly plays: readonly string[];
  /** Whether a card is there to be played, by its id. */
  isPlayed(pool: Pool<S>, card: string): boolean;
  /**
   * Whether an ability of a face, by its index, can do something in a match: not what is only for building decks, and
   * not what is there a second time.
   */
  acts(pool: Pool<S>, face: string, ability: number): boolean;
  /** Whether a question tells by being asked what has been answered in secret. */
  tells(decision: Decision): boolean;
}

/** A whole game: everything of it that is not the engine's. */
export interface GameModule<S extends State = State> extends PlayableGame<S> {
  readonly rulebook: readonly Rule[];
  readonly lexicon: Lexicon<unknown>;
  readonly scenario: ScenarioGame<S>;
  readonly trials: Trials<S>;
  /** The JSON Schema of the game's card files, for completion in editors. */
  readonly cardSchema: Readonly<Record<string, unknown>>;
}
