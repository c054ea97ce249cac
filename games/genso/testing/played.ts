import { answerAs, begun, seenAt } from "@gyoji/game/testing/suites";
import { ELEMENTS, OMNI } from "../elements.ts";
import { genso } from "../game.ts";
import { scenario } from "../scenario/index.ts";
import type { GensoTable } from "../state.ts";

/** One player's side, as in a scenario file. */
export interface Side {
  readonly hand?: readonly string[];
  readonly deck?: readonly string[] | number;
  readonly discards?: readonly string[];
  readonly leader?: string;
  readonly field?: Readonly<Record<string, string>>;
  readonly wins?: number;
}

/** A table about to be played on, with cards made up for it and what the dice will show, roll after roll. */
export interface Scene {
  readonly cards: readonly object[];
  readonly moment?: string;
  readonly columns?: readonly number[];
  readonly dice: readonly string[];
  readonly A: Side;
  readonly B: Side;
}

/** The table after the answers: each is a seat and the words of options, joined by `›`. */
export function played({ cards, dice, ...table }: Scene, answers: readonly string[]): GensoTable {
  const pool = scenario.pool(cards, table);
  const state = scenario.arrange(pool, table, {});
  const script = dice
    .flatMap((roll) => roll.split(" "))
    .map((face) => ({ kind: "pick" as const, number: faceCalled(face) }));
  state.chance = { generator: state.chance.generator, script };
  const arranged = begun(genso as unknown as GensoTable["game"], { pool, state });
  for (const line of answers)
    for (const words of line.slice(2).split(" › "))
      answerAs(scenario, arranged, line.startsWith("A ") ? 0 : 1, words);
  return arranged;
}

function faceCalled(name: string): number {
  return name === "omni" ? OMNI : ELEMENTS.findIndex((element) => element === name);
}

/**
 * What is at a path of the table: as scenarios see it (`A.atk.1`, `B.handCount`), what seat A sees of it
 * (`seen.B.hand`), `asked`, `options`, `outcome` and `events`.
 */
export function at(table: GensoTable, path: string): unknown {
  return seenAt(scenario, table, 0, path);
}
