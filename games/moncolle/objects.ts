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
import { BOTH, deckOf, discardsOf, equipmentOf, type MoncolleCard, type MoncolleTable } from "./state.ts";

/*
 * How cards come to be and go to where they are something else.
 */

/** A card of a deck. */
export function newCard(owner: Seat, definition: number): MoncolleCard {
  const zone = deckOf(owner);
  return { owner, definition, zone, known: 0, stay: 0, turned: false, moved: false, bearer: NONE };
}

/** The same card once more, for a copy of the state. */
export function copyCard(card: MoncolleCard): MoncolleCard {
  return {
    owner: card.owner,
    definition: card.definition,
    zone: card.zone,
    known: card.known,
    stay: card.stay,
    turned: card.turned,
    moved: card.moved,
    bearer: card.bearer,
  };
}

/** Puts a card somewhere as another object; what it was equipped with is discarded. */
export function putAway(table: MoncolleTable, card: CardId, zone: ZoneId, position: Position = "top"): void {
  for (const each of equipmentOn(table, card)) putAway(table, each, discardsOf(cardAt(table, each).owner));
  place(table, card, zone, position);
  const moved = cardAt(table, card);
  moved.moved = false;
  moved.bearer = NONE;
}

/** The equipment of a unit. */
export function equipmentOn(table: MoncolleTable, unit: CardId): CardId[] {
  const found: CardId[] = [];
  for (const seat of BOTH)
    for (const card of zoneAt(table, equipmentOf(seat)))
      if (cardAt(table, card).bearer === unit) found.push(card);
  return found;
}
