import type { Seat } from "@gyoji/kernel";
import type { Timing } from "../definition.ts";
import type { RiftboundTable } from "../state.ts";
import { type Hindrance, no } from "./hindrance.ts";
import { isClosed } from "./information.ts";

/**
 * types.11, types.12, timing.2 to timing.5 Why something with this timing cannot be played or used now by who may act; null if it can.
 * @param who the player who is asked, who has Priority, or Focus in a Showdown
 */
export function cannotActNow(table: RiftboundTable, who: Seat, timing: Timing): Hindrance {
  const { showdown, turnPlayer, invited, phase, focus } = table.state.game;
  if (isClosed(table)) {
    if (timing === "reaction") return null;
    return showdown === null ? no("timing.3", "onlyReaction") : no("timing.5", "onlyReaction");
  }
  if (showdown !== null) {
    if (timing === "normal") return no("timing.4", "onlyActionOrReaction");
    return focus === who ? null : no("timing.4", "noFocus");
  }
  if ((turnPlayer === who || invited === who) && phase === "main") return null;
  return no("timing.2", timing === "normal" ? "notYourTurn" : "othersTurn");
}
