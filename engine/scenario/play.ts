import {
  ChanceScriptError,
  type Entry,
  hashOf,
  IllegalError,
  type Match,
  matchOn,
  type Pool,
  type Seat,
  type State,
  type Throw,
} from "@gyoji/kernel";
import { faultsOf } from "./check.ts";
import { type Difference, type Fault, ScenarioError } from "./problem.ts";
import { type Line, letterOf, type Played, type ScenarioGame } from "./scenario.ts";
import type { Way } from "./way.ts";
import { chosenBy, offered } from "./words.ts";

/** What came of playing a scenario in one way. */
export interface Course {
  readonly differences: readonly Difference[];
  /** Fingerprints of the state: at the start, and after each line that was gone through. */
  readonly hashes: readonly string[];
}

/** Plays a scenario line by line; stops at the first line of play that cannot be carried out. */
export function playThrough<S extends State>(
  adaptor: ScenarioGame<S>,
  played: Played,
  pool: () => Pool<S>,
  way: Way,
): Course {
  const differences: Difference[] = [];
  const hashes: string[] = [];
  let line = played.lines[0]?.line ?? 1;
  let after = "";
  const note = (faults: readonly Fault[]) =>
    differences.push(...faults.map((fault) => ({ ...fault, line, after })));
  try {
    const match = arrangedMatch(adaptor, played, pool(), played.chance);
    hashes.push(hashOf(match.table.state));
    for (const each of played.lines) {
      line = each.line;
      if (each.kind === "choose" || each.kind === "act") {
        after = spelledLine(each);
        const faults = carryOut(adaptor, match, way, each);
        note(faults);
        if (faults.length > 0) return { differences, hashes };
      } else note(faultsOf(adaptor, match.table, each));
      hashes.push(hashOf(match.table.state));
    }
    const left = match.table.state.chance.script?.length ?? 0;
    if (left > 0) note([{ kind: "chanceLeft", count: left }]);
  } catch (error) {
    note([faultOfError(error)]);
  }
  return { differences, hashes };
}

/**
 * The table of a scenario as a match at its first decision.
 * @param chance what chance brings, in order; null lets it be free
 * @throws ScenarioError when the table cannot be set up
 */
export function arrangedMatch<S extends State>(
  adaptor: ScenarioGame<S>,
  { table: arrangement, options }: Played,
  pool: Pool<S>,
  chance: readonly Throw[] | null,
): Match<S> {
  const state = adaptor.arrange(pool, arrangement, options);
  state.chance = { generator: state.chance.generator, script: chance };
  return matchOn(
    adaptor.game(arrangement),
    pool,
    { options, decks: [], sideboards: [], seed: 0 },
    state,
    true,
  );
}

type Move = Extract<Line, { readonly kind: "choose" | "act" }>;

function carryOut<S extends State>(adaptor: ScenarioGame<S>, match: Match<S>, way: Way, move: Move): Fault[] {
  match.table.log = [];
  if (move.kind === "act") return act(match, way, { kind: move.act, seat: move.seat });
  for (const words of move.words) {
    const faults = chooseByWords(adaptor, match, way, move.seat, words);
    if (faults.length > 0) return faults;
  }
  return [];
}

function act<S extends State>(match: Match<S>, way: Way, entry: Entry): Fault[] {
  try {
    way.enter(match, entry);
    return [];
  } catch (error) {
    if (!(error instanceof IllegalError)) throw error;
    return [{ kind: "actNotLegal", seat: letterOf(entry.seat), act: entry.kind }];
  }
}

function chooseByWords<S extends State>(
  adaptor: ScenarioGame<S>,
  match: Match<S>,
  way: Way,
  who: Seat,
  words: string,
): Fault[] {
  const seat = letterOf(who);
  const options = offered(adaptor, match.table, who);
  if (options.length === 0) return [{ kind: "nothingToDecide", seat, words }];
  const chosen = chosenBy(words, options);
  switch (chosen.kind) {
    case "none":
      return [{ kind: "notOffered", seat, words, offered: options }];
    case "several":
      return [{ kind: "ambiguous", seat, words, matching: chosen.matching }];
    case "one":
      way.enter(match, { kind: "answer", seat: who, index: chosen.index });
      return [];
  }
}

function spelledLine(move: Move): string {
  return `${letterOf(move.seat)}: ${move.kind === "act" ? move.act : move.words.join(" › ")}`;
}

/** Errors that a bad scenario can cause are faults of it; any other is reported as a crash. */
export function faultOfError(error: unknown): Fault {
  if (error instanceof ScenarioError)
    return { kind: "badArrangement", path: error.path.join("."), detail: error.message };
  if (error instanceof ChanceScriptError) return { kind: "chanceDoesNotFit", detail: error.message };
  return { kind: "crashed", detail: String(error) };
}
