import type { Seat } from "@gyoji/kernel";
import { gameSays } from "@gyoji/narration";
import type { ReactNode } from "react";
import { useTable } from "../../table/context.ts";
import { Hand } from "../../table/Hand.tsx";
import { zoneCalled } from "../../table/names.ts";
import { Pile } from "../../table/Pile.tsx";
import { PlayerName } from "../../table/PlayerName.tsx";
import { Row } from "../../table/Row.tsx";
import { Line } from "./Line.tsx";

const LINES = [1, 2, 3, 4, 5];

/** The table of HORO-BEAT: five Lines between the two sides, one's own hand below. */
export function Table({ near, question }: { readonly near: Seat; readonly question: ReactNode }) {
  const far = 1 - near;
  const { reader } = useTable();
  return (
    <div className="horobeat">
      <Side seat={far} isNear={false} />
      <section className="lines" aria-label={gameSays(reader, "board lines")}>
        {LINES.map((line) => (
          <Line key={line} line={line} near={near} />
        ))}
      </section>
      <Side seat={near} isNear={true} />
      {question}
      <Hand seat={near} />
    </div>
  );
}

/** What lies beside the Lines of a seat: Hearts, Ena, deck, graveyard, Check, and the hand of the opponent. */
function Side({ seat, isNear }: { readonly seat: Seat; readonly isNear: boolean }) {
  const context = useTable();
  const zone = (name: string): number => zoneCalled(context, name, seat);
  return (
    <section className="side" data-near={isNear || undefined} aria-label={context.reader.names[seat]}>
      <PlayerName seat={seat} />
      <Row zone={zone("hearts")} className="hearts" size="small" />
      <Row zone={zone("ena")} className="ena" size="small" />
      <span className="piles">
        <Pile zone={zone("hand")} glyph="hand" />
        <Pile zone={zone("deck")} glyph="deck" />
        <Pile zone={zone("graveyard")} glyph="graveyard" />
      </span>
    </section>
  );
}
