import { answerAs, begun, seenAt } from "@gyoji/game/testing/suites";
import { horobeat } from "../game.ts";
import { scenario } from "../scenario/index.ts";
import type { HorobeatTable } from "../state.ts";

/** One player's side, as in a scenario file. */
export interface Side {
  readonly hand?: readonly string[];
  readonly deck?: readonly string[] | number;
  readonly hearts?: readonly string[] | number;
  readonly ena?: readonly string[];
  readonly graveyard?: readonly string[];
  readonly lines?: Readonly<Record<string, string | readonly string[]>>;
  readonly waza?: Readonly<Record<string, readonly string[]>>;
}

/** A table about to be played on, with cards made up for it. */
export interface Scene {
  readonly cards: readonly object[];
  readonly moment: "charge step" | "draw step" | "main step" | "battle" | "end phase";
  readonly first?: "A" | "B";
  readonly A: Side;
  readonly B: Side;
}

/** The table after the answers: each is a seat and the words of an option, `A new Line X`. */
export function played({ cards, ...table }: Scene, answers: readonly string[]): HorobeatTable {
  const pool = scenario.pool(cards, table);
  const state = scenario.arrange(pool, table, {});
  const arranged = begun(horobeat as unknown as HorobeatTable["game"], { pool, state });
  for (const words of answers) answerAs(scenario, arranged, words.startsWith("A ") ? 0 : 1, words.slice(2));
  return arranged;
}

/**
 * What is at a path of the table: as scenarios see it (`A.lines.1`, `B.handCount`), what seat B sees of it
 * (`seen.A.hand`), `asked`, `options`, `outcome` and `events`.
 */
export function at(table: HorobeatTable, path: string): unknown {
  return seenAt(scenario, table, 1, path);
}
