import { answer, decisionOf, run, tableOn, view } from "@gyoji/kernel";
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
  const arranged = tableOn(moncolle as unknown as MoncolleTable["game"], pool, state, true);
  run(arranged);
  for (const line of answers)
    for (const words of line.slice(2).split(" › ")) choose(arranged, line.startsWith("A ") ? 0 : 1, words);
  return arranged;
}

function choose(table: MoncolleTable, seat: number, words: string): void {
  const pending = decisionOf(table, seat);
  const offered = (pending?.decision.options ?? []).map((option) => scenario.spell(table, option));
  const index = offered.indexOf(words);
  if (pending === null || index < 0)
    throw new Error(`"${words}" is not among: ${offered.join(", ")} (asked: ${asked(table).join(" / ")})`);
  answer(table, pending, index);
}

function asked(table: MoncolleTable): string[] {
  return table.decisions.map(({ decision }) => `${decision.seat === 0 ? "A" : "B"} ${decision.ask}`);
}

/**
 * What is at a path of the table: as scenarios see it (`A.units.B2`, `B.handCount`), what seat A sees of it
 * (`seen.B.hand`), `asked`, `options`, `outcome` and `events`.
 */
export function at(table: MoncolleTable, path: string): unknown {
  const [first = "", ...rest] = path.split(".");
  if (first === "seen") return walk(scenario.lookSeen(view(table, 0)), rest);
  return walk({ ...scenario.look(table), ...beside(table) }, [first, ...rest]);
}

function beside(table: MoncolleTable): Readonly<Record<string, unknown>> {
  const options = table.decisions[0]?.decision.options ?? [];
  return {
    asked: asked(table)[0] ?? "nothing",
    options: options.map((option) => scenario.spell(table, option)),
    outcome: table.state.outcome?.kind ?? "none",
    events: (table.log ?? []).map(({ event }) => event.kind),
  };
}

function walk(from: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (inner, step) => (inner as Readonly<Record<string, unknown>> | undefined)?.[step],
    from,
  );
}
