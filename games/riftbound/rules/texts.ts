import {
  type CardId,
  cardAt,
  type Lasting,
  NONE,
  type Seat,
  type Self,
  type VisitText,
  type ZoneId,
  zoneAt,
} from "@gyoji/kernel";
import { faceOf, type RiftboundDefinition } from "../definition.ts";
import { battlefieldZone, isLocation, legendZone, type RiftboundTable, trashOf } from "../state.ts";
import { COPIED_TEXT } from "./copiedText.ts";
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
import { abilitiesLostAt, areAnyAbilitiesLost, hasLostAbilities, keywordsLostAt } from "./losing.ts";
import { PREVENT, PREVENTION, prevented } from "./preventing.ts";

/*
 * Which texts are in force: those of cards, and those that cards and players have been given.
 */

/** Everything whose text is in force, with what it has been given: for `Game.sources`. */
export function textsInForce(table: RiftboundTable, visit: VisitText): void {
  for (const seat of seatsFrom(table, table.state.game.turnPlayer)) visitZone(table, legendZone(seat), visit);
  for (const at of battlefields(table)) {
    const card = battlefieldCard(table, at);
    // concede.4
    if (card !== NONE && isInGame(table, cardAt(table, card).owner))
      visitZone(table, battlefieldZone(at), visit);
  }
  for (const location of locations(table)) visitZone(table, location, visit);
  if (worksInTrash(table))
    for (const seat of seatsFrom(table, table.state.game.turnPlayer)) visitTrash(table, seat, visit);
  // ability.24, ability.25 What players have been given for a time.
  for (const { layer, on, id, amount, source } of table.state.lasting)
    if (layer === "text" && on === "seat") visit(source, id, amount);
}

/** Whether any card of the game has a text that works in the Trash. */
function worksInTrash({ pool }: RiftboundTable): boolean {
  let known = WORKING_IN_TRASH.get(pool);
  if (known === undefined) {
    known = pool.definitions.some((face) => (face as RiftboundDefinition).inTrash !== "");
    WORKING_IN_TRASH.set(pool, known);
  }
  return known;
}

/** By pool: asked too often to be looked up each time. */
const WORKING_IN_TRASH = new WeakMap<object, boolean>();

/** ability.6 */
function visitTrash(table: RiftboundTable, seat: Seat, visit: VisitText): void {
  for (const card of zoneAt(table, trashOf(seat))) {
    const { inTrash } = faceOf(table, card);
    const text = inTrash === "" ? undefined : table.pool.index.get(inTrash);
    if (text !== undefined) visit(card, seat, text);
  }
}

/** The texts in force of the cards of a zone, but for Runes, which have none. */
function visitZone(table: RiftboundTable, zone: ZoneId, visit: VisitText): void {
  const cards = zoneAt(table, zone);
  const areGiven = cards.some((card) => cardAt(table, card).attachedTo !== NONE) || isAnyGiven(table);
  const areLost = areAnyAbilitiesLost(table);
  for (const card of cards) {
    if (isType(table, card, "rune")) continue;
    const { attachedTo: host, definition } = cardAt(table, card);
    // terms.12, layers.6
    if (host === NONE && !(areLost && hasLostAbilities(table, card)))
      visit(card, controllerOf(table, card), definition);
    if (areGiven) givenTo(table, card, visit);
  }
}

/** Whether any card has been given a text for a time. */
function isAnyGiven({ state: { lasting } }: RiftboundTable): boolean {
  return lasting.some(({ layer }) => layer === "text" || layer === PREVENT);
}

/** terms.12, layers.6, action.32 The texts that a card has besides its own: of what is Attached to it, and for a time. */
export function givenTo(table: RiftboundTable, card: CardId, visit: VisitText): void {
  const { stay, zone } = cardAt(table, card);
  const lost = areAnyAbilitiesLost(table) ? abilitiesLostAt(table, card) : -1;
  if (isLocation(zone))
    for (const each of zoneAt(table, zone)) {
      if (cardAt(table, each).attachedTo !== card || cardAt(table, each).since < lost) continue;
      const text = effectTextOf(table, each);
      if (text !== null) visit(card, controllerOf(table, card), text);
      const copied = copiedText(table, each);
      if (copied !== NONE) visit(card, controllerOf(table, card), copied);
    }
  if (!isAnyGiven(table)) return;
  const prevention = prevented(table, card) > 0 ? table.pool.index.get(PREVENTION) : undefined;
  if (prevention !== undefined) visit(card, controllerOf(table, card), prevention);
  for (const each of table.state.lasting)
    if (isGiven(each, card, stay) && each.since > lost) visit(card, controllerOf(table, card), each.amount);
}

function isGiven({ layer, on, id, stay: since }: Lasting, card: CardId, stay: number): boolean {
  return layer === "text" && on === "card" && id === card && since === stay;
}

/** The text that a Gear has copied, or `NONE`. */
function copiedText(table: RiftboundTable, gear: CardId): number {
  const { stay } = cardAt(table, gear);
  for (const each of table.state.lasting)
    if (each.layer === COPIED_TEXT && each.id === gear && each.stay === stay) return each.amount;
  return NONE;
}

/** layers.12 When a text came into force: with its card, with what is Attached, or when it was given. */
export function sinceOf(table: RiftboundTable, { card, text }: Pick<Self, "card" | "text">): number {
  const { definition, since } = cardAt(table, card);
  if (text === definition) return since;
  const attached = attachedTo(table, card).find((each) => effectTextOf(table, each) === text);
  if (attached !== undefined) return cardAt(table, attached).since;
  const given = table.state.lasting.find(
    ({ layer, amount }) => (layer === "text" || layer === COPIED_TEXT) && amount === text,
  );
  return given?.since ?? since;
}

/** keywords.2 Whether a text came into force on its card before that lost all its keywords. */
export function hasLostKeywords(table: RiftboundTable, card: CardId, text: number): boolean {
  const lost = keywordsLostAt(table, card);
  return lost >= 0 && sinceOf(table, { card, text }) < lost;
}
