import type { CardView, Seat } from "@gyoji/kernel";
import { cardName, gameSays } from "@gyoji/narration";
import { Glyph } from "../../card/Glyph.tsx";
import { CardSpot } from "../../table/CardSpot.tsx";
import { useActions, useTable } from "../../table/context.ts";
import { zoneCalled, zoneInWords } from "../../table/names.ts";
import { StackSpot } from "../../table/StackSpot.tsx";
import { cardSpot, zoneSpot } from "../../table/targets.ts";

interface LineProps {
  readonly line: number;
  readonly near: Seat;
}

/** One Line: the opponent's Waza and Horobito, what is compared, one's own Horobito and Waza. */
export function Line({ line, near }: LineProps) {
  const { view, reader } = useTable();
  const isInBattle = view.facts["line"] === line;
  const powers = view.facts["power"];
  const [one, other] = Array.isArray(powers) ? (powers as (number | null)[]) : [];
  const [own, foe] = near === 0 ? [one, other] : [other, one];
  return (
    <div className="line" data-battle={isInBattle || undefined}>
      <Half seat={1 - near} line={line} isNear={false} isInBattle={isInBattle} />
      <p className="line-label">
        {isInBattle && typeof own === "number" && typeof foe === "number" ? (
          <>
            <span className="visually-hidden">
              {gameSays(reader, "battle powers", { line, near: own, far: foe })}
            </span>
            <span className="line-powers" aria-hidden="true">
              <span data-ahead={foe > own || undefined}>{foe}</span>
              <Glyph name="horobeat-battle" />
              <span data-ahead={own > foe || undefined}>{own}</span>
            </span>
          </>
        ) : (
          <span>{gameSays(reader, "zone horobito", { column: line })}</span>
        )}
      </p>
      <Half seat={near} line={line} isNear={true} isInBattle={isInBattle} />
    </div>
  );
}

interface HalfProps {
  readonly seat: Seat;
  readonly line: number;
  readonly isNear: boolean;
  readonly isInBattle: boolean;
}

function Half({ seat, line, isNear, isInBattle }: HalfProps) {
  const context = useTable();
  const waza = zoneCalled(context, `waza${line}`, seat);
  const horobito = zoneCalled(context, `horobito${line}`, seat);
  return (
    <div className="half" data-near={isNear || undefined}>
      <Used zone={waza} />
      <StackSpot zone={horobito} stands={isInBattle} />
    </div>
  );
}

/** The Waza and Boosts used in a Line, as slips with their names. */
function Used({ zone }: { readonly zone: number }) {
  const context = useTable();
  const cards = context.view.zones[zone] ?? [];
  return (
    <div className="used" data-spot={zoneSpot(zone)} role="group" aria-label={zoneInWords(context, zone)}>
      {cards.map((card, position) => (
        <Slip key={card.shown ? card.card : position} zone={zone} position={position} card={card} />
      ))}
    </div>
  );
}

function Slip({
  zone,
  position,
  card,
}: {
  readonly zone: number;
  readonly position: number;
  readonly card: CardView;
}) {
  const { reader, targets } = useTable();
  const { touch } = useActions();
  if (!card.shown) return <CardSpot zone={zone} position={position} card={card} size="small" />;
  const spot = cardSpot(card.card);
  return (
    <button
      type="button"
      className="slip"
      data-spot={spot}
      data-target={targets.has(spot) || undefined}
      onClick={() => touch(spot)}
    >
      {cardName(reader, card.id)}
    </button>
  );
}
