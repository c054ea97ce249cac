import type * as meanings from "@gyoji/game/effects";
import { effectOf, flowBy, fresh, sentencesBy, targetsBy } from "@gyoji/game/effects";
import { type CardId, cardAt, choose, type Option, repeat, type Seat, type Self } from "@gyoji/kernel";
import type { EffectProcedure, MoncolleAbility } from "../definition.ts";
import { isUnit, isWithoutForce, squareOf } from "../rules/information.ts";
import { type Aim, aimAt, aimOn, isStillThere, useOf } from "../rules/items.ts";
import { isProperTarget } from "../rules/properTargets.ts";
import { type MoncolleState, type MoncolleTable, opponentOf, squareOfField, type Use } from "../state.ts";

/*
 * What phrases mean. A phrase is compiled once, when a card is read, into conditions, figures and steps.
 */

/** Gives each choice in a text a name of its own, and gathers what is chosen when the text is declared. */
export interface Scope extends meanings.Names {
  readonly aims: EffectStep[];
}

export type Context = meanings.Context;
export type Table = MoncolleTable;
export type Condition = meanings.Condition<MoncolleState>;
/** The seats that a phrase like "your opponent" means. */
export type Players = (table: Table, context: Context) => readonly Seat[];
/** Whether a card is what a noun says. */
export type Noun = (table: Table, card: CardId, context: Context) => boolean;
export type Group = meanings.Group<MoncolleState>;
export type EffectStep = meanings.EffectStep<MoncolleState>;
export type Effect = meanings.Effect<MoncolleState, Scope>;
export type Choosing = meanings.Choosing<MoncolleState>;
export type Target = meanings.Target<MoncolleState, Scope>;
/** A figure, and the steps that find it, such as dice. */
export type Amount = (scope: Scope) => {
  readonly steps: readonly EffectStep[];
  readonly value: (table: Table, context: Context) => number;
};
export type Happened = meanings.Happened;
export type Moment = meanings.Moment<MoncolleState>;
export type Would = meanings.Would<MoncolleState>;
export type Modifier = meanings.Modifier<MoncolleState>;
/** A skill as the layer that it changes, and by how much. */
export interface Skill {
  readonly layer: string;
  readonly amount: number;
}
export type Sentence = meanings.Sentence<MoncolleAbility>;

/** ability.5 How effects are joined. */
export const flow = flowBy<MoncolleState, Scope>("ability.5");
export const { act } = flow;
/** timing.3 What effects are about, chosen when they are carried out. */
export const { meant, onCards, picked, single } = targetsBy<MoncolleState, Scope>("timing.3");

/** A scope for a text of its own. */
function newScope(): Scope {
  return { next: 0, aims: [] };
}

/** An effect that is carried out at once: it chooses what it is about when it comes to it. */
function effectProcedure(key: string, effect: Effect): EffectProcedure {
  const scope = newScope();
  const { steps } = effect(scope);
  return effectOf(key, [...scope.aims, ...steps]);
}

/** An effect that is declared: what is chosen then, and what is carried out later. */
export function declaredEffect(key: string, effect: Effect) {
  const scope = newScope();
  const { steps, possible } = effect(scope);
  const aims = scope.aims.length === 0 ? null : effectOf(`${key} aims`, scope.aims);
  return { aims, possible, does: effectOf(key, steps) };
}

const sentences = sentencesBy<MoncolleState, Scope>(effectProcedure);

/** ability.5, tie.1 Text that is carried out when something happens. */
export function triggered(when: Moment, also: Condition, does: Effect): Sentence {
  const matches: Moment["matches"] = (table, self, open) =>
    !isWithoutForce(table, "") && when.matches(table, self, open);
  return sentences.triggered({ ...when, matches }, also, does);
}

/** ability.5, tie.1 Text that changes what is so. */
export function continuous(changes: readonly Modifier[], while_: Condition): Sentence {
  return sentences.continuous(
    changes.map((change) => ({
      ...change,
      amount: (table, self, id) => (isWithoutForce(table, change.layer) ? 0 : change.amount(table, self, id)),
    })),
    while_,
  );
}

/** ability.5, tie.1 Text that does something else instead. */
export function replaced({ on, affects }: Would, does: Effect): Sentence {
  return sentences.replaced(
    { on, affects: (table, self, event) => (isWithoutForce(table, "") ? null : affects(table, self, event)) },
    does,
  );
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
    const proper = (table: Table, context: Context): readonly CardId[] => {
      const own = useFor(table, context)?.id ?? Number.MAX_SAFE_INTEGER;
      return group.cards(table, context).filter((card) => isProperTarget(table, context.self, own, card));
    };
    const left = (table: Table, context: Context): readonly CardId[] =>
      proper(table, context).filter((card) => !aimsUnder(context, name).some((aim) => aim.card === card));
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
      possible: (table, context) => proper(table, context).length > 0,
      cards: (table, context) =>
        aimsUnder(context, name)
          .filter((aim) => isStillThere(table, aim))
          .map(({ card }) => card),
    };
  };
}

export const userOfText = ({ self }: Context): Seat => self.user;
export const foeOf = ({ self }: { readonly self: Self }): Seat => opponentOf(self.user);

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
