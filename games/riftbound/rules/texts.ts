import { type CardId, cardAt, NONE, type Self, type VisitText, zoneAt } from "@gyoji/kernel";
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
export function textsInForce(table: RiftboundTable, visit: VisitText): void {
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

function visitCard(table: RiftboundTable, card: CardId, visit: VisitText): void {
  const { attachedTo: host, definition } = cardAt(table, card);
  if (host === NONE) visit(card, controllerOf(table, card), definition); // terms.12
  givenTo(table, card, visit);
}

/** terms.12, layers.6, action.32 The texts that a card has besides its own: of what is Attached to it, and for a time. */
export function givenTo(table: RiftboundTable, card: CardId, visit: VisitText): void {
  const user = controllerOf(table, card);
  const { stay, zone } = cardAt(table, card);
  for (const each of zoneAt(table, zone)) {
    if (cardAt(table, each).attachedTo !== card) continue;
    const text = effectTextOf(table, each);
    if (text !== null) visit(card, user, text);
  }
  const prevention = prevented(table, card) > 0 ? table.pool.index.get(PREVENTION) : undefined;
  if (prevention !== undefined) visit(card, user, prevention);
  for (const each of table.state.lasting)
    if (each.layer === "text" && each.on === "card" && each.id === card && each.stay === stay)
      visit(card, user, each.amount);
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
