import { type CardId, call, last, NONE } from "@gyoji/kernel";
import { type Entry, entry } from "@gyoji/lexicon";
import { bonusDamage, deal, dealt, split } from "../rules/dealing.ts";
import { isUnit, mightOf } from "../rules/information.ts";
import { PREVENT, PREVENTION } from "../rules/preventing.ts";
import { handlerOf } from "../state.ts";
import { anyGroup, count, effect, figure, noun, nouns, target, targets } from "./categories.ts";
import { all, it, kept, known, some, they } from "./choosing.ts";
import { figuredBefore, inTurn, on, type Verb } from "./flow.ts";
import { insteadOf, nothing } from "./instead.ts";
import {
  type Amount,
  act,
  type Context,
  doing,
  type Effect,
  type Group,
  type Noun,
  type Table,
  type Target,
  type Would,
} from "./meaning.ts";
import { faceFor, givesText } from "./texts.ts";
import { simply } from "./triggers.ts";

/* Damage that effects deal (action.13), and what prevents it (action.32). */

/** action.13, terms.7 To each of them, with the Bonus Damage of the player whose effect it is. */
export function dealing(amount: Amount): Verb {
  return {
    rule: "action.13",
    fits: isUnit,
    does: (table, context, cards) => dealTo(table, context, cards, amount(table, context)),
  };
}

function dealTo(table: Table, { self }: Context, cards: readonly CardId[], amount: number): void {
  for (const card of cards) {
    const whole = amount + bonusDamage(table, self.user, self.card, card);
    if (amount > 0) call(table, deal, dealt(self.user, [card], whole, self.card));
  }
}

/** Units of `by` deal damage equal to their Might to others; the amounts are those at the start. */
function striking(by: Target, to: Target): Effect {
  return (scope) => {
    const strikers = kept(by)(scope, isUnit);
    const struck = to(scope, isUnit);
    const strike = on(known(struck.cards), {
      rule: "action.13",
      fits: isUnit,
      does: (table, context, cards) => {
        const amount = strikers.cards(table, context).reduce((sum, card) => sum + mightOf(table, card), 0);
        dealTo(table, context, cards, amount);
      },
    })(scope);
    return {
      choices: [...strikers.choices, ...struck.choices],
      steps: [...strikers.steps, ...struck.steps, ...strike.steps],
      possible: (table, context) => strikers.possible(table, context) && struck.possible(table, context),
      adds: false,
    };
  };
}

/** Two units deal damage equal to their Mights to each other. */
function trading(both: Target): Effect {
  return on(both, {
    rule: "action.13",
    does: (table, { self }, cards) => {
      const [one, other] = cards;
      if (one === undefined || other === undefined) return;
      const blows = [
        [other, mightOf(table, one)],
        [one, mightOf(table, other)],
      ] as const;
      for (const [card, might] of blows)
        if (might > 0)
          call(
            table,
            deal,
            dealt(self.user, [card], might + bonusDamage(table, self.user, self.card, card), self.card),
          );
    },
  });
}

/** target.11, target.12 So much, split among those that are chosen. */
function splitting(amount: Amount, among: Noun): Effect {
  return on(
    some(among, {
      count: (table, context) =>
        amount(table, context) + bonusDamage(table, context.self.user, context.self.card, -1),
      how: "upTo",
    }),
    {
      rule: "target.12",
      fits: isUnit,
      does: (table, context, cards) => {
        const { self } = context;
        const left = amount(table, context) + bonusDamage(table, self.user, self.card, -1);
        call(table, split, {
          who: handlerOf(table, self.user),
          source: self.card,
          cards,
          left,
          assigned: [],
        });
      },
    },
  );
}

/** action.32 A value that is used up by what would be dealt. */
function preventing(amount: number, who: Target): Effect {
  return (scope) => {
    scope.made.known.push(PREVENTION);
    return on(who, {
      rule: "action.32",
      fits: isUnit,
      does: (table, { self: { card: source } }, cards) => {
        for (const id of cards)
          last(table, { layer: PREVENT, on: "card", id, amount, until: "turn", source });
      },
    })(scope);
  };
}

const meAndIt: Group = (table, context) => {
  const { self } = context;
  return [self.card, ...it(table, context)];
};

/** action.32 Damage that some kinds of things would deal this turn is not dealt. */
const PREVENTED: readonly {
  readonly id: string;
  readonly en: readonly string[];
  readonly th: string;
  readonly ja: string;
  readonly isMeant: (byCombat: boolean) => boolean;
}[] = [
  { id: "all damage", en: ["all damage"], th: "ดาเมจทั้งหมด", ja: "全てのダメージ", isMeant: () => true },
  {
    id: "all combat damage",
    en: ["all combat damage"],
    th: "ดาเมจจากการต่อสู้ทั้งหมด",
    ja: "全ての戦闘ダメージ",
    isMeant: (byCombat) => byCombat,
  },
  {
    id: "all spell and ability damage",
    en: ["all spell and ability damage", "all damage from spells and abilities"],
    th: "ดาเมจทั้งหมดจากสเปลล์และความสามารถ",
    ja: "スペルと能力による全てのダメージ",
    isMeant: (byCombat) => !byCombat,
  },
];

/** BY_COMBAT has no source. */
function preventingAll(isMeant: (byCombat: boolean) => boolean, those: Noun | null): Effect {
  return (scope) => {
    const would: Would = {
      on: "dealt",
      affects: (table, context, { cards, source }) => {
        const found = isMeant(source === NONE)
          ? cards.filter((card) => those === null || those.is(table, card, context))
          : [];
        return found.length > 0 ? found : null;
      },
    };
    const face = faceFor(scope, [insteadOf(would, simply(nothing), [])]);
    return doing([
      act("action.32", (table, context) =>
        givesText(table, context, face, { seat: context.self.user }, "turn"),
      ),
    ]);
  };
}

export const damageWords: readonly Entry[] = [
  ...PREVENTED.flatMap(({ id, en, th, ja, isMeant }) => [
    entry(
      effect,
      `prevent ${id}`,
      {},
      {
        en: en.map((what) => `prevent ${what} this turn`),
        th: `ป้องกัน${th}ในเทิร์นนี้`,
        ja: `このターン${ja}を防ぐ`,
      },
      () => preventingAll(isMeant, null),
    ),
    entry(
      effect,
      `prevent ${id} to them`,
      { those: anyGroup },
      {
        en: en.flatMap((what) => [
          `prevent ${what} to {those} this turn`,
          `prevent ${what} that would be dealt to {those} this turn`,
        ]),
        th: `ป้องกัน${th}ที่จะสร้างแก่{those}ในเทิร์นนี้`,
        ja: `このターン{those}への${ja}を防ぐ`,
      },
      ({ those }) => preventingAll(isMeant, those),
    ),
  ]),
  entry(
    effect,
    "deal",
    { n: count, who: targets },
    {
      en: ["deal {n} to {who}", "deal {n} damage to {who}"],
      th: "สร้างดาเมจ {n} แก่{who}",
      ja: "{who}に{n}ダメージを与える",
    },
    ({ n, who }) =>
      on(
        who,
        dealing(() => n),
      ),
  ),
  entry(
    effect,
    "deal equal to",
    { x: figure, who: targets },
    {
      en: [
        "deal damage equal to {x} to {who}",
        "deal {x} as damage to {who}",
        "deal damage to {who} equal to {x}",
      ],
      th: "สร้างดาเมจเท่ากับ{x}แก่{who}",
      ja: "{who}に{x}に等しいダメージを与える",
    },
    ({ x, who }) => figuredBefore([x], ([amount = x]) => on(who, dealing(amount))),
  ),
  entry(
    effect,
    "deal to each its own",
    { n: count, who: targets, more: count, other: targets },
    {
      en: ["deal {n} to {who} and {more} to {other}", "deal {n} to {who}, then {more} to {other}"],
      th: "สร้างดาเมจ {n} แก่{who} และ {more} แก่{other}",
      ja: "{who}に{n}ダメージ、{other}に{more}ダメージを与える",
    },
    ({ n, who, more, other }) =>
      inTurn(
        on(
          who,
          dealing(() => n),
        ),
        on(
          other,
          dealing(() => more),
        ),
      ),
  ),
  // action.14
  entry(
    effect,
    "deal for each",
    { n: count, who: targets, kind: noun },
    {
      en: ["deal {n} to {who} for each {kind}", "deal {n} damage to {who} for each {kind}"],
      th: "สร้างดาเมจ {n} แก่{who}ต่อ{kind}แต่ละตัว",
      ja: "{kind}1つにつき{who}に{n}ダメージを与える",
    },
    ({ n, who, kind }) => {
      const whole: Amount = (table, context) => n * all(kind)(table, context).length;
      return figuredBefore([whole], ([amount = whole]) => on(who, dealing(amount)));
    },
  ),
  entry(
    effect,
    "deal split",
    { n: count, kind: nouns },
    {
      en: ["deal {n} damage split among any number of {kind}", "deal {n} split among any number of {kind}"],
      th: "สร้างดาเมจ {n} โดยแบ่งให้{kind}กี่ตัวก็ได้",
      ja: "好きな数の{kind}に{n}ダメージを割り振って与える",
    },
    ({ n, kind }) => splitting(() => n, kind),
  ),
  entry(
    effect,
    "it deals its Might",
    { by: target, to: target },
    {
      en: ["{by} deals damage equal to its Might to {to}"],
      th: "{by}สร้างดาเมจเท่ากับ Might ของตนแก่{to}",
      ja: "{by}が自身のマイトに等しいダメージを{to}に与える",
    },
    ({ by, to }) => striking(by, to),
  ),
  entry(
    effect,
    "they deal damage to each other",
    {},
    {
      en: "they deal damage equal to their Mights to each other",
      th: "พวกมันสร้างดาเมจเท่ากับ Might ของตนแก่กันและกัน",
      ja: "それらが互いに自身のマイトに等しいダメージを与える",
    },
    () => trading(known(they)),
  ),
  entry(
    effect,
    "we deal damage to each other",
    {},
    {
      en: ["we deal damage equal to our Mights to each other"],
      th: "การ์ดนี้กับมันสร้างดาเมจเท่ากับ Might ของตนแก่กันและกัน",
      ja: "このカードとそれが互いに自身のマイトに等しいダメージを与える",
    },
    () => trading(known(meAndIt)),
  ),
  entry(
    effect,
    "prevent",
    { n: count, who: targets },
    {
      en: "prevent the next {n} damage that would be dealt to {who} this turn",
      th: "ป้องกันดาเมจ {n} ถัดไปที่จะสร้างแก่{who}ในเทิร์นนี้",
      ja: "このターン、{who}が次に受ける{n}ダメージを防ぐ",
    },
    ({ n, who }) => preventing(n, who),
  ),
];
