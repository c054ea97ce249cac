import { type Seat, type Shown, zoneAt } from "@gyoji/kernel";
import { handOf, modeIn, type RiftboundTable } from "../state.ts";
import { sideOf } from "./information.ts";

/** action.26, team.16 Anybody may show their hand at any time, to all or to their teammates; it is not Revealed. */
export function shownHand(table: RiftboundTable, who: Seat, toMates: boolean): Shown {
  const others = Array.from({ length: modeIn(table).seats }, (_, seat) => seat).filter(
    (seat) => seat !== who,
  );
  const seeing = others.filter((seat) => !toMates || sideOf(table, seat) === sideOf(table, who));
  return {
    cards: zoneAt(table, handOf(who)).slice(),
    to: seeing.reduce((bits, seat) => bits | (1 << seat), 0),
    rule: toMates ? "team.16" : "action.26",
  };
}
