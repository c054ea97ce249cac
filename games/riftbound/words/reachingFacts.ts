import { contextOf } from "@gyoji/game/effects";
import { cardAt, NONE } from "@gyoji/kernel";
import { type Entry, entry } from "@gyoji/lexicon";
import { faceOf } from "../definition.ts";
import { controllerOf, isAlone, isEnemy, withinLimit } from "../rules/information.ts";
import { battlefieldOfFacedown, locationOf } from "../state.ts";
import { anyGroup, count, fact, gifts, noun, several, signed, wideFact } from "./categories.ts";
import { isAmong } from "./choosing.ts";
import { adding, allOf, forSeats, mine, mineAlways, ofSuch, theirs } from "./facts.ts";
import { hereOf } from "./meaning.ts";
import { both, lying } from "./nouns.ts";

/* What holds for others, and what they cannot do (ability.4). */

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

export const reachingFactWords: readonly Entry[] = [...states];
