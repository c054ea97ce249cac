import { always, fresh, flowWords as joining } from "@gyoji/game/effects";
import { type CardId, skip } from "@gyoji/kernel";
import { type Entry, entry, numberTerminal as number } from "@gyoji/lexicon";
import { common, condition, effect, effects, group } from "./categories.ts";
import { act, type Effect, flow, type Group } from "./meaning.ts";

/* How effects are joined: and then, you may, if, choose, for each, each turn's worth. */

/** 7.8.2.1 What may be begun also where it can be done only in part. */
function partly(does: Effect): Effect {
  return (scope) => ({ ...does(scope), possible: always });
}

/** As often as there are cards of a group when it begins. */
function forEach({ cards }: Group, does: Effect): Effect {
  return (scope) => {
    const name = fresh(scope);
    const { steps } = does(scope);
    const counted = act("7.8.2", (table, context) => {
      context.vars[name] = cards(table, context).length;
    });
    const next = act("7.8.2", (table, { vars }) => {
      const left = vars[name] as number;
      if (left === 0) skip(table, steps.length + 1);
      else vars[name] = left - 1;
    });
    const back = act("7.8.2", (table) => skip(table, -(steps.length + 2)));
    return { steps: [counted, next, ...steps, back], possible: always };
  };
}

/** A number of times. */
function times(n: number, does: Effect): Effect {
  const cards: readonly CardId[] = Array.from({ length: n }, (_, at) => at);
  return forEach({ hidden: false, cards: () => cards }, does);
}

export const flowWords: readonly Entry[] = [
  ...joining(common, flow),
  entry(
    effects,
    "or, if so, instead",
    { one: effect, met: condition, other: effect },
    {
      en: "{one}. If {met}, {other} instead",
      th: "{one} แต่ถ้า{met} ให้{other}แทน",
      ja: "{one}。ただし、{met}なら、代わりに{other}",
    },
    ({ one, met, other }) => flow.either(met, other, one),
  ),
  entry(
    effects,
    "choose one",
    { one: effect, other: effect },
    {
      en: "choose one: {one}; or {other}",
      th: "เลือกหนึ่งอย่าง: {one} หรือ{other}",
      ja: "次から1つを選ぶ：{one}、または、{other}",
    },
    ({ one, other }) => partly(flow.mode(one, other)),
  ),
  entry(
    effects,
    "for each",
    { from: group, does: effect },
    { en: "for each of {from}, {does}", th: "สำหรับ{from}แต่ละตัว {does}", ja: "{from}1体につき、{does}" },
    ({ from, does }) => forEach(from, does),
  ),
  entry(
    effects,
    "times",
    { n: number, does: effect },
    { en: "do this {n} times: {does}", th: "ทำดังนี้ {n} ครั้ง: {does}", ja: "次を{n}回行う：{does}" },
    ({ n, does }) => times(Math.min(n, 20), does),
  ),
];
