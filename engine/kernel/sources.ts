import type { Reading, Source, Table, VisitText } from "./game.ts";
import type { State } from "./state.ts";

/*
 * While a table is only read, the texts in force are looked for once.
 */

export const notReading = (): Reading => ({ isOn: false, sources: null });

/** Runs `read`, which changes nothing, and hands on what it returns. */
export function reading<S extends State, R>({ reading: remembered }: Table<S>, read: () => R): R {
  if (remembered.isOn) return read();
  remembered.isOn = true;
  try {
    return read();
  } finally {
    remembered.isOn = false;
    remembered.sources = null;
  }
}

/** For `reading` that changes something for a moment: what is in force is looked for anew. */
export function forget<S extends State>(table: Table<S>): void {
  table.reading.sources = null;
}

/** Calls `visit` for each text in force: see `Game.sources`. */
export function visitSources<S extends State>(table: Table<S>, visit: VisitText): void {
  const { reading: remembered } = table;
  if (!remembered.isOn) return table.game.sources(table, visit);
  remembered.sources ??= sourcesOf(table);
  for (const { card, user, text } of remembered.sources) visit(card, user, text);
}

function sourcesOf<S extends State>(table: Table<S>): Source[] {
  const found: Source[] = [];
  table.game.sources(table, (card, user, text) => found.push({ card, user, text }));
  return found;
}
