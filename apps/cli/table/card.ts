import { LANGUAGES, type Language } from "@gyoji/lexicon";
import { printable } from "../say.ts";
import { hanging } from "../text.ts";
import type { Reader } from "./reader.ts";

const MOST_FOUND = 20;

/** A card to read: its name and figures, its text. */
export function cardToRead(reader: Reader, id: string, columns: number): string {
  const definition = reader.pool.definitions[reader.pool.index.get(id) ?? -1];
  if (definition === undefined) return reader.say("no such card", { card: id });
  return readable(reader, definition, reader.language, columns);
}

/**
 * The card of this name or id to read, or the only one that has these words in it; of several their names, those of
 * the decks first.
 */
export function cardsNamed(reader: Reader, words: string, decks: readonly string[], columns: number): string {
  const wanted = words.toLowerCase();
  const { definitions } = reader.pool;
  const exact = definitions.filter((each) => namesOf(reader, each).includes(wanted));
  const found =
    exact.length > 0
      ? exact
      : definitions.filter((each) => namesOf(reader, each).some((name) => name.includes(wanted)));
  const [first, ...others] = found;
  if (first === undefined) return reader.say("no such card", { card: words });
  if (others.length === 0) return readable(reader, first, reader.language, columns);
  const played = new Set(decks);
  const sorted = [...found.filter(({ id }) => played.has(id)), ...found.filter(({ id }) => !played.has(id))];
  const shown = sorted.slice(0, MOST_FOUND).map((each) => titleOf(reader, each, reader.language));
  if (found.length > MOST_FOUND) shown.push(reader.say("more cards", { count: found.length - MOST_FOUND }));
  return shown.join("\n");
}

type Definition = Reader["pool"]["definitions"][number];

/** Everything a card may be called by, in small letters. */
function namesOf({ module }: Reader, definition: Definition): string[] {
  const names = LANGUAGES.map((language) => module.cardName(definition, language));
  return [definition.id, ...names].map((name) => name.toLowerCase());
}

function titleOf({ module }: Reader, definition: Definition, language: Language): string {
  return printable(`${module.cardName(definition, language)}  ${definition.id}`);
}

/** A card in a language. */
export function readable(
  reader: Reader,
  definition: Definition,
  language: Language,
  columns: number,
): string {
  const lines = reader.module.cardLines(definition, language).map((line) => hanging("  ", line, columns));
  return [titleOf(reader, definition, language), ...lines.map(printable)].join("\n");
}
