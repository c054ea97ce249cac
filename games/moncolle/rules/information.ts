import { lastKnownOf as anyLastKnownOf } from "@gyoji/game";
import {
  applies,
  type CardId,
  cardAt,
  type EffectLocals,
  modification,
  NONE,
  type Seat,
  topOf,
  zoneAt,
} from "@gyoji/kernel";
import { faceOf, unitFace } from "../definition.ts";
import { SQUARES } from "../squares.ts";
import {
  combatOf,
  fieldZone,
  type MoncolleTable,
  partyZone,
  seatOfZone,
  squareAt,
  squareOfField,
  squareOfParty,
} from "../state.ts";

/*
 * What is so now: parties, figures, levels, whose texts are in force.
 */

const MOTHER_LIMIT = 10;
const DOWN_LIMIT = 8;
const HAND_LIMIT = 6;

/** The units of a seat on a square, the topmost last (play.16). */
export function unitsAt(table: MoncolleTable, seat: Seat, square: number): readonly CardId[] {
  return zoneAt(table, partyZone(seat, square));
}

/** All units of a seat. */
export function unitsOf(table: MoncolleTable, seat: Seat): CardId[] {
  const found: CardId[] = [];
  for (let square = 1; square <= SQUARES; square++) {
    const units = unitsAt(table, seat, square);
    for (let at = 0; at < units.length; at++) found.push(units[at] as CardId);
  }
  return found;
}

/** Whether a card is a unit on the board. */
export function isUnit(table: MoncolleTable, card: CardId): boolean {
  return squareOfParty(cardAt(table, card).zone) > 0;
}

/** The square that a unit or an equipment is on, or 0. */
export function squareOf(table: MoncolleTable, card: CardId): number {
  const { zone, bearer } = cardAt(table, card);
  return bearer === NONE ? squareOfParty(zone) : squareOf(table, bearer);
}

/** The seat that has a card on the board or in a pile; of a field its controller. */
export function userOf(table: MoncolleTable, card: CardId): Seat {
  const { zone } = cardAt(table, card);
  const seat = seatOfZone(zone);
  if (seat !== NONE) return seat;
  const square = squareOfField(zone);
  return square === 0 ? cardAt(table, card).owner : squareAt(table, square).controller;
}

export function levelOf(table: MoncolleTable, unit: CardId): number {
  return unitFace(table, unit).level;
}

/** The levels of a seat's units on a square (play.2, play.13). */
export function levelsAt(table: MoncolleTable, seat: Seat, square: number): number {
  return levelsOf(table, unitsAt(table, seat, square));
}

export function levelsOf(table: MoncolleTable, units: readonly CardId[]): number {
  let sum = 0;
  for (let at = 0; at < units.length; at++) sum += levelOf(table, units[at] as CardId);
  return sum;
}

/** play.2, play.13, play.14 How many levels of one side a field supports; 0 where there is none. */
export function limitOf(table: MoncolleTable, square: number): number {
  const { kind } = squareAt(table, square);
  if (kind === "none") return 0;
  return Math.max(0, printedLimit(table, square) + modification(table, "limit", "zone", fieldZone(square)));
}

function printedLimit(table: MoncolleTable, square: number): number {
  const { kind } = squareAt(table, square);
  if (kind === "mother") return MOTHER_LIMIT;
  if (kind === "down") return DOWN_LIMIT;
  const face = faceOf(table, topOf(table, fieldZone(square)));
  return face.type === "field" ? face.limit : 0;
}

/** How many more levels of a seat's units fit on a square. */
export function roomAt(table: MoncolleTable, seat: Seat, square: number): number {
  return limitOf(table, square) - levelsAt(table, seat, square);
}

/** play.6 How many cards a hand is filled up to. */
export function handLimitOf(table: MoncolleTable, seat: Seat): number {
  return Math.max(0, HAND_LIMIT + modification(table, "handLimit", "seat", seat));
}

/** attack.14 The attack power of a unit now; below 0 counts as 0. */
export function attackOf(table: MoncolleTable, unit: CardId): number {
  return Math.max(0, unitFace(table, unit).attack + modification(table, "attack", "card", unit));
}

/** play.18 The defence of a unit now; no effect lowers it below 1. */
export function defenceOf(table: MoncolleTable, unit: CardId): number {
  return Math.max(1, unitFace(table, unit).defence + modification(table, "defence", "card", unit));
}

/** How much less damage a unit takes. */
export function shieldOf(table: MoncolleTable, unit: CardId): number {
  return Math.max(0, modification(table, "shield", "card", unit));
}

/** skill.15 Whether damage of an element does nothing to a unit. */
export function resists(table: MoncolleTable, unit: CardId, element: string): boolean {
  return element !== "" && applies(table, `resistance ${element}`, "card", unit);
}

/** skill.12 What a seat adds to its die: the Initiative of its units in the combat, and what effects add. */
export function initiativeOf(table: MoncolleTable, seat: Seat): number {
  return partyOf(table, seat).reduce(
    (sum, unit) => sum + modification(table, "initiative", "card", unit),
    modification(table, "die", "seat", seat),
  );
}

/** The units of a seat in the combat, the topmost last. */
export function partyOf(table: MoncolleTable, seat: Seat): readonly CardId[] {
  return unitsAt(table, seat, combatOf(table).square);
}

/** Whether a unit, or the unit that an equipment is on, is in the combat in progress. */
export function isInCombat(table: MoncolleTable, card: CardId): boolean {
  const { combat } = table.state.game;
  return combat !== null && squareOf(table, card) === combat.square;
}

/** attack.14 What a unit adds to a strike: Charge on the attacking side (skill.13), Defender when it strikes back (skill.14). */
export function strikeOf(table: MoncolleTable, unit: CardId): number {
  const { attacking, isTie } = combatOf(table);
  const attack = attackOf(table, unit);
  if (isTie) return attack;
  const skill = userOf(table, unit) === attacking ? "charge" : "defender";
  return Math.max(0, attack + modification(table, skill, "card", unit));
}

/** The seat whose text this is while it is in force: a unit's, an equipment's, an open field's; else `NONE`. */
export function inForce(table: MoncolleTable, card: CardId): Seat {
  const { zone, bearer } = cardAt(table, card);
  if (bearer !== NONE || squareOfParty(zone) > 0) return seatOfZone(zone);
  const square = squareOfField(zone);
  if (square === 0) return NONE;
  const { kind, controller } = squareAt(table, square);
  return kind === "open" ? controller : NONE;
}

/** Layers of figures that abilities change. */
const FIGURES: readonly string[] = ["attack", "defence"];

/**
 * tie.1 Whether abilities have no force now. classic.8 In `classic` constant changes of attack and defence stay.
 * @param layer the layer that one changes, or "" for one that does something
 */
export function isWithoutForce(table: MoncolleTable, layer: string): boolean {
  const { combat, edition } = table.state.game;
  if (combat?.isTie !== true) return false;
  return edition === "guide" || !FIGURES.includes(layer);
}

/** What is kept of a unit that leaves. */
export interface LastKnown {
  readonly user: Seat;
  readonly square: number;
  readonly attack: number;
  readonly level: number;
  readonly turned: boolean;
}

/** What was last known of one of an event's cards, or null. */
export function lastKnownOf(
  happened: Pick<EffectLocals, "event" | "lastKnown">,
  card: CardId,
): LastKnown | null {
  return anyLastKnownOf<LastKnown>(happened, card);
}
