import { type CardId, NONE, type Seat } from "./card.ts";
import { type Continuous, cardAt, type Definition, type Self, type Table } from "./game.ts";
import type { Lasting, State, Subject } from "./state.ts";

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
  let sum = 0;
  const { lasting } = table.state;
  for (let at = 0; at < lasting.length; at++) {
    const each = lasting[at] as Lasting;
    if (concerns(table, each, layer, on, id)) sum += each.amount;
  }
  const { pool, game } = table;
  if (pool.reaching.has(layer))
    game.sources(table, (card, user, text) => {
      sum += amountFrom(table, card, user, text, layer, on, id, "table");
    });
  if (on !== "card") return sum;
  const { definition } = cardAt(table, id);
  if (pool.changing[definition]?.has(layer) === true) {
    const user = game.userInForce(table, id);
    if (user !== NONE) sum += amountFrom(table, id, user, definition, layer, on, id, "self");
  }
  if (game.given !== null)
    for (const { user, text } of game.given(table, id))
      if (pool.changing[text]?.has(layer) === true)
        sum += amountFrom(table, id, user, text, layer, on, id, "self");
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
): number {
  const { abilities } = table.pool.definitions[text] as Definition<S>;
  let sum = 0;
  for (let index = 0; index < abilities.length; index++) {
    const ability = abilities[index];
    if (
      ability?.kind === "continuous" &&
      ability.layer === layer &&
      ability.on === on &&
      ability.reach === reach
    )
      sum += ability.amount(table, selfOf(table, card, user, text, index), id);
  }
  return sum;
}

/** Whether anything lays `layer` on a subject now. */
export function applies<S extends State>(table: Table<S>, layer: string, on: Subject, id: number): boolean {
  if (table.state.lasting.length === 0 && !table.pool.layers.has(layer)) return false;
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
export function last<S extends State>(table: Table<S>, change: Omit<Lasting, "stay">): void {
  const stay = change.on === "card" ? cardAt(table, change.id).stay : 0;
  table.state.lasting.push({ ...change, stay });
}

/** Ends the continuous effects whose moment has come, and those on cards that have become other objects. */
export function end<S extends State>(table: Table<S>, until: string): void {
  if (table.state.lasting.length === 0) return;
  table.state.lasting = table.state.lasting.filter(
    (each) => each.until !== until && (each.on !== "card" || each.stay === cardAt(table, each.id).stay),
  );
}
