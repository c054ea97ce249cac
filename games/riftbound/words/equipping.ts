import { type CardId, cardAt, NONE, raise } from "@gyoji/kernel";
import { type Entry, entry } from "@gyoji/lexicon";
import { attach } from "../rules/attaching.ts";
import { effect, target, targets } from "./categories.ts";
import { kept } from "./choosing.ts";
import { on } from "./flow.ts";
import type { Effect, Table, Target } from "./meaning.ts";

/* Attaching Equipment to units, and detaching it (terms.12). */

const isAttached = (table: Table, card: CardId): boolean => cardAt(table, card).attachedTo !== NONE;

/** terms.12 Attaches the first of what is chosen to the first of what is chosen for it. */
export function attaching(what: Target, to: Target): Effect {
  return (scope) => {
    const wearer = to(scope, () => true);
    const worn = on(kept(what), {
      rule: "terms.12",
      does: (table, context, [card]) => {
        const [unit] = wearer.cards(table, context);
        if (card !== undefined && unit !== undefined) attach(table, context.self.user, card, unit);
      },
      isDone: isAttached,
    })(scope);
    return {
      choices: [...worn.choices, ...wearer.choices],
      steps: [...worn.steps.slice(0, -2), ...wearer.steps, ...worn.steps.slice(-2)],
      possible: (table, context) => worn.possible(table, context) && wearer.possible(table, context),
      adds: false,
    };
  };
}

export const equippingWords: readonly Entry[] = [
  entry(
    effect,
    "attach",
    { what: target, to: target },
    { en: "attach {what} to {to}", th: "ติด{what}กับ{to}", ja: "{what}を{to}に装着する" },
    ({ what, to }) => attaching(what, to),
  ),
  entry(
    effect,
    "detach",
    { who: targets },
    { en: "detach {who}", th: "ถอด{who}", ja: "{who}を外す" },
    ({ who }) =>
      on(who, {
        rule: "terms.12",
        fits: isAttached,
        does: (table, { self }, cards) =>
          raise(table, "detached", { seat: self.user, cards, source: self.card }),
      }),
  ),
];
