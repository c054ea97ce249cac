import { contextOf } from "@gyoji/game/effects";
import { type Option, raise, skip } from "@gyoji/kernel";
import type { RiftboundAbility } from "../definition.ts";
import { prevent } from "../rules/preventing.ts";
import { choose, PHASES, type PhaseOfTurn } from "../state.ts";
import { mention } from "./choosing.ts";
import { isPayable, on, paymentSteps, plainly } from "./flow.ts";
import {
  act,
  always,
  type CompiledEffect,
  type Context,
  doing,
  type Effect,
  type EffectStep,
  type Fate,
  late,
  type Noun,
  type Part,
  type Response,
  type Table,
  type Target,
  type Would,
} from "./meaning.ts";
import { faceFor, givesText, useUp } from "./texts.ts";
import { simply } from "./triggers.ts";

/* How something is done instead of something else (replacement.1, replacement.2). */

/** Whatever event of a kind. */
export const anyOf = (kind: string): Fate => ({ on: kind, isMeant: () => true });

/** It would happen to one of these. */
export function toOne({ on: kind, isMeant }: Fate, is: Noun["is"]): Would {
  return {
    on: kind,
    affects: (table, context, event) => {
      const those = event.cards.filter(
        (card) => is(table, card, context) && isMeant(table, context, event, card),
      );
      return those.length > 0 ? those : null;
    },
  };
}

/** It would happen to a player. */
export function toPlayer(
  kind: string,
  whom: (table: Table, context: Context, seat: number) => boolean,
): Would {
  return { on: kind, affects: (table, context, { seat }) => (whom(table, context, seat) ? [] : null) };
}

export const toMe = (what: Fate): Would => toOne(what, (_table, card, { self }) => card === self.card);

/** Something is done instead; `first` comes before it when it is. */
export function insteadOf({ on: kind, affects }: Would, does: Response, first: readonly EffectStep[]): Part {
  /** Whether it is so of what it would happen to. */
  const isMet = (table: Table, context: Context, cards: readonly number[]): boolean => {
    mention(table, context, cards);
    return does.met(table, context);
  };
  return {
    part: "performed",
    effect: instead(does, first),
    price: does.price,
    about: (_table, { event }) => event?.cards ?? [],
    equips: false,
    make: ({ does: procedure }: CompiledEffect): RiftboundAbility => ({
      kind: "replacement",
      on: kind,
      affects: (table, self, event) => {
        const context = contextOf(self, event);
        const cards = affects(table, context, event);
        if (cards === null) return null;
        if (cards.length === 0) return isMet(table, context, event.cards) ? cards : null;
        const those = cards.filter((card) => isMet(table, context, [card]));
        return those.length > 0 ? those : null;
      },
      takes: "one",
      does: procedure,
    }),
  };
}

/** Who declines lets happen what was going to happen. */
function instead({ does, isOptional, price }: Response, first: readonly EffectStep[]): Effect {
  return (scope) => {
    const inner = does(late(scope));
    const steps = [...first, ...paymentSteps(scope, price), ...inner.steps];
    const deciding: EffectStep = {
      rule: "replacement.1",
      step: choose<Context>(
        (table, context) => {
          if (!isOptional) return null;
          const options: Option[] = [{ kind: "word", word: "no" }];
          if (isPayable(table, context, price)) options.push({ kind: "word", word: "yes" });
          return {
            seat: context.self.user,
            ask: "mayReplace",
            options,
            open: true,
            about: context.self.card,
          };
        },
        (table, _context, option) => {
          if (option.kind === "word" && option.word === "no") skip(table, steps.length + 1);
        },
      ),
    };
    const over = act("replacement.1", (table) => skip(table, 1));
    const goOn = act("replacement.1", (table, { event }) => {
      if (event !== null) raise(table, event.kind, event);
    });
    return { choices: [], steps: [deciding, ...steps, over, goOn], possible: always, adds: false };
  };
}

/** What would happen happens with another amount. */
export function changed(to: (amount: number) => number): Effect {
  return plainly("replacement.1", (table, { event }) => {
    if (event === null) return;
    const amount = to(event.amount);
    // terms.11: nothing is left of it.
    if (Math.sign(amount) === Math.sign(event.amount)) raise(table, event.kind, { ...event, amount });
  });
}

/** Nothing at all. */
export const nothing: Effect = () => doing([]);

const onlyOnce: readonly EffectStep[] = [act("ability.24", useUp)];

/** action.32, replacement.3 The text of what has a Prevent value. */
export const prevention: Part = insteadOf(toMe(anyOf("dealt")), simply(plainly("action.32", prevent)), []);

/** Something is done instead, the next time this turn that it would happen to one of these. */
export function nextTimeIt(who: Target, what: Fate, does: Response): Effect {
  return (scope) => {
    const face = faceFor(scope, [insteadOf(toMe(what), does, onlyOnce)]);
    return on(who, {
      rule: "ability.24",
      does: (table, context, cards) => {
        for (const card of cards) givesText(table, context, face, { card }, "turn");
      },
    })(scope);
  };
}

/** The same for anything that would happen. */
export function nextTime(what: Would, does: Response, until = "turn"): Effect {
  return (scope) => {
    const face = faceFor(scope, [insteadOf(what, does, onlyOnce)]);
    return plainly("ability.24", (table, context) =>
      givesText(table, context, face, { seat: context.self.user }, until),
    )(scope);
  };
}

/** Something is done instead, whenever it would happen this turn. */
export function wheneverThisTurn(what: Would, does: Response): Effect {
  return (scope) => {
    const face = faceFor(scope, [insteadOf(what, does, [])]);
    return plainly("ability.24", (table, context) =>
      givesText(table, context, face, { seat: context.self.user }, "turn"),
    )(scope);
  };
}

/** action.41 The next such phase of a player is replaced with nothing. */
export function skipping(phase: PhaseOfTurn): Effect {
  const begins: Would = {
    on: "phaseBegan",
    affects: (_table, { self }, { seat, amount }) =>
      seat === self.user && PHASES[amount] === phase ? [] : null,
  };
  return nextTime(begins, simply(nothing), "used");
}
