import type { Seat } from "@gyoji/kernel";
import { gameSays, seatName } from "@gyoji/narration";
import type { CardSize } from "../../card/Body.tsx";
import { CardSpot } from "../../table/CardSpot.tsx";
import { useTable } from "../../table/context.ts";
import { zoneCalled } from "../../table/names.ts";

interface PartyProps {
  readonly square: number;
  readonly seat: Seat;
  readonly size?: CardSize;
  /** What stands under a unit, by its number. */
  readonly under?: (card: number) => React.ReactNode;
}

/** The units of a seat on a square, the topmost first. */
export function Party({ square, seat, size = "small", under }: PartyProps) {
  const context = useTable();
  const { reader, view } = context;
  const zone = zoneCalled(context, `party${square}`, seat);
  const cards = (view.zones[zone] ?? []).map((card, position) => ({ card, position })).toReversed();
  return (
    <div
      className="mc-party"
      role="group"
      aria-label={gameSays(reader, "board party", { player: seatName(reader, seat) })}
      style={{ "--count": `${Math.max(1, cards.length)}` }}
    >
      {cards.map(({ card, position }) => (
        <span key={card.shown ? card.card : position} className="mc-unit">
          <CardSpot zone={zone} position={position} card={card} size={size} />
          {card.shown && under?.(card.card)}
        </span>
      ))}
    </div>
  );
}
