import { cardAt, last, raise } from "@gyoji/kernel";
import { type Entry, entry } from "@gyoji/lexicon";
import { COPY, showFace } from "../objects.ts";
import { isPermanent } from "../rules/information.ts";
import { duration, effect, others } from "./categories.ts";
import { kept, known, me, meant } from "./choosing.ts";
import { endingFor } from "./durations.ts";
import { on } from "./flow.ts";
import type { Effect, Target } from "./meaning.ts";

/* What becomes a copy of something else (action.40, layers.4). */

/** Some become copies of one object, as it is printed at that moment: a copy of a copy is what that one shows. */
function copying(who: Target, model: Target, until: string): Effect {
  return (scope) => {
    const copies = kept(who)(scope, isPermanent);
    const copied = kept(model)(scope, isPermanent);
    const become = on(meant(copies.cards), {
      rule: "layers.4",
      fits: isPermanent,
      does: (table, context, cards) => {
        const [shown] = copied.cards(table, context);
        if (shown === undefined) return;
        const { definition: amount } = cardAt(table, shown);
        const { card: source, user: seat } = context.self;
        for (const id of cards) {
          last(table, { layer: COPY, on: "card", id, amount, until: endingFor(context, until), source });
          showFace(table, id);
        }
        raise(table, "becameCopy", { seat, cards, amount, source });
      },
    })(scope);
    return {
      choices: [...copies.choices, ...copied.choices],
      steps: [...copies.steps, ...copied.steps, ...become.steps],
      possible: (table, context) => copies.possible(table, context) && copied.possible(table, context),
      adds: false,
    };
  };
}

/** Until it becomes another object (action.42). */
const FOR_GOOD = "leaving";

export const copyingWords: readonly Entry[] = [
  entry(
    effect,
    "become a copy for a time",
    { who: others, model: others, until: duration },
    {
      en: ["{who} becomes a copy of {model} {until}", "{who} become copies of {model} {until}"],
      th: "{who}กลายเป็นสำเนาของ{model} {until}",
      ja: "{until}{who}は{model}のコピーになる",
    },
    ({ who, model, until }) => copying(who, model, until),
  ),
  entry(
    effect,
    "become a copy",
    { who: others, model: others },
    {
      en: ["{who} becomes a copy of {model}", "{who} become copies of {model}"],
      th: "{who}กลายเป็นสำเนาของ{model}",
      ja: "{who}は{model}のコピーになる",
    },
    ({ who, model }) => copying(who, model, FOR_GOOD),
  ),
  entry(
    effect,
    "I become a copy for a time",
    { model: others, until: duration },
    {
      en: "I become a copy of {model} {until}",
      th: "การ์ดนี้กลายเป็นสำเนาของ{model} {until}",
      ja: "{until}このカードは{model}のコピーになる",
    },
    ({ model, until }) => copying(known(me), model, until),
  ),
  entry(
    effect,
    "I become a copy",
    { model: others },
    {
      en: "I become a copy of {model}",
      th: "การ์ดนี้กลายเป็นสำเนาของ{model}",
      ja: "このカードは{model}のコピーになる",
    },
    ({ model }) => copying(known(me), model, FOR_GOOD),
  ),
];
