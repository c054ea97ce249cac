import type { Ability, AnyProcedure, Definition, Pool, Table, Triggered } from "./game.ts";
import type { State } from "./state.ts";

/**
 * Gathers the faces that a match may meet, with what their texts can answer, replace or change.
 * @throws Error when two definitions have one id
 */
export function poolOf<S extends State, D extends Definition<S>>(definitions: readonly D[]): Pool<S, D> {
  const index = new Map<string, number>();
  for (const [at, { id }] of definitions.entries()) {
    if (index.has(id)) throw new Error(`two definitions are called ${id}`);
    index.set(id, at);
  }
  const abilities = definitions.flatMap((definition) => definition.abilities);
  const procedures = new Map<string, AnyProcedure<Table<S>>>();
  for (const ability of abilities) if ("does" in ability) procedures.set(ability.does.id, ability.does);
  return {
    definitions,
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
    changing: definitions.map(changedBySelf),
    reaching: new Set(abilities.flatMap((each) => (reaches(each) ? layerOf(each) : []))),
  };
}

const narrowed = new WeakMap<object, Map<string, unknown>>();

/**
 * The pool with only these faces, in the order of their ids: what a match between decks of them works with. So a match
 * is the same whatever else the pool has, and looks for no more than its cards can do. Kept for the next such match.
 */
export function narrow<S extends State, D extends Definition<S>>(
  pool: Pool<S, D>,
  ids: Iterable<string>,
): Pool<S, D> {
  const wanted = [...new Set(ids)].sort();
  const key = wanted.join("\n");
  const known = narrowed.get(pool) ?? new Map<string, unknown>();
  narrowed.set(pool, known);
  const found = known.get(key) as Pool<S, D> | undefined;
  if (found !== undefined) return found;
  const definitions = wanted.flatMap((id) => pool.definitions[pool.index.get(id) ?? -1] ?? []);
  const made = poolOf<S, D>(definitions);
  if (known.size >= MOST_NARROWED) known.clear();
  known.set(key, made);
  return made;
}

const MOST_NARROWED = 100;

function listenedTo<S extends State>(
  { abilities }: Definition<S>,
  reach: Triggered<S>["reach"],
): ReadonlySet<string> | null {
  const kinds = abilities.flatMap((each) =>
    each.kind === "triggered" && each.reach === reach ? each.on : [],
  );
  return kinds.length === 0 ? null : new Set(kinds);
}

function changedBySelf<S extends State>({ abilities }: Definition<S>): ReadonlySet<string> | null {
  const layers = abilities.flatMap((each) =>
    each.kind === "continuous" && each.reach === "self" ? [each.layer] : [],
  );
  return layers.length === 0 ? null : new Set(layers);
}

function reaches<S extends State>(ability: Ability<S>): boolean {
  return ability.kind === "continuous" && ability.reach === "table";
}

function layerOf<S extends State>(ability: Ability<S>): string[] {
  return ability.kind === "continuous" ? [ability.layer] : [];
}
