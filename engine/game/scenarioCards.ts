import type { Definition, Pool, State } from "@gyoji/kernel";
import { type CardFileError, describeCardFileError } from "@gyoji/lexicon";
import { ScenarioError } from "@gyoji/scenario";

type Read<C> =
  | { readonly ok: true; readonly cards: readonly C[] }
  | { readonly ok: false; readonly errors: readonly CardFileError[] };

/** What a game knows of the cards of scenario files: see `scenarioPool`. */
export interface ScenarioCards<S extends State, C, D extends Named<S>> {
  readonly game: string;
  /** Reads and compiles a card file. */
  readonly read: (file: string, source: string) => Read<C>;
  readonly define: (card: C) => D;
  /** The project's cards. */
  readonly known: () => readonly D[];
  readonly poolOf: (cards: readonly D[]) => Pool<S>;
  /** The names of the cards that a table writes. */
  readonly namesIn: (table: unknown) => readonly string[];
  /** The card that a name writes as figures; null for a name that does not. */
  readonly plain: (name: string) => D | null;
}

type Named<S extends State> = Definition<S> & {
  readonly names: Readonly<Record<string, string | undefined>>;
};

/**
 * The cards of scenario files: the project's, the file's own, and those that its table writes as figures.
 * @throws ScenarioError where the file's own cards are not understood
 */
export function scenarioPool<S extends State, C, D extends Named<S>>(
  game: ScenarioCards<S, C, D>,
): (cards: unknown, table: unknown) => Pool<S> {
  return (cards, table) => {
    const given = [...game.known(), ...ownCards(game, cards)];
    const known = new Set(given.flatMap(({ id, names }) => [id, ...Object.values(names)]));
    const written = new Set(game.namesIn(table).filter((name) => !known.has(name)));
    return game.poolOf([...given, ...[...written].flatMap((name) => game.plain(name) ?? [])]);
  };
}

function ownCards<S extends State, C, D extends Named<S>>(
  { game, read, define }: ScenarioCards<S, C, D>,
  cards: unknown,
): D[] {
  if (cards === undefined || cards === null) return [];
  return understood(read("cards", scenarioCardFile(game, cards))).map(define);
}

/** The cards that were read, if all were understood; throws a ScenarioError that says what was not. */
export function understood<C>(read: Read<C>): readonly C[] {
  if (read.ok) return read.cards;
  throw new ScenarioError(read.errors.map((error) => describeCardFileError(error, "en")).join("\n"), [
    "cards",
  ]);
}

/** The cards of a scenario as a card file. They need no name: their id is one. */
export function scenarioCardFile(game: string, cards: unknown): string {
  const named = Array.isArray(cards)
    ? cards.map((card: object) => ({ name: { en: "id" in card ? String(card.id) : "" }, ...card }))
    : cards;
  // JSON is YAML.
  return JSON.stringify({ game, set: { id: "scenario", name: { en: "scenario" } }, cards: named });
}

/** The most that a scenario counts of one thing. */
const MOST = 200;

/**
 * What a scenario counts by name, such as a deck.
 * @throws ScenarioError with `problem` if it is something else
 */
export function countsIn(content: unknown, problem: string, path: readonly string[]): Record<string, number> {
  const entries = typeof content === "object" && content !== null ? Object.entries(content) : null;
  if (entries === null || !entries.every(isCount)) throw new ScenarioError(problem, [...path]);
  return Object.fromEntries(entries) as Record<string, number>;
}

function isCount([, count]: readonly [string, unknown]): boolean {
  return typeof count === "number" && Number.isInteger(count) && count >= 0 && count <= MOST;
}
