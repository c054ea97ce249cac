import { type CardId, choose, type Option, repeat, type Seat, type State, type Table } from "@gyoji/kernel";
import {
  always,
  type Condition,
  type Context,
  type Doing,
  type Effect,
  type EffectStep,
  fresh,
  type Names,
} from "./effect.ts";

/** Cards that may be chosen. `hidden` if what qualifies cannot be seen by everybody. */
export interface Group<S extends State> {
  readonly hidden: boolean;
  readonly cards: (table: Table<S>, context: Context) => readonly CardId[];
}

/** The cards that an effect is about, and the steps that choose them. */
export interface Choosing<S extends State> extends Doing<S> {
  readonly cards: Group<S>["cards"];
}

export type Target<S extends State, X extends Names> = (scope: X) => Choosing<S>;

/** How the effects of a game find what they are about: see `targetsBy`. */
export interface Targets<S extends State, X extends Names> {
  /** Cards that are meant without a choice. */
  readonly meant: (cards: Group<S>["cards"]) => Target<S, X>;
  /**
   * Cards that a player chooses when it comes to it, one after the other: so many, fewer if there are not enough.
   * `ask` is what they are chosen for, as a key of the messages.
   */
  readonly picked: (
    group: Group<S>,
    count: number,
    chooser: (context: Context) => Seat,
    ask: string,
  ) => Target<S, X>;
  /** Does something with the cards that are meant, if there are any then. */
  readonly onCards: (
    rule: string,
    who: Target<S, X>,
    does: (table: Table<S>, cards: readonly CardId[], context: Context) => void,
  ) => Effect<S, X>;
  /** Does something, without a choice; always possible if not said. */
  readonly single: (
    rule: string,
    does: (table: Table<S>, context: Context) => void,
    possible?: Condition<S>,
  ) => Effect<S, X>;
}

/**
 * How the effects of a game find what they are about.
 * @param rule the rule under which cards are chosen
 */
export function targetsBy<S extends State, X extends Names>(rule: string): Targets<S, X> {
  return {
    meant: (cards) => {
      const possible: Condition<S> = (table, context) => cards(table, context).length > 0;
      return () => ({ steps: [], possible, cards });
    },
    picked: (group, count, chooser, ask) => (scope) => {
      const name = fresh(scope);
      const chosenBy = ({ vars }: Context) => (vars[name] as readonly CardId[] | undefined) ?? [];
      const picking = choose<Table<S>, Context>(
        (table, context) => {
          const chosen = chosenBy(context);
          if (chosen.length >= count) return null;
          const options = group
            .cards(table, context)
            .filter((card) => !chosen.includes(card))
            .map((card): Option => ({ kind: "card", card }));
          if (options.length === 0) return null;
          return { seat: chooser(context), ask, options, open: !group.hidden, about: context.self.card };
        },
        (table, context, option) => {
          if (option.kind !== "card") return;
          context.vars[name] = [...chosenBy(context), option.card];
          repeat(table);
        },
      );
      return {
        steps: [{ rule, step: picking }],
        possible: (table, context) => group.cards(table, context).length >= count,
        cards: (_table, context) => chosenBy(context),
      };
    },
    onCards: (ruleOfDeed, who, does) => (scope) => {
      const { steps, possible, cards } = who(scope);
      const done: EffectStep<S> = {
        rule: ruleOfDeed,
        step: (table, context) => {
          const found = cards(table, context);
          if (found.length > 0) does(table, found, context);
        },
      };
      return { steps: [...steps, done], possible };
    },
    single:
      (ruleOfDeed, does, possible = always) =>
      () => ({ steps: [{ rule: ruleOfDeed, step: does }], possible }),
  };
}
