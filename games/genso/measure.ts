import type { Seat } from "@gyoji/kernel";
import { zoneAt } from "@gyoji/kernel";
import { atkOf, charactersOf, isFaceUp } from "./rules/information.ts";
import { type GensoTable, handOf, opponentOf } from "./state.ts";

/** How good a position is: turns won, then characters left and what they are worth, then cards in hand. */
export function measure(table: GensoTable, seat: Seat): number {
  const { outcome, game } = table.state;
  if (outcome?.kind === "won") return outcome.winners.includes(seat) ? 1000 : -1000;
  const worth = (each: Seat): number =>
    300 * (game.wins[each] ?? 0) +
    60 * charactersOf(table, each).length +
    strength(table, each) / 40 +
    hand(table, each);
  return Math.max(-999, Math.min(999, worth(seat) - worth(opponentOf(seat))));
}

function strength(table: GensoTable, seat: Seat): number {
  return charactersOf(table, seat)
    .filter((card) => isFaceUp(table, card))
    .reduce((sum, card) => sum + atkOf(table, card), 0);
}

function hand(table: GensoTable, seat: Seat): number {
  return 6 * zoneAt(table, handOf(seat)).length;
}
