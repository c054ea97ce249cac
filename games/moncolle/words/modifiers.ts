import { contextOf } from "@gyoji/game/effects";
import { cardAt } from "@gyoji/kernel";
import { type Entry, entry, numberTerminal as number } from "@gyoji/lexicon";
import { isUnit, squareOf, unitsAt, userOf } from "../rules/information.ts";
import { fieldZone, opponentOf } from "../state.ts";
import { modifier, modifiers, nouns, signed, skill } from "./categories.ts";
import { hereOf, type Modifier, type Noun } from "./meaning.ts";

/* Constant changes. */

/** On the card that has the text. */
function ofSelf(layer: string, by: number): Modifier {
  return { layer, on: "card", reach: "self", amount: () => by };
}

/** On the units of a side that are where the text is. */
function ofThoseHere(layer: string, by: number, kind: Noun, isOwn: boolean, isOther: boolean): Modifier {
  return {
    layer,
    on: "card",
    reach: "table",
    amount: (table, self, id) => {
      if (!isUnit(table, id) || (isOther && id === self.card)) return 0;
      if (squareOf(table, id) !== hereOf(table, self)) return 0;
      if (userOf(table, id) !== (isOwn ? self.user : opponentOf(self.user))) return 0;
      return kind(table, id, contextOf(self)) ? by : 0;
    },
  };
}

/** On the unit that an equipment is on. */
function ofBearer(layer: string, by: number): Modifier {
  return {
    layer,
    on: "card",
    reach: "table",
    amount: (table, self, id) => (cardAt(table, self.card).bearer === id ? by : 0),
  };
}

/** On a player. */
function ofSeat(layer: string, by: number, isOwn: boolean): Modifier {
  return {
    layer,
    on: "seat",
    reach: "table",
    amount: (_table, self, id) => (id === (isOwn ? self.user : opponentOf(self.user)) ? by : 0),
  };
}

const ofThisUnit = [
  entry(
    modifier,
    "its attack",
    { n: signed },
    { en: "this unit has attack {n}", th: "พลังโจมตีของยูนิตนี้ {n}", ja: "このユニットの攻撃力を{n}する" },
    ({ n }) => [ofSelf("attack", n)],
  ),
  entry(
    modifier,
    "its defence",
    { n: signed },
    { en: "this unit has defence {n}", th: "พลังป้องกันของยูนิตนี้ {n}", ja: "このユニットの防御力を{n}する" },
    ({ n }) => [ofSelf("defence", n)],
  ),
  entry(
    modifier,
    "its skill",
    { skill },
    { en: "this unit has {skill}", th: "ยูนิตนี้มี [{skill}]", ja: "このユニットは「{skill}」を持つ" },
    ({ skill: { layer, amount } }) => [ofSelf(layer, amount)],
  ),
  entry(
    modifier,
    "its attack for each",
    { n: signed, kind: nouns },
    {
      en: "this unit has attack {n} for each of your other {kind} here",
      th: "พลังโจมตีของยูนิตนี้ {n} ต่อ{kind}อื่นของเราที่นี่หนึ่งใบ",
      ja: "ここにいる他の自軍{kind}1体につき、このユニットの攻撃力を{n}する",
    },
    ({ n, kind }): Modifier[] => [
      {
        layer: "attack",
        on: "card",
        reach: "self",
        amount: (table, self) => {
          const square = squareOf(table, self.card);
          const others = square === 0 ? [] : unitsAt(table, self.user, square);
          return n * others.filter((card) => card !== self.card && kind(table, card, contextOf(self))).length;
        },
      },
    ],
  ),
  entry(
    modifier,
    "takes less damage",
    { n: number },
    {
      en: "this unit takes {n} less damage",
      th: "ยูนิตนี้ได้รับดาเมจลดลง {n}",
      ja: "このユニットが受けるダメージを{n}減らす",
    },
    ({ n }) => [ofSelf("shield", n)],
  ),
  entry(
    modifier,
    "is not destroyed",
    {},
    { en: "this unit is not destroyed", th: "ยูนิตนี้ไม่ถูกทำลาย", ja: "このユニットは破壊されない" },
    () => [ofSelf("notDestroyed", 1)],
  ),
  entry(
    modifier,
    "is not tapped",
    {},
    {
      en: "this unit is not tapped by effects",
      th: "ยูนิตนี้ไม่ถูกตะแคงด้วยผล",
      ja: "このユニットは効果で行動完了にならない",
    },
    () => [ofSelf("notTurned", 1)],
  ),
  entry(
    modifier,
    "stays",
    {},
    {
      en: "effects do not move this unit or return it",
      th: "ผลต่าง ๆ ย้ายหรือนำยูนิตนี้กลับไม่ได้",
      ja: "このユニットは効果で移されず、戻されない",
    },
    () => [ofSelf("stays", 1)],
  ),
  entry(
    modifier,
    "cannot move",
    {},
    { en: "this unit cannot move", th: "ยูนิตนี้เคลื่อนที่ไม่ได้", ja: "このユニットは進軍できない" },
    () => [ofSelf("noMove", 1)],
  ),
  // tie.3
  entry(
    modifier,
    "simultaneous",
    {},
    {
      en: "in combats of this unit both sides always strike at the same time",
      th: "ในการต่อสู้ของยูนิตนี้ ทั้งสองฝ่ายโจมตีพร้อมกันเสมอ",
      ja: "このユニットの戦闘は常に同時攻撃になる",
    },
    () => [ofSelf("simultaneous", 1)],
  ),
];

const ofThose = [
  entry(
    modifier,
    "attack of yours here",
    { kind: nouns, n: signed },
    {
      en: "your {kind} here have attack {n}",
      th: "พลังโจมตีของ{kind}ของเราที่นี่ {n}",
      ja: "ここにいる自軍{kind}の攻撃力を{n}する",
    },
    ({ kind, n }) => [ofThoseHere("attack", n, kind, true, false)],
  ),
  entry(
    modifier,
    "attack of others here",
    { kind: nouns, n: signed },
    {
      en: "your other {kind} here have attack {n}",
      th: "พลังโจมตีของ{kind}อื่นของเราที่นี่ {n}",
      ja: "ここにいる他の自軍{kind}の攻撃力を{n}する",
    },
    ({ kind, n }) => [ofThoseHere("attack", n, kind, true, true)],
  ),
  entry(
    modifier,
    "defence of yours here",
    { kind: nouns, n: signed },
    {
      en: "your {kind} here have defence {n}",
      th: "พลังป้องกันของ{kind}ของเราที่นี่ {n}",
      ja: "ここにいる自軍{kind}の防御力を{n}する",
    },
    ({ kind, n }) => [ofThoseHere("defence", n, kind, true, false)],
  ),
  entry(
    modifier,
    "attack of enemies here",
    { kind: nouns, n: signed },
    {
      en: "enemy {kind} here have attack {n}",
      th: "พลังโจมตีของ{kind}ฝ่ายตรงข้ามที่นี่ {n}",
      ja: "ここにいる敵軍{kind}の攻撃力を{n}する",
    },
    ({ kind, n }) => [ofThoseHere("attack", n, kind, false, false)],
  ),
  entry(
    modifier,
    "skill of yours here",
    { kind: nouns, skill },
    {
      en: "your {kind} here have {skill}",
      th: "{kind}ของเราที่นี่มี [{skill}]",
      ja: "ここにいる自軍{kind}は「{skill}」を持つ",
    },
    ({ kind, skill: { layer, amount } }) => [ofThoseHere(layer, amount, kind, true, false)],
  ),
  // tie.3
  entry(
    modifier,
    "simultaneous here",
    {},
    {
      en: "in combats here both sides always strike at the same time",
      th: "ในการต่อสู้ที่นี่ ทั้งสองฝ่ายโจมตีพร้อมกันเสมอ",
      ja: "ここでの戦闘は常に同時攻撃になる",
    },
    () => [
      ofThoseHere("simultaneous", 1, () => true, true, false),
      ofThoseHere("simultaneous", 1, () => true, false, false),
    ],
  ),
  // play.14
  entry(
    modifier,
    "limit here",
    { n: signed },
    {
      en: "the limit of this field is {n}",
      th: "จำนวนเลเวลที่ฟิลด์นี้รองรับ {n}",
      ja: "この地形のリミットを{n}する",
    },
    ({ n }): Modifier[] => [
      {
        layer: "limit",
        on: "zone",
        reach: "table",
        amount: (table, self, id) => (id === fieldZone(hereOf(table, self)) ? n : 0),
      },
    ],
  ),
  entry(
    modifier,
    "attack of the equipped unit",
    { n: signed },
    { en: "the equipped unit has attack {n}", th: "พลังโจมตีของผู้สวม {n}", ja: "装備者の攻撃力を{n}する" },
    ({ n }) => [ofBearer("attack", n)],
  ),
  entry(
    modifier,
    "defence of the equipped unit",
    { n: signed },
    { en: "the equipped unit has defence {n}", th: "พลังป้องกันของผู้สวม {n}", ja: "装備者の防御力を{n}する" },
    ({ n }) => [ofBearer("defence", n)],
  ),
  entry(
    modifier,
    "skill of the equipped unit",
    { skill },
    { en: "the equipped unit has {skill}", th: "ผู้สวมมี [{skill}]", ja: "装備者は「{skill}」を持つ" },
    ({ skill: { layer, amount } }) => [ofBearer(layer, amount)],
  ),
];

const ofPlayers = [
  // play.6
  entry(
    modifier,
    "your hand limit",
    { n: signed },
    { en: "your hand limit is {n}", th: "จำนวนการ์ดเต็มมือของเรา {n}", ja: "自分の手札上限を{n}する" },
    ({ n }) => [ofSeat("handLimit", n, true)],
  ),
  entry(
    modifier,
    "opponent's hand limit",
    { n: signed },
    {
      en: "your opponent's hand limit is {n}",
      th: "จำนวนการ์ดเต็มมือของฝ่ายตรงข้าม {n}",
      ja: "相手の手札上限を{n}する",
    },
    ({ n }) => [ofSeat("handLimit", n, false)],
  ),
];

const joined = entry(
  modifiers,
  "and also",
  { one: modifier, more: modifiers },
  { en: "{one} and {more}", th: "{one} และ{more}", ja: "{one}。さらに、{more}" },
  ({ one, more }) => [...one, ...more],
);

export const modifierWords: readonly Entry[] = [...ofThisUnit, ...ofThose, ...ofPlayers, joined];
