import "./spot.css";
import type { CardView, ZoneId } from "@gyoji/kernel";
import { memo } from "react";
import type { CardSize } from "../card/Body.tsx";
import { Card } from "../card/Card.tsx";
import { CardBack } from "../card/CardBack.tsx";
import type { CardLook, CardPose } from "../card/look.ts";
import { type TableContext, useActions, useTable } from "./context.ts";
import { useDrag } from "./drag.ts";
import { lookOf } from "./looks.ts";
import { cardLabel, spotOfCard } from "./names.ts";
import type { Spot } from "./targets.ts";

interface CardSpotProps {
  readonly zone: ZoneId;
  readonly position: number;
  readonly card: CardView;
  readonly size: CardSize;
  /** Whether it takes part in what is going on. */
  readonly stands?: boolean;
  /** Whether it has been chosen already for what is being asked. */
  readonly chosen?: boolean;
}

/** A card on the table that can be touched, dragged and read. */
export function CardSpot({ zone, position, card, size, stands = false, chosen = false }: CardSpotProps) {
  const context = useTable();
  const { board, reader, fresh } = context;
  const spot = spotOfCard(zone, position, card);
  const printed = card.shown ? reader.printed(card.id) : undefined;
  return (
    <SpotButton
      spot={spot}
      label={cardLabel(context, zone, position, card, chosen)}
      size={size}
      look={card.shown && printed !== undefined ? lookOf(board, printed, card, reader) : null}
      turned={card.turned}
      glow={chosen ? "chosen" : glowOf(context, spot)}
      isNew={card.shown && fresh.has(card.card)}
      stands={stands}
    />
  );
}

function glowOf({ targets, resources, suggested }: TableContext, spot: Spot): CardPose["glow"] {
  if (spot === suggested) return "suggested";
  if (!targets.has(spot)) return "none";
  return resources.has(spot) ? "resource" : "possible";
}

interface SpotButtonProps extends CardPose {
  readonly spot: Spot;
  readonly label: string;
  readonly size: CardSize;
  readonly look: CardLook | null;
}

/** Drawn again only when something of it has changed: a table has some eighty of them. */
const SpotButton = memo(function SpotButton({ spot, label, size, look, ...pose }: SpotButtonProps) {
  const { touch, read, hover } = useActions();
  const drag = useDrag(spot);
  return (
    <button
      type="button"
      className="card-spot"
      data-spot={spot}
      data-size={size}
      data-target={(pose.glow !== "none" && pose.glow !== "chosen") || undefined}
      aria-label={label}
      onClick={({ detail }) => {
        // The second click of two was meant for what stood there before.
        if (detail < 2) touch(spot);
      }}
      onPointerEnter={({ pointerType }) => {
        if (pointerType === "mouse") hover(spot);
      }}
      onContextMenu={(event) => {
        event.preventDefault();
        read(spot);
      }}
      {...drag}
    >
      {look === null ? <CardBack pose={pose} /> : <Card look={look} pose={pose} size={size} />}
    </button>
  );
});
