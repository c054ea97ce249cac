import type { Seat } from "@gyoji/kernel";
import { gameSays } from "@gyoji/narration";
import type { ReactNode } from "react";
import { useTable } from "../../table/context.ts";
import { Declared } from "../../table/Declared.tsx";
import { Hand } from "../../table/Hand.tsx";
import { Battlefield } from "./Battlefield.tsx";
import { factsOf } from "./facts.ts";
import { Side } from "./Side.tsx";

/** The table of Riftbound: the Battlefields between the Bases of the players, one's own hand below. */
export function Table({ near, question }: { readonly near: Seat; readonly question: ReactNode }) {
  const { reader, view } = useTable();
  const others = reader.names.map((_, seat) => seat).filter((seat) => seat !== near);
  return (
    <div className="riftbound">
      {others.map((seat) => (
        <Side key={seat} seat={seat} isNear={false} />
      ))}
      <section className="battlefields" aria-label={gameSays(reader, "board battlefields")}>
        {factsOf(view).battlefields.map((_, at) => (
          <Battlefield key={at} number={at + 1} near={near} />
        ))}
      </section>
      <Declared glyph="riftbound-chain" />
      <Side seat={near} isNear={true} />
      {question}
      <Hand seat={near} />
    </div>
  );
}
