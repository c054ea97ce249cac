import { last, raise } from "@gyoji/kernel";
import { type Entry, entry, numberTerminal as number } from "@gyoji/lexicon";
import { duration, effect, players, signed, skill, target } from "./categories.ts";
import { type Effect, onUnits, type Players, single, type Target } from "./meaning.ts";

/* Changes that last for a while. */

/** A change with a duration on each unit that is meant. */
function lasting(
  rule: string,
  changes: readonly (readonly [string, number])[],
  until: string,
  who: Target,
): Effect {
  return onUnits(rule, who, (table, cards, { self }) => {
    for (const id of cards)
      for (const [layer, amount] of changes)
        last(table, { layer, on: "card", id, amount, until, source: self.card });
    raise(table, "changed", { cards, source: self.card });
  });
}

/** A change with a duration on players. */
function lastingOnSeats(rule: string, layer: string, amount: number, until: string, who: Players): Effect {
  return single(rule, (table, context) => {
    for (const id of who(table, context)) {
      last(table, { layer, on: "seat", id, amount, until, source: context.self.card });
      raise(table, "changed", { seat: id, source: context.self.card });
    }
  });
}

const durations = [
  entry(
    duration,
    "until the end of the combat",
    {},
    { en: "until the end of the combat", th: "จนจบการต่อสู้", ja: "戦闘終了時まで" },
    () => "endOfCombat",
  ),
  entry(
    duration,
    "until the end of the turn",
    {},
    { en: "until the end of the turn", th: "จนจบเทิร์น", ja: "ターン終了時まで" },
    () => "endOfTurn",
  ),
];

const changes = [
  // attack.14
  entry(
    effect,
    "attack for a while",
    { who: target, n: signed, duration },
    {
      en: "give {who} attack {n} {duration}",
      th: "ให้พลังโจมตี {n} แก่{who}{duration}",
      ja: "{duration}{who}の攻撃力を{n}する",
    },
    ({ who, n, duration: until }) => lasting("attack.14", [["attack", n]], until, who),
  ),
  // play.18
  entry(
    effect,
    "defence for a while",
    { who: target, n: signed, duration },
    {
      en: "give {who} defence {n} {duration}",
      th: "ให้พลังป้องกัน {n} แก่{who}{duration}",
      ja: "{duration}{who}の防御力を{n}する",
    },
    ({ who, n, duration: until }) => lasting("play.18", [["defence", n]], until, who),
  ),
  entry(
    effect,
    "attack and defence for a while",
    { who: target, n: signed, more: signed, duration },
    {
      en: "give {who} attack {n} and defence {more} {duration}",
      th: "ให้พลังโจมตี {n} และพลังป้องกัน {more} แก่{who}{duration}",
      ja: "{duration}{who}の攻撃力を{n}、防御力を{more}する",
    },
    ({ who, n, more, duration: until }) =>
      lasting(
        "attack.14",
        [
          ["attack", n],
          ["defence", more],
        ],
        until,
        who,
      ),
  ),
  entry(
    effect,
    "skill for a while",
    { who: target, skill, duration },
    {
      en: "give {who} {skill} {duration}",
      th: "ให้ [{skill}] แก่{who}{duration}",
      ja: "{duration}{who}に「{skill}」を与える",
    },
    ({ who, skill: { layer, amount }, duration: until }) => lasting("skill.1", [[layer, amount]], until, who),
  ),
  entry(
    effect,
    "less damage for a while",
    { who: target, n: number, duration },
    {
      en: "{who} takes {n} less damage {duration}",
      th: "{who}ได้รับดาเมจลดลง {n} {duration}",
      ja: "{duration}{who}が受けるダメージを{n}減らす",
    },
    ({ who, n, duration: until }) => lasting("play.18", [["shield", n]], until, who),
  ),
  entry(
    effect,
    "no damage for a while",
    { who: target, duration },
    {
      en: "{who} takes no damage {duration}",
      th: "{who}ไม่ได้รับดาเมจ{duration}",
      ja: "{duration}{who}はダメージを受けない",
    },
    ({ who, duration: until }) => lasting("play.18", [["noDamage", 1]], until, who),
  ),
  entry(
    effect,
    "not destroyed for a while",
    { who: target, duration },
    {
      en: "{who} is not destroyed {duration}",
      th: "{who}ไม่ถูกทำลาย{duration}",
      ja: "{duration}{who}は破壊されない",
    },
    ({ who, duration: until }) => lasting("play.18", [["notDestroyed", 1]], until, who),
  ),
  // play.20
  entry(
    effect,
    "no move for a while",
    { who: target, duration },
    {
      en: "{who} cannot move {duration}",
      th: "{who}เคลื่อนที่ไม่ได้{duration}",
      ja: "{duration}{who}は進軍できない",
    },
    ({ who, duration: until }) => lasting("play.20", [["noMove", 1]], until, who),
  ),
  // play.6
  entry(
    effect,
    "hand limit for a while",
    { who: players, n: signed },
    {
      en: "the hand limit of {who} is {n} until the end of the turn",
      th: "จำนวนการ์ดเต็มมือของ{who} {n} จนจบเทิร์น",
      ja: "ターン終了時まで{who}の手札上限を{n}する",
    },
    ({ who, n }) => lastingOnSeats("play.6", "handLimit", n, "endOfTurn", who),
  ),
  // skill.12
  entry(
    effect,
    "die for a while",
    { who: players, n: signed },
    {
      en: "the die of {who} is {n} until the end of the combat",
      th: "เต๋าของ{who} {n} จนจบการต่อสู้",
      ja: "戦闘終了時まで{who}のダイスを{n}する",
    },
    ({ who, n }) => lastingOnSeats("skill.12", "die", n, "endOfCombat", who),
  ),
];

export const lastingWords: readonly Entry[] = [...durations, ...changes];
