import { contextOf } from "@gyoji/game/effects";
import { type CardId, cardAt, NONE, type Self } from "@gyoji/kernel";
import { type Entry, entry } from "@gyoji/lexicon";
import { faceOf, type Resources } from "../definition.ts";
import { controllerOf, isEnemy, isUnit, lies } from "../rules/information.ts";
import { itemOfCard } from "../rules/items.ts";
import { handOf } from "../state.ts";
import {
  count,
  duration,
  effect,
  fact,
  figure,
  keyword,
  noun,
  nouns,
  ONE,
  symbols,
  wideFact,
} from "./categories.ts";
import { all, isAmong } from "./choosing.ts";
import { adding, allOf, isYours, mine, ofSuch } from "./facts.ts";
import { haveDone, yours } from "./history.ts";
import { forATime } from "./lasting.ts";
import {
  type Amount,
  type Condition,
  type Fact,
  type Gift,
  hereOf,
  type Noun,
  type Part,
  type Table,
} from "./meaning.ts";

/* Passive Abilities that change what things cost. */

/** A cost that is lower: Energy and Power. */
export function costsLess(less: Resources, times: Amount = () => 1): readonly Gift[] {
  const parts = { costLess: less.energy, powerLess: less.power.length };
  return Object.entries(parts).flatMap(([layer, by]): Gift[] =>
    by === 0 ? [] : [{ layer, amount: (table, context) => by * times(table, context) }],
  );
}

/** A cost that is higher. */
function costsMore(more: Resources): readonly Gift[] {
  const parts = { costMore: more.energy, powerMore: more.power.length };
  return Object.entries(parts).flatMap(([layer, by]): Gift[] =>
    by === 0 ? [] : [{ layer, amount: () => by }],
  );
}

const COMPARED = [
  { id: "less", en: "less", th: "น้อยลง", ja: "少なくなる", gifts: (by: Resources) => costsLess(by) },
  { id: "more", en: "more", th: "มากขึ้น", ja: "多くなる", gifts: costsMore },
] as const;

/** Of all of a kind, whoever plays them. */
function ofAll(kind: Noun, layer: string, amount: Gift["amount"]): Fact {
  return ofSuch(
    kind,
    layer,
    () => true,
    (table, context) => amount(table, context, NONE),
  );
}

function lessDownTo(
  kind: Noun,
  whose: (table: Table, self: Self, card: CardId) => boolean,
  by: number,
  least: number,
  met: Condition,
): Part {
  return adding("costLess", "card", "table", met, (table, self, id) => {
    if (!whose(table, self, id) || !kind.is(table, id, contextOf(self))) return 0;
    return Math.min(by, Math.max(0, faceOf(table, id).cost.energy - least));
  });
}

/** Whether a card is in a hand, or is being played from one. */
function isFromHand(table: Table, card: CardId): boolean {
  const { zone, owner } = cardAt(table, card);
  return (itemOfCard(table, card)?.from ?? zone) === handOf(owner);
}

export const costWords: readonly Entry[] = [
  // costs.5
  entry(
    wideFact,
    "moving here costs",
    { n: count },
    {
      en: "players must pay [{n}] to move units here",
      th: "ผู้เล่นต้องจ่าย [{n}] เพื่อเคลื่อนยูนิตมาที่นี่",
      ja: "ここにユニットを移動させるプレイヤーは[{n}]を支払わなければならない",
    },
    ({ n }) =>
      (met) => [
        adding("moveCost", "zone", "table", met, (table, self, zone) =>
          zone === hereOf(table, contextOf(self)) ? n : 0,
        ),
      ],
  ),
  // play.9
  entry(
    wideFact,
    "your Accelerate costs less",
    { n: count },
    {
      en: "your [Accelerate] costs [{n}] less",
      th: "[Accelerate] ของคุณมี Cost น้อยลง [{n}]",
      ja: "あなたの[アクセラレート]のコストは[{n}]少なくなる",
    },
    ({ n }) =>
      (met) => [
        adding("accelerateLess", "card", "table", met, (table, self, id) =>
          isYours(table, self, id) ? n : 0,
        ),
      ],
  ),
  entry(
    fact,
    "I cost less",
    { less: symbols },
    {
      en: ["I cost {less} less", "this costs {less} less", "this spell costs {less} less"],
      th: "การ์ดนี้มี Cost น้อยลง {less}",
      ja: "このカードのコストは{less}少なくなる",
    },
    ({ less }) => allOf(costsLess(less).map(mine)),
  ),
  // Hidden, from the Trash, from Banishment.
  entry(
    fact,
    "I cost less from elsewhere",
    { less: symbols },
    {
      en: [
        "I cost {less} less to play from anywhere other than your hand",
        "this costs {less} less to play from anywhere other than your hand",
      ],
      th: "การ์ดนี้มี Cost น้อยลง {less} เมื่อเล่นจากที่อื่นนอกจากมือของคุณ",
      ja: "手札以外からプレイする場合、このカードのコストは{less}少なくなる",
    },
    ({ less }) =>
      allOf(costsLess(less, (table, { self }) => (isFromHand(table, self.card) ? 0 : 1)).map(mine)),
  ),
  entry(
    fact,
    "I cost less for each",
    { less: symbols, kind: noun },
    {
      en: [
        "I cost {less} less for each {kind}",
        "this costs {less} less for each {kind}",
        "this spell costs {less} less for each {kind}",
      ],
      th: "การ์ดนี้มี Cost น้อยลง {less} ต่อ{kind}แต่ละตัว",
      ja: "{kind}1つにつきこのカードのコストは{less}少なくなる",
    },
    ({ less, kind }) =>
      allOf(costsLess(less, (table, context) => all(kind)(table, context).length).map(mine)),
  ),
  entry(
    fact,
    "I cost less for each of yours",
    { less: symbols, kind: nouns },
    {
      en: ["I cost {less} less for each of your {kind}", "this costs {less} less for each of your {kind}"],
      th: "การ์ดนี้มี Cost น้อยลง {less} ต่อ{kind}แต่ละตัวที่เป็นของคุณ",
      ja: "自分の{kind}1つにつきこのカードのコストは{less}少なくなる",
    },
    ({ less, kind }) =>
      allOf(
        costsLess(
          less,
          (table, context) =>
            all(kind)(table, context).filter((card) => isYours(table, context.self, card)).length,
        ).map(mine),
      ),
  ),
  entry(
    fact,
    "my Energy cost is reduced by",
    { x: figure },
    {
      en: ["my Energy cost is reduced by {x}", "this spell's Energy cost is reduced by {x}"],
      th: "ค่า Energy ของการ์ดนี้ลดลงเท่ากับ{x}",
      ja: "このカードのエナジーコストは{x}だけ減る",
    },
    ({ x }) => mine({ layer: "costLess", amount: x }),
  ),
  entry(
    wideFact,
    "yours cost less",
    { kind: nouns, less: symbols },
    {
      en: [
        "{kind} you play cost {less} less",
        "your {kind} cost {less} less",
        "your {kind} each cost {less} less",
        "{kind} you play have their cost reduced by {less}",
      ],
      th: "{kind}ที่คุณเล่นมี Cost น้อยลง {less}",
      ja: "あなたがプレイする{kind}のコストは{less}少なくなる",
    },
    ({ kind, less }) =>
      allOf(
        costsLess(less).map(({ layer, amount }) =>
          ofSuch(kind, layer, isYours, (table, context) => amount(table, context, NONE)),
        ),
      ),
  ),
  ...COMPARED.map(({ id, en, th, ja, gifts }) =>
    entry(
      wideFact,
      `they cost ${id}`,
      { kind: nouns, by: symbols },
      { en: `{kind} cost {by} ${en}`, th: `{kind}มี Cost ${th} {by}`, ja: `{kind}のコストは{by}${ja}` },
      ({ kind, by }) => allOf(gifts(by).map(({ layer, amount }) => ofAll(kind, layer, amount))),
    ),
  ),
  entry(
    wideFact,
    "they cost less, down to",
    { kind: nouns, less: symbols, least: symbols },
    {
      en: [
        "{kind} cost {less} less, to a minimum of {least}",
        "{kind} cost {less} less to a minimum of {least}",
      ],
      th: "{kind}มี Cost น้อยลง {less} โดยไม่ต่ำกว่า {least}",
      ja: "{kind}のコストは{less}少なくなる。ただし{least}より少なくはならない",
    },
    ({ kind, less, least }) =>
      allOf([
        ...costsLess({ energy: 0, power: less.power }).map(({ layer, amount }) => ofAll(kind, layer, amount)),
        (met) => [lessDownTo(kind, () => true, less.energy, least.energy, met)],
      ]),
  ),
  // Until one has been played this turn.
  entry(
    wideFact,
    "the first one each turn costs less",
    { kind: ONE.described, less: symbols },
    {
      en: [
        "the first {kind} you play each turn costs {less} less",
        "your first {kind} each turn costs {less} less",
        "the first {kind} played each turn costs {less} less",
      ],
      th: "{kind}ตัวแรกที่คุณเล่นในแต่ละเทิร์นมี Cost น้อยลง {less}",
      ja: "各ターンにあなたが最初にプレイする{kind}のコストは{less}少なくなる",
    },
    ({ kind, less }) => {
      const isFirst = haveDone("played", yours, kind);
      return allOf(
        costsLess(less).map(({ layer, amount }) =>
          ofSuch(kind, layer, isYours, (table, context) =>
            isFirst(table, context) ? 0 : amount(table, context, NONE),
          ),
        ),
      );
    },
  ),
  entry(
    effect,
    "those you play cost less for a time",
    { kind: nouns, until: duration, less: symbols },
    {
      en: "{kind} you play {until} cost {less} less",
      th: "{kind}ที่คุณเล่น{until} มี Cost น้อยลง {less}",
      ja: "{until}あなたがプレイする{kind}のコストが{less}少なくなる",
    },
    ({ kind, until, less }) =>
      forATime(
        allOf(
          costsLess(less).map(({ layer, amount }) =>
            ofSuch(kind, layer, isYours, (table, context) => amount(table, context, NONE)),
          ),
        ),
        until,
      ),
  ),
  // play.10: a limit binds only what has it.
  entry(
    wideFact,
    "yours cost less down to",
    { kind: nouns, less: symbols, least: symbols },
    {
      en: [
        "{kind} you play cost {less} less, to a minimum of {least}",
        "your {kind} cost {less} less, to a minimum of {least}",
        "the Energy costs for {kind} you play is reduced by {less}, to a minimum of {least}",
        "your {kind}' Energy costs are reduced by {less}, to a minimum of {least}",
      ],
      th: "{kind}ที่คุณเล่นมี Cost น้อยลง {less} โดยไม่ต่ำกว่า {least}",
      ja: "あなたがプレイする{kind}のコストは{less}少なくなる。ただし{least}より少なくはならない",
    },
    ({ kind, less, least }) =>
      (met) => [lessDownTo(kind, isYours, less.energy, least.energy, met)],
  ),
  entry(
    fact,
    "spells that choose me cost less",
    { less: symbols },
    {
      en: "your spells that choose me cost {less} less",
      th: "สเปลล์ของคุณที่เลือกการ์ดนี้มี Cost น้อยลง {less}",
      ja: "このカードを選ぶあなたのスペルのコストは{less}少なくなる",
    },
    ({ less }) =>
      allOf(
        Object.entries({ lessWhenChosen: less.energy, lessPowerWhenChosen: less.power.length }).flatMap(
          ([layer, by]) => (by === 0 ? [] : [mine({ layer, amount: () => by })]),
        ),
      ),
  ),
  // terms.26
  entry(
    wideFact,
    "Deflect is ignored here",
    {},
    {
      en: "spells and abilities that choose a unit here ignore [Deflect]",
      th: "สเปลล์และความสามารถที่เลือกยูนิตที่นี่มองข้าม [Deflect]",
      ja: "ここにいるユニットを選ぶスペルと能力は[ディフレクト]を無視する",
    },
    () => (met) => [
      adding("deflectIgnored", "card", "table", met, (table, self, id) =>
        isUnit(table, id) && cardAt(table, id).zone === hereOf(table, contextOf(self)) ? 1 : null,
      ),
    ],
  ),
  // keywords.37
  entry(
    wideFact,
    "they have Flow",
    { kind: nouns, cost: symbols },
    { en: "{kind} have [Flow] {cost}", th: "{kind}มี [Flow] {cost}", ja: "{kind}は[フロー] {cost}を持つ" },
    ({ kind, cost }) => {
      const isMeant = isAmong(kind);
      return (met) => [
        adding("flow", "card", "table", met, (table, self, id) => {
          const context = contextOf(self);
          // It keeps it while it is played by it.
          const isPlayed = itemOfCard(table, id)?.way === "flow" && kind.is(table, id, context);
          return isPlayed || isMeant(table, id, context) ? cost.energy : null;
        }),
      ];
    },
  ),
  // keywords.5, keywords.7
  entry(
    wideFact,
    "units you play have",
    { kind: nouns, what: keyword },
    {
      en: "{kind} you play have {what}",
      th: "{kind}ที่คุณเล่นมี {what}",
      ja: "あなたがプレイする{kind}は{what}を持つ",
    },
    ({ kind, what: { layer, amount } }) =>
      (met) => [
        adding(layer, "card", "table", met, (table, self, id) => {
          const context = contextOf(self);
          if (lies(table, id) || !isYours(table, self, id) || !kind.is(table, id, context)) return null;
          return amount(table, context, id);
        }),
      ],
  ),
  entry(
    wideFact,
    "enemies' cost more",
    { kind: nouns, more: symbols },
    {
      en: [
        "{kind} opponents play cost {more} more",
        "{kind} your opponents play cost {more} more",
        "opponents' {kind} cost {more} more",
        "your opponents' {kind} cost {more} more",
      ],
      th: "{kind}ที่คู่ต่อสู้เล่นมี Cost มากขึ้น {more}",
      ja: "対戦相手がプレイする{kind}のコストは{more}多くなる",
    },
    ({ kind, more }) =>
      allOf(
        costsMore(more).map(({ layer, amount }) =>
          ofSuch(
            kind,
            layer,
            (table, self, card) => isEnemy(table, self.user, controllerOf(table, card)),
            (table, context) => amount(table, context, NONE),
          ),
        ),
      ),
  ),
];
