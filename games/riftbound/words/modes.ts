import { type Option, repeat, skip } from "@gyoji/kernel";
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

/** play.6 So many of these, each once, chosen while the text is played, and carried out in the order of the text. */
function someOf(all: readonly Effect[], least: number, most: number): Effect {
  return (scope) => {
    const name = fresh(scope);
    const inner = all.map((each) => each(scope));
    const chosen = ({ vars }: Context): readonly number[] =>
      (vars[name] as readonly number[] | undefined) ?? [];
    const begin = act("play.6", (_table, { vars }) => {
      vars[name] = [];
      vars[`${name} done`] = false;
    });
    const asking: EffectStep = {
      rule: "play.6",
      step: choose<Context>(
        (table, context) => {
          const before = chosen(context);
          if (before.length >= most || context.vars[`${name} done`] === true) return null;
          const options = inner.flatMap(({ possible }, at): Option[] =>
            !before.includes(at + 1) && possible(table, context) ? [{ kind: "number", number: at + 1 }] : [],
          );
          if (options.length === 0) return null;
          if (before.length >= least) options.unshift({ kind: "word", word: "done" });
          const { self } = context;
          return { seat: self.user, ask: "chooseMode", options, open: true, about: self.card };
        },
        (table, context, option) => {
          if (option.kind === "number") context.vars[name] = [...chosen(context), option.number];
          else context.vars[`${name} done`] = true;
          repeat(table);
        },
      ),
    };
    const onlyIfAmong = (at: number, steps: readonly EffectStep[]): readonly EffectStep[] => {
      if (steps.length === 0) return [];
      const passing = act("play.6", (table, context) => {
        if (!chosen(context).includes(at + 1)) skip(table, steps.length);
      });
      return [passing, ...steps];
    };
    const choices = inner.flatMap((each, at) => onlyIfAmong(at, each.choices));
    const steps = inner.flatMap((each, at) => onlyIfAmong(at, each.steps));
    return {
      choices: scope.isLate ? choices : [begin, asking, ...choices],
      steps: scope.isLate ? [begin, asking, ...steps] : steps,
      possible: (table, context) => inner.filter(({ possible }) => possible(table, context)).length >= least,
      adds: false,
    };
  };
}

/** How many of several effects are chosen. */
const HOW_MANY: readonly {
  readonly id: string;
  readonly en: readonly string[];
  readonly th: string;
  readonly ja: string;
  readonly least: number;
  readonly most: number;
}[] = [
  { id: "two", en: ["choose two"], th: "เลือกสองอย่าง", ja: "次から2つを選ぶ", least: 2, most: 2 },
  {
    id: "up to two",
    en: ["choose up to two"],
    th: "เลือกไม่เกินสองอย่าง",
    ja: "次から2つまで選ぶ",
    least: 0,
    most: 2,
  },
  {
    id: "one or more",
    en: ["choose one or more", "choose one or both"],
    th: "เลือกอย่างน้อยหนึ่งอย่าง",
    ja: "次から1つ以上を選ぶ",
    least: 1,
    most: Number.MAX_SAFE_INTEGER,
  },
];

const several: readonly Entry[] = HOW_MANY.flatMap(({ id, en, th, ja, least, most }) => {
  const slots = { all: modes };
  const words = {
    en: en.flatMap((how) => [`${how} — {all}`, `${how}: {all}`]),
    th: `${th}: {all}`,
    ja: `${ja}：{all}`,
  };
  return [
    entry(effects, `choose ${id}`, slots, words, ({ all }) => someOf(all, least, most)),
    entry(response, `choosing ${id}`, slots, words, ({ all }) => simply(someOf(all, least, most))),
  ];
});

export const modeWords: readonly Entry[] = [
  ...several,
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
