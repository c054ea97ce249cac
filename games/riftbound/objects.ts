import {
  type CardId,
  cardAt,
  carry,
  everyone,
  modifications,
  NONE,
  now,
  type Position,
  place,
  type Seat,
  type ZoneId,
} from "@gyoji/kernel";
import { faceOf } from "./definition.ts";
import { attachedTo, isChampionLegend } from "./rules/information.ts";
import { asideOf, GONE, isOnBoard, type RiftboundCard, type RiftboundTable, sideboardOf } from "./state.ts";

/*
 * How game objects come to be, move and cease.
 */

/** control.9 A card that has not been anything yet. */
export function newCard(owner: Seat, face: number, zone: ZoneId, isToken: boolean): RiftboundCard {
  return {
    owner,
    definition: face,
    zone,
    // A player knows the Battlefields of the deck, and what is beside it.
    known: zone === asideOf(owner) || zone === sideboardOf(owner) ? 1 << owner : 0,
    stay: 0,
    turned: false,
    face,
    controller: owner,
    damage: 0,
    buffs: 0,
    stunned: false,
    empowered: 0,
    attachedTo: NONE,
    role: "none",
    hasFought: false,
    playedIn: 0,
    hiddenIn: 0,
    wasMighty: false,
    since: 0,
    isToken,
  };
}

/** The same object once more, for a copy of the state. */
export function copyCard(card: RiftboundCard): RiftboundCard {
  return {
    owner: card.owner,
    definition: card.definition,
    zone: card.zone,
    known: card.known,
    stay: card.stay,
    turned: card.turned,
    face: card.face,
    controller: card.controller,
    damage: card.damage,
    buffs: card.buffs,
    stunned: card.stunned,
    empowered: card.empowered,
    attachedTo: card.attachedTo,
    role: card.role,
    hasFought: card.hasFought,
    playedIn: card.playedIn,
    hiddenIn: card.hiddenIn,
    wasMighty: card.wasMighty,
    since: card.since,
    isToken: card.isToken,
  };
}

/**
 * action.42 Puts a card into a zone as a new object: everything that was so for a time is gone. zones.11 A Champion
 * Legend stays where it is. golden.9 A zone that
 * is not on the board is its owner's. tokens.5 A token that leaves the board ceases to exist.
 * @param zoneOf the zone of that kind of a seat
 */
export function putAway(
  table: RiftboundTable,
  card: CardId,
  zoneOf: (seat: Seat) => ZoneId,
  position: Position = "top",
): void {
  if (isChampionLegend(table, card)) return;
  const { owner, isToken } = cardAt(table, card);
  leaveBoard(table, card);
  renew(table, card);
  place(table, card, isToken ? GONE : zoneOf(owner), position);
}

/** Puts a card onto the board as a new object of a controller. */
export function putOnBoard(
  table: RiftboundTable,
  card: CardId,
  zone: ZoneId,
  controller: Seat,
  exhausted: boolean,
): void {
  renew(table, card);
  place(table, card, zone);
  const entered = cardAt(table, card);
  entered.controller = controller;
  entered.turned = exhausted;
  entered.since = now(table);
}

/** terms.14 What was Attached to a card that leaves stays where it is. */
function leaveBoard(table: RiftboundTable, card: CardId): void {
  if (!isOnBoard(cardAt(table, card).zone)) return;
  for (const attached of attachedTo(table, card)) cardAt(table, attached).attachedTo = NONE;
}

/** terms.3, terms.20 */
function renew(table: RiftboundTable, card: CardId): void {
  const before = cardAt(table, card);
  const { owner, face, zone, isToken, known, stay, turned } = before;
  Object.assign(before, newCard(owner, face, zone, isToken), { known, stay, turned });
}

/** terms.13 Takes a Permanent and what is Attached to it somewhere else on the board, as the objects they are. */
export function take(table: RiftboundTable, card: CardId, zone: ZoneId): void {
  const along = attachedTo(table, card);
  for (const each of [card, ...along]) carry(table, each, zone);
}

/**
 * layers.4 A card shows what is printed on another one for as long as a Copy Effect lasts, the newest of several
 * (layers.12); else its own face. Everything else of it is as it was.
 */
export function showFace(table: RiftboundTable, card: CardId): void {
  const copy = cardAt(table, card);
  const shown = modifications(table, COPY, "card", card).at(-1) ?? copy.face;
  if (shown !== copy.definition) Object.assign(copy, { definition: shown, since: now(table) });
}

/** The layer of Copy Effects: the face that is copied. */
export const COPY = "copy";

/** Copy Effects may have ended. */
export function showOwnFaces(table: RiftboundTable): void {
  for (const [card, { definition, face }] of table.state.cards.entries())
    if (definition !== face) showFace(table, card);
}

/** action.39 Makes a new object, whose face everybody knows. Returns its number; it is nowhere yet. */
export function create(table: RiftboundTable, owner: Seat, face: number): CardId {
  const made = newCard(owner, face, GONE, true);
  made.known = everyone(table);
  const card = table.state.cards.push(made) - 1;
  table.state.zones[GONE]?.push(card);
  return card;
}

/** types.5, types.8, types.17 Whether a card enters the board Exhausted. */
export function entersExhausted(table: RiftboundTable, card: CardId): boolean {
  return faceOf(table, card).types.includes("unit");
}
