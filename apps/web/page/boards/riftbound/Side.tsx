import type { CardView, Seat } from "@gyoji/kernel";
import { gameSays, zoneName } from "@gyoji/narration";
import { Glyph } from "../../card/Glyph.tsx";
import { useTable } from "../../table/context.ts";
import { zoneCalled } from "../../table/names.ts";
import { Pile } from "../../table/Pile.tsx";
import { PlayerName } from "../../table/PlayerName.tsx";
import { zoneSpot } from "../../table/targets.ts";
import { SomeCards, ZoneCards } from "../../table/ZoneCards.tsx";
import { factsOf } from "./facts.ts";
import { Here } from "./Here.tsx";

const isRune = (card: CardView): boolean => card.shown && (card.facts["types"] as string[]).includes("rune");
const isNoRune = (card: CardView): boolean => !isRune(card);

/** What is a player's own: points and pool, piles, the Legend and Champion, the Base with its units and Runes. */
export function Side({ seat, isNear }: { readonly seat: Seat; readonly isNear: boolean }) {
  const context = useTable();
  const { reader } = context;
  const zone = (name: string): number => zoneCalled(context, name, seat);
  const base = zone("base");
  return (
    <section className="rift-side" data-near={isNear || undefined} aria-label={reader.names[seat]}>
      <div className="rift-head">
        <PlayerName seat={seat} />
        <Score seat={seat} />
        <span className="rift-piles">
          <Pile zone={zone("hand")} glyph="hand" />
          <Pile zone={zone("deck")} glyph="deck" />
          <Pile zone={zone("runeDeck")} glyph="runeDeck" />
          <Pile zone={zone("trash")} glyph="trash" />
          <Pile zone={zone("banishment")} glyph="banishment" />
        </span>
      </div>
      <div className="rift-base">
        <div className="rift-leaders" role="group" aria-label={zoneName(reader, zone("legend"))}>
          <ZoneCards zone={zone("legend")} size="small" />
          <ZoneCards zone={zone("champion")} size="small" />
        </div>
        <div
          className="rift-units"
          role="group"
          aria-label={zoneName(reader, base)}
          data-spot={zoneSpot(base)}
        >
          <Here zone={base} name={zoneName(reader, base)} />
          <SomeCards zone={base} size="small" which={isNoRune} />
        </div>
        <div className="rift-runes" role="group" aria-label={gameSays(reader, "board runes")}>
          <Pool seat={seat} />
          <SomeCards zone={base} size="small" which={isRune} />
        </div>
      </div>
    </section>
  );
}

/** overview.9 Points, of as many as it takes. */
function Score({ seat }: { readonly seat: Seat }) {
  const { reader, view } = useTable();
  const { points, victoryScore } = factsOf(view);
  const own = points[seat] ?? 0;
  return (
    <span className="rift-score">
      <Glyph name="riftbound-points" />
      <span className="visually-hidden">
        {gameSays(reader, "board points", { points: own, victory: victoryScore })}
      </span>
      <span aria-hidden="true">
        {own}/{victoryScore}
      </span>
    </span>
  );
}

const POWERS = ["fury", "calm", "mind", "body", "chaos", "order", "universal"] as const;

/** runes.8 What is in the Rune Pool. */
function Pool({ seat }: { readonly seat: Seat }) {
  const { reader, view } = useTable();
  const { energy, power } = factsOf(view);
  const own = energy[seat] ?? 0;
  return (
    <span className="rift-pool">
      {own > 0 && (
        <span className="rift-energy">
          <span className="visually-hidden">{gameSays(reader, "board energy", { count: own })}</span>
          <span aria-hidden="true">{own}</span>
        </span>
      )}
      {POWERS.map((domain, kind) => {
        const count = power[seat]?.[kind] ?? 0;
        return count === 0 ? null : (
          <span key={domain} className="rift-power" data-domain={domain}>
            <span className="visually-hidden">
              {gameSays(reader, "board power", { count, domain: gameSays(reader, `option ${domain}`) })}
            </span>
            <span aria-hidden="true">{count}</span>
          </span>
        );
      })}
    </span>
  );
}
