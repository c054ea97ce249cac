import { cardName, findCard, gameSays, type Reader, seatName, say as tell } from "@gyoji/narration";
import { useMemo, useRef } from "react";
import { Glyph } from "../../card/Glyph.tsx";
import { AimLines } from "../../table/AimLines.tsx";
import { useActions, useTable } from "../../table/context.ts";
import { cardSpot } from "../../table/targets.ts";
import { useMore } from "../../table/useMore.ts";
import { type Declared, factsOf } from "./facts.ts";

/**
 * What was declared, the newest first, as it is carried out; it has its place even if there is nothing, so that nothing
 * else moves. Each says what it is aimed at, and lines show where that is.
 */
export function Stack() {
  const { view, reader } = useTable();
  const { stack } = factsOf(view);
  const row = useRef<HTMLOListElement>(null);
  const aims = useMemo(
    () => stack.map(({ id, aims: at }) => ({ by: `declared ${id}`, at: at.map(cardSpot) })),
    [stack],
  );
  useMore(row, stack.length);
  return (
    <>
      <div className="mc-stack" role="group" aria-label={gameSays(reader, "zone stack")}>
        <Glyph name="moncolle-stack" />
        {stack.length === 0 ? (
          <p>{gameSays(reader, "board nothing declared")}</p>
        ) : (
          <ol ref={row}>
            {stack.toReversed().map((item) => (
              <li key={item.id} data-aims={`declared ${item.id}`}>
                <Item item={item} />
              </li>
            ))}
          </ol>
        )}
      </div>
      <AimLines aims={aims} />
    </>
  );
}

function Item({ item }: { readonly item: Declared }) {
  const { view, reader } = useTable();
  const { touch } = useActions();
  const aims = item.aims.flatMap((card) => {
    const found = findCard(view, card);
    return found === null ? [] : [cardName(reader, found.view.id)];
  });
  const what = wordsOf(item, reader);
  return (
    <button type="button" className="mc-item" onClick={() => touch(cardSpot(item.card))}>
      <span>{item.isCancelled ? gameSays(reader, "board cancelled", { what }) : what}</span>
      {aims.length > 0 && (
        <span className="mc-aims">
          {gameSays(reader, "board aims", { cards: aims.join(tell(reader.language, "between cards")) })}
        </span>
      )}
    </button>
  );
}

function wordsOf({ kind, face, controller }: Declared, reader: Reader): string {
  const player = seatName(reader, controller);
  return kind === "strike"
    ? gameSays(reader, "board strike", { player })
    : gameSays(reader, "board item", { card: cardName(reader, face), player });
}
