import { type CardId, call, NONE, raise, type Seat, type ZoneId } from "@gyoji/kernel";
import type { Resources } from "../definition.ts";
import { create } from "../objects.ts";
import type { RiftboundTable, Way } from "../state.ts";
import { cardItem } from "./actions.ts";
import { enter } from "./entering.ts";
import { addItem, itemOf, itemOfCard } from "./items.ts";

/*
 * What effects play (play.3): cards, and tokens.
 */

interface Played {
  readonly who: Seat;
  readonly card: CardId;
  readonly way: Way;
  readonly places: readonly ZoneId[] | null;
  /** By how much its cost is lowered. */
  readonly less: Resources;
}

/**
 * play.5 An effect plays a card: it goes on the Chain, and is Finalized when what is resolving is done (chain.16).
 * @param places where alone a Permanent may enter; null where its player chooses as ever
 */
export function playByEffect(table: RiftboundTable, { who, card, way, places, less }: Played): void {
  // What is being played already is only told where to.
  const begun = itemOfCard(table, card);
  if (begun !== undefined) {
    if (places !== null && !begun.isFinalized) begun.places = places;
    return;
  }
  const item = itemOf(table, addItem(table, cardItem(table, who, card, way)));
  if (places !== null) item.places = places;
  item.vars["less"] = { energy: less.energy, power: less.power };
  raise(table, "putOnChain", { seat: who, cards: [card] });
}

/** action.39, tokens.6 Makes tokens of a kind, which are nowhere yet. Returns them; none for nobody (control.7), or where the pool lacks the kind. */
export function makeTokens(table: RiftboundTable, who: Seat, face: string, count: number): CardId[] {
  const index = table.pool.index.get(face);
  if (index === undefined || who === NONE) return [];
  return Array.from({ length: count }, () => create(table, who, index));
}

/** Tokens come onto the board, all at the same place. */
export function enterTokens(
  table: RiftboundTable,
  who: Seat,
  cards: readonly CardId[],
  zone: ZoneId,
  how: "ready" | "exhausted" | "usual",
): void {
  call(table, enter, { who, cards, zone, how, wasHidden: false });
}
