import { type CardId, cardAt, NONE, type Self } from "@gyoji/kernel";
import { faceAt } from "../definition.ts";
import type { MoncolleTable, Use } from "../state.ts";
import { aimsOf } from "./items.ts";

/**
 * classic.10 Whether a text can be aimed at a unit. In `classic` a [counter] that answers something can only be aimed at
 * what was declared before it: who uses that, what it is aimed at, and who wears equipment that is one of these.
 * @param own the number of its own declaration; of one that has not been declared a number above all others
 */
export function isProperTarget(table: MoncolleTable, self: Self, own: number, unit: CardId): boolean {
  const { stack, edition } = table.state.game;
  if (edition !== "classic" || !isCounter(table, self)) return true;
  const answered = stack.flatMap((item) => (item.kind === "strike" || item.id >= own ? [] : [item]));
  return answered.length === 0 || answered.some((use) => concerns(table, use, unit));
}

function isCounter(table: MoncolleTable, { text, ability }: Self): boolean {
  const found = faceAt(table, text).abilities[ability];
  return found?.kind === "performed" && found.timing === "counter";
}

/** Whether a unit uses something, is aimed at by it, or wears a card that does or is. */
function concerns(table: MoncolleTable, use: Use, unit: CardId): boolean {
  return [use.source, use.self.card, ...aimsOf(use).map(({ card }) => card)].some(
    (card) => card !== NONE && (card === unit || cardAt(table, card).bearer === unit),
  );
}
