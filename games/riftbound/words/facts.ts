import { contextOf } from "@gyoji/game/effects";
import { type CardId, cardAt, NONE, type Self, type Subject } from "@gyoji/kernel";
import { type Entry, entry } from "@gyoji/lexicon";
import { controllerOf } from "../rules/information.ts";
import { sinceOf } from "../rules/texts.ts";
import { anyGroup, count, fact, figure, gifts, signed, wideFact } from "./categories.ts";
import { isAmong } from "./choosing.ts";
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
import { both, lying } from "./nouns.ts";

/* Passive Abilities: what is so for as long as their text is in force (ability.3, ability.4). */

/** A figure that is being looked at. */
interface Figuring {
  readonly layer: string;
  readonly self: Self;
  /** Whether it is of no account for one that is older and that it depends on. */
  isLater: boolean;
}

/** Figures that are being looked at, each for the one before it. */
const inProgress: Figuring[] = [];

/**
 * layers.11 Figures that depend on each other: one that depends on itself counts as it is without itself, and layers.12
 * of several in one layer the older is applied first, as it is without the younger.
 */
function figured(table: Table, layer: string, self: Self, amount: () => number | null): number | null {
  const begun = inProgress.findIndex((each) => each.layer === layer && isSame(each.self, self));
  if (begun >= 0) {
    const since = sinceOf(table, self);
    for (const each of inProgress.slice(begun + 1))
      each.isLater ||= each.layer === layer && sinceOf(table, each.self) > since;
    return null;
  }
  const figuring: Figuring = { layer, self, isLater: false };
  inProgress.push(figuring);
  try {
    const found = amount();
    return figuring.isLater ? null : found;
  } finally {
    inProgress.pop();
  }
}

function isSame(one: Self, other: Self): boolean {
  return one.card === other.card && one.text === other.text && one.ability === other.ability;
}

/** Changes a layer of a subject while the condition holds; null where it does not concern it. */
export function adding(
  layer: string,
  on: Subject,
  reach: "self" | "table",
  met: Condition,
  amount: (table: Table, self: Self, id: number) => number | null,
): Part {
  return {
    part: "ability",
    ability: {
      kind: "continuous",
      layer,
      on,
      reach,
      amount: (table, self, id) =>
        figured(table, layer, self, () => (met(table, contextOf(self)) ? amount(table, self, id) : null)),
    },
  };
}

/** What the card with the text has. */
export function mine({ layer, amount }: Gift): Fact {
  return (met) => [
    adding(layer, "card", "self", met, (table, self, id) =>
      self.card === id ? amount(table, contextOf(self), id) : null,
    ),
  ];
}

/** A layer that is on for the card itself. */
export const mineAlways = (layer: string): Fact => mine({ layer, amount: () => 1 });

/** What each card of a kind has. */
export function theirs(those: Noun, { layer, amount }: Gift): Fact {
  const isMeant = isAmong(those);
  return (met) => [
    adding(layer, "card", "table", met, (table, self, id) => {
      const context = contextOf(self);
      return isMeant(table, id, context) ? amount(table, context, id) : null;
    }),
  ];
}

/** What each card that is so has, wherever it lies: for costs, and how cards enter. */
export function ofSuch(
  kind: Noun,
  layer: string,
  whose: (table: Table, self: Self, card: CardId) => boolean,
  amount: Amount,
): Fact {
  return (met) => [
    adding(layer, "card", "table", met, (table, self, id) => {
      const context = contextOf(self);
      return whose(table, self, id) && kind.is(table, id, context) ? amount(table, context) : null;
    }),
  ];
}

/** What holds for players. */
export function forSeats(
  layer: string,
  which: (table: Table, self: Self, seat: number) => boolean,
  amount = 1,
): Fact {
  return (met) => [
    adding(layer, "seat", "table", met, (table, self, seat) => (which(table, self, seat) ? amount : null)),
  ];
}

export const allOf =
  (facts: readonly Fact[]): Fact =>
  (met) =>
    facts.flatMap((each) => each(met));

export const isYours = (table: Table, self: Self, card: CardId): boolean =>
  self.user !== NONE && controllerOf(table, card) === self.user;
export const anybodys = (): boolean => true;

/** What a card states of itself, which the rules read, while the condition holds. */
export function stating(what: string): Fact {
  return (met) => [
    {
      part: "ability",
      ability: { kind: "stated", what, holds: (table, self) => met(table, contextOf(self)) },
    },
  ];
}

/** What something cannot do or suffer: a layer, and how it is said of oneself and of others. */
interface Cannot {
  readonly layer: string;
  readonly en: readonly string[];
  readonly th: string;
  readonly ja: string;
}

export const CANNOT: readonly Cannot[] = [
  { layer: "cannotMove", en: ["can't move"], th: "เคลื่อนที่ไม่ได้", ja: "移動できない" },
  {
    layer: "cannotMoveToBase",
    en: ["can't move to base"],
    th: "เคลื่อนไปฐานไม่ได้",
    ja: "ベースに移動できない",
  },
  { layer: "cannotReady", en: ["can't be readied"], th: "ถูก Ready ไม่ได้", ja: "レディにできない" },
  { layer: "cannotDie", en: ["can't be killed", "can't die"], th: "ถูกฆ่าไม่ได้", ja: "倒されない" },
  { layer: "cannotBeCountered", en: ["can't be countered"], th: "ถูกล้มล้างไม่ได้", ja: "打ち消されない" },
  {
    layer: "noDamage",
    en: [
      "can't be dealt damage",
      "don't take damage",
      "doesn't take damage",
      "take no damage",
      "takes no damage",
    ],
    th: "ไม่ได้รับดาเมจ",
    ja: "ダメージを受けない",
  },
  {
    layer: "dealsNoCombatDamage",
    en: [
      "don't deal combat damage",
      "doesn't deal combat damage",
      "deal no combat damage",
      "deals no combat damage",
    ],
    th: "ไม่สร้างดาเมจจากการต่อสู้",
    ja: "戦闘ダメージを与えない",
  },
  {
    layer: "untargetable",
    en: ["can't be chosen by enemy spells and abilities", "can't be chosen by enemy spells or abilities"],
    th: "สเปลล์และความสามารถของศัตรูเลือกไม่ได้",
    ja: "敵のスペルと能力に選ばれない",
  },
];

const cannots: readonly Entry[] = CANNOT.flatMap(({ layer, en, th, ja }) => [
  entry(
    fact,
    `I: ${layer}`,
    {},
    { en: en.map((words) => `I ${words}`), th: `การ์ดนี้${th}`, ja: `このカードは${ja}` },
    () => mineAlways(layer),
  ),
  entry(
    wideFact,
    `they: ${layer}`,
    { those: anyGroup },
    { en: en.map((words) => `{those} ${words}`), th: `{those}${th}`, ja: `{those}は${ja}` },
    ({ those }) => theirs(those, { layer, amount: () => 1 }),
  ),
]);

const musts: readonly Entry[] = [
  // target.14
  entry(
    fact,
    "enemies must choose me",
    {},
    {
      en: "enemy spells and abilities must choose me if able",
      th: "สเปลล์และความสามารถของศัตรูต้องเลือกการ์ดนี้ถ้าทำได้",
      ja: "敵のスペルと能力は可能なかぎりこのカードを選ばなければならない",
    },
    () => mineAlways("mustBeChosen"),
  ),
];

const ROLES = [
  { role: "attacker", en: "attacking", th: "โจมตี", ja: "攻撃している間" },
  { role: "defender", en: "defending", th: "ป้องกัน", ja: "防御している間" },
] as const;

const having: readonly Entry[] = [
  entry(
    fact,
    "I have",
    { what: gifts },
    {
      en: ["I have {what}", "I get {what}", "this has {what}"],
      th: "การ์ดนี้มี {what}",
      ja: "このカードは{what}を持つ",
    },
    ({ what }) => allOf(what.map(mine)),
  ),
  entry(
    wideFact,
    "they have",
    { those: anyGroup, what: gifts },
    {
      en: [
        "{those} have {what}",
        "{those} each have {what}",
        "{those} has {what}",
        "{those} get {what}",
        "{those} have {what} if they didn't already",
      ],
      th: "{those}มี {what}",
      ja: "{those}は{what}を持つ",
    },
    ({ those, what }) => allOf(what.map((each) => theirs(those, each))),
  ),
  entry(
    wideFact,
    "they have Might here",
    { those: anyGroup, by: signed },
    {
      en: ["{those} have {by} [M] here", "{those} have {by} :rb_might: here"],
      th: "{those}ที่นี่มี {by} Might",
      ja: "ここにいる{those}のマイトは{by}",
    },
    ({ those, by }) => {
      const here = lying((table, card, context) => cardAt(table, card).zone === hereOf(table, context));
      return theirs(both(those, here), { layer: "might", amount: () => by });
    },
  ),
  entry(
    fact,
    "my Might is increased by",
    { x: figure },
    {
      en: "my Might is increased by {x}",
      th: "Might ของการ์ดนี้เพิ่มขึ้นเท่ากับ{x}",
      ja: "このカードのマイトは{x}だけ増える",
    },
    ({ x }) => mine({ layer: "might", amount: x }),
  ),
  // might.7
  entry(
    fact,
    "my base Might is",
    { n: count },
    { en: "my base Might is {n}", th: "Base Might ของการ์ดนี้คือ {n}", ja: "このカードの基本マイトは{n}である" },
    ({ n }) => mine({ layer: "baseMight", amount: () => n }),
  ),
  entry(
    wideFact,
    "their base Might is",
    { those: anyGroup, n: count },
    {
      en: ["the base Might of {those} is {n}"],
      th: "Base Might ของ{those}คือ {n}",
      ja: "{those}の基本マイトは{n}である",
    },
    ({ those, n }) => theirs(those, { layer: "baseMight", amount: () => n }),
  ),
  // layers.13
  entry(
    fact,
    "my Might is increased to",
    { n: count },
    {
      en: "my Might is increased to {n}",
      th: "Might ของการ์ดนี้เพิ่มขึ้นจนถึง {n}",
      ja: "このカードのマイトは{n}まで上がる",
    },
    ({ n }) => mine({ layer: "mightRaisedTo", amount: () => n }),
  ),
  ...ROLES.map(({ role, en, th, ja }) =>
    entry(
      wideFact,
      `they have while ${en}`,
      { those: anyGroup, what: gifts },
      {
        en: [`{those} have {what} while ${en}`, `{those} has {what} while ${en}`],
        th: `{those}มี {what} ขณะ${th}`,
        ja: `{those}は${ja}{what}を持つ`,
      },
      ({ those, what }) => {
        const fighting = both(
          those,
          lying((table, card) => cardAt(table, card).role === role),
        );
        return allOf(what.map((each) => theirs(fighting, each)));
      },
    ),
  ),
  entry(
    fact,
    "effects can't ready me",
    {},
    {
      en: [
        "I can't be readied by spells or abilities",
        "I can't be readied by spells and abilities",
        "spells and abilities can't ready me",
      ],
      th: "สเปลล์และความสามารถ Ready การ์ดนี้ไม่ได้",
      ja: "スペルと能力はこのカードをレディにできない",
    },
    () => mineAlways("notReadiedByEffects"),
  ),
  // combat.26
  entry(
    fact,
    "I'm assigned damage first",
    {},
    {
      en: "I must be assigned combat damage first",
      th: "การ์ดนี้ต้องถูกแจกดาเมจจากการต่อสู้เป็นลำดับแรก",
      ja: "このカードは戦闘ダメージを最初に割り当てられる",
    },
    () => mineAlways("tank"),
  ),
  // combat.27
  entry(
    fact,
    "I'm assigned damage last",
    {},
    {
      en: "I must be assigned combat damage last",
      th: "การ์ดนี้ต้องถูกแจกดาเมจจากการต่อสู้เป็นลำดับสุดท้าย",
      ja: "このカードは戦闘ダメージを最後に割り当てられる",
    },
    () => mineAlways("backline"),
  ),
];

export const factWords: readonly Entry[] = [...having, ...cannots, ...musts];
