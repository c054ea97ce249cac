import type { ZoneId } from "@gyoji/kernel";
import { useActions, useTable } from "../../table/context.ts";
import { zoneSpot } from "../../table/targets.ts";

/** Chooses a place of the board while it can be chosen; all of the place around it can be pressed. */
export function Here({ zone, name }: { readonly zone: ZoneId; readonly name: string }) {
  const { targets } = useTable();
  const { touch } = useActions();
  const spot = zoneSpot(zone);
  if (!targets.has(spot)) return null;
  return (
    <button type="button" className="rift-here" data-target onClick={() => touch(spot)}>
      <span>{name}</span>
    </button>
  );
}
