import type { Seat } from "@gyoji/kernel";
import { Glyph } from "../card/Glyph.tsx";
import { useTable } from "./context.ts";

/** Who sits there, whether they decide now, and whether they go first. */
export function PlayerName({ seat }: { readonly seat: Seat }) {
  const { reader, view, say } = useTable();
  const decides = view.waitingFor.some((each) => each.seat === seat);
  return (
    <span className="player" data-decides={decides || undefined}>
      <span>{reader.names[seat]}</span>
      {view.facts["first"] === seat && (
        <span title={say("first player")}>
          <Glyph name="first" />
          <span className="visually-hidden">{say("first player")}</span>
        </span>
      )}
      {decides && <span className="visually-hidden">{say("decides now")}</span>}
    </span>
  );
}
