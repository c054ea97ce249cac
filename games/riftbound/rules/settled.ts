import { type CardId, cardAt, NONE, reading, type Seat, type ZoneId, zoneAt } from "@gyoji/kernel";
import {
  facedownZone,
  isBase,
  locationOf,
  type RiftboundCard,
  type RiftboundTable,
  seatOfZone,
} from "../state.ts";
import { isControlEnded } from "./controlling.ts";
import { winnerOf } from "./ending.ts";
import {
  battlefieldOf,
  battlefields,
  controllerOf,
  facedownRoom,
  has,
  hasLethalDamage,
  isClosed,
  isEnemy,
  isMighty,
  isNeutralOpen,
  isType,
  locations,
  seatsAt,
  seatsFrom,
} from "./information.ts";

/*
 * What a Cleanup looks for. It does what it does where these say so, and most of the time none does.
 */

/** cleanup.6 Whether a Cleanup would find nothing to do now. */
export function isSettled(table: RiftboundTable): boolean {
  return reading(
    table,
    () =>
      winnerOf(table) === NONE &&
      !isControlEnded(table) &&
      locations(table).every((location) => areSettled(table, location)) &&
      battlefields(table).every((at) => isBattlefieldSettled(table, at)),
  );
}

function areSettled(table: RiftboundTable, location: ZoneId): boolean {
  for (const card of zoneAt(table, location)) {
    if (isMisplaced(table, card, location)) return false;
    if (isType(table, card, "unit") && !isUnitSettled(table, card)) return false;
  }
  return true;
}

function isUnitSettled(table: RiftboundTable, card: CardId): boolean {
  const { role, wasMighty } = cardAt(table, card);
  if (role !== roleOf(table, card) || hasLethalDamage(table, card)) return false;
  return !isMightNoted(table) || wasMighty === isMighty(table, card);
}

function isBattlefieldSettled(table: RiftboundTable, at: number): boolean {
  const { stagedShowdown, stagedCombat } = battlefieldOf(table, at);
  if (stagedShowdown !== isShowdownDue(table, at) || stagedCombat !== isCombatDue(table, at)) return false;
  if (isControlLost(table, at) || isContestOver(table, at) || becomesCombat(table, at)) return false;
  if ((stagedShowdown || stagedCombat) && isNeutralOpen(table)) return false;
  for (const seat of seatsFrom(table, table.state.game.turnPlayer))
    if (isFacedownLost(table, seat, at) || isOverfull(table, seat, at)) return false;
  return true;
}

/** cleanup.8, combat.30, combat.8 The role that a unit has in a Combat now. */
export function roleOf(table: RiftboundTable, card: CardId): RiftboundCard["role"] {
  const { showdown } = table.state.game;
  const { zone, controller } = cardAt(table, card);
  if (showdown?.isCombat !== true || zone !== locationOf(showdown.battlefield)) return "none";
  if (controller === showdown.attacker) return "attacker";
  return controller === showdown.defender ? "defender" : "none";
}

/** terms.5 Whether anything in this match would hear of a unit that becomes Mighty. */
export function isMightNoted({ pool }: RiftboundTable): boolean {
  return pool.triggering.has("becameMighty");
}

/** cleanup.10, control.4 Whether a Battlefield has lost its controller: nobody of theirs is there. */
export function isControlLost(table: RiftboundTable, at: number): boolean {
  const { controller } = battlefieldOf(table, at);
  if (controller === NONE || isClosed(table) || isFoughtOver(table, at)) return false;
  return !isAt(table, controller, at);
}

/** cleanup.11, types.9 Whether a card lies where it cannot stay. */
export function isMisplaced(table: RiftboundTable, card: CardId, location: ZoneId): boolean {
  if (cardAt(table, card).attachedTo !== NONE) return false;
  if (isBase(location)) return seatOfZone(location) !== controllerOf(table, card);
  return !isType(table, card, "unit") && !has(table, card, "deploy"); // keywords.39
}

/** cleanup.12 Whether what lies facedown at a Battlefield lies there for somebody who does not control it. */
export function isFacedownLost(table: RiftboundTable, seat: Seat, at: number): boolean {
  return zoneAt(table, facedownZone(seat, at)).length > 0 && battlefieldOf(table, at).controller !== seat;
}

/** zones.7 Whether more lies facedown at a Battlefield than may lie there. */
export function isOverfull(table: RiftboundTable, seat: Seat, at: number): boolean {
  const { length } = zoneAt(table, facedownZone(seat, at));
  return length > 0 && length > facedownRoom(table, at);
}

/** cleanup.13, cleanup.14 Whether a Showdown is to be staged at a Battlefield. */
export function isShowdownDue(table: RiftboundTable, at: number): boolean {
  const { contestedBy } = battlefieldOf(table, at);
  return contestedBy !== NONE && !isFoughtOver(table, at) && isAt(table, contestedBy, at);
}

/** cleanup.15, cleanup.16 Whether a Combat is. */
export function isCombatDue(table: RiftboundTable, at: number): boolean {
  const { showdown } = table.state.game;
  if (battlefieldOf(table, at).contestedBy === NONE) return false;
  return !(showdown?.battlefield === at && showdown.isCombat) && areOpposed(table, at);
}

/** combat.1 Whether units of opposing players are at a Battlefield. */
export function areOpposed(table: RiftboundTable, at: number): boolean {
  const [first, ...others] = seatsAt(table, locationOf(at));
  return first !== undefined && others.some((seat) => isEnemy(table, first, seat));
}

/** cleanup.17, cleanup.18 Whether nobody is there any more of who made a Battlefield Contested. */
export function isContestOver(table: RiftboundTable, at: number): boolean {
  const { contestedBy } = battlefieldOf(table, at);
  return contestedBy !== NONE && !isFoughtOver(table, at) && !isAt(table, contestedBy, at);
}

/** cleanup.21 Whether the Showdown in progress at a Battlefield becomes a Combat. */
export function becomesCombat(table: RiftboundTable, at: number): boolean {
  const { showdown } = table.state.game;
  if (showdown?.battlefield !== at || showdown.isCombat || isClosed(table)) return false;
  return battlefieldOf(table, at).stagedCombat;
}

/** Whether a Showdown or Combat is in progress at a Battlefield. */
function isFoughtOver(table: RiftboundTable, at: number): boolean {
  return table.state.game.showdown?.battlefield === at;
}

/** Whether a seat has a unit at a Battlefield. */
function isAt(table: RiftboundTable, seat: Seat, at: number): boolean {
  for (const card of zoneAt(table, locationOf(at)))
    if (cardAt(table, card).controller === seat && isType(table, card, "unit")) return true;
  return false;
}
