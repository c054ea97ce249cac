import { NONE, type Seat } from "./card.ts";
import { procedureOf } from "./event.ts";
import type { Table } from "./game.ts";
import { NOT_BEGUN } from "./procedure.ts";
import type { Frame, State } from "./state.ts";

/** One place in the rulebook's call stack. */
export interface Place {
  readonly procedure: string;
  readonly rule: string;
}

/**
 * Where the match is in the rulebook, outermost first: the answer to "why?". With a seat, down to its own decision in
 * what several do at the same time. What is called and waits its turn is left out.
 */
export function why<S extends State>(table: Table<S>, seat: Seat = NONE): Place[] {
  const { frames } = table.state;
  const own = table.decisions.find(({ decision }) => decision.seat === seat)?.stack ?? frames;
  return [...placesIn(table, frames), ...(own === frames ? [] : placesIn(table, own))];
}

function placesIn<S extends State>(table: Table<S>, stack: readonly Frame[]): Place[] {
  return stack.flatMap((frame): Place[] => {
    const running = procedureOf(table, frame.procedure);
    if (running.role === "machine" || frame.at === NOT_BEGUN) return [];
    return [{ procedure: running.id, rule: running.rules[frame.at] ?? running.id }];
  });
}
