import {
  type CardId,
  cardAt,
  changes,
  modification,
  modifications,
  NONE,
  type Seat,
  type Self,
  selfOf,
  topOf,
  type ZoneId,
  zoneAt,
} from "@gyoji/kernel";
import { type CardType, faceOf } from "../definition.ts";
import {
  type Battlefield,
  baseOf,
  battlefieldAt,
  battlefieldZone,
  isLocation,
  isOnBoard,
  legendZone,
  locationOf,
  modeIn,
  type RiftboundTable,
} from "../state.ts";
import { keywordLostAt } from "./losing.ts";

/*
 * What is so now: whose things are, where they are, what they are worth.
 */

/** terms.4 A unit with so much Might is Mighty. */
export const MIGHTY = 5;

/** team.1 The side of a seat. */
export function sideOf(table: RiftboundTable, seat: Seat): number {
  return modeIn(table).sides[seat] ?? seat;
}

/** Turn orders, by the number of seats and who is first: looked up too often to be made each time. */
const ORDERS: readonly (readonly (readonly Seat[])[])[] = [0, 1, 2, 3, 4].map((seats) =>
  Array.from({ length: seats }, (_, first) =>
    Array.from({ length: seats }, (__, at) => (first + at) % seats),
  ),
);

/** turn.4, setup.6 The seats still in the game, in turn order from a seat on. */
export function seatsFrom(table: RiftboundTable, first: Seat): readonly Seat[] {
  const all = ORDERS[modeIn(table).seats]?.[first] ?? [];
  return table.state.game.left === 0 ? all : all.filter((seat) => isInGame(table, seat));
}

/** team.3 The points of a player, which are those of the side. */
export function pointsOf(table: RiftboundTable, seat: Seat): number {
  return table.state.game.points[sideOf(table, seat)] ?? 0;
}

/** concede.1 Whether this is a player who is still in the game. */
export function isInGame(table: RiftboundTable, seat: Seat): boolean {
  return seat !== NONE && (table.state.game.left & (1 << seat)) === 0;
}

/** The next seat in turn order that is still in the game. */
export function nextSeat(table: RiftboundTable, seat: Seat): Seat {
  return seatsFrom(table, (seat + 1) % modeIn(table).seats)[0] ?? seat;
}

/** terms.28 The opponents of a seat, in turn order from the Turn Player on. */
export function opponentsOf(table: RiftboundTable, seat: Seat): Seat[] {
  return seatsFrom(table, table.state.game.turnPlayer).filter((each) => isEnemy(table, seat, each));
}

/** terms.28 Whether two seats are opponents. */
export function isEnemy(table: RiftboundTable, one: Seat, other: Seat): boolean {
  return one !== NONE && other !== NONE && sideOf(table, one) !== sideOf(table, other);
}

/** team.15, terms.27 Whether two seats are one player or teammates. */
export function isFriendly(table: RiftboundTable, one: Seat, other: Seat): boolean {
  return one !== NONE && other !== NONE && sideOf(table, one) === sideOf(table, other);
}

export function battlefieldOf(table: RiftboundTable, battlefield: number): Battlefield {
  const found = table.state.game.battlefields[battlefield];
  if (found === undefined) throw new Error(`no Battlefield ${battlefield}`);
  return found;
}

/** The Battlefields in play, by number. */
export function battlefields(table: RiftboundTable): number[] {
  return table.state.game.battlefields.map((_, at) => at);
}

/** zones.7 How many cards may lie facedown at a Battlefield. */
export function facedownRoom(table: RiftboundTable, battlefield: number): number {
  return 1 + modification(table, "facedownRoom", "zone", locationOf(battlefield));
}

/** The card of a Battlefield. */
export function battlefieldCard(table: RiftboundTable, battlefield: number): CardId {
  return topOf(table, battlefieldZone(battlefield));
}

/** types.17 Whether a card is of a type. */
export function isType(table: RiftboundTable, card: CardId, type: CardType): boolean {
  return faceOf(table, card).types.includes(type);
}

/** types.4 Whether a card is a unit on the board. */
export function isUnit(table: RiftboundTable, card: CardId): boolean {
  return isLocation(cardAt(table, card).zone) && isType(table, card, "unit");
}

/** types.15, types.16, types.1 Whether a card is a Permanent on the board: a unit or a Gear. */
export function isPermanent(table: RiftboundTable, card: CardId): boolean {
  return isLocation(cardAt(table, card).zone) && (isType(table, card, "unit") || isType(table, card, "gear"));
}

/** control.6, control.8 The controller of a card on the board; control.7 for an uncontrolled Battlefield, nobody. */
export function controllerOf(table: RiftboundTable, card: CardId): Seat {
  const { zone, controller } = cardAt(table, card);
  const at = battlefieldNumber(zone);
  return at === NONE ? controller : battlefieldOf(table, at).controller;
}

function battlefieldNumber(zone: number): number {
  return zone >= battlefieldZone(0) && zone < locationOf(0) ? zone - battlefieldZone(0) : NONE;
}

/** The Locations of the board: Bases in turn order, then the Battlefields. */
export function locations(table: RiftboundTable): number[] {
  const found: number[] = seatsFrom(table, table.state.game.turnPlayer).map(baseOf);
  for (const at of battlefields(table)) found.push(locationOf(at));
  return found;
}

/** The units at a Location. */
export function unitsAt(table: RiftboundTable, location: number): CardId[] {
  return zoneAt(table, location).filter((card) => isType(table, card, "unit"));
}

/** The units of a seat at a Location. */
export function unitsOf(table: RiftboundTable, seat: Seat, location: number): CardId[] {
  return unitsAt(table, location).filter((card) => cardAt(table, card).controller === seat);
}

/** All units on the board. */
export function allUnits(table: RiftboundTable): CardId[] {
  const found: CardId[] = [];
  for (const location of locations(table))
    for (const card of zoneAt(table, location)) if (isType(table, card, "unit")) found.push(card);
  return found;
}

/** The seats that have units at a Location, in turn order. */
export function seatsAt(table: RiftboundTable, location: number): readonly Seat[] {
  let present = 0;
  for (const card of zoneAt(table, location))
    if (isType(table, card, "unit")) present |= 1 << cardAt(table, card).controller;
  if (present === 0) return [];
  return seatsFrom(table, table.state.game.turnPlayer).filter((seat) => (present & (1 << seat)) !== 0);
}

/** Everything that a seat controls and that can be Ready or Exhausted: Permanents, Runes, Legends. */
export function controlledBy(table: RiftboundTable, seat: Seat): CardId[] {
  const found: CardId[] = [];
  for (const zone of [...seatsFrom(table, seat).map(legendZone), ...locations(table)])
    for (const card of zoneAt(table, zone)) if (cardAt(table, card).controller === seat) found.push(card);
  return found;
}

/** control.10 Whether a Location is an open Battlefield: without units, and controlled by nobody. */
export function isOpenBattlefield(table: RiftboundTable, zone: ZoneId): boolean {
  const at = battlefieldAt(zone);
  return at !== NONE && battlefieldOf(table, at).controller === NONE && unitsAt(table, zone).length === 0;
}

/** zones.11 Whether this is a Champion Legend, which nothing can remove: the first card of its Legend Zone. Another can be (zones.12). */
export function isChampionLegend(table: RiftboundTable, card: CardId): boolean {
  const { owner } = cardAt(table, card);
  return zoneAt(table, legendZone(owner))[0] === card;
}

/** types.14 The Runes of a seat on the board. */
export function runesOf(table: RiftboundTable, seat: Seat): CardId[] {
  return zoneAt(table, baseOf(seat)).filter((card) => isType(table, card, "rune"));
}

/** The cards Attached to a card (terms.12), in the order in which they lie. */
export function attachedTo(table: RiftboundTable, card: CardId): CardId[] {
  return zoneAt(table, cardAt(table, card).zone).filter((each) => cardAt(table, each).attachedTo === card);
}

/** How much of a keyword a card has (keywords.1, keywords.2): instances of those without a number count 1 each. */
export function keyword(table: RiftboundTable, card: CardId, name: string): number {
  const lost = keywordLostAt(table, card, name);
  if (lost < 0) return modification(table, name, "card", card);
  // What is printed on it is there from the start.
  const printed = cardAt(table, card).since;
  return changes(table, name, "card", card)
    .filter(({ since }) => since > lost && since !== printed)
    .reduce((sum, { amount }) => sum + amount, 0);
}

/** Whether a card has a keyword. */
export function has(table: RiftboundTable, card: CardId, name: string): boolean {
  return keyword(table, card, name) !== 0;
}

/** terms.16 Whether a card counts as having a keyword: also in text of its own that does not work. */
export function hasKeyword(table: RiftboundTable, card: CardId, name: string): boolean {
  const isPrinted = faceOf(table, card).abilities.some(
    (each) => each.kind === "continuous" && each.layer === name && each.reach === "self",
  );
  return (isPrinted && keywordLostAt(table, card, name) < 0) || has(table, card, name);
}

/** What a unit's Might is made of. */
interface MightBy {
  readonly printed: number;
  readonly base: number;
  readonly buffs: number;
  readonly attached: number;
  readonly role: number;
  readonly effects: number;
}

/** A part of a unit's Might, for people. */
export interface MightPart {
  readonly from: keyof MightBy;
  readonly amount: number;
}

/** might.8 The Might now, which may be negative (might.11). */
function realMight(table: RiftboundTable, card: CardId): number {
  const { printed, base, buffs, attached, role, effects } = mightBy(table, card);
  return printed + base + buffs + attached + role + effects;
}

/** might.9, might.10 The Might that others see: never below 0. */
export function mightOf(table: RiftboundTable, card: CardId): number {
  if (!isUnit(table, card)) return Math.max(0, faceOf(table, card).might); // terms.6
  return Math.max(0, realMight(table, card));
}

/** What a unit's Might is made of, without the parts that are nothing; the printed one comes first. */
export function mightParts(table: RiftboundTable, card: CardId): MightPart[] {
  const by = mightBy(table, card);
  return (Object.keys(by) as (keyof MightBy)[])
    .map((from) => ({ from, amount: by[from] }))
    .filter(({ from, amount }) => from === "printed" || amount !== 0);
}

/** layers.1, layers.2 The base first (layers.5), then what is added, then what is taken away (layers.7, layers.8). */
function mightBy(table: RiftboundTable, card: CardId): MightBy {
  const { buffs } = cardAt(table, card);
  const printed = faceOf(table, card).might;
  const base = baseMight(table, card) - printed;
  const attached = mightOfAttached(table, card);
  const role = mightByRole(table, card);
  const effects = mightByEffects(table, card, printed + base + buffs + attached + role);
  return { printed, base, buffs, attached, role, effects };
}

/** parts.10 */
function mightOfAttached(table: RiftboundTable, card: CardId): number {
  let sum = 0;
  for (const each of zoneAt(table, cardAt(table, card).zone))
    if (cardAt(table, each).attachedTo === card) sum += faceOf(table, each).mightBonus;
  return sum;
}

/** keywords.11, keywords.12 */
function mightByRole(table: RiftboundTable, card: CardId): number {
  switch (cardAt(table, card).role) {
    case "attacker":
      return keyword(table, card, "assault");
    case "defender":
      return keyword(table, card, "shield");
    case "none":
      return 0;
  }
}

/** What effects add to the Might that a unit has without them, and take away from it. */
function mightByEffects(table: RiftboundTable, card: CardId, before: number): number {
  let increased = before;
  let taken = 0;
  for (const amount of modifications(table, "might", "card", card))
    if (amount > 0) increased += amount;
    else taken += amount;
  // layers.11, layers.13: what raises it to a figure depends on all that increases it.
  const raised = Math.max(increased, ...modifications(table, "mightRaisedTo", "card", card));
  return raised - before + taken;
}

/** layers.9 How much of a change of Might a limit leaves now. */
export function withinLimit(table: RiftboundTable, card: CardId, by: number, least: number): number {
  const room = Math.max(0, realMight(table, card) - least);
  return by < -room ? 0 - room : by;
}

/** might.7, layers.12 The newest of "base Might becomes", else the printed one (might.6). */
function baseMight(table: RiftboundTable, card: CardId): number {
  return modifications(table, "baseMight", "card", card).at(-1) ?? faceOf(table, card).might;
}

/** terms.4 */
export function isMighty(table: RiftboundTable, card: CardId): boolean {
  return mightOf(table, card) >= MIGHTY;
}

/** might.2, might.3 What has to be dealt yet for Lethal Damage: at least 1 in all. */
export function toLethal(table: RiftboundTable, card: CardId): number {
  return Math.max(1, mightOf(table, card)) - cardAt(table, card).damage;
}

/** might.2 */
export function hasLethalDamage(table: RiftboundTable, card: CardId): boolean {
  return cardAt(table, card).damage > 0 && toLethal(table, card) <= 0;
}

/** terms.29 Whether no other friendly unit is at the same Location. */
export function isAlone(table: RiftboundTable, card: CardId): boolean {
  const { zone, controller } = cardAt(table, card);
  return !unitsAt(table, zone).some(
    (other) => other !== card && isFriendly(table, controller, cardAt(table, other).controller),
  );
}

/** terms.30 Whether a unit and an enemy one at its Location are each alone. */
export function isOneOnOne(table: RiftboundTable, card: CardId): boolean {
  const { zone, controller } = cardAt(table, card);
  const enemies = unitsAt(table, zone).filter((other) =>
    isEnemy(table, controller, cardAt(table, other).controller),
  );
  return isAlone(table, card) && enemies.some((other) => isAlone(table, other));
}

/** terms.31 */
export function isInCombat(table: RiftboundTable, card: CardId): boolean {
  const { showdown } = table.state.game;
  const { zone, role } = cardAt(table, card);
  return showdown?.isCombat === true && battlefieldAt(zone) === showdown.battlefield && role !== "none";
}

/** Whether a card states this of itself, about `subject`. */
export function states(table: RiftboundTable, card: CardId, what: string, subject: CardId = NONE): boolean {
  const { abilities } = faceOf(table, card);
  return abilities.some(
    (ability, index) =>
      ability.kind === "stated" &&
      ability.what === what &&
      ability.holds(table, ownText(table, card, controllerOf(table, card), index), subject),
  );
}

/** golden.6 Whether what a card says of when alone it can be played is so for a player. */
export function isPlayable(table: RiftboundTable, who: Seat, card: CardId): boolean {
  return faceOf(table, card).abilities.every(
    (ability, index) =>
      ability.kind !== "stated" ||
      ability.what !== "playableOnlyIf" ||
      ability.holds(table, ownText(table, card, who, index), NONE),
  );
}

/** An ability of a card's own text, as it stands now. */
export function ownText(table: RiftboundTable, card: CardId, user: Seat, ability: number): Self {
  return selfOf(table, card, user, cardAt(table, card).definition, ability);
}

/** chain.1, chain.2, timing.1 Whether a Chain exists. */
export function isClosed(table: RiftboundTable): boolean {
  return table.state.game.chain.length > 0;
}

/** timing.1, timing.2 Neither a Showdown nor a Chain. */
export function isNeutralOpen(table: RiftboundTable): boolean {
  return !isClosed(table) && table.state.game.showdown === null;
}

/** The text that gives a face of the pool its effect when Attached (parts.9); null without one. */
export function effectTextOf(table: RiftboundTable, card: CardId): number | null {
  const { effectText } = faceOf(table, card);
  return effectText === "" ? null : (table.pool.index.get(effectText) ?? null);
}

/** zones.1 Whether a card lies on the board. */
export function lies(table: RiftboundTable, card: CardId): boolean {
  return isOnBoard(cardAt(table, card).zone);
}
