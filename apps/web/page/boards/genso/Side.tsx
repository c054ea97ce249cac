import type { Seat } from "@gyoji/kernel";
import { gameSays } from "@gyoji/narration";
import { Glyph } from "../../card/Glyph.tsx";
import { useTable } from "../../table/context.ts";
import { zoneCalled } from "../../table/names.ts";
import { Pile } from "../../table/Pile.tsx";
import { PlayerName } from "../../table/PlayerName.tsx";
import { Sign } from "../../table/Sign.tsx";
import { ZoneCards } from "../../table/ZoneCards.tsx";
import { factsOf } from "./facts.ts";

/** What lies beside the field of a player: the leader, turns won and drawn, the piles. */
export function Side({ seat, isNear }: { readonly seat: Seat; readonly isNear: boolean }) {
  const context = useTable();
  const { reader, view } = context;
  const zone = (name: string): number => zoneCalled(context, name, seat);
  const { wins, draws } = factsOf(view);
  return (
    <section className="gs-side" data-near={isNear || undefined} aria-label={reader.names[seat]}>
      <span className="gs-leader">
        <ZoneCards zone={zone("leader")} size="small" />
      </span>
      <PlayerName seat={seat} />
      <span className="gs-score">
        <Score
          glyph="won"
          count={wins[seat] ?? 0}
          said={gameSays(reader, "board wins", { wins: wins[seat] ?? 0 })}
        />
        {draws > 0 && isNear && (
          <Score glyph="genso-battle" count={draws} said={gameSays(reader, "board draws", { draws })} />
        )}
      </span>
      <span className="gs-piles">
        <Pile zone={zone("hand")} glyph="hand" />
        <Pile zone={zone("deck")} glyph="deck" />
        <Pile zone={zone("discards")} glyph="discards" />
      </span>
    </section>
  );
}

function Score({
  glyph,
  count,
  said,
}: {
  readonly glyph: string;
  readonly count: number;
  readonly said: string;
}) {
  return (
    <Sign says={said}>
      <Glyph name={glyph} /> {count}
    </Sign>
  );
}
