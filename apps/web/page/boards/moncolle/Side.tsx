import type { Seat } from "@gyoji/kernel";
import { gameSays } from "@gyoji/narration";
import { useTable } from "../../table/context.ts";
import { zoneCalled } from "../../table/names.ts";
import { Pile } from "../../table/Pile.tsx";
import { PlayerName } from "../../table/PlayerName.tsx";
import { ZoneCards } from "../../table/ZoneCards.tsx";

/** What lies beside the board of a seat: its piles, and the equipment of its units. */
export function Side({ seat, isNear }: { readonly seat: Seat; readonly isNear: boolean }) {
  const context = useTable();
  const { reader, view } = context;
  const zone = (name: string): number => zoneCalled(context, name, seat);
  const name = reader.names[seat] ?? "";
  return (
    <section className="mc-side" data-near={isNear || undefined} aria-label={name}>
      <PlayerName seat={seat} />
      {(view.zones[zone("equipment")] ?? []).length > 0 && (
        <div
          className="mc-equipment"
          role="group"
          aria-label={gameSays(reader, "board equipment", { player: name })}
        >
          <ZoneCards zone={zone("equipment")} size="small" />
        </div>
      )}
      <span className="mc-piles">
        <Pile zone={zone("hand")} glyph="hand" />
        <Pile zone={zone("deck")} glyph="deck" />
        <Pile zone={zone("discards")} glyph="discards" />
      </span>
    </section>
  );
}
