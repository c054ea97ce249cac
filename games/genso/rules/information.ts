import {
  applies,
  type CardId,
  cardAt,
  modification,
  modifications,
  NONE,
  type Seat,
  zoneAt,
} from "@gyoji/kernel";
import { type CharacterDefinition, characterFace, faceOf } from "../definition.ts";
import { OMNI } from "../elements.ts";
import {
  COLUMNS,
  characterIn,
  columnOf,
  type GensoTable,
  placeOf,
  type Side,
  seatOfZone,
  sideOf,
  type Way,
} from "../state.ts";

/*
 * What is so now: who is where, and what they are worth.
 */

/** Whether a card has been turned face up: a character when its battle begins, a leader when a card says so. */
export function isFaceUp(table: GensoTable, card: CardId): boolean {
  return cardAt(table, card).turned;
}

/** place.1 Whether a card is a character on a field, whichever way it faces. */
export function isCharacter(table: GensoTable, card: CardId): boolean {
  const { zone } = cardAt(table, card);
  const column = columnOf(zone);
  return column > 0 && characterIn(table, seatOfZone(zone), column) === card;
}

/** The player who has a card: it lies in a zone of theirs. */
export function userOf(table: GensoTable, card: CardId): Seat {
  return seatOfZone(cardAt(table, card).zone);
}

/** field.2, field.3 The characters on a player's field, in the order of the columns. */
export function charactersOf(table: GensoTable, seat: Seat): CardId[] {
  const found: CardId[] = [];
  for (const column of COLUMNS) {
    const card = characterIn(table, seat, column);
    if (card !== NONE) found.push(card);
  }
  return found;
}

/** The elements of a character: its own, and what cards add to it; as bits. */
export function elementsOfCharacter(table: GensoTable, card: CardId): number {
  const face = faceOf(table, card);
  if (face.type !== "character") return 0;
  return modifications(table, "elements", "card", card).reduce((bits, more) => bits | more, face.elements);
}

/** calc.14 The base ATK: what is printed, or what it has become. */
export function baseAtkOf(table: GensoTable, card: CardId): number {
  return modifications(table, "baseAtk", "card", card).at(-1) ?? characterFace(table, card).atk;
}

/** calc.14, calc.16 The added ATK: from element skill or burst, and from effects; it may be negative. */
export function addedAtkOf(table: GensoTable, card: CardId): number {
  return modification(table, "atk", "card", card);
}

/** battle.6 The ATK now: never below 0. */
export function atkOf(table: GensoTable, card: CardId): number {
  return Math.max(0, baseAtkOf(table, card) + addedAtkOf(table, card));
}

/** calc.20 The fixed ATK of this turn's battle; the base ATK for one that had no battle to fight. */
export function fixedAtkOf(table: GensoTable, card: CardId): number {
  const { fixedAtk } = cardAt(table, card);
  return fixedAtk === NONE ? baseAtkOf(table, card) : fixedAtk;
}

/** calc.3, calc.4, calc.6 How many of a player's fixed faces count for the battling character. */
export function countOf(table: GensoTable, seat: Seat): number {
  const { card, dice, added } = sideOf(table, seat);
  const elements = elementsOfCharacter(table, card);
  return dice.reduce((count, face) => (fits(face, elements) ? count + 1 : count), added);
}

/** calc.3, calc.4 Whether a face counts for a character of these elements. */
export function fits(face: number, elements: number): boolean {
  return face === OMNI || (elements & (1 << face)) !== 0;
}

/** calc.8, calc.9 What an element skill and an element burst cost a character now. */
export function costsOf(table: GensoTable, card: CardId): { readonly skill: number; readonly burst: number } {
  const { skill, burst }: CharacterDefinition = characterFace(table, card);
  const less = modification(table, "costLess", "card", card);
  return { skill: Math.max(0, skill.cost - less), burst: Math.max(0, burst.cost - less) };
}

/** calc.13 What an element skill and an element burst add to a character's ATK. */
export function risesOf(table: GensoTable, card: CardId): Readonly<Record<Way, number>> {
  const { skill, burst } = characterFace(table, card);
  return { skill: skill.rise, burst: burst.rise, normal: 0 };
}

/** Whether a player's side of the battle still has the character that came to it. */
export function isStillThere(table: GensoTable, { card, stay }: Pick<Side, "card" | "stay">): boolean {
  return card !== NONE && cardAt(table, card).stay === stay && isCharacter(table, card);
}

/** Whether something is laid on a card, a player or a place now. */
export function has(table: GensoTable, card: CardId, layer: string): boolean {
  return applies(table, layer, "card", card);
}

/** place.4 Whether a card lies on a character. */
export function isLaid(table: GensoTable, card: CardId): boolean {
  const { zone } = cardAt(table, card);
  return columnOf(zone) > 0 && zoneAt(table, zone)[0] !== card;
}

/** place.4 The character that a card lies on, or `NONE`. */
export function bearerOf(table: GensoTable, card: CardId): CardId {
  if (!isLaid(table, card)) return NONE;
  const { zone } = cardAt(table, card);
  return characterIn(table, seatOfZone(zone), columnOf(zone));
}

/** place.3 Whether nothing is in a place. */
export function isEmptyPlace(table: GensoTable, seat: Seat, column: number): boolean {
  return zoneAt(table, placeOf(seat, column)).length === 0;
}
