import { type CardId, NONE, type Seat } from "./card.ts";
import { type Continuous, cardAt, type Definition, type Self, type Table } from "./game.ts";
import { visitImposing } from "./sources.ts";
import type { Lasting, State, Subject } from "./state.ts";

/** A change of a layer: by how much, and when it began. */
export interface Change {
  readonly amount: number;
  readonly since: number;
}

/**
 * The sum of everything that changes `layer` of a subject now: records with a duration, and card texts in force.
 * @param on what kind of thing `id` is
 */
export function modification<S extends State>(
  table: Table<S>,
  layer: string,
  on: Subject,
  id: number,
): number {
  return isUntouched(table, layer) ? 0 : addUp(table, layer, on, id, null);
}

/** The same one after the other, the oldest first: for a layer in which the order decides. */
export function modifications<S extends State>(
  table: Table<S>,
  layer: string,
  on: Subject,
  id: number,
): readonly number[] {
  const found = changes(table, layer, on, id);
  return found.length === 0
    ? UNCHANGED
    : [...found].sort((one, other) => one.since - other.since).map(({ amount }) => amount);
}

/** The same with when each began, in no order. */
export function changes<S extends State>(
  table: Table<S>,
  layer: string,
  on: Subject,
  id: number,
): readonly Change[] {
  if (isUntouched(table, layer)) return NO_CHANGES;
  const found: Change[] = [];
  addUp(table, layer, on, id, found);
  return found;
}

const UNCHANGED: readonly number[] = [];
const NO_CHANGES: readonly Change[] = [];

/** Whether nothing can change a layer now. */
function isUntouched<S extends State>({ state, pool }: Table<S>, layer: string): boolean {
  if (pool.layers.has(layer)) return false;
  for (const each of state.lasting) if (each.layer === layer) return false;
  return true;
}

/** The sum of all changes; each is put into `list`, if there is one. */
function addUp<S extends State>(
  table: Table<S>,
  layer: string,
  on: Subject,
  id: number,
  list: Change[] | null,
): number {
  let sum = 0;
  const { lasting } = table.state;
  for (let at = 0; at < lasting.length; at++) {
    const each = lasting[at] as Lasting;
    if (!concerns(table, each, layer, on, id)) continue;
    sum += each.amount;
    list?.push(each);
  }
  const { pool, game } = table;
  if (!pool.layers.has(layer)) return sum;
  if (pool.reaching.has(layer))
    visitImposing(table, layer, (card, user, text) => {
      sum += amountFrom(table, card, user, text, layer, on, id, "table", list);
    });
  if (on !== "card") return sum;
  const { definition } = cardAt(table, id);
  if (pool.changing[definition]?.has(layer) === true) {
    const user = game.userInForce(table, id);
    if (user !== NONE) sum += amountFrom(table, id, user, definition, layer, on, id, "self", list);
  }
  game.given?.(table, id, (card, user, text) => {
    if (pool.changing[text]?.has(layer) === true)
      sum += amountFrom(table, card, user, text, layer, on, id, "self", list);
  });
  return sum;
}

function amountFrom<S extends State>(
  table: Table<S>,
  card: CardId,
  user: Seat,
  text: number,
  layer: string,
  on: Subject,
  id: number,
  reach: Continuous<S>["reach"],
  list: Change[] | null,
): number {
  const { abilities } = table.pool.definitions[text] as Definition<S>;
  let sum = 0;
  for (let index = 0; index < abilities.length; index++) {
    const ability = abilities[index];
    if (
      ability?.kind !== "continuous" ||
      ability.layer !== layer ||
      ability.on !== on ||
      ability.reach !== reach
    )
      continue;
    const self = selfOf(table, card, user, text, index);
    const amount = ability.amount(table, self, id);
    if (amount === null) continue;
    sum += amount;
    list?.push({ amount, since: table.game.since?.(table, self) ?? 0 });
  }
  return sum;
}

/** Whether anything lays `layer` on a subject now. */
export function applies<S extends State>(table: Table<S>, layer: string, on: Subject, id: number): boolean {
  return modification(table, layer, on, id) !== 0;
}

function concerns<S extends State>(
  table: Table<S>,
  each: Lasting,
  layer: string,
  on: Subject,
  id: number,
): boolean {
  if (each.layer !== layer || each.on !== on || each.id !== id) return false;
  return on !== "card" || each.stay === cardAt(table, id).stay;
}

/** An ability as it stands on the table now. */
export function selfOf<S extends State>(
  table: Table<S>,
  card: CardId,
  user: Seat,
  text: number,
  ability: number,
): Self {
  return { card, stay: cardAt(table, card).stay, user, text, ability };
}

/** Starts a continuous effect that lasts until the game says that `until` has come. */
export function last<S extends State>(table: Table<S>, change: Omit<Lasting, "stay" | "since">): void {
  const { layer, on, id, amount, until, source } = change;
  const stay = on === "card" ? cardAt(table, id).stay : 0;
  table.state.lasting.push({ layer, on, id, stay, amount, since: now(table), until, source });
}

/** The number of what begins now: what begins later has a higher one. */
export function now<S extends State>(table: Table<S>): number {
  return ++table.state.clock;
}

/** Ends the continuous effects whose moment has come, and those on cards that have become other objects. */
export function end<S extends State>(table: Table<S>, until: string): void {
  if (table.state.lasting.length === 0) return;
  table.state.lasting = table.state.lasting.filter(
    (each) => each.until !== until && (each.on !== "card" || each.stay === cardAt(table, each.id).stay),
  );
}
