import type { Continuous, Procedure, Replacement, State, Table, Triggered } from "@gyoji/kernel";
import {
  always,
  type Condition,
  type Context,
  contextOf,
  type Effect,
  type Modifier,
  type Moment,
  type Names,
  type Sentence,
  type Would,
} from "./effect.ts";

/** What whole sentences of a game's cards mean: see `sentencesBy`. */
export interface Sentences<S extends State, X extends Names> {
  /** Text that is carried out when something happens, if it is so then. */
  readonly triggered: (when: Moment<S>, also: Condition<S>, does: Effect<S, X>) => Sentence<Triggered<S>>;
  /** Text that changes what is so for as long as a condition holds. */
  readonly continuous: (changes: readonly Modifier<S>[], while_: Condition<S>) => Sentence<Continuous<S>>;
  /** Text that does something else instead, of all cards of the event that it is about at once. */
  readonly replaced: (would: Would<S>, does: Effect<S, X>) => Sentence<Replacement<S>>;
}

/**
 * What whole sentences of a game's cards mean.
 * @param compiled an effect as the procedure that carries it out; `key` names it
 */
export function sentencesBy<S extends State, X extends Names>(
  compiled: (key: string, effect: Effect<S, X>) => Procedure<Table<S>, Context>,
): Sentences<S, X> {
  return {
    triggered: (when, also, does) => (key) => [
      {
        kind: "triggered",
        on: when.on,
        reach: when.reach,
        applies: (table, self, { event, lastKnown }) =>
          when.matches(table, self, { event, lastKnown }) && also(table, contextOf(self, event, lastKnown)),
        does: compiled(key, does),
      },
    ],
    continuous: (changes, while_) => () =>
      changes.map(({ layer, on, reach, amount }) => ({
        kind: "continuous",
        layer,
        on,
        reach,
        amount:
          while_ === always
            ? amount
            : (table, self, id) => (while_(table, contextOf(self)) ? amount(table, self, id) : 0),
      })),
    replaced:
      ({ on, affects }, does) =>
      (key) => {
        const procedure = compiled(key, does);
        return on.map((kind) => ({ kind: "replacement", on: kind, affects, takes: "all", does: procedure }));
      },
  };
}
