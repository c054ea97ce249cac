import type { Seat } from "@gyoji/kernel";
import { CardSpot } from "../../table/CardSpot.tsx";
import { useTable } from "../../table/context.ts";
import { zoneCalled, zoneInWords } from "../../table/names.ts";
import { zoneSpot } from "../../table/targets.ts";
import { factsOf } from "./facts.ts";

/** A character place: the character, and beside its head what is laid on it. */
export function Place({ seat, column }: { readonly seat: Seat; readonly column: number }) {
  const context = useTable();
  const { view } = context;
  const zone = zoneCalled(context, `place${column}`, seat);
  const [character, ...laid] = view.zones[zone] ?? [];
  const { battle } = factsOf(view);
  return (
    <div className="gs-place" data-spot={zoneSpot(zone)} role="group" aria-label={zoneInWords(context, zone)}>
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
