import type { Seat } from "@gyoji/kernel";
import { gameSays, zoneName } from "@gyoji/narration";
import type { ReactNode } from "react";
import { useTable } from "../../table/context.ts";
import { Hand } from "../../table/Hand.tsx";
import { foughtWith } from "./atk.ts";
import { Dice } from "./Dice.tsx";
import { factsOf } from "./facts.ts";
import { Place } from "./Place.tsx";
import { placeZone } from "./places.ts";
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

/** A pair of places that face each other, and between them when their battle comes, or how it went. */
function Column({ column, near }: { readonly column: number; readonly near: Seat }) {
  const { view } = useTable();
  const { battle } = factsOf(view);
  return (
    <div className="gs-column" data-battle={battle?.columns.includes(column) || undefined}>
      <Place seat={1 - near} column={column} />
      <Between column={column} near={near} />
      <Place seat={near} column={column} />
    </div>
  );
}

function Between({ column, near }: { readonly column: number; readonly near: Seat }) {
  const context = useTable();
  const { reader, table } = context;
  const { order, battle } = factsOf(context.view);
  const isFought = battle?.columns.includes(column) === true;
  const [other = null, own = null] = [1 - near, near].map((seat) =>
    foughtWith(table.log, placeZone(context, seat, column)),
  );
  if (isFought && battle.isExtra) return <p className="gs-order">{gameSays(reader, "board extra")}</p>;
  if (!isFought && other !== null && own !== null)
    return (
      <p className="gs-order">
        <Fought atk={other} isAhead={other > own} player={reader.names[1 - near] ?? ""} /> :{" "}
        <Fought atk={own} isAhead={own > other} player={reader.names[near] ?? ""} />
      </p>
    );
  const place = order.indexOf(column) + 1;
  const name = zoneName(reader, placeZone(context, near, column));
  return (
    <p className="gs-order">{place === 0 ? name : gameSays(reader, "board place", { zone: name, place })}</p>
  );
}

interface FoughtProps {
  readonly atk: number;
  readonly isAhead: boolean;
  readonly player: string;
}

function Fought({ atk, isAhead, player }: FoughtProps) {
  return (
    <span className="gs-fought" data-ahead={isAhead || undefined}>
      <span className="visually-hidden">{player} </span>
      {atk}
    </span>
  );
}
