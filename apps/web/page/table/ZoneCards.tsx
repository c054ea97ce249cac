import type { CardView, ZoneId } from "@gyoji/kernel";
import type { CardSize } from "../card/Body.tsx";
import { CardSpot } from "./CardSpot.tsx";
import { useTable } from "./context.ts";

/** The cards of a zone one after the other; a card that stays is the same element wherever in it it comes to lie. */
export function ZoneCards({ zone, size }: { readonly zone: ZoneId; readonly size: CardSize }) {
  return <SomeCards zone={zone} size={size} which={everyCard} />;
}

const everyCard = (): boolean => true;

/** Those cards of a zone that `which` says. */
export function SomeCards(props: {
  readonly zone: ZoneId;
  readonly size: CardSize;
  readonly which: (card: CardView) => boolean;
}) {
  const { view } = useTable();
  const { zone, size, which } = props;
  return (view.zones[zone] ?? []).map((card, position) =>
    which(card) ? (
      <CardSpot
        key={card.shown ? `c${card.card}` : `p${position}`}
        zone={zone}
        position={position}
        card={card}
        size={size}
      />
    ) : null,
  );
}
