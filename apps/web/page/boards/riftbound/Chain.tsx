import { cardName, findCard, gameSays, seatName, say as tell } from "@gyoji/narration";
import { useActions, useTable } from "../../table/context.ts";
import { cardSpot } from "../../table/targets.ts";
import { type ChainItem, factsOf } from "./facts.ts";

/** The Chain, its newest item on top: what resolves first stands first. Each says what it has chosen. */
export function Chain() {
  const { view, reader } = useTable();
  const { chain } = factsOf(view);
  if (chain.length === 0) return null;
  return (
    <ol className="rift-chain" aria-label={gameSays(reader, "zone chain")}>
      {chain.toReversed().map((item) => (
        <Item key={item.id} item={item} />
      ))}
    </ol>
  );
}

function Item({ item }: { readonly item: ChainItem }) {
  const { view, reader, targets } = useTable();
  const { touch } = useActions();
  const { card, face, controller, isFinalized } = item;
  const aims = item.targets.flatMap((each) => {
    const found = findCard(view, each);
    return found === null ? [] : [cardName(reader, found.view.id)];
  });
  const spot = cardSpot(card);
  return (
    <li>
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
