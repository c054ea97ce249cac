import type * as meanings from "@gyoji/game/effects";
import { effectOf, flowBy, sentencesBy, targetsBy } from "@gyoji/game/effects";
import { type CardId, cardAt, NONE, type Seat, type Self } from "@gyoji/kernel";
import type { EffectProcedure, GensoAbility } from "../definition.ts";
import { isCharacter, isStillThere } from "../rules/information.ts";
import { type GensoState, type GensoTable, opponentOf } from "../state.ts";

/*
 * What phrases mean. A phrase is compiled once, when a card is read, into conditions, figures and steps.
 */

/** Gives each choice in a text a name of its own. */
export type Scope = meanings.Names;

export type Context = meanings.Context;
export type Table = GensoTable;
export type Condition = meanings.Condition<GensoState>;
/** How many of something there are. */
export type Count = (table: Table, context: Context) => number;
/** Whether a card is what a noun says. */
export type Noun = (table: Table, card: CardId) => boolean;
export type Group = meanings.Group<GensoState>;
export type Effect = meanings.Effect<GensoState, Scope>;
export type Choosing = meanings.Choosing<GensoState>;
export type Target = meanings.Target<GensoState, Scope>;
export type Moment = meanings.Moment<GensoState>;
export type Would = meanings.Would<GensoState>;
export type Modifier = meanings.Modifier<GensoState>;
export type Sentence = meanings.Sentence<GensoAbility>;

/** calc.15 How effects are joined, in printed order. */
export const flow = flowBy<GensoState, Scope>("calc.15");
export const { act } = flow;
/** calc.15 What effects are about. */
export const { meant, onCards, picked, single } = targetsBy<GensoState, Scope>("calc.15");

/** An effect as a procedure that carries it out. */
export function effectProcedure(key: string, effect: Effect): EffectProcedure {
  return effectOf(key, effect({ next: 0 }).steps);
}

/** What is set off, and what is always so (calc.15, calc.16). */
export const { triggered, continuous, replaced } = sentencesBy<GensoState, Scope>(effectProcedure);

export const userOfText = ({ self }: Context): Seat => self.user;
export const foeOf = ({ self }: { readonly self: Self }): Seat => opponentOf(self.user);

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
