import type { Seat } from "@gyoji/kernel";
import { ALL_SQUARES, placeOf } from "@gyoji/moncolle/presentation";
import { gameSays } from "@gyoji/narration";
import type { ReactNode } from "react";
import { useTable } from "../../table/context.ts";
import { Hand } from "../../table/Hand.tsx";
import { Combat } from "./Combat.tsx";
import { factsOf } from "./facts.ts";
import { Side } from "./Side.tsx";
import { Square } from "./Square.tsx";

/** The table of Monster Collection: the board seen from one's own side, a combat over it, one's own hand below. */
export function Table({ near, question }: { readonly near: Seat; readonly question: ReactNode }) {
  const { reader, view } = useTable();
  const { combat } = factsOf(view);
  return (
    <div className="moncolle">
      <Side seat={1 - near} isNear={false} />
      <div className="mc-middle">
        <section className="mc-board" aria-label={gameSays(reader, "board squares")} inert={combat !== null}>
          {squaresFrom(near).map((square) => (
            <Square key={square} square={square} near={near} />
          ))}
        </section>
        {combat !== null && <Combat combat={combat} near={near} />}
      </div>
      <Side seat={near} isNear={true} />
      {question}
      <Hand seat={near} />
    </div>
  );
}

/** The squares row by row, the farthest row first, each from the left of who looks. */
function squaresFrom(near: Seat): number[] {
  const sign = near === 0 ? 1 : -1;
  return ALL_SQUARES.toSorted((one, other) => {
    const [a, b] = [placeOf(one), placeOf(other)];
    return sign * (b.row - a.row || a.column - b.column);
  });
}
