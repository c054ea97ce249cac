import type { Entry, Game, Option, Pool, Seat, State, Table, Throw, View } from "@gyoji/kernel";

type Act = Exclude<Entry["kind"], "answer">;

/** A scenario file as it was read: a situation and its right outcome. */
export interface Scenario {
  readonly file: string;
  readonly game: string;
  readonly title: string;
  /** The rules that it shows. */
  readonly rules: readonly string[];
  readonly body: Played | Refused;
}

/** A table is set up, the seats act, and the outcome is looked at. */
export interface Played {
  readonly kind: "played";
  /** Cards made up in the file, in the game's card file form; undefined when there are none. */
  readonly cards: unknown;
  readonly table: unknown;
  readonly options: Readonly<Record<string, string>>;
  readonly chance: readonly Throw[];
  readonly lines: readonly Line[];
}

/** Something that the game must refuse: a deck, a format, a file. */
export interface Refused {
  readonly kind: "refused";
  readonly what: string;
  readonly content: unknown;
  readonly problems: readonly { readonly rule: string; readonly reason: string }[];
  readonly line: number;
}

/** One line of play or one look at the table; `line` is its place in the file. */
export type Line = { readonly line: number } & (
  | { readonly kind: "choose"; readonly seat: Seat; readonly words: readonly string[] }
  | { readonly kind: "act"; readonly seat: Seat; readonly act: Act }
  | { readonly kind: "expect"; readonly expected: Readonly<Record<string, unknown>> }
  | { readonly kind: "legal"; readonly seat: Seat; readonly options: readonly string[] }
  | ({ readonly kind: "illegal" } & Illegal)
);

/** Words that must not be among the options, and why. */
export interface Illegal {
  readonly seat: Seat;
  readonly words: readonly string[];
  readonly rule: string;
  readonly reason: string | null;
  readonly figures: Readonly<Record<string, string | number>> | null;
}

/** What a game supplies so that scenarios can be written about it. */
export interface ScenarioGame<S extends State> {
  readonly id: string;
  /** The game that this table is of: one may come for different numbers of seats. */
  game(table: unknown): Game<S>;
  /**
   * The project's cards, those of the file, and what else its table needs.
   * @param brought cards of packs, in the game's card file form: those that the table names come before the project's
   * @throws ScenarioError when they cannot be read
   */
  pool(cards: unknown, table: unknown, brought?: readonly object[]): Pool<S>;
  /**
   * A state whose frames lead to the first decision when run.
   * @throws ScenarioError when the table cannot be set up so
   */
  arrange(pool: Pool<S>, table: unknown, options: Readonly<Record<string, string>>): S;
  /** The words of an option, e.g. `play Leojin`. */
  spell(table: Table<S>, option: Option): string;
  /** Everything that `expect` may state. */
  look(table: Table<S>): Readonly<Record<string, unknown>>;
  /** The same from one seat's view only; what it does not show is `?`. */
  lookSeen(view: View): Readonly<Record<string, unknown>>;
  /** What can be refused by itself, with the problems found in it. */
  readonly refuse: Readonly<
    Record<
      string,
      (content: unknown, brought?: readonly object[]) => readonly { rule: string; reason: string }[]
    >
  >;
}

/** The letter of a seat: A is seat 0. */
export function letterOf(seat: Seat): string {
  return String.fromCharCode(65 + seat);
}

/** The seat of a letter. */
export function seatOf(letter: string): Seat {
  return letter.charCodeAt(0) - 65;
}
