import type { Reading, Source, Table, VisitText } from "./game.ts";
import type { State } from "./state.ts";

/*
 * While a table is only read, the texts in force are looked for once.
 */

export const notReading = (): Reading => ({ isOn: false, sources: null, imposing: new Map() });

/** Runs `read`, which changes nothing, and hands on what it returns. */
export function reading<S extends State, R>(table: Table<S>, read: () => R): R {
  const { reading: remembered } = table;
  if (remembered.isOn) return read();
  remembered.isOn = true;
  try {
    return read();
  } finally {
    remembered.isOn = false;
    forget(table);
  }
}

/** For `reading` that changes something for a moment: what is in force is looked for anew. */
export function forget<S extends State>({ reading: remembered }: Table<S>): void {
  if (remembered.sources === null) return;
  remembered.sources = null;
  remembered.imposing.clear();
}

/** Calls `visit` for each text in force: see `Game.sources`. */
export function visitSources<S extends State>(table: Table<S>, visit: VisitText): void {
  const { reading: remembered } = table;
  if (!remembered.isOn) return table.game.sources(table, visit);
  remembered.sources ??= sourcesOf(table);
  for (const { card, user, text } of remembered.sources) visit(card, user, text);
}

/** The same for the texts in force that may lay a layer on others. */
export function visitImposing<S extends State>(table: Table<S>, layer: string, visit: VisitText): void {
  const { reading: remembered, pool } = table;
  if (!remembered.isOn)
    return table.game.sources(table, (card, user, text) => {
      if (pool.imposing[text]?.has(layer) === true) visit(card, user, text);
    });
  remembered.sources ??= sourcesOf(table);
  let found = remembered.imposing.get(layer);
  if (found === undefined) {
    found = remembered.sources.filter(({ text }) => pool.imposing[text]?.has(layer) === true);
    remembered.imposing.set(layer, found);
  }
  for (const { card, user, text } of found) visit(card, user, text);
}

function sourcesOf<S extends State>(table: Table<S>): Source[] {
  const found: Source[] = [];
  table.game.sources(table, (card, user, text) => found.push({ card, user, text }));
  return found;
}
