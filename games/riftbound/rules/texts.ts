import { type CardId, cardAt, NONE, type Seat, type Self, zoneAt } from "@gyoji/kernel";
import { legendZone, type RiftboundTable } from "../state.ts";
import {
  attachedTo,
  battlefieldCard,
  battlefields,
  controllerOf,
  effectTextOf,
  isInGame,
  isType,
  locations,
  seatsFrom,
} from "./information.ts";
import { PREVENTION, prevented } from "./preventing.ts";

/*
 * Which texts are in force: those of cards, and those that cards and players have been given.
 */

/** Everything whose text is in force, with what it has been given: for `Game.sources`. */
export function textsInForce(
  table: RiftboundTable,
  visit: (card: CardId, user: Seat, text: number) => void,
): void {
  for (const seat of seatsFrom(table, table.state.game.turnPlayer))
    for (const card of zoneAt(table, legendZone(seat))) visitCard(table, card, visit);
  for (const at of battlefields(table)) {
    const card = battlefieldCard(table, at);
    // concede.4
    if (card !== NONE && isInGame(table, cardAt(table, card).owner)) visitCard(table, card, visit);
  }
  for (const location of locations(table))
    for (const card of zoneAt(table, location))
      if (!isType(table, card, "rune")) visitCard(table, card, visit);
  // ability.24, ability.25 What players have been given for a time.
  for (const { layer, on, id, amount, source } of table.state.lasting)
    if (layer === "text" && on === "seat") visit(source, id, amount);
}

function visitCard(
  table: RiftboundTable,
  card: CardId,
  visit: (card: CardId, user: Seat, text: number) => void,
): void {
  const { attachedTo: host, definition } = cardAt(table, card);
  const user = controllerOf(table, card);
  if (host === NONE) visit(card, user, definition); // terms.12
  for (const { text, user: given } of givenTo(table, card)) visit(card, given, text);
}

/** terms.12, layers.6, action.32 The texts that a card has besides its own: of what is Attached to it, and for a time. */
export function givenTo(table: RiftboundTable, card: CardId): { text: number; user: Seat }[] {
  const user = controllerOf(table, card);
  const found: { text: number; user: Seat }[] = [];
  for (const each of attachedTo(table, card)) {
    const text = effectTextOf(table, each);
    if (text !== null) found.push({ text, user });
  }
  const prevention = prevented(table, card) > 0 ? table.pool.index.get(PREVENTION) : undefined;
  if (prevention !== undefined) found.push({ text: prevention, user });
  const { stay } = cardAt(table, card);
  for (const each of table.state.lasting)
    if (each.layer === "text" && each.on === "card" && each.id === card && each.stay === stay)
      found.push({ text: each.amount, user });
  return found;
}

/** layers.12 When a text came into force: with its card, with what is Attached, or when it was given. */
export function sinceOf(table: RiftboundTable, { card, text }: Self): number {
  const { definition, since } = cardAt(table, card);
  if (text === definition) return since;
  const attached = attachedTo(table, card).find((each) => effectTextOf(table, each) === text);
  if (attached !== undefined) return cardAt(table, attached).since;
  const given = table.state.lasting.find(({ layer, amount }) => layer === "text" && amount === text);
  return given?.since ?? since;
}
