import { type CardId, cardAt, raise, type Seat } from "@gyoji/kernel";
import { type MoncolleTable, procedure } from "../state.ts";
import { defenceOf, isUnit, partyOf, resists, shieldOf } from "./information.ts";

/** How much of some damage is dealt to a unit. */
export interface Hit {
  readonly card: CardId;
  readonly amount: number;
}

interface Dealing {
  readonly hits: readonly Hit[];
  /** The element of the damage, or "". */
  readonly element: string;
  readonly source: CardId;
}

/**
 * play.18 Damage to units, all at the same time. Those that take as much as their defence are destroyed; less does
 * nothing (attack.15), and is forgotten afterwards.
 */
export const deal = procedure<Dealing>("play.18", {
  "play.17": (table, { hits, element, source }) => {
    for (const { card, amount } of hits)
      if (amount > 0 && isUnit(table, card) && !resists(table, card, element))
        raise(table, "damaged", { cards: [card], amount, source, more: { element } });
  },
  "play.18": (table, { source }) => {
    const { hits } = table.state.game;
    table.state.game.hits = [];
    const cards = hits.filter((hit) => isFatal(table, hit)).map(({ card }) => card);
    if (cards.length > 0) raise(table, "destroyed", { cards: [...new Set(cards)], source });
  },
});

function isFatal(
  table: MoncolleTable,
  { card, stay, amount }: MoncolleTable["state"]["game"]["hits"][number],
) {
  return isUnit(table, card) && cardAt(table, card).stay === stay && amount >= toughnessOf(table, card);
}

/** How much damage destroys a unit. */
export function toughnessOf(table: MoncolleTable, unit: CardId): number {
  return defenceOf(table, unit) + shieldOf(table, unit);
}

/** play.19, attack.16 Damage to a party, from the top down: what is left of it goes on to the next unit. */
export function throughParty(table: MoncolleTable, seat: Seat, amount: number, element: string): Hit[] {
  const hits: Hit[] = [];
  let rest = amount;
  for (const card of partyOf(table, seat).toReversed()) {
    if (rest === 0) break;
    if (resists(table, card, element)) continue;
    const taken = Math.min(rest, toughnessOf(table, card));
    hits.push({ card, amount: taken });
    rest -= taken;
  }
  return hits;
}
