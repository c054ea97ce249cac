import { choose, type Option, raise, skip } from "@gyoji/kernel";
import { type Entry, entry } from "@gyoji/lexicon";
import type { RiftboundAbility } from "../definition.ts";
import { isEnemy } from "../rules/information.ts";
import { course, effects, fate, noun, pronoun, response, sentence, would } from "./categories.ts";
import { mention } from "./choosing.ts";
import { isPayable, on, paymentSteps, plainly } from "./flow.ts";
import {
  act,
  always,
  type CompiledEffect,
  type Context,
  contextOf,
  type Effect,
  type EffectStep,
  late,
  type Noun,
  type Part,
  type Response,
  type Table,
  type Would,
} from "./meaning.ts";
import { besidesMe } from "./occasions.ts";
import { faceFor, givesText, useUp } from "./texts.ts";

/* What would happen, and what is done instead of it (replacement.1, replacement.2). */

/** Something that would happen to objects, or to players: the kind of event, and how it is said after "would". */
interface Happening {
  readonly id: string;
  readonly on: string;
  readonly en: string | readonly string[];
  readonly th: string;
  readonly ja: string;
}

const FATES: readonly Happening[] = [
  { id: "die", on: "killed", en: ["die", "be killed"], th: "ตาย", ja: "死亡する" },
  { id: "be recalled", on: "recalled", en: "be recalled", th: "ถูก Recall", ja: "リコールされる" },
  { id: "be banished", on: "banished", en: "be banished", th: "ถูกเนรเทศ", ja: "追放される" },
  {
    id: "be returned to hand",
    on: "returnedToHand",
    en: ["be returned to hand", "be returned to its owner's hand", "be returned to my owner's hand"],
    th: "ถูกนำกลับขึ้นมือ",
    ja: "手札に戻される",
  },
  {
    id: "be dealt damage",
    on: "dealt",
    en: ["be dealt damage", "take damage"],
    th: "ได้รับดาเมจ",
    ja: "ダメージを受ける",
  },
  { id: "move", on: "moved", en: "move", th: "เคลื่อนที่", ja: "移動する" },
  { id: "be stunned", on: "stunned", en: ["be stunned", "become stunned"], th: "ถูก Stun", ja: "スタンする" },
  { id: "be buffed", on: "buffed", en: ["be buffed", "become buffed"], th: "ถูก Buff", ja: "バフされる" },
  { id: "be readied", on: "readied", en: ["be readied", "become ready"], th: "ถูก Ready", ja: "レディになる" },
  { id: "be discarded", on: "discarded", en: "be discarded", th: "ถูกทิ้ง", ja: "捨てられる" },
];

const COURSES: readonly Happening[] = [
  { id: "draw", on: "drew", en: "draw a card", th: "จั่วการ์ด", ja: "カードを引く" },
  { id: "discard", on: "discarded", en: "discard", th: "ทิ้งการ์ด", ja: "手札を捨てる" },
  {
    id: "gain points",
    on: "gainedPoints",
    en: ["gain points", "score points"],
    th: "ได้แต้ม",
    ja: "ポイントを得る",
  },
  { id: "lose points", on: "lostPoints", en: "lose points", th: "เสียแต้ม", ja: "ポイントを失う" },
  { id: "gain XP", on: "gainedXp", en: "gain XP", th: "ได้ XP", ja: "XPを得る" },
];

/** It would happen to one of these. */
function toOne(kind: string, is: Noun["is"]): Would {
  return {
    on: kind,
    affects: (table, context, { cards }) => {
      const those = cards.filter((card) => is(table, card, context));
      return those.length > 0 ? those : null;
    },
  };
}

/** It would happen to a player. */
function toPlayer(kind: string, whom: (table: Table, context: Context, seat: number) => boolean): Would {
  return { on: kind, affects: (table, context, { seat }) => (whom(table, context, seat) ? [] : null) };
}

const toMe = (kind: string): Would => toOne(kind, (_table, card, { self }) => card === self.card);

/** Something is done instead; `first` comes before it when it is. */
function insteadOf({ on: kind, affects }: Would, does: Response, first: readonly EffectStep[]): Part {
  /** Whether it is so of what it would happen to. */
  const isMet = (table: Table, context: Context, cards: readonly number[]): boolean => {
    mention(table, context, cards);
    return does.met(table, context);
  };
  return {
    part: "performed",
    effect: instead(does, first),
    price: does.price,
    about: (_table, { event }) => event?.cards ?? [],
    equips: false,
    make: ({ does: procedure }: CompiledEffect): RiftboundAbility => ({
      kind: "replacement",
      on: kind,
      affects: (table, self, event) => {
        const context = contextOf(self, event);
        const cards = affects(table, context, event);
        if (cards === null) return null;
        if (cards.length === 0) return isMet(table, context, event.cards) ? cards : null;
        const those = cards.filter((card) => isMet(table, context, [card]));
        return those.length > 0 ? those : null;
      },
      does: procedure,
    }),
  };
}

/** Who declines lets happen what was going to happen. */
function instead({ does, isOptional, price }: Response, first: readonly EffectStep[]): Effect {
  return (scope) => {
    const inner = does(late(scope));
    const steps = [...first, ...paymentSteps(scope, price), ...inner.steps];
    const deciding: EffectStep = {
      rule: "replacement.1",
      step: choose<Table, Context>(
        (table, context) => {
          if (!isOptional) return null;
          const options: Option[] = [{ kind: "word", word: "no" }];
          if (isPayable(table, context, price)) options.push({ kind: "word", word: "yes" });
          return {
            seat: context.self.user,
            ask: "mayReplace",
            options,
            open: true,
            about: context.self.card,
          };
        },
        (table, _context, option) => {
          if (option.kind === "word" && option.word === "no") skip(table, steps.length + 1);
        },
      ),
    };
    const over = act("replacement.1", (table) => skip(table, 1));
    const goOn = act("replacement.1", (table, { event }) => {
      if (event !== null) raise(table, event.kind, event);
    });
    return { choices: [], steps: [deciding, ...steps, over, goOn], possible: always, adds: false };
  };
}

const onlyOnce: readonly EffectStep[] = [act("ability.24", useUp)];

const fates: readonly Entry[] = FATES.map(({ id, on: kind, en, th, ja }) =>
  entry(fate, `would ${id}`, {}, { en, th, ja }, () => kind),
);

const courses: readonly Entry[] = COURSES.map(({ id, on: kind, en, th, ja }) =>
  entry(course, `players would ${id}`, {}, { en, th, ja }, () => kind),
);

const woulds: readonly Entry[] = [
  entry(
    would,
    "I would",
    { what: fate },
    { en: ["I would {what}", "this would {what}"], th: "การ์ดนี้จะ{what}", ja: "このカードが{what}" },
    ({ what }) => toMe(what),
  ),
  entry(
    would,
    "one would",
    { kind: noun, what: fate },
    { en: ["a {kind} would {what}", "an {kind} would {what}"], th: "{kind}จะ{what}", ja: "{kind}が{what}" },
    ({ kind, what }) => toOne(what, kind.is),
  ),
  entry(
    would,
    "another would",
    { kind: noun, what: fate },
    { en: "another {kind} would {what}", th: "{kind}อื่นจะ{what}", ja: "別の{kind}が{what}" },
    ({ kind, what }) => toOne(what, besidesMe(kind).is),
  ),
  entry(
    would,
    "you would",
    { what: course },
    { en: "you would {what}", th: "คุณจะ{what}", ja: "あなたが{what}" },
    ({ what }) => toPlayer(what, (_table, { self }, seat) => seat === self.user),
  ),
  entry(
    would,
    "an opponent would",
    { what: course },
    { en: "an opponent would {what}", th: "คู่ต่อสู้จะ{what}", ja: "対戦相手が{what}" },
    ({ what }) => toPlayer(what, (table, { self }, seat) => isEnemy(table, self.user, seat)),
  ),
];

const frames: readonly Entry[] = [
  entry(
    sentence,
    "instead",
    { what: would, does: response },
    {
      en: ["if {what}, {does} instead.", "if {what}, {does} instead"],
      th: ["ถ้า{what} ทำสิ่งนี้แทน: {does}", "ถ้า{what} {does}แทน"],
      ja: ["{what}場合、代わりに{does}。", "{what}場合、代わりに{does}"],
    },
    ({ what, does }) =>
      () => [insteadOf(what, does, [])],
  ),
  entry(
    effects,
    "instead, the next time it would",
    { who: pronoun, what: fate, does: response },
    {
      en: "the next time {who} would {what} this turn, {does} instead",
      th: ["ครั้งถัดไปที่{who}จะ{what}ในเทิร์นนี้ ทำสิ่งนี้แทน: {does}", "ครั้งถัดไปที่{who}จะ{what}ในเทิร์นนี้ {does}แทน"],
      ja: "このターン次に{who}が{what}場合、代わりに{does}",
    },
    ({ who, what, does }) =>
      (scope) => {
        const face = faceFor(scope, [insteadOf(toMe(what), does, onlyOnce)]);
        return on(who, {
          rule: "ability.24",
          does: (table, context, cards) => {
            for (const card of cards) givesText(table, context, face, { card });
          },
        })(scope);
      },
  ),
  entry(
    effects,
    "instead, the next time",
    { what: would, does: response },
    {
      en: "the next time {what} this turn, {does} instead",
      th: ["ครั้งถัดไปที่{what}ในเทิร์นนี้ ทำสิ่งนี้แทน: {does}", "ครั้งถัดไปที่{what}ในเทิร์นนี้ {does}แทน"],
      ja: "このターン次に{what}場合、代わりに{does}",
    },
    ({ what, does }) =>
      (scope) => {
        const face = faceFor(scope, [insteadOf(what, does, onlyOnce)]);
        return plainly("ability.24", (table, context) =>
          givesText(table, context, face, { seat: context.self.user }),
        )(scope);
      },
  ),
];

export const wouldWords: readonly Entry[] = [...fates, ...courses, ...woulds, ...frames];
