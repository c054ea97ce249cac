import {
  type CardId,
  cardAt,
  choose,
  type EffectLocals,
  type GameEvent,
  type Subject as Layered,
  NONE,
  type OpenEvent,
  type Option,
  procedure,
  repeat,
  type Seat,
  type Self,
  type Step,
  skip,
} from "@gyoji/kernel";
import type { EffectProcedure, GensoAbility } from "../definition.ts";
import { isCharacter, isStillThere } from "../rules/information.ts";
import { type GensoTable, opponentOf } from "../state.ts";

/*
 * What phrases mean. A phrase is compiled once, when a card is read, into conditions, figures and steps.
 */

/** A text in use: whose it is, what set it off, and what it has chosen so far. */
export type Context = EffectLocals;
export type Table = GensoTable;

export type Condition = (table: Table, context: Context) => boolean;
/** How many of something there are. */
export type Count = (table: Table, context: Context) => number;
/** Whether a card is what a noun says. */
export type Noun = (table: Table, card: CardId) => boolean;

/** Cards that may be chosen. `hidden` if what qualifies cannot be seen by everybody. */
export interface Group {
  readonly hidden: boolean;
  readonly cards: (table: Table, context: Context) => readonly CardId[];
}

/** One step of an effect, under the rule it follows. */
export interface EffectStep {
  readonly rule: string;
  readonly step: Step<Table, Context>;
}

/** Gives each choice in a text a name of its own. */
export interface Scope {
  next: number;
}

/** What carries an effect out, and whether it can be done now. */
interface Doing {
  readonly steps: readonly EffectStep[];
  readonly possible: Condition;
}

/** An effect, as the steps that carry it out. */
export type Effect = (scope: Scope) => Doing;

/** The cards that an effect is about, and the steps that choose them. */
export interface Choosing extends Doing {
  readonly cards: (table: Table, context: Context) => readonly CardId[];
}

export type Target = (scope: Scope) => Choosing;

/** A moment: the kinds of event, and which of them are meant. */
export interface Moment {
  readonly on: readonly string[];
  /** Whether only events of the card that has the text are meant. */
  readonly reach: "self" | "table";
  readonly matches: (table: Table, self: Self, open: Pick<OpenEvent, "event" | "lastKnown">) => boolean;
}

/** What a constant text changes. */
export interface Modifier {
  readonly layer: string;
  readonly on: Layered;
  readonly reach: "self" | "table";
  readonly amount: (table: Table, self: Self, id: number) => number;
}

/** A sentence of a card as abilities; `key` names them. */
export type Sentence = (key: string) => readonly GensoAbility[];

/** A step that does something. */
export function act(rule: string, step: (table: Table, context: Context) => void): EffectStep {
  return { rule, step };
}

/** An effect as a procedure that carries it out. */
export function effectProcedure(key: string, effect: Effect): EffectProcedure {
  const { steps } = effect({ next: 0 });
  return procedure<Table, Context>(
    key,
    Object.fromEntries(steps.map(({ rule, step }, at) => [`${rule} ${at}`, step])),
    "effect",
  );
}

/** A name for what the next choice of a text chooses. */
export function fresh(scope: Scope): string {
  scope.next++;
  return `chosen${scope.next}`;
}

/** Leaves out `steps` unless the condition holds. */
export function unless(condition: Condition, steps: readonly EffectStep[]): EffectStep {
  return act("calc.15", (table, context) => {
    if (!condition(table, context)) skip(table, steps.length);
  });
}

/** Asks the user yes or no; no leaves out `steps`. Yes is offered only if it is possible. */
export function may(steps: readonly EffectStep[], possible: Condition): EffectStep {
  return {
    rule: "calc.15",
    step: choose<Table, Context>(
      (table, context) => {
        const options: Option[] = [{ kind: "word", word: "no" }];
        if (possible(table, context)) options.push({ kind: "word", word: "yes" });
        return { seat: context.self.user, ask: "mayDo", options, open: false, about: context.self.card };
      },
      (table, _context, option) => {
        if (option.kind === "word" && option.word === "no") skip(table, steps.length);
      },
    ),
  };
}

/** Cards that a player chooses: so many, fewer if there are not enough. */
export function picked(
  group: Group,
  count: number,
  chooser: (context: Context) => Seat,
  ask: string,
): Target {
  return (scope) => {
    const name = fresh(scope);
    const cards = (_table: Table, { vars }: Context): readonly CardId[] =>
      (vars[name] as readonly CardId[] | undefined) ?? [];
    const picking = choose<Table, Context>(
      (table, context) => {
        const chosen = cards(table, context);
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
        context.vars[name] = [...cards(table, context), option.card];
        repeat(table);
      },
    );
    return {
      steps: [{ rule: "calc.15", step: picking }],
      possible: (table, context) => group.cards(table, context).length >= count,
      cards,
    };
  };
}

export const userOfText = ({ self }: Context): Seat => self.user;
export const foeOf = ({ self }: { readonly self: Self }): Seat => opponentOf(self.user);

/** Cards that are meant without a choice. */
export function meant(cards: Choosing["cards"]): Target {
  const possible: Condition = (table, context) => cards(table, context).length > 0;
  return () => ({ steps: [], possible, cards });
}

/** The character that has the text, if it is still there. */
export const thisCharacter: Choosing["cards"] = (table, { self }) =>
  cardAt(table, self.card).stay === self.stay && isCharacter(table, self.card) ? [self.card] : [];

/** The character that fights for a player in the battle in progress, or `NONE`. */
export function fighterOf(table: Table, seat: Seat): CardId {
  const side = table.state.game.battle?.sides[seat];
  return side !== undefined && isStillThere(table, side) ? side.card : NONE;
}

/** The same as a list. */
export function fighters(side: (user: Seat) => Seat): Choosing["cards"] {
  return (table, { self }) => {
    const card = fighterOf(table, side(self.user));
    return card === NONE ? [] : [card];
  };
}

/** A context for asking about a text that is not being carried out. */
export function contextOf(
  self: Self,
  event: GameEvent | null = null,
  lastKnown: readonly unknown[] | null = null,
): Context {
  return { self, event, lastKnown, vars: {} };
}

/** Does something with the cards that are meant. */
export function onCards(
  rule: string,
  who: Target,
  does: (table: Table, cards: readonly CardId[], context: Context) => void,
): Effect {
  return (scope) => {
    const { steps, possible, cards } = who(scope);
    const done = act(rule, (table, context) => {
      const found = cards(table, context);
      if (found.length > 0) does(table, found, context);
    });
    return { steps: [...steps, done], possible };
  };
}

/** Does something, without a choice. */
export function single(
  rule: string,
  does: (table: Table, context: Context) => void,
  possible: Condition = () => true,
): Effect {
  return () => ({ steps: [act(rule, does)], possible });
}
