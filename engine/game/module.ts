import type { Definition, Game, Pool, State } from "@gyoji/kernel";
import type { CardFileError, Lexicon } from "@gyoji/lexicon";
import type { ScenarioGame } from "@gyoji/scenario";
import type { GamePresentation, Rule } from "./presentation.ts";

/** Why a deck is not legal: the rule, a message key with its figures, and the card at fault or "". */
export interface DeckProblem {
  readonly rule: string;
  readonly reason: string;
  readonly figures: Readonly<Record<string, string | number>>;
  readonly card: string;
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

/** A game that can be played: what the host of a match needs of it. */
export interface PlayableGame<S extends State = State> extends GamePresentation {
  readonly game: Game<S>;
  /** The project's cards, and those of card files. */
  compile(sources: readonly CardSource[]): Compiled<S>;
  /** Checks a deck against the game's deck rules; empty if it is legal. */
  checkDeck(pool: Pool<S>, deck: Readonly<Record<string, number>>): readonly DeckProblem[];
}

/** A whole game: everything of it that is not the engine's. */
export interface GameModule<S extends State = State> extends PlayableGame<S> {
  readonly rulebook: readonly Rule[];
  readonly lexicon: Lexicon<unknown>;
  readonly scenario: ScenarioGame<S>;
  /** The JSON Schema of the game's card files, for completion in editors. */
  readonly cardSchema: Readonly<Record<string, unknown>>;
}
