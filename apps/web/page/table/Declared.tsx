import "./declared.css";
import type { Declared as Waiting } from "@gyoji/game";
import { declaredInWords, gameSays } from "@gyoji/narration";
import { useMemo, useRef } from "react";
import { Glyph } from "../card/Glyph.tsx";
import { AimLines } from "./AimLines.tsx";
import { useActions, useTable } from "./context.ts";
import { cardSpot } from "./targets.ts";
import { useMore } from "./useMore.ts";

/**
 * What waits to be carried out, the next first; it has its place even if there is nothing, so that nothing else moves.
 * Each says what it is aimed at, and lines show where that is.
 */
export function Declared({ glyph }: { readonly glyph: string }) {
  const { view, reader } = useTable();
  const { facts } = view;
  const waiting = useMemo(() => reader.game.declared(facts), [reader, facts]);
  const row = useRef<HTMLOListElement>(null);
  const aims = useMemo(
    () => waiting.map((each) => ({ by: `declared ${each.id}`, at: each.aims.map(cardSpot) })),
    [waiting],
  );
  useMore(row, waiting.length);
  return (
    <>
      <section className="declared" aria-label={gameSays(reader, "declared")}>
        <Glyph name={glyph} />
        {waiting.length === 0 ? (
          <p>{gameSays(reader, "declared nothing")}</p>
        ) : (
          <ol ref={row}>
            {waiting.toReversed().map((each) => (
              <Item key={each.id} item={each} />
            ))}
          </ol>
        )}
      </section>
      <AimLines aims={aims} />
    </>
  );
}

function Item({ item }: { readonly item: Waiting }) {
  const { view, reader, targets } = useTable();
  const { touch } = useActions();
  const spot = cardSpot(item.card);
  const { what, at } = declaredInWords(reader, view, item);
  return (
    <li data-aims={`declared ${item.id}`}>
      <button
        type="button"
        className="declared-item"
        data-spot={spot}
        data-target={targets.has(spot) || undefined}
        onClick={() => touch(spot)}
      >
        <span>{what}</span>
        {at !== "" && <span className="declared-at">{at}</span>}
      </button>
    </li>
  );
}
