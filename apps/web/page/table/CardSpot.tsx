import type { CardView, ZoneId } from "@gyoji/kernel";
import type { CardSize } from "../card/Body.tsx";
import { Card } from "../card/Card.tsx";
import { CardBack } from "../card/CardBack.tsx";
import type { CardPose } from "../card/look.ts";
import { useTable } from "./context.ts";
import { useDrag } from "./drag.ts";
import { lookOf } from "./looks.ts";
import { cardLabel, spotOfCard } from "./names.ts";

interface CardSpotProps {
  readonly zone: ZoneId;
  readonly position: number;
  readonly card: CardView;
  readonly size: CardSize;
  /** Whether it takes part in what is going on. */
  readonly stands?: boolean;
}

/** A card on the table that can be touched, dragged and read. */
export function CardSpot({ zone, position, card, size, stands = false }: CardSpotProps) {
  const context = useTable();
  const { board, reader, targets, fresh, suggested, touch, read, hover } = context;
  const spot = spotOfCard(zone, position, card);
  const drag = useDrag(spot);
  const pose: CardPose = {
    turned: card.turned,
    glow: spot === suggested ? "suggested" : targets.has(spot) ? "possible" : "none",
    isNew: card.shown && fresh.has(card.card),
    stands,
  };
  const printed = card.shown ? reader.printed(card.id) : undefined;
  return (
    <button
      type="button"
      className="card-spot"
      data-spot={spot}
      data-size={size}
      data-target={targets.has(spot) || undefined}
      aria-label={cardLabel(context, zone, position, card)}
      onClick={() => touch(spot)}
      onPointerEnter={({ pointerType }) => {
        if (pointerType === "mouse") hover(spot);
      }}
      onContextMenu={(event) => {
        event.preventDefault();
        read(spot);
      }}
      {...drag}
    >
      {card.shown && printed !== undefined ? (
        <Card look={lookOf(board, printed, card, reader)} pose={pose} size={size} />
      ) : (
        <CardBack pose={pose} />
      )}
    </button>
  );
}
