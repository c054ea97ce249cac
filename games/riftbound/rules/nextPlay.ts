import { cardAt, type Lasting, selfOf } from "@gyoji/kernel";
import { faceAt } from "../definition.ts";
import type { Item, RiftboundTable } from "../state.ts";

/*
 * ability.24 What has been said of the next card of a kind that a player plays: a text of the player, which becomes one
 * of the first such card that is played.
 */

/** What such a text states of itself: which cards it is about. */
export const NEXT_PLAY = "nextPlay";

/** A card on the Chain takes what waits for it. */
export function takeWaiting(table: RiftboundTable, { kind, self: { card }, controller }: Item): void {
  if (kind !== "card") return;
  const { stay } = cardAt(table, card);
  table.state.lasting = table.state.lasting.map(
    (each): Lasting =>
      each.layer === "text" && each.on === "seat" && each.id === controller && waitsFor(table, each, card)
        ? { ...each, on: "card", id: card, stay }
        : each,
  );
}

function waitsFor(table: RiftboundTable, { source, id, amount }: Lasting, card: number): boolean {
  return faceAt(table, amount).abilities.some(
    (ability, index) =>
      ability.kind === "stated" &&
      ability.what === NEXT_PLAY &&
      ability.holds(table, selfOf(table, source, id, amount, index), card),
  );
}
