import { contextOf } from "@gyoji/game/effects";
import { cardAt, zoneAt } from "@gyoji/kernel";
import { type Entry, entry, numberTerminal as number } from "@gyoji/lexicon";
import { faceOf } from "../definition.ts";
import { horobitoOf, isHorobito, oppositeOf, under, userOf } from "../rules/information.ts";
import { handOf, horobitoZone, lineOf, opponentOf } from "../state.ts";
import { keyword, modifier, modifiers, plainNoun, printedNoun, signed } from "./categories.ts";
import { type Modifier, type Noun } from "./meaning.ts";

/* Continuous changes: keywords (8.4), Power and Cost, what cannot be done. */

/** On the card that has the text. */
function ofSelf(layer: string, by: number): Modifier {
  return { layer, on: "card", reach: "self", amount: () => by };
}

/** On every Horobito of the user (or the opponent) of a kind. */
function ofAll(layer: string, by: number, kind: Noun, own: boolean): Modifier {
  return {
    layer,
    on: "card",
    reach: "table",
    amount: (table, self, id) => {
      const seat = own ? self.user : opponentOf(self.user);
      return isHorobito(table, id) && userOf(table, id) === seat && kind(table, id, contextOf(self)) ? by : 0;
    },
  };
}

/** On the Horobito opposite the card that has the text. */
function ofOpposite(layer: string, by: number): Modifier {
  return {
    layer,
    on: "card",
    reach: "table",
    amount: (table, self, id) => (oppositeOf(table, self.card) === id ? by : 0),
  };
}

/** On the user. */
function ofUser(layer: string): Modifier {
  return { layer, on: "seat", reach: "table", amount: (_table, self, id) => (id === self.user ? 1 : 0) };
}

/** On the opponent. */
function ofOpponent(layer: string): Modifier {
  return {
    layer,
    on: "seat",
    reach: "table",
    amount: (_table, self, id) => (id === opponentOf(self.user) ? 1 : 0),
  };
}

const keywords = [
  // 8.4.2
  entry(
    keyword,
    "Double Damage",
    {},
    { en: "Double Damage", th: "Double Damage", ja: "ダブルダメージ" },
    () => [ofSelf("doubleDamage", 1)],
  ),
  // 8.4.3
  entry(
    keyword,
    "Barrier",
    { n: number },
    { en: "Barrier {n}", th: "Barrier {n}", ja: "バリア{n}" },
    ({ n }) => [ofSelf("barrier", n)],
  ),
];

const ofThisCard = [
  entry(
    modifier,
    "its Power",
    { n: signed },
    {
      en: ["this Horobito's Power is {n}", "its Power is {n}"],
      th: "Power ของ Horobito นี้ {n}",
      ja: "このホロビトのパワーを{n}する",
    },
    ({ n }) => [ofSelf("power", n)],
  ),
  entry(
    modifier,
    "this Waza's Power",
    { n: signed },
    { en: "this Waza's Power is {n}", th: "Power ของ Waza นี้ {n}", ja: "このワザのパワーを{n}する" },
    ({ n }) => [ofSelf("power", n)],
  ),
  entry(
    modifier,
    "its Cost",
    { n: signed },
    {
      en: ["this Horobito's Cost is {n}", "its Cost is {n}"],
      th: "Cost ของ Horobito นี้ {n}",
      ja: "このホロビトのコストを{n}する",
    },
    ({ n }) => [ofSelf("cost", n)],
  ),
  entry(
    modifier,
    "it has a keyword",
    { keyword },
    {
      en: ["this Horobito has {keyword}", "it has {keyword}", "it gains {keyword}"],
      th: "Horobito นี้มี {keyword}",
      ja: "このホロビトは{keyword}を持つ",
    },
    ({ keyword: granted }) => granted,
  ),
  // 9.11
  entry(
    modifier,
    "is not destroyed",
    {},
    { en: "this Horobito is not destroyed", th: "Horobito นี้ไม่ถูกทำลาย", ja: "このホロビトは破壊されない" },
    () => [ofSelf("notDestroyed", 1)],
  ),
  // 9.6
  entry(
    modifier,
    "cannot be over-beaten",
    {},
    {
      en: "this Horobito cannot be over-beaten",
      th: "Over-Beat ทับ Horobito นี้ไม่ได้",
      ja: "このホロビトにオーバービートできない",
    },
    () => [ofSelf("notOverBeaten", 1)],
  ),
  entry(
    modifier,
    "is not made Down",
    {},
    { en: "this Horobito is not made Down", th: "Horobito นี้ไม่ถูกทำให้ Down", ja: "このホロビトはダウンしない" },
    () => [ofSelf("notMadeDown", 1)],
  ),
  entry(
    modifier,
    "does not recover",
    {},
    { en: "this Horobito does not recover", th: "Horobito นี้ไม่ Recover", ja: "このホロビトはリカバーしない" },
    () => [ofSelf("notRecovered", 1)],
  ),
  entry(
    modifier,
    "is not returned to hand",
    {},
    {
      en: "this Horobito is not returned to hand",
      th: "Horobito นี้ไม่ถูกนำกลับขึ้นมือ",
      ja: "このホロビトは手札に戻されない",
    },
    () => [ofSelf("notReturned", 1)],
  ),
  entry(
    modifier,
    "its battle damage",
    { n: signed },
    {
      en: "the damage this Horobito deals to your opponent by winning a battle is {n}",
      th: "ความเสียหายที่ Horobito นี้ทำแก่ฝ่ายตรงข้ามเมื่อชนะการต่อสู้ {n}",
      ja: "このホロビトがバトルに勝って相手に与えるダメージを{n}する",
    },
    ({ n }) => [ofSelf("playerDamage", n)],
  ),
  // 6.3.2.1.1
  entry(
    modifier,
    "no battle in its Line",
    {},
    {
      en: ["no battle occurs in this Line", "no battle occurs on its Line"],
      th: "ไม่เกิดการต่อสู้ใน Line นี้",
      ja: "このラインではバトルが発生しない",
    },
    (): Modifier[] => [
      {
        layer: "noBattle",
        on: "zone",
        reach: "table",
        amount: (table, self, id) =>
          id === horobitoZone(self.user, lineOf(cardAt(table, self.card).zone)) ? 1 : 0,
      },
    ],
  ),
  entry(
    modifier,
    "Power for each under it",
    { n: signed },
    {
      en: ["this Horobito's Power is {n} for each card under it", "its Power is {n} for each card under it"],
      th: "Power ของ Horobito นี้ {n} ต่อการ์ดที่อยู่ข้างใต้ 1 ใบ",
      ja: "このホロビトの下のカード1枚につき、このホロビトのパワーを{n}する",
    },
    ({ n }): Modifier[] => [
      {
        layer: "power",
        on: "card",
        reach: "self",
        amount: (table, self) => n * under(table, self.card).length,
      },
    ],
  ),
  entry(
    modifier,
    "Power for each other",
    { n: signed, kind: plainNoun },
    {
      en: [
        "this Horobito's Power is {n} for each of your other {kind}",
        "its Power is {n} for each of your other {kind}",
      ],
      th: "Power ของ Horobito นี้ {n} ต่อ{kind}ตัวอื่นของเรา 1 ตัว",
      ja: "自分の他の{kind}1体につき、このホロビトのパワーを{n}する",
    },
    ({ n, kind }): Modifier[] => [
      {
        layer: "power",
        on: "card",
        reach: "self",
        amount: (table, self) =>
          n *
          horobitoOf(table, self.user).filter(
            (card) => card !== self.card && kind(table, card, contextOf(self)),
          ).length,
      },
    ],
  ),
];

const ofOthers = [
  entry(
    modifier,
    "your Horobito's Power",
    { kind: plainNoun, n: signed },
    {
      en: "the Power of your {kind} is {n}",
      th: "Power ของ{kind}ของเรา {n}",
      ja: "自分の{kind}のパワーを{n}する",
    },
    ({ kind, n }) => [ofAll("power", n, kind, true)],
  ),
  entry(
    modifier,
    "opponent's Horobito's Power",
    { kind: plainNoun, n: signed },
    {
      en: "the Power of your opponent's {kind} is {n}",
      th: "Power ของ{kind}ของฝ่ายตรงข้าม {n}",
      ja: "相手の{kind}のパワーを{n}する",
    },
    ({ kind, n }) => [ofAll("power", n, kind, false)],
  ),
  entry(
    modifier,
    "opposite Horobito's Power",
    { n: signed },
    {
      en: "the Power of the opposite Horobito is {n}",
      th: "Power ของ Horobito ตรงข้าม {n}",
      ja: "正面のホロビトのパワーを{n}する",
    },
    ({ n }) => [ofOpposite("power", n)],
  ),
  entry(
    modifier,
    "your Horobito are not destroyed",
    { kind: plainNoun },
    { en: "your {kind} are not destroyed", th: "{kind}ของเราไม่ถูกทำลาย", ja: "自分の{kind}は破壊されない" },
    ({ kind }) => [ofAll("notDestroyed", 1, kind, true)],
  ),
  entry(
    modifier,
    "opponent's Horobito do not recover",
    { kind: plainNoun },
    {
      en: "your opponent's {kind} do not recover",
      th: "{kind}ของฝ่ายตรงข้ามไม่ Recover",
      ja: "相手の{kind}はリカバーしない",
    },
    ({ kind }) => [ofAll("notRecovered", 1, kind, false)],
  ),
  entry(
    modifier,
    "opponent's entries by effects",
    {},
    {
      en: "your opponent cannot put Horobito on the Line by card effects",
      th: "ฝ่ายตรงข้ามลง Horobito ด้วยผลของการ์ดไม่ได้",
      ja: "相手はカードの効果でホロビトを場に出せない",
    },
    () => [ofOpponent("noEntryByEffect")],
  ),
  // 6.3.2.10.3
  entry(
    modifier,
    "you take no damage",
    {},
    { en: "you take no damage", th: "เราไม่ได้รับความเสียหาย", ja: "自分はダメージを受けない" },
    () => [ofUser("noDamage")],
  ),
  // 1.4.1
  entry(
    modifier,
    "you do not lose",
    {},
    { en: "you do not lose the game", th: "เราไม่แพ้เกม", ja: "自分はゲームに敗北しない" },
    () => [ofUser("noLoss")],
  ),
  entry(
    modifier,
    "cards in your hand cost",
    { kind: printedNoun, n: signed },
    {
      en: "the Cost of {kind} in your hand is {n}",
      th: "Cost ของ{kind}ในมือของเรา {n}",
      ja: "自分の手札の{kind}のコストを{n}する",
    },
    ({ kind, n }): Modifier[] => [
      {
        layer: "cost",
        on: "card",
        reach: "table",
        amount: (table, self, id) =>
          zoneAt(table, handOf(self.user)).includes(id) &&
          faceOf(table, id).type === "horobito" &&
          kind(table, id, contextOf(self))
            ? n
            : 0,
      },
    ],
  ),
];

const joined = entry(
  modifiers,
  "and also",
  { one: modifier, more: modifiers },
  { en: "{one} and {more}", th: "{one} และ {more}", ja: "{one}。さらに、{more}" },
  ({ one, more }) => [...one, ...more],
);

export const modifierWords: readonly Entry[] = [...keywords, ...ofThisCard, ...ofOthers, joined];
