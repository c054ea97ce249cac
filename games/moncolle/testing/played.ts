import { answerAs, begun, seenAt } from "@gyoji/game/testing/suites";
import { moncolle } from "../game.ts";
import { scenario } from "../scenario/index.ts";
import type { MoncolleTable } from "../state.ts";

/** One player's side, as in a scenario file. */
export interface Side {
  readonly hand?: readonly string[];
  readonly deck?: readonly string[] | number;
  readonly discards?: readonly string[];
  readonly fields?: Readonly<Record<string, string>>;
  readonly units?: Readonly<Record<string, readonly string[]>>;
}

/** A table about to be played on, with cards made up for it and what the dice will show. */
export interface Scene {
  readonly cards: readonly object[];
  readonly moment: "turn" | "field" | "move" | "summon" | "end" | "combat";
  readonly of?: "A" | "B";
  readonly at?: string;
  readonly from?: string;
  readonly dice: readonly number[];
  readonly A: Side;
  readonly B: Side;
}

/** The table after the answers: each is a seat and the words of options, joined by `›`. */
export function played({ cards, dice, ...table }: Scene, answers: readonly string[]): MoncolleTable {
  const pool = scenario.pool(cards, table);
  const state = scenario.arrange(pool, table, {});
  const script = dice.map((face) => ({ kind: "pick" as const, number: face - 1 }));
  state.chance = { generator: state.chance.generator, script };
  const arranged = begun(moncolle as unknown as MoncolleTable["game"], { pool, state });
  for (const line of answers)
    for (const words of line.slice(2).split(" › "))
      answerAs(scenario, arranged, line.startsWith("A ") ? 0 : 1, words);
  return arranged;
}

/**
 * What is at a path of the table: as scenarios see it (`A.units.B2`, `B.handCount`), what seat A sees of it
 * (`seen.B.hand`), `asked`, `options`, `outcome` and `events`.
 */
export function at(table: MoncolleTable, path: string): unknown {
  return seenAt(scenario, table, 0, path);
}
