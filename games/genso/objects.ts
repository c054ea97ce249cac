import {
  type CardId,
  cardAt,
  NONE,
  type Position,
  place,
  type Seat,
  type ZoneId,
  zoneAt,
} from "@gyoji/kernel";
import { columnOf, deckOf, discardsOf, type GensoCard, type GensoTable } from "./state.ts";

/*
 * How cards come to be and go to where they are something else.
 */

/** A card of a deck. */
export function newCard(owner: Seat, definition: number): GensoCard {
  const zone = deckOf(owner);
  return { owner, definition, zone, known: 0, stay: 0, turned: false, attached: 0, fixedAtk: NONE };
}

/** The same card once more, for a copy of the state. */
export function copyCard(card: GensoCard): GensoCard {
  return {
    owner: card.owner,
    definition: card.definition,
    zone: card.zone,
    known: card.known,
    stay: card.stay,
    turned: card.turned,
    attached: card.attached,
    fixedAtk: card.fixedAtk,
  };
}

/**
 * Puts a card somewhere as another object. place.4 What lies on a character goes to its owner's discards with it;
 * battle.13 its counters go back to the supply.
 */
export function putAway(table: GensoTable, card: CardId, zone: ZoneId, position: Position = "top"): void {
  for (const each of laidOn(table, card)) place(table, each, discardsOf(cardAt(table, each).owner));
  const moved = cardAt(table, card);
  giveBack(table, moved.attached);
  moved.attached = 0;
  moved.fixedAtk = NONE;
  place(table, card, zone, position);
}

/** place.4 The cards that lie on a character, the lowest first. */
export function laidOn(table: GensoTable, card: CardId): readonly CardId[] {
  const { zone } = cardAt(table, card);
  const cards = zoneAt(table, zone);
  return columnOf(zone) > 0 && cards.length > 1 && cards[0] === card ? cards.slice(1) : NO_CARDS;
}

const NO_CARDS: readonly CardId[] = [];

/** Counters of these elements (bits) go back to the supply. */
export function giveBack(table: GensoTable, elements: number): void {
  const { supply } = table.state.game;
  for (let number = 0, rest = elements; rest !== 0; number++, rest >>= 1)
    if ((rest & 1) !== 0) supply[number] = (supply[number] ?? 0) + 1;
}
