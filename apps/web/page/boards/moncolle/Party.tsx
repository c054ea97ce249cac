import type { Seat } from "@gyoji/kernel";
import { cardName, gameSays, seatName, say as tell } from "@gyoji/narration";
import type { CardSize } from "../../card/Body.tsx";
import { CardSpot } from "../../table/CardSpot.tsx";
import { useTable } from "../../table/context.ts";
import { zoneCalled } from "../../table/names.ts";
import { factsOf } from "./facts.ts";

interface PartyProps {
  readonly square: number;
  readonly seat: Seat;
  readonly size?: CardSize;
  /** What stands under a unit, by its number. */
  readonly under?: (card: number) => React.ReactNode;
}

/**
 * The units of a seat on a square, the topmost first, each with its place from the top where there are several; while they
 * are put in another order, those that have been placed so far with their new place.
 */
export function Party({ square, seat, size = "small", under }: PartyProps) {
  const context = useTable();
  const { reader, view } = context;
  const zone = zoneCalled(context, `party${square}`, seat);
  const cards = (view.zones[zone] ?? []).map((card, position) => ({ card, position })).toReversed();
  const units = cards.flatMap(({ card }) => (card.shown ? [card] : []));
  const { going, placed: placedSoFar } = factsOf(view);
  const placed = placedSoFar.filter((unit) => units.some(({ card }) => card === unit));
  const order = placed.length > 0 ? placed : units.map(({ card }) => card);
  const names = placed
    .flatMap((unit) => units.filter(({ card }) => card === unit))
    .map(({ id }) => cardName(reader, id));
  const label = [
    gameSays(reader, "board party", { player: seatName(reader, seat) }),
    ...(names.length > 0
      ? [gameSays(reader, "board placed", { cards: names.join(tell(reader.language, "between cards")) })]
      : []),
  ].join(", ");
  return (
    <div
      className="mc-party"
      role="group"
      aria-label={label}
      data-arranged={placed.length > 0 || undefined}
      style={{ "--count": `${Math.max(1, cards.length)}` }}
    >
      {cards.map(({ card, position }) => (
        <span key={card.shown ? card.card : position} className="mc-unit">
          <CardSpot
            zone={zone}
            position={position}
            card={card}
            size={size}
            chosen={card.shown && going.includes(card.card)}
          />
          {card.shown && units.length > 1 && order.includes(card.card) && (
            <span className="mc-rank" data-top={order[0] === card.card || undefined} aria-hidden="true">
              {order.indexOf(card.card) + 1}
            </span>
          )}
          {card.shown && under?.(card.card)}
        </span>
      ))}
    </div>
  );
}
