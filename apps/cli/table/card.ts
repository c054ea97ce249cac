import type { Language } from "@gyoji/lexicon";
import { printable } from "../say.ts";
import { hanging } from "../text.ts";
import type { Reader } from "./reader.ts";

const MOST_FOUND = 5;

/** A card to read: its name and figures, its text. */
export function cardToRead(reader: Reader, id: string, columns: number): string {
  const definition = reader.pool.definitions[reader.pool.index.get(id) ?? -1];
  if (definition === undefined) return reader.say("no such card", { card: id });
  return readable(reader, definition, reader.language, columns);
}

/** The cards whose name or id has these words in it, to read. */
export function cardsNamed(reader: Reader, words: string, columns: number): string {
  const wanted = words.toLowerCase();
  const found = reader.pool.definitions.filter((definition) =>
    [
      definition.id,
      ...(["en", "th", "ja"] as const).map((language) => reader.module.cardName(definition, language)),
    ].some((name) => name.toLowerCase().includes(wanted)),
  );
  if (found.length === 0) return reader.say("no such card", { card: words });
  const shown = found
    .slice(0, MOST_FOUND)
    .map((definition) => readable(reader, definition, reader.language, columns));
  if (found.length > MOST_FOUND) shown.push(reader.say("more cards", { count: found.length - MOST_FOUND }));
  return shown.join("\n\n");
}

/** A card in a language. */
export function readable(
  { module }: Reader,
  definition: Reader["pool"]["definitions"][number],
  language: Language,
  columns: number,
): string {
  const name = `${module.cardName(definition, language)}  ${definition.id}`;
  const lines = module.cardLines(definition, language);
  return [name, ...lines.map((line) => hanging("  ", line, columns))].map(printable).join("\n");
}
