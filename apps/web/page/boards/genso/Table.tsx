import type { Seat } from "@gyoji/kernel";
import { gameSays } from "@gyoji/narration";
import type { ReactNode } from "react";
import { useTable } from "../../table/context.ts";
import { Hand } from "../../table/Hand.tsx";
import { Dice } from "./Dice.tsx";
import { factsOf } from "./facts.ts";
import { Place } from "./Place.tsx";
import { Side } from "./Side.tsx";
import { Revealed } from "./Throw.tsx";

const COLUMNS = [1, 2, 3];

/** The table of Genso: three pairs of places from one's own deck side on, the dice of both, one's own hand below. */
export function Table({ near, question }: { readonly near: Seat; readonly question: ReactNode }) {
  const { reader } = useTable();
  const columns = near === 0 ? COLUMNS : COLUMNS.toReversed();
  return (
    <div className="genso">
      <Side seat={1 - near} isNear={false} />
      <Dice seat={1 - near} />
      <section className="gs-field" aria-label={gameSays(reader, "board battles")}>
        {columns.map((column) => (
          <Column key={column} column={column} near={near} />
        ))}
        <Revealed near={near} />
      </section>
      <Dice seat={near} />
      <Side seat={near} isNear={true} />
      {question}
      <Hand seat={near} />
    </div>
  );
}

/** A pair of places that face each other, and when their battle comes. */
function Column({ column, near }: { readonly column: number; readonly near: Seat }) {
  const { reader, view } = useTable();
  const { order, battle } = factsOf(view);
  const at = order.indexOf(column);
  const isExtra = battle?.isExtra === true && battle.columns.includes(column);
  const label = isExtra
    ? gameSays(reader, "board extra")
    : at < 0
      ? gameSays(reader, "board column", { column })
      : gameSays(reader, "board order", { place: at + 1 });
  return (
    <div className="gs-column" data-battle={battle?.columns.includes(column) || undefined}>
      <Place seat={1 - near} column={column} />
      <p className="gs-order">{label}</p>
      <Place seat={near} column={column} />
    </div>
  );
}
