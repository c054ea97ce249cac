import { decisionOf, NONE, type Outcome, type State, type Table, view, why } from "@gyoji/kernel";
import { compare } from "./compare.ts";
import { faultsOfIllegal } from "./illegal.ts";
import type { Fault } from "./problem.ts";
import { type Line, letterOf, type ScenarioGame, seatOf } from "./scenario.ts";
import { offered, sameWords } from "./words.ts";

type Check = Extract<Line, { readonly kind: "expect" | "legal" | "illegal" }>;

/** What of a check does not hold on this table. */
export function faultsOf<S extends State>(adaptor: ScenarioGame<S>, table: Table<S>, check: Check): Fault[] {
  switch (check.kind) {
    case "expect":
      return Object.entries(check.expected).flatMap(([key, value]) =>
        faultsOfKey(adaptor, table, key, value),
      );
    case "legal":
      return faultsOfLegal(letterOf(check.seat), check.options, offered(adaptor, table, check.seat));
    case "illegal":
      return faultsOfIllegal(adaptor, table, check);
  }
}

function faultsOfKey<S extends State>(
  adaptor: ScenarioGame<S>,
  table: Table<S>,
  key: string,
  value: unknown,
): Fault[] {
  if (key === "outcome") return compare(value, describeOutcome(table.state.outcome), key);
  if (key === "asks") return compare(value, questionsAsked(table), key);
  if (key === "why") return faultsOfWhy(value as readonly string[], rulesInProgress(table));
  if (key === "events")
    return faultsOfEvents(
      value as readonly string[],
      (table.log ?? []).map(({ event }) => event.kind),
    );
  const seen = /^seen by ([A-H])$/.exec(key)?.[1];
  if (seen !== undefined) return compare(value, adaptor.lookSeen(view(table, seatOf(seen))), key);
  return compare({ [key]: value }, adaptor.look(table), "");
}

function describeOutcome(outcome: Outcome | null): unknown {
  if (outcome === null) return "none";
  switch (outcome.kind) {
    case "won": {
      const winners = outcome.winners.map(letterOf);
      return { rule: outcome.rule, winners, ...(winners.length === 1 ? { winner: winners[0] } : {}) };
    }
    case "drawn":
      return { drawn: true, rule: outcome.rule };
    case "looped":
      return { looped: true, cycle: outcome.cycle };
  }
}

/** What each seat is asked: the key of the question, or `nothing`. */
function questionsAsked<S extends State>(table: Table<S>): Record<string, string> {
  const seats = Array.from({ length: table.game.seats }, (_, seat) => seat);
  return Object.fromEntries(
    seats.map((seat) => [letterOf(seat), decisionOf(table, seat)?.decision.ask ?? "nothing"]),
  );
}

function rulesInProgress<S extends State>(table: Table<S>): string[] {
  return why(table, table.decisions[0]?.decision.seat ?? NONE).map(({ rule }) => rule);
}

function faultsOfWhy(expected: readonly string[], found: readonly string[]): Fault[] {
  const end = expected.length === 0 ? [] : found.slice(-expected.length);
  return expected.join() === end.join() ? [] : [{ kind: "differs", path: "why", expected, found }];
}

/** The kinds expected must have happened in this order, others in between. */
function faultsOfEvents(expected: readonly string[], found: readonly string[]): Fault[] {
  let next = 0;
  for (const kind of found) if (kind === expected[next]) next++;
  return next === expected.length ? [] : [{ kind: "differs", path: "events", expected, found }];
}

function faultsOfLegal(seat: string, expected: readonly string[], found: readonly string[]): Fault[] {
  const missing = without(expected, found);
  const extra = without(found, expected);
  return missing.length + extra.length === 0 ? [] : [{ kind: "legalDiffers", seat, missing, extra }];
}

/** What is left of a list when each item of another has taken one of it away. */
function without(items: readonly string[], taken: readonly string[]): string[] {
  const rest = items.slice();
  for (const each of taken) {
    const at = rest.findIndex((item) => sameWords(item, each));
    if (at >= 0) rest.splice(at, 1);
  }
  return rest;
}
