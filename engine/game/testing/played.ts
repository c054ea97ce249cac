import {
  answer,
  decisionOf,
  type Game,
  type Pending,
  type Pool,
  run,
  type State,
  type Table,
  tableOn,
  view,
} from "@gyoji/kernel";
import type { ScenarioGame } from "@gyoji/scenario";

/** A table about to be played on, as a scenario file lays it out, with cards made up for it. */
interface Laid<S extends State> {
  readonly pool: Pool<S>;
  readonly state: S;
}

/** A table with a state, at its first question. */
export function begun<S extends State>(game: Game<S>, { pool, state }: Laid<S>): Table<S> {
  const table = tableOn(game, pool, state, true);
  run(table);
  return table;
}

/** Answers with the option that a scenario spells so; throws with what is offered if there is none. */
export function answerAs<S extends State>(
  scenario: ScenarioGame<S>,
  table: Table<S>,
  seat: number,
  words: string,
): void {
  const pending = decisionOf(table, seat);
  const offered = (pending?.decision.options ?? []).map((option) => scenario.spell(table, option));
  const index = offered.indexOf(words);
  if (pending === null || index < 0)
    throw new Error(`"${words}" is not among: ${offered.join(", ")} (asked: ${asked(table).join(" / ")})`);
  answer(table, pending, index);
}

function asked<S extends State>({ decisions }: Table<S>): string[] {
  return decisions.map((pending) => askedOf(pending));
}

function askedOf({ decision }: Pending): string {
  return `${"ABCD".charAt(decision.seat)} ${decision.ask}`;
}

/**
 * What is at a path of a table: as scenarios see it (`A.handCount`), what `onlooker` sees of it (`seen.B.hand`), `asked`,
 * `options`, `outcome` (`none`, `A won`, `drawn`) and `events`.
 */
export function seenAt<S extends State>(
  scenario: ScenarioGame<S>,
  table: Table<S>,
  onlooker: number,
  path: string,
): unknown {
  const [first = "", ...rest] = path.split(".");
  if (first === "seen") return walk(scenario.lookSeen(view(table, onlooker)), rest);
  const options = table.decisions[0]?.decision.options ?? [];
  const beside = {
    asked: asked(table)[0] ?? "nothing",
    options: options.map((option) => scenario.spell(table, option)),
    outcome: outcomeOf(table.state),
    events: (table.log ?? []).map(({ event }) => event.kind),
  };
  return walk({ ...scenario.look(table), ...beside }, [first, ...rest]);
}

function outcomeOf({ outcome }: State): string {
  if (outcome === null) return "none";
  return outcome.kind === "won" ? `${"ABCD".charAt(outcome.winners[0] ?? 9)} won` : outcome.kind;
}

function walk(from: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (inner, step) => (inner as Readonly<Record<string, unknown>> | undefined)?.[step],
    from,
  );
}
