import type {
  Ability,
  AnyProcedure,
  Continuous,
  Definition,
  Pool,
  PrintedCard,
  Table,
  Triggered,
} from "./game.ts";
import type { State } from "./state.ts";

/**
 * Gathers the faces that a match may meet, with what their texts can answer, replace or change.
 * @param all see `Pool.all`
 * @throws Error when two definitions have one id
 */
export function poolOf<S extends State, D extends Definition<S>>(
  definitions: readonly D[],
  all: readonly D[] = definitions,
): Pool<S, D> {
  const index = new Map<string, number>();
  for (const [at, { id }] of definitions.entries()) {
    if (index.has(id)) throw new Error(`two definitions are called ${id}`);
    index.set(id, at);
  }
  const abilities = definitions.flatMap((definition) => definition.abilities);
  const procedures = new Map<string, AnyProcedure<Table<S>>>();
  for (const ability of abilities) if ("does" in ability) procedures.set(ability.does.id, ability.does);
  for (const { procedures: further } of definitions)
    for (const each of further) procedures.set(each.id, each);
  return {
    definitions,
    all,
    index,
    procedures,
    triggering: new Set(abilities.flatMap((each) => (each.kind === "triggered" ? each.on : []))),
    listening: definitions.map((each) => listenedTo(each, "self")),
    overheard: new Set(
      abilities.flatMap((each) => (each.kind === "triggered" && each.reach === "table" ? each.on : [])),
    ),
    overhearing: definitions.map((each) => listenedTo(each, "table")),
    replacing: new Set(abilities.flatMap((each) => (each.kind === "replacement" ? [each.on] : []))),
    layers: new Set(abilities.flatMap(layerOf)),
    changing: definitions.map((each) => changedBy(each, "self")),
    imposing: definitions.map((each) => changedBy(each, "table")),
    reaching: new Set(abilities.flatMap((each) => (reaches(each) ? layerOf(each) : []))),
  };
}

const narrowed = new WeakMap<object, WeakMap<object, unknown>>();

/**
 * The pool with only the faces of these decks and what they bring into play, in the order of their ids: what a match
 * between them works with. So a match is the same whatever else the pool has, and looks for no more than its cards
 * can do. Kept for the next match between the same decks.
 * @param decks ids of cards; those that the pool has not are left out
 */
export function narrow<S extends State, D extends Definition<S>>(
  pool: Pool<S, D>,
  decks: readonly (readonly string[])[],
): Pool<S, D> {
  const byDecks = narrowed.get(pool) ?? new WeakMap<object, unknown>();
  narrowed.set(pool, byDecks);
  const known = byDecks.get(decks) as Pool<S, D> | undefined;
  if (known !== undefined) return known;
  const ids = [...withBrought(pool, decks.flat())].sort();
  const own = ids.flatMap((id) => pool.definitions[pool.index.get(id) ?? -1] ?? []);
  const made = poolOf<S, D>(own, pool.all);
  byDecks.set(decks, made);
  return made;
}

/** These faces, and those that they bring into play. */
function withBrought<S extends State>({ definitions, index }: Pool<S>, ids: readonly string[]): Set<string> {
  const found = new Set(ids);
  for (const id of found)
    for (const brought of definitions[index.get(id) ?? -1]?.brings ?? []) found.add(brought);
  return found;
}

function listenedTo<S extends State>(
  { abilities }: Definition<S>,
  reach: Triggered<S>["reach"],
): ReadonlySet<string> | null {
  const kinds = abilities.flatMap((each) =>
    each.kind === "triggered" && each.reach === reach ? each.on : [],
  );
  return kinds.length === 0 ? null : new Set(kinds);
}

function changedBy<S extends State>(
  { abilities }: Definition<S>,
  reach: Continuous<S>["reach"],
): ReadonlySet<string> | null {
  const layers = abilities.flatMap((each) =>
    each.kind === "continuous" && each.reach === reach ? [each.layer] : [],
  );
  return layers.length === 0 ? null : new Set(layers);
}

function reaches<S extends State>(ability: Ability<S>): boolean {
  return ability.kind === "continuous" && ability.reach === "table";
}

function layerOf<S extends State>(ability: Ability<S>): string[] {
  return ability.kind === "continuous" ? [ability.layer] : [];
}

/** What is printed on the card with an id, as data; null if the pool has no such card. */
export function printedOf<S extends State>(pool: Pool<S>, id: string): PrintedCard | null {
  const definition = pool.definitions[pool.index.get(id) ?? -1];
  if (definition === undefined) return null;
  const { abilities: _does, brings: _brings, procedures: _runs, ...printed } = definition;
  return printed;
}
