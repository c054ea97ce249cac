import { raise, type Seat, zoneAt } from "@gyoji/kernel";
import { BOTH, deckOf, type GensoTable, handOf, procedure } from "../state.ts";

/** turn.2 How many cards a hand is filled up to. */
const HAND = 5;

/** turn.2, win.4 Both players draw until they have five cards; who has more draws none. */
export const drawPhase = procedure<object>("turn.2", {
  "turn.2": (table) => {
    for (const seat of BOTH) {
      const missing = HAND - zoneAt(table, handOf(seat)).length;
      if (missing > 0) raise(table, "drew", { seat, amount: missing });
    }
  },
  // win.5 Only after both have drawn: it may befall both at once.
  "win.5": (table) => {
    for (const seat of BOTH)
      if (isOut(table, seat)) table.state.game.verdicts.push({ kind: "lost", seat, rule: "win.5" });
  },
});

/** win.5 An empty deck, and a hand that could not be filled. */
function isOut(table: GensoTable, seat: Seat): boolean {
  return zoneAt(table, deckOf(seat)).length === 0 && zoneAt(table, handOf(seat)).length < HAND;
}
