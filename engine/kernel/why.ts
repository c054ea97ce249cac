import { procedureOf } from "./event.ts";
import type { Table } from "./game.ts";
import { NOT_BEGUN } from "./procedure.ts";
import type { Frame, State } from "./state.ts";

/** One place in the rulebook's call stack. */
export interface Place {
  readonly procedure: string;
  readonly rule: string;
}

/** Where the match is in the rulebook, outermost first: the answer to "why?". What is called and waits its turn is left out. */
export function why<S extends State>(table: Table<S>, stack: readonly Frame[] = table.state.frames): Place[] {
  return stack.flatMap((frame): Place[] => {
    const running = procedureOf(table, frame.procedure);
    if (running.role === "machine" || frame.at === NOT_BEGUN) return [];
    return [{ procedure: running.id, rule: running.rules[frame.at] ?? running.id }];
  });
}
