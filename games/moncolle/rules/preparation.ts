import { call, pick, raise, type Seat, skip } from "@gyoji/kernel";
import { motherSquare } from "../squares.ts";
import { BOTH, fieldZone, type MoncolleTable, procedure } from "../state.ts";
import { fillUp } from "./refill.ts";

/** How many faces a die has (attack.3). */
const DIE = 6;

/** A die is thrown: its number. */
export function throwDie(table: MoncolleTable): number {
  return pick(table, DIE) + 1;
}

/** play.1 What comes before the first turn: decks are shuffled, the higher die goes first, mother fields, hands. */
export const preparation = procedure<{ thrown: number[] }>("play.1", {
  "play.1 shuffle": (table) => {
    for (const seat of BOTH) raise(table, "shuffled", { seat });
  },
  "play.1 first": (table, locals) => {
    locals.thrown = BOTH.map((seat) => {
      const amount = throwDie(table);
      raise(table, "threwForFirst", { seat, amount });
      return amount;
    });
    const [one = 0, other = 0] = locals.thrown;
    if (one === other) return skip(table, -1);
    raise(table, "firstPlayerFound", { seat: one > other ? 0 : 1 });
  },
  "play.1": (table) => {
    for (const seat of order(table))
      raise(table, "motherLaid", { seat, zone: fieldZone(motherSquare(seat)) });
  },
  "play.6": (table) => {
    for (const who of order(table)) call(table, fillUp, { who });
  },
});

function order(table: MoncolleTable): readonly Seat[] {
  return table.game.order(table);
}
