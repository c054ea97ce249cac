import type { ZoneId } from "@gyoji/kernel";
import type { CardSize } from "../card/Body.tsx";
import { CardSpot } from "./CardSpot.tsx";
import { useTable } from "./context.ts";

/** The cards of a zone one after the other; a card that stays is the same element wherever in it it comes to lie. */
export function ZoneCards({ zone, size }: { readonly zone: ZoneId; readonly size: CardSize }) {
  const { view } = useTable();
  return (view.zones[zone] ?? []).map((card, position) => (
    <CardSpot
      key={card.shown ? `c${card.card}` : `p${position}`}
      zone={zone}
      position={position}
      card={card}
      size={size}
    />
  ));
}
