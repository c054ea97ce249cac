import { call, NONE, raise, type Seat } from "@gyoji/kernel";
import { BOTH, combatOf, type MoncolleTable, opponentOf, procedure } from "../state.ts";
import { deal, throughParty } from "./damage.ts";
import { partyOf, strikeOf } from "./information.ts";

/** attack.14 What a side deals: the attack power of all its units. */
export function strengthOf(table: MoncolleTable, seat: Seat): number {
  return partyOf(table, seat).reduce((sum, unit) => sum + strikeOf(table, unit), 0);
}

/** attack.8, attack.10 One side deals its damage to the other's party (attack.15). */
export const strike = procedure<{ readonly who: Seat }>("attack.14", {
  "attack.14": (table, { who }) => {
    const amount = strengthOf(table, who);
    raise(table, "struck", { seat: who, amount });
    const hits = throughParty(table, opponentOf(who), amount, "");
    call(table, deal, { hits, element: "", source: NONE });
  },
});

/** tie.3 Both sides deal their damage at the same time. */
export const strikeTogether = procedure<object>("tie.3", {
  "tie.3": (table) => {
    combatOf(table).stage = "strike";
    const amounts = BOTH.map((seat) => strengthOf(table, seat));
    const hits = BOTH.flatMap((seat) => throughParty(table, seat, amounts[opponentOf(seat)] ?? 0, ""));
    for (const seat of table.game.order(table)) raise(table, "struck", { seat, amount: amounts[seat] ?? 0 });
    call(table, deal, { hits, element: "", source: NONE });
  },
});
