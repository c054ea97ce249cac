import type { GameModule } from "@gyoji/game";
import type { Pool, State } from "@gyoji/kernel";
import { LANGUAGES, type Language } from "@gyoji/lexicon";
import { printable } from "@gyoji/narration";
import type { Say } from "../say.ts";
import { hanging } from "../text.ts";

const MOST_FOUND = 20;

/** Where a command looks cards up, and the language it reads them in. */
export interface CardBook {
  readonly module: GameModule;
  readonly pool: Pool<State>;
  readonly language: Language;
  readonly say: Say;
}

/** A card to read: its name and figures, its text. */
export function cardToRead(book: CardBook, id: string, columns: number): string {
  const definition = book.pool.definitions[book.pool.index.get(id) ?? -1];
  if (definition === undefined) return book.say("no such card", { card: id });
  return readable(book, definition, book.language, columns);
}

/**
 * The card of this name or id to read, or the only one that has these words in it; of several their names, those of
 * the decks first.
 */
export function cardsNamed(book: CardBook, words: string, decks: readonly string[], columns: number): string {
  const wanted = words.toLowerCase();
  const { definitions } = book.pool;
  const exact = definitions.filter((each) => namesOf(book, each).includes(wanted));
  const found =
    exact.length > 0
      ? exact
      : definitions.filter((each) => namesOf(book, each).some((name) => name.includes(wanted)));
  const [first, ...others] = found;
  if (first === undefined) return book.say("no such card", { card: words });
  if (others.length === 0) return readable(book, first, book.language, columns);
  const played = new Set(decks);
  const sorted = [...found.filter(({ id }) => played.has(id)), ...found.filter(({ id }) => !played.has(id))];
  const shown = sorted.slice(0, MOST_FOUND).map((each) => titleOf(book, each, book.language));
  if (found.length > MOST_FOUND) shown.push(book.say("more cards", { count: found.length - MOST_FOUND }));
  return shown.join("\n");
}

type Definition = CardBook["pool"]["definitions"][number];

/** Everything a card may be called by, in small letters. */
function namesOf({ module }: CardBook, definition: Definition): string[] {
  const names = LANGUAGES.map((language) => module.cardName(definition, language));
  return [definition.id, ...names].map((name) => name.toLowerCase());
}

function titleOf({ module }: CardBook, definition: Definition, language: Language): string {
  return printable(`${module.cardName(definition, language)}  ${definition.id}`);
}

/** A card in a language. */
export function readable(
  book: CardBook,
  definition: Definition,
  language: Language,
  columns: number,
): string {
  const lines = book.module.cardLines(definition, language).map((line) => hanging("  ", line, columns));
  return [titleOf(book, definition, language), ...lines.map(printable)].join("\n");
}
