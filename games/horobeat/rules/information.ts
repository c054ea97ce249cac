import { type CardId, cardAt, modification, NONE, type Seat, selfOf, topOf, zoneAt } from "@gyoji/kernel";
import { faceOf } from "../definition.ts";
import {
  type Battle,
  type HorobeatTable,
  horobitoZone,
  isHorobitoZone,
  isWazaZone,
  LINES,
  lineOf,
  opponentOf,
  seatOf,
  type Uses,
  wazaZone,
} from "../state.ts";

/*
 * Chapters 2 to 4: what a card's figures are now, and which cards are Horobito.
 */

/** 2.3.1 The Cost now; below 0 counts as 0. */
export function costOf(table: HorobeatTable, card: CardId): number {
  return Math.max(0, faceOf(table, card).cost + modification(table, "cost", "card", card));
}

/** 2.8.2.1 The Boost Cost. The card has Boost. */
export function boostCostOf(table: HorobeatTable, card: CardId): number {
  const face = faceOf(table, card);
  return face.type === "horobito" ? (face.boost?.cost ?? 0) : 0;
}

/** 2.7.1.3 The Power now, with what lies in its Waza Zone (4.9.4.4); negative counts as 0. */
export function powerOf(table: HorobeatTable, card: CardId): number {
  return Math.max(
    0,
    powerParts(table, card).reduce((sum, part) => sum + part.amount, 0),
  );
}

/** What a Power is made of: the card's own figure, each Waza and Boost, and effects. */
export interface PowerPart {
  readonly from: "printed" | "waza" | "boost" | "effects";
  readonly card: CardId;
  readonly amount: number;
}

/** The parts of a Horobito's or a Waza's Power, in the order in which they are added. */
export function powerParts(table: HorobeatTable, card: CardId): PowerPart[] {
  const parts: PowerPart[] = [{ from: "printed", card, amount: faceOf(table, card).power }];
  const { zone } = cardAt(table, card);
  if (isHorobitoZone(zone))
    for (const used of zoneAt(table, wazaZone(seatOf(zone), lineOf(zone))))
      parts.push(powerOfUsed(table, used));
  const amount = modification(table, "power", "card", card);
  if (amount !== 0) parts.push({ from: "effects", card: NONE, amount });
  return parts;
}

/** What a card in a Waza Zone adds: a Waza its Power (2.7.2.2, 6.3.4.3.1), a Boost its Boost Power (2.8.3.1, 6.3.5.3.1). */
function powerOfUsed(table: HorobeatTable, used: CardId): PowerPart {
  const face = faceOf(table, used);
  if (face.type === "waza") return { from: "waza", card: used, amount: powerOf(table, used) };
  return { from: "boost", card: used, amount: face.boost?.power ?? 0 };
}

/** 4.9.3.7 The Horobito of a seat in a Line: only the topmost card is one. `NONE` if there is none. */
export function horobitoIn(table: HorobeatTable, seat: Seat, line: number): CardId {
  return topOf(table, horobitoZone(seat, line));
}

/** The Horobito of a seat, innermost Line first. */
export function horobitoOf(table: HorobeatTable, seat: Seat): CardId[] {
  const found: CardId[] = [];
  for (let line = 1; line <= LINES; line++) {
    const card = horobitoIn(table, seat, line);
    if (card !== NONE) found.push(card);
  }
  return found;
}

/** Whether a card is a Horobito on the Battle Line now (4.9.3.7). */
export function isHorobito(table: HorobeatTable, card: CardId): boolean {
  const { zone } = cardAt(table, card);
  if (!isHorobitoZone(zone)) return false;
  return topOf(table, zone) === card;
}

/** 4.9.2.4 The opposing Horobito in the same Line as a card on the Battle Line, or `NONE`. */
export function oppositeOf(table: HorobeatTable, card: CardId): CardId {
  const { zone } = cardAt(table, card);
  return horobitoIn(table, opponentOf(seatOf(zone)), lineOf(zone));
}

/** The cards stacked under a Horobito, bottom first (4.9.3.5). */
export function under(table: HorobeatTable, card: CardId): readonly CardId[] {
  return zoneAt(table, cardAt(table, card).zone).slice(0, -1);
}

/** 2.9.1 The user of a card: the player tied to the zone it is in. */
export function userOf(table: HorobeatTable, card: CardId): Seat {
  return seatOf(cardAt(table, card).zone);
}

/** Whether a card's text is in force: the topmost of a Horobito Zone (4.9.3.7) or a Waza used in a Line. */
export function inForce(table: HorobeatTable, card: CardId): boolean {
  return isUsedWaza(table, card) || isHorobito(table, card);
}

/** Whether a card is a Waza in a Waza Zone. A Boost there is no Horobito, and its text is silent (6.3.5.3). */
export function isUsedWaza(table: HorobeatTable, card: CardId): boolean {
  return isWazaZone(cardAt(table, card).zone) && faceOf(table, card).type === "waza";
}

/** 6.2.6.4 The innermost Line without an own Horobito, or 0 (6.2.6.4.4). */
export function newLineOf(table: HorobeatTable, seat: Seat): number {
  for (let line = 1; line <= LINES; line++) if (horobitoIn(table, seat, line) === NONE) return line;
  return 0;
}

/** The battle in progress. */
export function battleOf(table: HorobeatTable): Battle {
  const { battle } = table.state.game;
  if (battle === null) throw new Error("no battle is in progress");
  return battle;
}

const NO_USES: Pick<Uses, "waza" | "boosts"> = { waza: [], boosts: [] };

/** What has been used on a Horobito in the battle of its Line; a new Horobito has had nothing (6.2.6.5.5). */
export function usesOf(table: HorobeatTable, card: CardId): Pick<Uses, "waza" | "boosts"> {
  const { battle } = table.state.game;
  const found = battle?.uses.find((uses) => uses?.fighter.card === card);
  return found?.fighter.stay === cardAt(table, card).stay ? found : NO_USES;
}

/** Whether a card states this of itself (a condition of 2.6.2, a specification), about `subject`. */
export function states(
  table: HorobeatTable,
  card: CardId,
  user: Seat,
  what: string,
  subject: CardId = NONE,
): boolean {
  return hasStated(table, card, user, what, subject, true);
}

/** Whether a card has a condition of this name that is not met (2.6.2.1). */
export function hindered(table: HorobeatTable, card: CardId, user: Seat, what: string): boolean {
  return hasStated(table, card, user, what, NONE, false);
}

function hasStated(
  table: HorobeatTable,
  card: CardId,
  user: Seat,
  what: string,
  subject: CardId,
  holding: boolean,
): boolean {
  const { abilities } = faceOf(table, card);
  const { definition } = cardAt(table, card);
  for (let index = 0; index < abilities.length; index++) {
    const ability = abilities[index];
    if (ability?.kind !== "stated" || ability.what !== what) continue;
    if (ability.holds(table, selfOf(table, card, user, definition, index), subject) === holding) return true;
  }
  return false;
}
