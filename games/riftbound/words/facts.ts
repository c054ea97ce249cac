import { type CardId, cardAt, NONE, type Self, type Subject } from "@gyoji/kernel";
import { type Entry, entry } from "@gyoji/lexicon";
import { faceOf } from "../definition.ts";
import { controllerOf, isAlone, isEnemy, withinLimit } from "../rules/information.ts";
import { sinceOf } from "../rules/texts.ts";
import { battlefieldOfFacedown, locationOf } from "../state.ts";
import {
  anyGroup,
  count,
  fact,
  figure,
  gifts,
  keyword,
  noun,
  nouns,
  several,
  signed,
  wideFact,
} from "./categories.ts";
import { isAmong } from "./choosing.ts";
import {
  type Amount,
  type Condition,
  contextOf,
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
const mineAlways = (layer: string): Fact => mine({ layer, amount: () => 1 });

/** What each card of a kind has. */
function theirs(those: Noun, { layer, amount }: Gift): Fact {
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
function forSeats(
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
const anybodys = (): boolean => true;

/** What a card states of itself, which the rules read, while the condition holds. */
function stating(what: string): Fact {
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
    en: ["can't be dealt damage", "don't take damage"],
    th: "ไม่ได้รับดาเมจ",
    ja: "ダメージを受けない",
  },
  {
    layer: "dealsNoCombatDamage",
    en: ["don't deal combat damage"],
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

const FIGHTS = [
  { id: "attacks", en: "attacks", th: "โจมตี", ja: "攻撃している", roles: ["attacker"] },
  { id: "defends", en: "defends", th: "ป้องกัน", ja: "防御している", roles: ["defender"] },
] as const;

const states: readonly Entry[] = [
  // layers.6
  entry(
    fact,
    "I have their abilities that exhaust",
    { those: anyGroup },
    {
      en: "I have all [E] abilities of {those}",
      th: "การ์ดนี้มีความสามารถ [E] ทั้งหมดของ{those}",
      ja: "このカードは{those}の[E]能力を全て持つ",
    },
    ({ those }) => {
      const isMeant = isAmong(those);
      return (met) => [
        {
          part: "ability",
          ability: {
            kind: "stated",
            what: "lendsAbilities",
            holds: (table, self, card) =>
              met(table, contextOf(self)) && isMeant(table, card, contextOf(self)),
          },
        },
      ];
    },
  ),
  ...FIGHTS.map(({ id, en, th, ja, roles }) =>
    entry(
      wideFact,
      `they have while alone: ${id}`,
      { kind: noun, what: gifts },
      {
        en: [
          `while a {kind} ${en} alone, it gets {what}`,
          `while a {kind} ${en} alone, it has {what}`,
        ].flatMap((words) => [words, words.replace("a {kind}", "an {kind}")]),
        th: `ขณะที่{kind}${th}ตัวเดียว มันมี {what}`,
        ja: `{kind}が単独で${ja}間、それは{what}を持つ`,
      },
      ({ kind, what }) => {
        const fighting = lying(
          (table, card) =>
            (roles as readonly string[]).includes(cardAt(table, card).role) && isAlone(table, card),
        );
        return allOf(what.map((each) => theirs(both(kind, fighting), each)));
      },
    ),
  ),
  entry(
    wideFact,
    "they can't move from here to base",
    { those: anyGroup },
    {
      en: "{those} can't move from here to base",
      th: "{those}เคลื่อนจากที่นี่ไปฐานไม่ได้",
      ja: "{those}はここからベースに移動できない",
    },
    ({ those }) => {
      const here = lying((table, card, context) => cardAt(table, card).zone === hereOf(table, context));
      return theirs(both(those, here), { layer: "cannotMoveToBase", amount: () => 1 });
    },
  ),
  entry(
    wideFact,
    "opponents play units to their base only",
    {},
    {
      en: ["opponents can only play units to their base", "opponents can only play units to their bases"],
      th: "คู่ต่อสู้เล่นยูนิตไปฐานของตนได้เท่านั้น",
      ja: "対戦相手はユニットを自分のベースにのみプレイできる",
    },
    () =>
      ofSuch(
        lying((table, card) => faceOf(table, card).types.includes("unit")),
        "playableToBaseOnly",
        (table, self, card) => isEnemy(table, self.user, controllerOf(table, card)),
        () => 1,
      ),
  ),
  entry(
    wideFact,
    "effects can't ready them",
    { those: anyGroup },
    {
      en: "spells and abilities can't ready {those}",
      th: "สเปลล์และความสามารถ Ready {those}ไม่ได้",
      ja: "スペルと能力は{those}をレディにできない",
    },
    ({ those }) => theirs(those, { layer: "notReadiedByEffects", amount: () => 1 }),
  ),
  entry(
    wideFact,
    "you may hide one more here",
    {},
    {
      en: ["you may hide an additional card here", "players may hide an additional card here"],
      th: "ซ่อนการ์ดที่นี่เพิ่มได้อีกหนึ่งใบ",
      ja: "ここにカードをもう1枚隠してもよい",
    },
    () => (met) => [
      adding("facedownRoom", "zone", "table", met, (table, self, zone) =>
        zone === hereOf(table, contextOf(self)) ? 1 : null,
      ),
    ],
  ),
  entry(
    wideFact,
    "you hide for free",
    {},
    {
      en: ["you can hide cards ignoring costs", "you may hide cards ignoring their costs"],
      th: "คุณซ่อนการ์ดได้โดยไม่ต้องจ่าย",
      ja: "あなたはコストを無視してカードを隠してもよい",
    },
    () => forSeats("hidesForFree", (_table, { user }, seat) => user === seat),
  ),
  entry(
    wideFact,
    "units can't be played here",
    {},
    {
      en: ["units can't be played here", "players can't play units here"],
      th: "เล่นยูนิตมาที่นี่ไม่ได้",
      ja: "ここにユニットをプレイできない",
    },
    () => (met) => [
      adding("noUnitsPlayed", "zone", "table", met, (table, self, zone) =>
        zone === hereOf(table, contextOf(self)) ? 1 : null,
      ),
    ],
  ),
  entry(
    wideFact,
    "facedown cards here can't be played",
    {},
    {
      en: [
        "your opponents' [Hidden] cards can't be revealed here",
        "your opponents' facedown cards here can't be played",
      ],
      th: "ที่นี่คู่ต่อสู้เปิดการ์ดที่ซ่อนไว้ไม่ได้",
      ja: "対戦相手はここで裏向きのカードをプレイできない",
    },
    () => (met) => [
      adding("cannotBePlayed", "card", "table", met, (table, self, card) => {
        const { zone, controller } = cardAt(table, card);
        const at = battlefieldOfFacedown(zone);
        const isHere = at !== NONE && locationOf(at) === hereOf(table, contextOf(self));
        return isHere && isEnemy(table, self.user, controller) ? 1 : null;
      }),
    ],
  ),
  // action.24
  entry(
    fact,
    "I can have many buffs",
    {},
    {
      en: "I can have any number of buffs",
      th: "การ์ดนี้มี Buff กี่อันก็ได้",
      ja: "このカードはバフをいくつでも持てる",
    },
    () => mineAlways("manyBuffs"),
  ),
  entry(
    wideFact,
    "buffs give more",
    { by: signed, those: anyGroup },
    {
      en: [
        "buffs give an additional {by} [M] to {those}",
        "buffs give an additional {by} :rb_might: to {those}",
      ],
      th: "Buff ให้ {by} Might เพิ่มเติมแก่{those}",
      ja: "バフは{those}にさらにマイト{by}を与える",
    },
    ({ by, those }) =>
      theirs(those, { layer: "might", amount: (table, _context, card) => by * cardAt(table, card).buffs }),
  ),
  // layers.9
  entry(
    wideFact,
    "they have less Might, down to",
    { those: anyGroup, by: signed, least: count },
    {
      en: [
        "{those} have {by} [M], to a minimum of {least} [M]",
        "{those} have {by} :rb_might:, to a minimum of {least} :rb_might:",
      ],
      th: "{those}มี {by} Might โดยไม่ต่ำกว่า {least}",
      ja: "{those}のマイトは{by}。ただし{least}より小さくはならない",
    },
    ({ those, by, least }) =>
      theirs(those, {
        layer: "might",
        amount: (table, _context, card) => withinLimit(table, card, by, least),
      }),
  ),
  // keywords.35
  entry(
    fact,
    "I can be empowered several times",
    { n: several },
    {
      en: "I can be empowered up to {n} times",
      th: "การ์ดนี้ Empowered ได้สูงสุด {n} ครั้ง",
      ja: "このカードは{n}回までエンパワーできる",
    },
    ({ n }) => mine({ layer: "moreEmpowered", amount: () => n - 1 }),
  ),
];

const entering: readonly Entry[] = [
  entry(
    fact,
    "I enter ready",
    {},
    {
      en: ["I enter ready", "this enters ready"],
      th: "การ์ดนี้เข้าสนามแบบ Ready",
      ja: "このカードはレディで出る",
    },
    () => mineAlways("entersReady"),
  ),
  entry(
    fact,
    "I enter exhausted",
    {},
    {
      en: ["this enters exhausted", "I enter exhausted"],
      th: "การ์ดนี้เข้าสนามแบบ Exhausted",
      ja: "このカードは消耗した状態で出る",
    },
    () => mineAlways("entersExhausted"),
  ),
  entry(
    wideFact,
    "they enter ready",
    { kind: nouns },
    { en: "{kind} enter ready", th: "{kind}เข้าสนามแบบ Ready", ja: "{kind}はレディで出る" },
    ({ kind }) => ofSuch(kind, "entersReady", anybodys, () => 1),
  ),
  entry(
    wideFact,
    "yours enter ready",
    { kind: nouns },
    {
      en: "your {kind} enter ready",
      th: "{kind}ที่เป็นของคุณเข้าสนามแบบ Ready",
      ja: "あなたの{kind}はレディで出る",
    },
    ({ kind }) => ofSuch(kind, "entersReady", isYours, () => 1),
  ),
  // play.7
  entry(
    fact,
    "play me to an open battlefield",
    {},
    {
      en: "you may play me to an open battlefield",
      th: "คุณอาจเล่นการ์ดนี้ไปสนามรบที่เปิดอยู่",
      ja: "このカードをオープンなバトルフィールドにプレイしてもよい",
    },
    () => mineAlways("playableToOpen"),
  ),
  // ability.6
  entry(
    fact,
    "play me from your trash",
    {},
    {
      en: ["you may play me from your trash", "you may play this from your trash"],
      th: "คุณอาจเล่นการ์ดนี้จากกองทิ้งของคุณ",
      ja: "このカードを自分のトラッシュからプレイしてもよい",
    },
    () => stating("playableFromTrash"),
  ),
  entry(
    wideFact,
    "they may be played to open battlefields",
    { kind: nouns },
    {
      en: "{kind} may be played to open battlefields",
      th: "{kind}เล่นไปสนามรบที่เปิดอยู่ได้",
      ja: "{kind}はオープンなバトルフィールドにプレイしてもよい",
    },
    ({ kind }) => ofSuch(kind, "playableToOpen", anybodys, () => 1),
  ),
  entry(
    fact,
    "play me to an enemy battlefield",
    {},
    {
      en: "you may play me to an occupied enemy battlefield",
      th: "คุณอาจเล่นการ์ดนี้ไปสนามรบของศัตรูที่มียูนิตอยู่",
      ja: "このカードを占有された敵のバトルフィールドにプレイしてもよい",
    },
    () => mineAlways("playableToEnemy"),
  ),
];

const places: readonly Entry[] = [
  // zones.7
  entry(
    wideFact,
    "more facedown cards here",
    { n: several },
    {
      en: "players may hide up to {n} cards here",
      th: "ผู้เล่นซ่อนการ์ดที่นี่ได้สูงสุด {n} ใบ",
      ja: "プレイヤーはここにカードを{n}枚まで隠してもよい",
    },
    ({ n }) =>
      (met) => [
        adding("facedownRoom", "zone", "table", met, (table, self, zone) =>
          zone === hereOf(table, contextOf(self)) ? n - 1 : null,
        ),
      ],
  ),
];

const players: readonly Entry[] = [
  // ability.19
  entry(
    wideFact,
    "your Deathknells trigger again",
    {},
    {
      en: "your [Deathknell] effects trigger an additional time",
      th: "[Deathknell] ของคุณทำงานเพิ่มอีกหนึ่งครั้ง",
      ja: "あなたの[デスネル]効果は追加でもう1回誘発する",
    },
    () => forSeats("deathknell again", (_table, { user }, seat) => user === seat),
  ),
  // terms.26
  entry(
    wideFact,
    "you may ignore a keyword",
    { what: keyword },
    {
      en: "you may ignore {what} when assigning combat damage",
      th: "คุณอาจมองข้าม {what} เมื่อแจกดาเมจจากการต่อสู้",
      ja: "あなたは戦闘ダメージを割り当てる際に{what}を無視してもよい",
    },
    ({ what }) => forSeats(`ignored ${what.layer}`, (_table, { user }, seat) => user === seat),
  ),
  // terms.7
  entry(
    wideFact,
    "Bonus Damage",
    { n: count },
    {
      en: "your spells and abilities deal {n} Bonus Damage",
      th: "สเปลล์และความสามารถของคุณสร้างดาเมจโบนัส {n}",
      ja: "あなたのスペルと能力は{n}のボーナスダメージを与える",
    },
    ({ n }) => forSeats("bonusDamage", (_table, { user }, seat) => user === seat, n),
  ),
  entry(
    wideFact,
    "Bonus Damage to",
    { n: count, those: anyGroup },
    {
      en: "spells and abilities deal {n} Bonus Damage to {those}",
      th: "สเปลล์และความสามารถสร้างดาเมจโบนัส {n} แก่{those}",
      ja: "スペルと能力は{those}に{n}のボーナスダメージを与える",
    },
    ({ n, those }) => theirs(those, { layer: "bonusDamageTo", amount: () => n }),
  ),
  entry(
    wideFact,
    "opponents can't gain points",
    {},
    {
      en: ["opponents can't gain points", "opponents can't score points"],
      th: "คู่ต่อสู้ได้แต้มไม่ได้",
      ja: "対戦相手はポイントを得られない",
    },
    () => forSeats("noPoints", (table, { user }, seat) => isEnemy(table, user, seat)),
  ),
  entry(
    wideFact,
    "opponents can't draw",
    {},
    { en: "opponents can't draw cards", th: "คู่ต่อสู้จั่วการ์ดไม่ได้", ja: "対戦相手はカードを引けない" },
    () => forSeats("noDraw", (table, { user }, seat) => isEnemy(table, user, seat)),
  ),
  entry(
    fact,
    "more points to win",
    { n: count },
    {
      en: ["increase the points needed to win the game by {n}", "the Victory Score is increased by {n}"],
      th: "เพิ่มแต้มเป้าหมายที่ต้องใช้เพื่อชนะเกม {n}",
      ja: "ゲームの勝利に必要なポイントを{n}増やす",
    },
    ({ n }) => forSeats("victoryScore", anybodys, n),
  ),
];

export const factWords: readonly Entry[] = [
  ...states,
  ...places,
  ...having,
  ...cannots,
  ...musts,
  ...entering,
  ...players,
];
