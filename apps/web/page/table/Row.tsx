import "./row.css";
import type { ZoneId } from "@gyoji/kernel";
import { zoneName } from "@gyoji/narration";
import type { CardSize } from "../card/Body.tsx";
import { useActions, useTable } from "./context.ts";
import { zoneInWords } from "./names.ts";
import { zoneSpot } from "./targets.ts";
import { ZoneCards } from "./ZoneCards.tsx";

/** A zone whose cards lie beside each other. */
export function Row(props: { readonly zone: ZoneId; readonly className: string; readonly size: CardSize }) {
  const { zone, className, size } = props;
  const context = useTable();
  const { touch } = useActions();
  const cards = context.view.zones[zone] ?? [];
  const turned = cards.filter((card) => card.turned).length;
  const label = context.say("zone count", { zone: zoneInWords(context, zone), count: cards.length });
  if (cards.length === 0 && !context.targets.has(zoneSpot(zone))) return null;
  return (
    <div className={`row ${className}`} role="group" aria-label={label} data-spot={zoneSpot(zone)}>
      <ZoneCards zone={zone} size={size} />
      <button type="button" className="row-count" onClick={() => touch(zoneSpot(zone))}>
        <span className="visually-hidden">{label} </span>
        <span className="row-name" aria-hidden="true">
          {zoneName(context.reader, zone)}
        </span>
        <span aria-hidden="true">
          {turned === 0 ? cards.length : `${cards.length - turned}/${cards.length}`}
        </span>
      </button>
    </div>
  );
}
