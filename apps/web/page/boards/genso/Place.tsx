import type { Seat } from "@gyoji/kernel";
import { CardSpot } from "../../table/CardSpot.tsx";
import { useTable } from "../../table/context.ts";
import { zoneInWords } from "../../table/names.ts";
import { zoneSpot } from "../../table/targets.ts";
import { factsOf } from "./facts.ts";
import { isAskedFor, placeZone } from "./places.ts";

/** A character place: the character, and beside its head what is laid on it. What it is called stands beside it. */
export function Place({ seat, column }: { readonly seat: Seat; readonly column: number }) {
  const context = useTable();
  const { view } = context;
  const zone = placeZone(context, seat, column);
  const [character, ...laid] = view.zones[zone] ?? [];
  const { battle } = factsOf(view);
  return (
    <div
      className="gs-place"
      data-spot={zoneSpot(zone)}
      data-asked={isAskedFor(view, seat, column) || undefined}
      role="group"
      aria-label={zoneInWords(context, zone)}
    >
      {character !== undefined && (
        <CardSpot
          zone={zone}
          position={0}
          card={character}
          size="table"
          stands={battle?.columns[seat] === column}
        />
      )}
      {laid.length > 0 && (
        <span className="gs-laid">
          {laid.map((card, at) => (
            <CardSpot
              key={card.shown ? card.card : at}
              zone={zone}
              position={at + 1}
              card={card}
              size="small"
            />
          ))}
        </span>
      )}
    </div>
  );
}
