import {
  type CardId,
  cardAt,
  choose,
  type EffectLocals,
  type GameEvent,
  type Subject as Layered,
  type OpenEvent,
  type Option,
  procedure,
  repeat,
  type Seat,
  type Self,
  type Step,
  skip,
} from "@gyoji/kernel";
import type { EffectProcedure, MoncolleAbility } from "../definition.ts";
import { isUnit, squareOf } from "../rules/information.ts";
import { type Aim, aimAt, aimOn, isStillThere, useOf } from "../rules/items.ts";
import { type MoncolleTable, opponentOf, squareOfField, type Use } from "../state.ts";

/*
 * What phrases mean. A phrase is compiled once, when a card is read, into conditions, figures and steps.
 */

/** A text in use: whose it is, what set it off, and what it has chosen so far. */
export type Context = EffectLocals;
export type Table = MoncolleTable;

export type Condition = (table: Table, context: Context) => boolean;
/** The seats that a phrase like "your opponent" means. */
export type Players = (table: Table, context: Context) => readonly Seat[];
/** Whether a card is what a noun says. */
export type Noun = (table: Table, card: CardId, context: Context) => boolean;

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

/** Gives each choice in a text a name of its own, and gathers what is chosen when the text is declared. */
export interface Scope {
  next: number;
  readonly aims: EffectStep[];
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

/** A figure, and the steps that find it, such as dice. */
export type Amount = (scope: Scope) => {
  readonly steps: readonly EffectStep[];
  readonly value: (table: Table, context: Context) => number;
};

/** A moment: the kinds of event, and which of them are meant. */
export interface Moment {
  readonly on: readonly string[];
  /** Whether only events of the card that has the text are meant. */
  readonly reach: "self" | "table";
  readonly matches: (table: Table, self: Self, open: Happened) => boolean;
}

/** An event, with what was last known of its cards. */
export type Happened = Pick<OpenEvent, "event" | "lastKnown">;

/** What would happen and can be replaced: the kind of event, and which of its cards (or null). */
export interface Would {
  readonly on: string;
  readonly affects: (table: Table, self: Self, event: GameEvent) => readonly CardId[] | null;
}

/** What a constant text changes. */
export interface Modifier {
  readonly layer: string;
  readonly on: Layered;
  readonly reach: "self" | "table";
  readonly amount: (table: Table, self: Self, id: number) => number;
}

/** A skill as the layer that it changes, and by how much. */
export interface Skill {
  readonly layer: string;
  readonly amount: number;
}

/** A sentence of a card as abilities; `key` names them. */
export type Sentence = (key: string) => readonly MoncolleAbility[];

/** A step that does something. */
export function act(rule: string, step: (table: Table, context: Context) => void): EffectStep {
  return { rule, step };
}

/** A scope for a text of its own. */
function newScope(): Scope {
  return { next: 0, aims: [] };
}

/** Steps as a procedure. */
function procedureOf(key: string, steps: readonly EffectStep[]): EffectProcedure {
  return procedure<Table, Context>(
    key,
    Object.fromEntries(steps.map(({ rule, step }, at) => [`${rule} ${at}`, step])),
    "effect",
  );
}

/** An effect that is carried out at once: it chooses what it is about when it comes to it. */
export function effectProcedure(key: string, effect: Effect): EffectProcedure {
  const scope = newScope();
  const { steps } = effect(scope);
  return procedureOf(key, [...scope.aims, ...steps]);
}

/** An effect that is declared: what is chosen then, and what is carried out later. */
export function declaredEffect(key: string, effect: Effect) {
  const scope = newScope();
  const { steps, possible } = effect(scope);
  const aims = scope.aims.length === 0 ? null : procedureOf(`${key} aims`, scope.aims);
  return { aims, possible, does: procedureOf(key, steps) };
}

/** A name for what the next choice of a text chooses. */
export function fresh(scope: Scope): string {
  scope.next++;
  return `chosen${scope.next}`;
}

/** Leaves out `steps` unless the condition holds. */
export function unless(condition: Condition, steps: readonly EffectStep[]): EffectStep {
  return act("ability.5", (table, context) => {
    if (!condition(table, context)) skip(table, steps.length);
  });
}

/** Asks the user yes or no; no leaves out `steps`. Yes is offered only if it is possible. */
export function may(steps: readonly EffectStep[], possible: Condition): EffectStep {
  return {
    rule: "ability.5",
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

/** The use that a text is declared or carried out for; null for one that is triggered. */
export function useFor(table: Table, { vars }: Context): Use | null {
  const { item } = vars;
  return typeof item === "number" ? useOf(table, item) : null;
}

/** Notes what has been chosen under a name, also for when the use is carried out. */
function remember(table: Table, context: Context, name: string, aims: readonly Aim[]): void {
  context.vars[name] = aims;
  const use = useFor(table, context);
  if (use === null) return;
  use.vars[name] = aims;
  const newest = aims.at(-1);
  if (newest !== undefined) aimAt(use, newest);
}

function aimsUnder({ vars }: Context, name: string): readonly Aim[] {
  return (vars[name] as readonly Aim[] | undefined) ?? [];
}

/** timing.3 Units that are chosen when the text is declared: so many, or up to so many. Fewer if there are not enough. */
export function aimedAt(group: Group, count: number, isUpTo: boolean): Target {
  return (scope) => {
    const name = fresh(scope);
    const left = (table: Table, context: Context): readonly CardId[] =>
      group
        .cards(table, context)
        .filter((card) => !aimsUnder(context, name).some((aim) => aim.card === card));
    scope.aims.push({
      rule: "timing.3",
      step: choose<Table, Context>(
        (table, context) => {
          if (aimsUnder(context, name).length >= count) return null;
          const options = left(table, context).map((card): Option => ({ kind: "card", card }));
          if (options.length === 0) return null;
          if (isUpTo) options.unshift({ kind: "word", word: "done" });
          const { user, card } = context.self;
          return { seat: user, ask: "chooseUnit", options, open: true, about: card };
        },
        (table, context, option) => {
          if (option.kind !== "card") return;
          remember(table, context, name, [...aimsUnder(context, name), aimOn(table, option.card)]);
          repeat(table);
        },
      ),
    });
    return {
      steps: [],
      possible: (table, context) => group.cards(table, context).length > 0,
      cards: (table, context) =>
        aimsUnder(context, name)
          .filter((aim) => isStillThere(table, aim))
          .map(({ card }) => card),
    };
  };
}

/** Cards that are chosen when the effect is carried out: so many, fewer if there are not enough. */
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
      steps: [{ rule: "timing.3", step: picking }],
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

/** Whether the card that has a text is the object it was when the text came into use. */
function isStill(table: Table, { self }: Context): boolean {
  return cardAt(table, self.card).stay === self.stay;
}

/** The unit that has the text, if it is still there. */
export const thisUnit: Choosing["cards"] = (table, context) =>
  isStill(table, context) && isUnit(table, context.self.card) ? [context.self.card] : [];

/** The square that a text calls here: where its card is, else that of the combat; 0 if there is none. */
export function hereOf(table: Table, self: Self): number {
  const field = squareOfField(cardAt(table, self.card).zone);
  if (field !== 0) return field;
  const own = squareOf(table, self.card);
  return own !== 0 ? own : (table.state.game.combat?.square ?? 0);
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

/** The same with those that are units now. */
export function onUnits(
  rule: string,
  who: Target,
  does: (table: Table, cards: readonly CardId[], context: Context) => void,
): Effect {
  return onCards(rule, who, (table, cards, context) => {
    const units = cards.filter((card) => isUnit(table, card));
    if (units.length > 0) does(table, units, context);
  });
}

export function single(
  rule: string,
  does: (table: Table, context: Context) => void,
  possible: Condition = () => true,
): Effect {
  return () => ({ steps: [act(rule, does)], possible });
}
