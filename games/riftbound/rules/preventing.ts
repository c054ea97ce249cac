import { type CardId, cardAt, type EffectLocals, type Lasting, raise } from "@gyoji/kernel";
import type { RiftboundTable } from "../state.ts";

/*
 * action.32 Prevent: a value on a unit, and a text that the unit has for as long, which replaces damage (replacement.3).
 */

/** The layer of the value. */
export const PREVENT = "prevent";

/** The id of the face with the text. */
export const PREVENTION = "prevention";

function isPreventing(table: RiftboundTable, card: CardId, { layer, on, id, stay }: Lasting): boolean {
  return layer === PREVENT && on === "card" && id === card && stay === cardAt(table, card).stay;
}

/** How much will be prevented of what is dealt to a unit: several values are added up. */
export function prevented(table: RiftboundTable, card: CardId): number {
  let sum = 0;
  for (const each of table.state.lasting) if (isPreventing(table, card, each)) sum += each.amount;
  return sum;
}

/** Takes so much of the value; what has lasted longest goes first. */
function take(table: RiftboundTable, card: CardId, amount: number): void {
  let left = amount;
  table.state.lasting = table.state.lasting.flatMap((each) => {
    if (!isPreventing(table, card, each)) return [each];
    const used = Math.min(left, each.amount);
    left -= used;
    return each.amount > used ? [{ ...each, amount: each.amount - used }] : [];
  });
}

/** Less is dealt, or nothing if nothing is left (terms.11). */
export function prevent(table: RiftboundTable, { self: { card }, event }: EffectLocals): void {
  if (event === null) return;
  const used = Math.min(event.amount, prevented(table, card));
  take(table, card, used);
  if (event.amount > used) raise(table, "dealt", { ...event, amount: event.amount - used });
}
