import { type Option, skip } from "@gyoji/kernel";
import { type Entry, entry } from "@gyoji/lexicon";
import { choose } from "../state.ts";
import { effect, effects, mode, modes, response } from "./categories.ts";
import { inTurn } from "./flow.ts";
import { doingThis } from "./later.ts";
import { act, type Context, type Doing, type Effect, type EffectStep, fresh } from "./meaning.ts";
import { simply } from "./triggers.ts";

/* Effects of which one is chosen: modes. */

/** play.6 One of these, chosen while the text is played, before its targets are. */
function oneOf(all: readonly Effect[]): Effect {
  return (scope) => {
    const name = fresh(scope);
    const inner = all.map((each) => each(scope));
    const deciding = choosingMode(name, inner);
    const choices = inner.flatMap((each, at) => onlyIfChosen(name, at, each.choices));
    const steps = inner.flatMap((each, at) => onlyIfChosen(name, at, each.steps));
    return {
      choices: scope.isLate ? choices : [...deciding, ...choices],
      steps: scope.isLate ? [...deciding, ...steps] : steps,
      possible: (table, context) => inner.some(({ possible }) => possible(table, context)),
      adds: false,
    };
  };
}

function choosingMode(name: string, inner: readonly Doing[]): readonly EffectStep[] {
  const begin = act("play.6", (_table, { vars }) => {
    vars[name] = 0;
  });
  const step = choose<Context>(
    (table, context) => {
      const options = inner.flatMap(({ possible }, at): Option[] =>
        possible(table, context) ? [{ kind: "number", number: at + 1 }] : [],
      );
      if (options.length === 0) return null;
      const { self } = context;
      return { seat: context.self.user, ask: "chooseMode", options, open: true, about: self.card };
    },
    (_table, { vars }, option) => {
      if (option.kind === "number") vars[name] = option.number;
    },
  );
  return [begin, { rule: "play.6", step }];
}

function onlyIfChosen(name: string, at: number, steps: readonly EffectStep[]): readonly EffectStep[] {
  if (steps.length === 0) return [];
  const passing = act("play.6", (table, { vars }) => {
    if (vars[name] !== at + 1) skip(table, steps.length);
  });
  return [passing, ...steps];
}

export const modeWords: readonly Entry[] = [
  entry(
    mode,
    "what a mode does",
    { does: effect },
    { en: "{does}", th: "{does}", ja: "{does}" },
    ({ does }) => does,
  ),
  entry(
    mode,
    "what a mode does in turn",
    { one: effect, more: mode },
    { en: ["{one}, then {more}", "{one} and {more}"], th: "{one} แล้ว{more}", ja: "{one}、その後{more}" },
    ({ one, more }) => inTurn(one, more),
  ),
  entry(
    modes,
    "two modes",
    { one: mode, other: mode },
    { en: ["• {one}. • {other}", "{one}. {other}"], th: "• {one} • {other}", ja: "• {one}。• {other}" },
    ({ one, other }) => [one, other],
  ),
  entry(
    modes,
    "more modes",
    { one: mode, more: modes },
    { en: ["• {one}. {more}", "{one}. {more}"], th: "• {one} {more}", ja: "• {one}。{more}" },
    ({ one, more }) => [one, ...more],
  ),
  entry(
    effects,
    "choose one",
    { all: modes },
    {
      en: ["choose one — {all}", "choose one: {all}"],
      th: "เลือกหนึ่งอย่าง: {all}",
      ja: "次から1つを選ぶ：{all}",
    },
    ({ all }) => oneOf(all),
  ),
  entry(
    response,
    "choosing one",
    { all: modes },
    {
      en: ["choose one — {all}", "choose one: {all}"],
      th: "เลือกหนึ่งอย่าง: {all}",
      ja: "次から1つを選ぶ：{all}",
    },
    ({ all }) => simply(oneOf(all)),
  ),
  // ability.23
  entry(
    effects,
    "do one of the following",
    { all: modes },
    { en: "do one of the following: {all}", th: "ทำหนึ่งอย่างต่อไปนี้: {all}", ja: "次のうち1つを行う：{all}" },
    ({ all }) => doingThis(oneOf(all)),
  ),
];
