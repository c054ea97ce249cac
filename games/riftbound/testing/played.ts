import { answer, type Pending, run, tableOn } from "@gyoji/kernel";
import { scenario } from "../scenario/index.ts";
import type { RiftboundTable } from "../state.ts";

/** A table about to be played on, as a scenario file lays it out, with cards made up for it. */
export interface Scene {
  readonly cards: readonly object[];
  readonly table: Readonly<Record<string, unknown>>;
}

/**
 * The table after the answers: each is a seat and the words of an option, `A play X`. Whoever has Priority and no
 * answer written passes.
 */
export function played({ cards, table }: Scene, answers: readonly string[]): RiftboundTable {
  const pool = scenario.pool(cards, table);
  const state = scenario.arrange(pool, table, {});
  const game = scenario.game(table);
  const arranged = tableOn(game, pool, state, true);
  run(arranged);
  const left = [...answers];
  for (let steps = 0; steps < 200; steps++) {
    const [pending] = arranged.decisions;
    if (pending === undefined) break;
    const index = wanted(arranged, pending, left[0]);
    if (index >= 0) {
      left.shift();
      answer(arranged, pending, index);
    } else if (pending.decision.ask === "priority") answer(arranged, pending, 0);
    else break;
  }
  if (left.length > 0) throw new Error(`"${left[0]}" is not among: ${offered(arranged)}`);
  return arranged;
}

function wanted(table: RiftboundTable, { decision }: Pending, words: string | undefined): number {
  const seat = "ABCD".charAt(decision.seat);
  return decision.options.findIndex((option) => words === `${seat} ${scenario.spell(table, option)}`);
}

function offered(table: RiftboundTable): string {
  const [pending] = table.decisions;
  if (pending === undefined) return "nothing";
  const { seat, ask, options } = pending.decision;
  return `${"ABCD".charAt(seat)} ${ask}: ${options.map((option) => scenario.spell(table, option)).join(", ")}`;
}

/** What is at a path of the table as scenarios see it (`A.base`, `might.X`), and `asked`, `options`, `winner`. */
export function at(table: RiftboundTable, path: string): unknown {
  const found: Record<string, unknown> = { ...scenario.look(table), ...beside(table) };
  return path
    .split(".")
    .reduce<unknown>(
      (inner, step) => (inner as Readonly<Record<string, unknown>> | undefined)?.[step],
      found,
    );
}

function beside(table: RiftboundTable): Readonly<Record<string, unknown>> {
  const [pending] = table.decisions;
  const { outcome } = table.state;
  return {
    asked:
      pending === undefined ? "nothing" : `${"ABCD".charAt(pending.decision.seat)} ${pending.decision.ask}`,
    options: pending?.decision.options.map((option) => scenario.spell(table, option)) ?? [],
    winner: outcome?.kind === "won" ? "ABCD".charAt(outcome.winners[0] ?? 9) : "none",
  };
}
