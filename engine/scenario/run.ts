import type { Pool, State } from "@gyoji/kernel";
import { compare } from "./compare.ts";
import { type Course, faultOfError, playThrough } from "./play.ts";
import type { Difference, Fault } from "./problem.ts";
import type { Played, Refused, Scenario, ScenarioGame } from "./scenario.ts";
import { straight, throughJson, type Way, withRewind } from "./way.ts";

export type ScenarioResult =
  | { readonly passed: true }
  | { readonly passed: false; readonly diffs: readonly Difference[] };

/**
 * Runs a scenario three ways: straight; with the state through JSON at every decision; with a rewind and a repeat
 * at every decision. It passes when everything is as it says and all three come to the same. Throws nothing.
 * @param brought cards of packs, which its table may name
 */
export function runScenario<S extends State>(
  adaptor: ScenarioGame<S>,
  scenario: Scenario,
  brought: readonly object[] = [],
): ScenarioResult {
  const diffs = differencesOf(adaptor, scenario, brought);
  return diffs.length === 0 ? { passed: true } : { passed: false, diffs };
}

function differencesOf<S extends State>(
  adaptor: ScenarioGame<S>,
  { game, body }: Scenario,
  brought: readonly object[],
): readonly Difference[] {
  if (game !== adaptor.id) return [{ kind: "otherGame", game, line: 1, after: "" }];
  return body.kind === "refused"
    ? refusedOtherwise(adaptor, body, brought)
    : playedOtherwise(adaptor, body, brought);
}

function playedOtherwise<S extends State>(
  adaptor: ScenarioGame<S>,
  played: Played,
  brought: readonly object[],
): readonly Difference[] {
  let made: Pool<S> | null = null;
  // Its cards are compiled once, for all ways; a fault in them is one of going straight.
  const pool = (): Pool<S> => {
    made ??= adaptor.pool(played.cards, played.table, brought);
    return made;
  };
  const course = playThrough(adaptor, played, pool, straight);
  if (course.differences.length > 0) return course.differences;
  return [throughJson, withRewind].flatMap((way) =>
    wayDiffers(course, playThrough(adaptor, played, pool, way), played, way),
  );
}

/** The first line after which a way has come to another state than going straight; its log does not count. */
function wayDiffers(straightOn: Course, course: Course, { lines }: Played, { name }: Way): Difference[] {
  const at = straightOn.hashes.findIndex((hash, index) => hash !== course.hashes[index]);
  if (at < 0) return [];
  const line = lines[at - 1]?.line ?? 1;
  const after = course.differences[0]?.after ?? "";
  return [{ kind: "waysDiffer", way: name, line, after }];
}

function refusedOtherwise<S extends State>(
  adaptor: ScenarioGame<S>,
  { what, content, problems, line }: Refused,
  brought: readonly object[],
): Difference[] {
  const at = (faults: readonly Fault[]) => faults.map((fault) => ({ ...fault, line, after: "" }));
  if (!Object.hasOwn(adaptor.refuse, what)) return at([{ kind: "unknownRefusal", what }]);
  try {
    return at(compare(problems, adaptor.refuse[what]?.(content, brought), "problems"));
  } catch (error) {
    return at([faultOfError(error)]);
  }
}
