import { cardName, findCard, gameSays, seatName, say as tell } from "@gyoji/narration";
import { useMemo, useRef } from "react";
import { Glyph } from "../../card/Glyph.tsx";
import { AimLines } from "../../table/AimLines.tsx";
import { useActions, useTable } from "../../table/context.ts";
import { cardSpot } from "../../table/targets.ts";
import { useMore } from "../../table/useMore.ts";
import { type ChainItem, factsOf } from "./facts.ts";

/**
 * The Chain, its newest item first, as it resolves; it has its place even if nothing is on it, so that nothing else
 * moves. Each item says what it has chosen, and lines show where that is.
 */
export function Chain() {
  const { view, reader } = useTable();
  const { chain } = factsOf(view);
  const row = useRef<HTMLOListElement>(null);
  const aims = useMemo(
    () => chain.map(({ id, targets }) => ({ by: `item ${id}`, at: targets.map(cardSpot) })),
    [chain],
  );
  useMore(row, chain.length);
  return (
    <>
      <section className="rift-chain" aria-label={gameSays(reader, "zone chain")}>
        <Glyph name="riftbound-chain" />
        {chain.length === 0 ? (
          <p>{gameSays(reader, "board nothing on the chain")}</p>
        ) : (
          <ol ref={row}>
            {chain.toReversed().map((item) => (
              <Item key={item.id} item={item} />
            ))}
          </ol>
        )}
      </section>
      <AimLines aims={aims} />
    </>
  );
}

function Item({ item }: { readonly item: ChainItem }) {
  const { view, reader, targets } = useTable();
  const { touch } = useActions();
  const { id, card, face, controller, isFinalized } = item;
  const aims = item.targets.flatMap((each) => {
    const found = findCard(view, each);
    return found === null ? [] : [cardName(reader, found.view.id)];
  });
  const spot = cardSpot(card);
  return (
    <li data-aims={`item ${id}`}>
      <button
        type="button"
        className="rift-item"
        data-spot={spot}
        data-target={targets.has(spot) || undefined}
        onClick={() => touch(spot)}
      >
        <span>
          {gameSays(reader, isFinalized ? "board item" : "board pending", {
            card: cardName(reader, face),
            player: seatName(reader, controller),
          })}
        </span>
        {aims.length > 0 && (
          <span className="rift-aims">
            {gameSays(reader, "board aims", { cards: aims.join(tell(reader.language, "between cards")) })}
          </span>
        )}
      </button>
    </li>
  );
}
