import { choose, type Option, raise, type State, skip, type Table } from "@gyoji/kernel";
import { always, type Condition, type Context, type Effect, type EffectStep, type Names } from "./effect.ts";

/** How the effects of a game are joined: see `flowBy`. */
export interface Flow<S extends State, X extends Names> {
  /** A step that does something. */
  readonly act: (rule: string, step: (table: Table<S>, context: Context) => void) => EffectStep<S>;
  /** Leaves out `steps` unless the condition holds. */
  readonly unless: (condition: Condition<S>, steps: readonly EffectStep<S>[]) => EffectStep<S>;
  /** One after the other; the first says whether it is possible. */
  readonly inTurn: (first: Effect<S, X>, rest: Effect<S, X>) => Effect<S, X>;
  /** If the user likes: they are asked, and yes is offered only if it is possible. */
  readonly optional: (does: Effect<S, X>) => Effect<S, X>;
  /** What stands in place of an event by `ruleOfInstead`, if the user likes: if not, the event happens. */
  readonly optionalInstead: (ruleOfInstead: string, does: Effect<S, X>) => Effect<S, X>;
  /** Only if it is so when it comes to it. */
  readonly onlyIf: (met: Condition<S>, does: Effect<S, X>) => Effect<S, X>;
  /** The one if it is so when it comes to it, else the other. */
  readonly either: (met: Condition<S>, one: Effect<S, X>, other: Effect<S, X>) => Effect<S, X>;
  /** One or the other, as the user chooses; possible if one of them is. */
  readonly mode: (one: Effect<S, X>, other: Effect<S, X>) => Effect<S, X>;
}

/**
 * How effects are joined in a game.
 * @param rule the rule that says how texts are carried out, under which it asks and leaves out
 */
export function flowBy<S extends State, X extends Names>(rule: string): Flow<S, X> {
  const past = (count: number): EffectStep<S> => ({ rule, step: (table) => skip(table, count) });
  const unless: Flow<S, X>["unless"] = (condition, steps) => ({
    rule,
    step: (table, context) => {
      if (!condition(table, context)) skip(table, steps.length);
    },
  });
  const may = (steps: readonly EffectStep<S>[], possible: Condition<S>): EffectStep<S> => ({
    rule,
    step: choose<Table<S>, Context>(
      (table, context) => {
        const options: Option[] = [{ kind: "word", word: "no" }];
        if (possible(table, context)) options.push({ kind: "word", word: "yes" });
        return { seat: context.self.user, ask: "mayDo", options, open: false, about: context.self.card };
      },
      (table, _context, option) => {
        if (option.kind === "word" && option.word === "no") skip(table, steps.length);
      },
    ),
  });
  const whichOf = (first: readonly EffectStep<S>[]): EffectStep<S> => ({
    rule,
    step: choose<Table<S>, Context>(
      (_table, { self }) => {
        const options = [1, 2].map((number): Option => ({ kind: "number", number }));
        return { seat: self.user, ask: "chooseMode", options, open: true, about: self.card };
      },
      (table, _context, option) => {
        if (option.kind === "number" && option.number === 2) skip(table, first.length);
      },
    ),
  });
  return {
    act: (ruleOfStep, step) => ({ rule: ruleOfStep, step }),
    unless,
    inTurn: (first, rest) => (scope) => {
      const [one, more] = [first(scope), rest(scope)];
      return { steps: [...one.steps, ...more.steps], possible: one.possible };
    },
    optional: (does) => (scope) => {
      const { steps, possible } = does(scope);
      return { steps: [may(steps, possible), ...steps], possible: always };
    },
    optionalInstead: (ruleOfInstead, does) => (scope) => {
      const { steps, possible } = does(scope);
      const instead = [...steps, past(1)];
      return { steps: [may(instead, possible), ...instead, happens(ruleOfInstead)], possible };
    },
    onlyIf: (met, does) => (scope) => {
      const { steps, possible } = does(scope);
      return { steps: [unless(met, steps), ...steps], possible };
    },
    either: (met, one, other) => (scope) => {
      const [{ steps: then }, { steps: otherwise }] = [one(scope), other(scope)];
      const first = [...then, past(otherwise.length)];
      return { steps: [unless(met, first), ...first, ...otherwise], possible: always };
    },
    mode: (one, other) => (scope) => {
      const [then, otherwise] = [one(scope), other(scope)];
      const first = [...then.steps, past(otherwise.steps.length)];
      return {
        steps: [whichOf(first), ...first, ...otherwise.steps],
        possible: (table, context) => then.possible(table, context) || otherwise.possible(table, context),
      };
    },
  };
}

/** What would have happened happens. */
function happens<S extends State>(rule: string): EffectStep<S> {
  return {
    rule,
    step: (table, { event }) => {
      if (event !== null) raise(table, event.kind, event);
    },
  };
}
