import { type CardId, choose, type Option, skip } from "@gyoji/kernel";
import { type Entry, entry, numberTerminal as number } from "@gyoji/lexicon";
import { condition, effect, effects, group } from "./categories.ts";
import {
  act,
  type Condition,
  type Context,
  type Doing,
  type Effect,
  type EffectStep,
  fresh,
  type Group,
  may,
  type Table,
  unless,
} from "./meaning.ts";

/* How effects are joined: and then, you may, if, choose, for each, each turn's worth. */

const always: Condition = () => true;

/** One after the other. */
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

/** One or the other. */
function either(met: Condition, one: Effect, other: Effect): Effect {
  return (scope) => {
    const [then, otherwise] = [one(scope).steps, other(scope).steps];
    const jump = act("7.8.2", (table) => skip(table, otherwise.length));
    return { steps: [unless(met, [...then, jump]), ...then, jump, ...otherwise], possible: always };
  };
}

/** The user chooses which, also what can only partly be done (7.8.2.1). */
function mode(one: Effect, other: Effect): Effect {
  return (scope) => {
    const doings: readonly [Doing, Doing] = [one(scope), other(scope)];
    const jump = act("7.8.2", (table) => skip(table, doings[1].steps.length));
    const asking: EffectStep = {
      rule: "7.8.2",
      step: choose<Table, Context>(
        (_table, context) => {
          const options: Option[] = [
            { kind: "number", number: 1 },
            { kind: "number", number: 2 },
          ];
          return {
            seat: context.self.user,
            ask: "chooseMode",
            options,
            open: true,
            about: context.self.card,
          };
        },
        (table, _context, option) => {
          if (option.kind === "number" && option.number === 2) skip(table, doings[0].steps.length + 1);
        },
      ),
    };
    return { steps: [asking, ...doings[0].steps, jump, ...doings[1].steps], possible: always };
  };
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

const words = [
  entry(
    effects,
    "and then",
    { one: effect, more: effects },
    {
      en: ["{one}, then {more}", "{one}. Then, {more}"],
      th: "{one} จากนั้น{more}",
      ja: "{one}。その後、{more}",
    },
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
    "or, if so, instead",
    { one: effect, met: condition, other: effect },
    {
      en: "{one}. If {met}, {other} instead",
      th: "{one} แต่ถ้า{met} ให้{other}แทน",
      ja: "{one}。ただし、{met}なら、代わりに{other}",
    },
    ({ one, met, other }) => either(met, other, one),
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
    ({ one, other }) => mode(one, other),
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

export const flowWords: readonly Entry[] = words;
