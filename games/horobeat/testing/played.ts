import { answer, decisionOf, run, tableOn, view } from "@gyoji/kernel";
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
  const arranged = tableOn(horobeat as unknown as HorobeatTable["game"], pool, state, true);
  run(arranged);
  for (const words of answers) choose(arranged, words);
  return arranged;
}

function choose(table: HorobeatTable, words: string): void {
  const pending = decisionOf(table, words.startsWith("A ") ? 0 : 1);
  const offered = (pending?.decision.options ?? []).map((option) => scenario.spell(table, option));
  const index = offered.indexOf(words.slice(2));
  if (pending === null || index < 0)
    throw new Error(`"${words}" is not among: ${offered.join(", ")} (asked: ${asked(table).join(" / ")})`);
  answer(table, pending, index);
}

function asked(table: HorobeatTable): string[] {
  return table.decisions.map(({ decision }) => `${decision.seat === 0 ? "A" : "B"} ${decision.ask}`);
}

/**
 * What is at a path of the table: as scenarios see it (`A.lines.1`, `B.handCount`), what seat B sees of it
 * (`seen.A.hand`), `asked`, `options`, `outcome` and `events`.
 */
export function at(table: HorobeatTable, path: string): unknown {
  const [first = "", ...rest] = path.split(".");
  if (first === "seen") return walk(scenario.lookSeen(view(table, 1)), rest);
  return walk({ ...scenario.look(table), ...beside(table) }, [first, ...rest]);
}

function beside(table: HorobeatTable): Readonly<Record<string, unknown>> {
  const { outcome } = table.state;
  const options = table.decisions[0]?.decision.options ?? [];
  return {
    asked: asked(table)[0] ?? "nothing",
    options: options.map((option) => scenario.spell(table, option)),
    outcome:
      outcome === null
        ? "none"
        : outcome.kind === "won"
          ? `${outcome.winners[0] === 0 ? "A" : "B"} won`
          : outcome.kind,
    events: (table.log ?? []).map(({ event }) => event.kind),
  };
}

function walk(from: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (inner, step) => (inner as Readonly<Record<string, unknown>> | undefined)?.[step],
    from,
  );
}
