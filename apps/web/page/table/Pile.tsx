import "./spot.css";
import "./pile.css";
import type { ZoneId } from "@gyoji/kernel";
import { turnedWord } from "@gyoji/narration";
import { Glyph } from "../card/Glyph.tsx";
import { useActions, useTable } from "./context.ts";
import { zoneInWords } from "./names.ts";
import { zoneSpot } from "./targets.ts";

/** A zone told by how many cards there are, to be touched for what lies in it. */
export function Pile({ zone, glyph }: { readonly zone: ZoneId; readonly glyph: string }) {
  const context = useTable();
  const { view, targets, say, reader } = context;
  const { touch } = useActions();
  const cards = view.zones[zone] ?? [];
  const turned = cards.filter((card) => card.turned).length;
  const spot = zoneSpot(zone);
  const counted = say("zone count", { zone: zoneInWords(context, zone), count: cards.length });
  return (
    <button
      type="button"
      className="pile"
      data-spot={spot}
      data-target={targets.has(spot) || undefined}
      aria-label={turned === 0 ? counted : `${counted}, ${turned} ${turnedWord(reader, zone)}`}
      onClick={() => touch(spot)}
    >
      <Glyph name={glyph} />
      <span>{cards.length}</span>
      {turned > 0 && <span className="pile-turned">−{turned}</span>}
    </button>
  );
}
