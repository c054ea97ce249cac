import "./player.css";
import type { Seat } from "@gyoji/kernel";
import { gameSays } from "@gyoji/narration";
import { Glyph } from "../card/Glyph.tsx";
import { useTable } from "./context.ts";
import { Sign } from "./Sign.tsx";

/** Who sits there, whether they decide now, and whether the turn is theirs. */
export function PlayerName({ seat }: { readonly seat: Seat }) {
  const { reader, view, say } = useTable();
  const decides = view.waitingFor.some((each) => each.seat === seat);
  const turnSeat = gameSays(reader, "turn seat");
  return (
    <span className="player" data-decides={decides || undefined}>
      <span>{reader.names[seat]}</span>
      {view.facts[reader.game.turns.seat] === seat && (
        <Sign says={turnSeat}>
          <Glyph name="first" />
        </Sign>
      )}
      {decides && <span className="visually-hidden">{say("decides now")}</span>}
    </span>
  );
}
