import { contextOf } from "@gyoji/game/effects";
import type { Self } from "@gyoji/kernel";
import type { Activated, Cost, Timing, Triggering } from "../definition.ts";
import {
  always,
  type CompiledEffect,
  type Condition,
  type Effect,
  type Moment,
  NO_PRICE,
  type Part,
  type Price,
  type Response,
  type Sentence,
} from "./meaning.ts";

/* Abilities that carry something out: triggered and activated. */

/** What is done without a condition, a decision or a price. */
export function simply(does: Effect): Response {
  return { does, met: always, isOptional: false, price: NO_PRICE };
}

/** ability.12, ability.14, ability.16, ability.27 A Triggered Ability; `times` limits its uses in a turn, 0 does not. */
export function triggered(
  when: Moment,
  { does, met, isOptional, price }: Response,
  times = 0,
  nth = 0,
): Part {
  return {
    part: "performed",
    effect: does,
    price,
    about: (table, context) =>
      context.event === null
        ? []
        : when.cards(table, context.self, { event: context.event, lastKnown: context.lastKnown }),
    equips: false,
    make: (text, cost): Triggering => ({
      kind: "triggered",
      on: when.on,
      reach: when.reach,
      applies: (table, self, { event, lastKnown }) =>
        when.matches(table, self, { event, lastKnown }) && met(table, contextOf(self, event, lastKnown)),
      ...performance(text),
      repeat: null,
      isOptional,
      cost: price === NO_PRICE ? null : cost,
      called: when.called ?? "",
      timesEachTurn: times,
      nth,
    }),
  };
}

/** ability.8 An Activated Ability. */
export function activated(
  price: Price,
  does: Effect,
  timing: Timing,
  usable: Condition = always,
  equips = false,
): Sentence {
  return () => [
    {
      part: "performed",
      effect: does,
      price,
      about: null,
      equips,
      make: (text, cost): Activated => ({
        kind: "performed",
        what: "activated",
        timing,
        cost,
        adds: text.adds,
        yields: costsOnlyItself(timing, cost) ? text.yields : null,
        usable,
        ...performance(text),
        repeat: null,
        isOptional: false,
      }),
    },
  ];
}

/** play.12 Whether an ability can be used while anything is paid, at no cost but of itself. */
function costsOnlyItself(timing: Timing, { energy, power, acts }: Cost): boolean {
  return timing === "reaction" && energy + power.length === 0 && acts.every(({ isOfItself }) => isOfItself);
}

function performance({ chooses, does, possible }: CompiledEffect) {
  return { chooses, does, possible };
}

/** terms.17, terms.18 The ability that follows works only while the condition is true. */
export function dependent(met: Condition, inner: Sentence): Sentence {
  return () => inner().map((part) => whenMet(met, part));
}

function whenMet(met: Condition, part: Part): Part {
  switch (part.part) {
    case "effect": {
      const { effect } = part;
      return { part: "effect", effect: skippedUnless(met, effect) };
    }
    case "instead":
      return { ...part, met: (table, context) => met(table, context) && part.met(table, context) };
    case "performed": {
      const { make } = part;
      return { ...part, make: (text, cost) => abilityWhenMet(met, make(text, cost)) };
    }
    case "ability":
      return { part: "ability", ability: abilityWhenMet(met, part.ability) };
    case "inTrash":
      return { part: "inTrash", parts: part.parts.map((each) => whenMet(met, each)) };
    case "limit": {
      const { usable } = part;
      return { ...part, usable: (table, context) => !met(table, context) || usable(table, context) };
    }
    case "once":
    case "timing":
    case "additionalCost":
    case "flow":
    case "offDomain":
    case "repeat":
      return part;
  }
}

function skippedUnless(met: Condition, effect: Effect): Effect {
  return (scope) => {
    const { choices, steps, possible, adds } = effect(scope);
    const skipping = {
      rule: "terms.17",
      step: (table: Parameters<Condition>[0], context: Parameters<Condition>[1]) => {
        if (!met(table, context)) table.frame.step += steps.length;
      },
    };
    return { choices, steps: [skipping, ...steps], possible, adds };
  };
}

function abilityWhenMet(
  met: Condition,
  ability: ReturnType<Extract<Part, { part: "performed" }>["make"]>,
): typeof ability {
  const holdsFor = (table: Parameters<Condition>[0], self: Self): boolean => met(table, contextOf(self));
  switch (ability.kind) {
    case "triggered":
      return {
        ...ability,
        applies: (table, self, open) =>
          met(table, contextOf(self, open.event, open.lastKnown)) && ability.applies(table, self, open),
      };
    case "continuous":
      return {
        ...ability,
        amount: (table, self, id) => (holdsFor(table, self) ? ability.amount(table, self, id) : null),
      };
    case "replacement":
      return {
        ...ability,
        affects: (table, self, event) =>
          met(table, contextOf(self, event)) ? ability.affects(table, self, event) : null,
      };
    case "stated":
      return {
        ...ability,
        holds: (table, self, about) => holdsFor(table, self) && ability.holds(table, self, about),
      };
    case "performed":
      return ability.what === "activated"
        ? { ...ability, usable: (table, context) => met(table, context) && ability.usable(table, context) }
        : ability;
  }
}
