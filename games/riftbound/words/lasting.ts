import { type CardId, last } from "@gyoji/kernel";
import { type Entry, entry } from "@gyoji/lexicon";
import { chosenOnes, duration, effect, wideFact } from "./categories.ts";
import { endingFor } from "./durations.ts";
import { CANNOT } from "./facts.ts";
import { on } from "./flow.ts";
import { act, always, type Context, doing, type Effect, type Fact, type Table } from "./meaning.ts";
import { faceFor, givesText } from "./texts.ts";

/* What is so for a time (ability.25). */

/** Its player has a text that says it. */
export function forATime(what: Fact, until: string): Effect {
  return (scope) => {
    const face = faceFor(scope, what(always));
    return doing([
      act("ability.25", (table, context) =>
        givesText(table, context, face, { seat: context.self.user }, until),
      ),
    ]);
  };
}

function lays(table: Table, context: Context, layer: string, cards: readonly CardId[], until: string): void {
  for (const id of cards)
    last(table, {
      layer,
      on: "card",
      id,
      amount: 1,
      until: endingFor(context, until),
      source: context.self.card,
    });
}

export const lastingWords: readonly Entry[] = [
  entry(
    effect,
    "so for a time",
    { what: wideFact, until: duration },
    { en: ["{what} {until}", "{until}, {what}"], th: "{what}{until}", ja: "{until}{what}" },
    ({ what, until }) => forATime(what, until),
  ),
  ...CANNOT.map(({ layer, en, th, ja }) =>
    entry(
      effect,
      `cannot for a time: ${layer}`,
      { who: chosenOnes, until: duration },
      {
        en: en.map((words) => `{who} ${words} {until}`),
        th: `{until} {who}${th}`,
        ja: `{until}{who}は${ja}`,
      },
      ({ who, until }) =>
        on(who, {
          rule: "golden.5",
          does: (table, context, cards) => lays(table, context, layer, cards, until),
        }),
    ),
  ),
];
