import type { Seat } from "@gyoji/kernel";
import { cardName } from "@gyoji/narration";
import { useTable } from "../../table/context.ts";
import { zoneCalled } from "../../table/names.ts";

/**
 * The name of the topmost unit of a seat on a square, for where its card is too small to bear it. A screen reader reads it
 * on the card.
 */
export function TopUnit({ square, seat }: { readonly square: number; readonly seat: Seat }) {
  const context = useTable();
  const { reader, view } = context;
  const units = view.zones[zoneCalled(context, `party${square}`, seat)] ?? [];
  const top = units.at(-1);
  if (top?.shown !== true) return null;
  return (
    <span className="mc-top" data-several={units.length > 1 || undefined} aria-hidden="true">
      {cardName(reader, top.id)}
    </span>
  );
}
