import { type CardId, last, NONE, raise, type Subject } from "@gyoji/kernel";
import { type Entry, entry } from "@gyoji/lexicon";
import { isUnit, mightOf, withinLimit } from "../rules/information.ts";
import {
  count,
  duration,
  effect,
  figure,
  gifts,
  noun,
  sentence,
  signed,
  target,
  targets,
} from "./categories.ts";
import { all, it, kept, known, me, they } from "./choosing.ts";
import { endingFor } from "./durations.ts";
import { figuredBefore, inTurn, on, plainly } from "./flow.ts";
import type { Amount, Context, Effect, Gift, Part, Table, Target } from "./meaning.ts";
import { faceFor, givesText } from "./texts.ts";

/* What effects give for a time: Might, keywords (layers.6, layers.7, keywords.2). */

/** A change of a layer that lasts until something ends it. */
function lasts(
  table: Table,
  context: Context,
  layer: string,
  subject: Subject,
  id: number,
  amount: number,
  until: string,
): void {
  if (amount !== 0)
    last(table, {
      layer,
      on: subject,
      id,
      amount,
      until: endingFor(context, until),
      source: context.self.card,
    });
}

/** Might that is given is an event, so that it can be replaced; none where nothing would change (layers.9). */
export function giveMight(
  table: Table,
  context: Context,
  cards: readonly CardId[],
  amount: number,
  how: { readonly until: string; readonly least?: number },
): void {
  const { self } = context;
  const { least = Number.MIN_SAFE_INTEGER } = how;
  const more = { ...how, until: endingFor(context, how.until) };
  const changed = cards.filter((card) => withinLimit(table, card, amount, least) !== 0);
  if (changed.length > 0)
    raise(table, "gaveMight", { seat: self.user, cards: changed, amount, source: self.card, more });
}

/** layers.9 The figures are those of now. */
function giving(what: readonly Gift[], who: Target, until: string): Effect {
  const figures = what.map(
    ({ amount }): Amount =>
      (table, context) =>
        amount(table, context, NONE) ?? 0,
  );
  return figuredBefore(figures, (fixed) =>
    on(who, {
      rule: "layers.7",
      does: (table, context, cards) => {
        for (const [at, { layer }] of what.entries()) {
          const amount = fixed[at]?.(table, context) ?? 0;
          if (layer === "might") giveMight(table, context, cards, amount, { until });
          else for (const card of cards) lasts(table, context, layer, "card", card, amount, until);
        }
      },
    }),
  );
}

/** layers.9 No lower than a limit: by how much is counted once. */
function lowering(by: number, least: number, who: Target, until: string): Effect {
  return on(who, {
    rule: "layers.9",
    fits: isUnit,
    does: (table, context, cards) => giveMight(table, context, cards, by, { until, least }),
  });
}

/** action.36 Raised by what it is now. */
function doubling(who: Target, until: string): Effect {
  return on(who, {
    rule: "action.36",
    fits: isUnit,
    does: (table, context, cards) => {
      for (const card of cards) giveMight(table, context, [card], mightOf(table, card), { until });
    },
  });
}

/** action.37 Two units exchange their Mights. */
function swapping(who: Target, until: string): Effect {
  return on(who, {
    rule: "action.37",
    fits: isUnit,
    does: (table, context, [one, other]) => {
      if (one === undefined || other === undefined) return;
      const by = mightOf(table, other) - mightOf(table, one);
      giveMight(table, context, [one], by, { until });
      giveMight(table, context, [other], -by, { until });
    },
  });
}

/** Up to a figure, if that is more. */
function raisingTo(who: Target, x: Amount, until: string): Effect {
  return on(who, {
    rule: "layers.7",
    fits: isUnit,
    does: (table, context, cards) => {
      for (const card of cards) {
        const by = Math.max(0, x(table, context) - mightOf(table, card)); // layers.10
        giveMight(table, context, [card], by, { until });
      }
    },
  });
}

/** Up to the Might of another one, as it is now. */
function raisingToThatOf(who: Target, model: Target, until: string): Effect {
  return (scope) => {
    const raised = who(scope, isUnit);
    const shown = model(scope, isUnit);
    const raising = on(known(raised.cards), {
      rule: "layers.7",
      fits: isUnit,
      does: (table, context, cards) => {
        const most = Math.max(0, ...shown.cards(table, context).map((card) => mightOf(table, card)));
        for (const card of cards)
          giveMight(table, context, [card], Math.max(0, most - mightOf(table, card)), { until });
      },
    })(scope);
    return {
      choices: [...raised.choices, ...shown.choices],
      steps: [...raised.steps, ...shown.steps, ...raising.steps],
      possible: (table, context) => raised.possible(table, context) && shown.possible(table, context),
      adds: false,
    };
  };
}

/** layers.6 */
function givingText(parts: readonly Part[], who: Target, until: string): Effect {
  return (scope) => {
    const face = faceFor(scope, parts);
    return on(who, {
      rule: "layers.6",
      does: (table, context, cards) => {
        for (const card of cards) givesText(table, context, face, { card }, until);
      },
    })(scope);
  };
}

/** layers.5 The newest decides (layers.12). */
function rebasing(who: Target, amount: number, until: string): Effect {
  return on(who, {
    rule: "layers.5",
    fits: isUnit,
    does: (table, context, cards) => {
      const change = { amount, until: endingFor(context, until), source: context.self.card };
      for (const id of cards) last(table, { layer: "baseMight", on: "card", id, ...change });
    },
  });
}

/** What holds for the player with the text, for a time. */
function forYou(rule: string, layer: string, amount: number, until: string): Effect {
  return plainly(rule, (table, context) =>
    lasts(table, context, layer, "seat", context.self.user, amount, until),
  );
}

const meNow: Target = () => ({ choices: [], steps: [], possible: () => true, cards: me });

export const givingWords: readonly Entry[] = [
  entry(
    effect,
    "give",
    { who: targets, what: gifts, until: duration },
    {
      en: [
        "give {who} {what} {until}",
        "give {who} each {what} {until}",
        "{who} gains {what} {until}",
        "{who} gain {what} {until}",
      ],
      th: "ให้{who}ได้รับ {what} {until}",
      ja: "{until}{who}に{what}を与える",
    },
    ({ who, what, until }) => giving(what, who, until),
  ),
  entry(
    effect,
    "give to",
    { what: gifts, who: targets, until: duration },
    {
      en: "give {what} to {who} {until}",
      th: "มอบ {what} ให้{who} {until}",
      ja: "{until}{what}を{who}に与える",
    },
    ({ who, what, until }) => giving(what, who, until),
  ),
  entry(
    effect,
    "give each its own",
    { who: targets, what: gifts, until: duration, other: targets, more: gifts, again: duration },
    {
      en: "give {who} {what} {until} and {other} {more} {again}",
      th: "ให้{who}ได้รับ {what} {until} และให้{other}ได้รับ {more} {again}",
      ja: "{until}{who}に{what}を、{again}{other}に{more}を与える",
    },
    ({ who, what, until, other, more, again }) =>
      inTurn(giving(what, who, until), giving(more, other, again)),
  ),
  entry(
    effect,
    "give one and lower another",
    { who: targets, what: gifts, until: duration, other: targets, by: signed, again: duration, least: count },
    {
      en: [
        "give {who} {what} {until} and {other} {by} [M] {again}, to a minimum of {least} [M]",
        "give {who} {what} {until} and {other} {by} :rb_might: {again}, to a minimum of {least} :rb_might:",
      ],
      th: "ให้{who}ได้รับ {what} {until} และให้{other}ได้รับ {by} Might {again} โดยไม่ต่ำกว่า {least}",
      ja: "{until}{who}に{what}を与え、{again}{other}のマイトを{by}する。ただし{least}より小さくはならない",
    },
    ({ who, what, until, other, by, again, least }) =>
      inTurn(giving(what, who, until), lowering(by, least, other, again)),
  ),
  entry(
    effect,
    "give it more",
    { by: signed, until: duration },
    {
      en: ["an additional {by} [M] {until}", "an additional {by} :rb_might: {until}"],
      th: "ให้มันได้รับเพิ่มอีก {by} Might {until}",
      ja: "{until}それにさらにマイト{by}を与える",
    },
    ({ by, until }) => giving([{ layer: "might", amount: () => by }], known(it), until),
  ),
  entry(
    effect,
    "raise its Might to that of",
    { until: duration, model: target },
    {
      en: [
        "increase its Might to the Might of {model} {until}",
        "{until}, increase its Might to the Might of {model}",
      ],
      th: "เพิ่ม Might ของมันจนเท่าของ{model} {until}",
      ja: "{until}それのマイトを、{model}が持つマイトまで上げる",
    },
    ({ until, model }) => raisingToThatOf(kept(known(it)), model, until),
  ),
  // layers.6 An ability that it has for a time.
  entry(
    effect,
    "give a text",
    { who: targets, text: sentence, until: duration },
    {
      en: ['give {who} "{text}" {until}', '{who} gains "{text}" {until}', '{until}, {who} has "{text}"'],
      th: 'ให้{who}ได้รับ "{text}" {until}',
      ja: '{until}{who}に"{text}"を与える',
    },
    ({ who, text, until }) => givingText(text(), who, until),
  ),
  // As many times as there are objects of a kind when it resolves.
  entry(
    effect,
    "give Might for each",
    { who: targets, by: signed, until: duration, kind: noun },
    {
      en: [
        "give {who} {by} [M] {until} for each {kind}",
        "give {who} {by} :rb_might: {until} for each {kind}",
      ],
      th: "ให้{who}ได้รับ {by} Might {until} ต่อ{kind}แต่ละตัว",
      ja: "{until}{kind}1つにつき{who}に{by}のマイトを与える",
    },
    ({ who, by, until, kind }) =>
      on(who, {
        rule: "layers.7",
        fits: isUnit,
        does: (table, context, cards) => {
          const amount = by * all(kind)(table, context).length;
          giveMight(table, context, cards, amount, { until });
        },
      }),
  ),
  // keywords.3
  entry(
    effect,
    "give for good",
    { who: targets, what: gifts },
    { en: "give {who} {what}", th: "ให้{who}ได้รับ {what}", ja: "{who}に{what}を与える" },
    ({ who, what }) => giving(what, who, "leaving"),
  ),
  entry(
    effect,
    "lower Might",
    { who: targets, by: signed, until: duration, least: count },
    {
      en: [
        "give {who} {by} [M] {until}, to a minimum of {least} [M]",
        "give {who} {by} :rb_might: {until}, to a minimum of {least} :rb_might:",
      ],
      th: "ให้{who}ได้รับ {by} Might {until} โดยไม่ต่ำกว่า {least}",
      ja: "{until}{who}のマイトを{by}する。ただし{least}より小さくはならない",
    },
    ({ who, by, until, least }) => lowering(by, least, who, until),
  ),
  entry(
    effect,
    "double Might",
    { who: target, until: duration },
    {
      en: ["double {who}'s Might {until}", "double the Might of {who} {until}"],
      th: "เพิ่ม Might ของ{who}เป็นสองเท่า{until}",
      ja: "{until}{who}のマイトを2倍にする",
    },
    ({ who, until }) => doubling(who, until),
  ),
  entry(
    effect,
    "double my Might",
    { until: duration },
    {
      en: "double my Might {until}",
      th: "เพิ่ม Might ของตัวเองเป็นสองเท่า{until}",
      ja: "{until}自身のマイトを2倍にする",
    },
    ({ until }) => doubling(meNow, until),
  ),
  entry(
    effect,
    "double its Might",
    { until: duration },
    {
      en: "double its Might {until}",
      th: "เพิ่ม Might นั้นเป็นสองเท่า{until}",
      ja: "{until}そのマイトを2倍にする",
    },
    ({ until }) => doubling(known(it), until),
  ),
  entry(
    effect,
    "swap their Mights",
    { until: duration },
    {
      en: ["swap their Mights {until}", "swap their Might {until}"],
      th: "สลับ Might เหล่านั้น{until}",
      ja: "{until}それらの間でマイトを入れ替える",
    },
    ({ until }) => swapping(known(they), until),
  ),
  entry(
    effect,
    "swap Might",
    { who: targets, until: duration },
    {
      en: "swap the Might of {who} {until}",
      th: "สลับ Might ของ{who}{until}",
      ja: "{until}{who}のマイトを入れ替える",
    },
    ({ who, until }) => swapping(who, until),
  ),
  entry(
    effect,
    "raise Might to",
    { who: targets, x: figure, until: duration },
    {
      en: "increase the Might of {who} to {x} {until}",
      th: "เพิ่ม Might ของ{who}ให้เท่ากับ{x} {until}",
      ja: "{until}{who}のマイトを{x}まで上げる",
    },
    ({ who, x, until }) => raisingTo(who, x, until),
  ),
  // might.7
  entry(
    effect,
    "base Might becomes",
    { who: targets, n: count, until: duration },
    {
      en: "the base Might of {who} becomes {n} {until}",
      th: "Base Might ของ{who}กลายเป็น {n} {until}",
      ja: "{until}{who}の基本マイトは{n}になる",
    },
    ({ who, n, until }) => rebasing(who, n, until),
  ),
  entry(
    effect,
    "units you play enter ready",
    { until: duration },
    {
      en: "units you play {until} enter ready",
      th: "ยูนิตที่คุณเล่น{until}เข้าสนามแบบ Ready",
      ja: "{until}あなたがプレイするユニットはレディで出る",
    },
    ({ until }) => forYou("types.5", "unitsEnterReady", 1, until),
  ),
];
