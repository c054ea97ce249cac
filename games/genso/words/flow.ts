import { choose, type Option, skip } from "@gyoji/kernel";
import { type Entry, entry } from "@gyoji/lexicon";
import { condition, effect, effects } from "./categories.ts";
import {
  act,
  type Condition,
  type Context,
  type Effect,
  type EffectStep,
  may,
  type Table,
  unless,
} from "./meaning.ts";

/* How effects are joined: and then, you may, if, choose. */

const always: Condition = () => true;

/** calc.15 One after the other, in printed order. */
function inTurn(first: Effect, rest: Effect): Effect {
  return (scope) => {
    const [one, more] = [first(scope), rest(scope)];
    return { steps: [...one.steps, ...more.steps], possible: one.possible };
  };
}

/** If the user likes. */
function optional(does: Effect): Effect {
  return (scope) => {
    const { steps, possible } = does(scope);
    return { steps: [may(steps, possible), ...steps], possible: always };
  };
}

/** Only if it is so when it comes to it. */
function onlyIf(met: Condition, does: Effect): Effect {
  return (scope) => {
    const { steps, possible } = does(scope);
    return { steps: [unless(met, steps), ...steps], possible };
  };
}

/** One or the other, as the user chooses. */
function mode(one: Effect, other: Effect): Effect {
  return (scope) => {
    const [first, second] = [one(scope), other(scope)];
    const jump = act("calc.15", (table) => skip(table, second.steps.length));
    const asking: EffectStep = {
      rule: "calc.15",
      step: choose<Table, Context>(
        (_table, { self }) => {
          const options = [1, 2].map((number): Option => ({ kind: "number", number }));
          return { seat: self.user, ask: "chooseMode", options, open: true, about: self.card };
        },
        (table, _context, option) => {
          if (option.kind === "number" && option.number === 2) skip(table, first.steps.length + 1);
        },
      ),
    };
    return {
      steps: [asking, ...first.steps, jump, ...second.steps],
      possible: (table, context) => first.possible(table, context) || second.possible(table, context),
    };
  };
}

export const flowWords: readonly Entry[] = [
  entry(
    effects,
    "and then",
    { one: effect, more: effects },
    { en: "{one}, then {more}", th: "{one} จากนั้น{more}", ja: "{one}。その後、{more}" },
    ({ one, more }) => inTurn(one, more),
  ),
  entry(
    effects,
    "you may",
    { does: effect },
    { en: "you may {does}", th: "สามารถ{does}ได้", ja: "{does}ことができる" },
    ({ does }) => optional(does),
  ),
  entry(
    effects,
    "you may, if you do",
    { does: effect, more: effects },
    {
      en: "you may {does}. If you do, {more}",
      th: "สามารถ{does}ได้ ถ้าทำเช่นนั้น {more}",
      ja: "{does}ことができる。そうした場合、{more}",
    },
    ({ does, more }) => optional(inTurn(does, more)),
  ),
  entry(
    effects,
    "if",
    { met: condition, does: effect },
    { en: "{does} if {met}", th: "{does} เฉพาะเมื่อ{met}", ja: "{met}場合に限り、{does}" },
    ({ met, does }) => onlyIf(met, does),
  ),
  entry(
    effects,
    "choose one",
    { one: effect, other: effect },
    {
      en: "choose one: {one}; or {other}",
      th: "เลือกหนึ่งอย่าง: {one} หรือ{other}",
      ja: "1つを選ぶ：{one}、または、{other}",
    },
    ({ one, other }) => mode(one, other),
  ),
];
