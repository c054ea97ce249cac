import "./spot.css";
import "./stack.css";
import type { ZoneId } from "@gyoji/kernel";
import { CardSpot } from "./CardSpot.tsx";
import { useActions, useTable } from "./context.ts";
import { zoneInWords } from "./names.ts";
import { zoneSpot } from "./targets.ts";

/** A zone whose cards lie on each other: its top card, with how many lie underneath; or an empty place. */
export function StackSpot({ zone, stands }: { readonly zone: ZoneId; readonly stands: boolean }) {
  const context = useTable();
  const { view, say, targets } = context;
  const { touch, read } = useActions();
  const cards = view.zones[zone] ?? [];
  const top = cards.at(-1);
  const spot = zoneSpot(zone);
  if (top === undefined)
    return (
      <button
        type="button"
        className="empty-spot"
        data-spot={spot}
        data-target={targets.has(spot) || undefined}
        aria-label={say("empty zone", { zone: zoneInWords(context, zone) })}
        onClick={() => touch(spot)}
      />
    );
  const under = cards.length - 1;
  return (
    <div className="stack" data-depth={Math.min(under, 3)}>
      <CardSpot zone={zone} position={under} card={top} size="table" stands={stands} />
      {under > 0 && (
        <button type="button" className="stack-count" onClick={() => read(spot)}>
          <span aria-hidden="true">×{cards.length}</span>
          <span className="visually-hidden">
            {say("under it", { count: under })}. {say("show stack")}
          </span>
        </button>
      )}
    </div>
  );
}
