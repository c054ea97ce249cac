import { type CardId, cardAt, zoneAt } from "@gyoji/kernel";
import { type Entry, entry, numberTerminal as number } from "@gyoji/lexicon";
import { costOf, horobitoOf, isUsedWaza, powerOf, under, usesOf } from "../rules/information.ts";
import { enaOf, graveyardOf, type HorobeatTable, handOf, heartsOf, lineOf } from "../state.ts";
import { bearer, condition, one, plainNoun, printedNoun, standing } from "./categories.ts";
import {
  type Bearer,
  type Condition,
  type Context,
  foeOf,
  type Noun,
  scope,
  type Target,
} from "./meaning.ts";

/* What may be so: "if it is Down", "while you have 4 or more Horobito". */

/** The card that a phrase means, there or gone; null when there is none. */
function known(who: Target, table: HorobeatTable, context: Context): Bearer | null {
  return who(scope()).bearer(table, context);
}

/** A condition on one card, as it is or was; false when there is none. */
function about(who: Target, holds: (table: HorobeatTable, it: Bearer) => boolean): Condition {
  return (table, context) => {
    const it = known(who, table, context);
    return it !== null && holds(table, it);
  };
}

/** A condition on a Horobito that is there, whose doings nobody remembers. */
function aboutPresent(who: Target, holds: (table: HorobeatTable, card: CardId) => boolean): Condition {
  return about(who, (table, { card, was }) => was === null && holds(table, card));
}

const lineThen = (table: HorobeatTable, { card, was }: Bearer): number =>
  was?.line ?? lineOf(cardAt(table, card).zone);
const downThen = (table: HorobeatTable, { card, was }: Bearer): boolean =>
  was?.turned ?? cardAt(table, card).turned;
const underThen = (table: HorobeatTable, { card, was }: Bearer): number =>
  was?.under ?? under(table, card).length;
const costThen = (table: HorobeatTable, { card, was }: Bearer): number => was?.cost ?? costOf(table, card);
const powerThen = (table: HorobeatTable, { card, was }: Bearer): number => was?.power ?? powerOf(table, card);

function count(kind: Noun, seat: "own" | "foe"): (table: HorobeatTable, context: Context) => number {
  return (table, context) =>
    horobitoOf(table, seat === "own" ? context.self.user : foeOf(context)).filter((card) =>
      kind(table, card, context),
    ).length;
}

// Those that stand alone read no computed figure: continuous texts may depend on them.
const ofOne = [
  entry(
    standing,
    "is on Lines",
    { who: one, from: number, to: number },
    {
      en: "{who} is on Lines {from} to {to}",
      th: "{who}อยู่ใน Line {from} ถึง {to}",
      ja: "{who}がライン{from}～{to}にいる",
    },
    ({ who, from, to }) =>
      about(who, (table, it) => lineThen(table, it) >= from && lineThen(table, it) <= to),
  ),
  entry(
    standing,
    "is on Line",
    { who: one, n: number },
    { en: "{who} is on Line {n}", th: "{who}อยู่ใน Line {n}", ja: "{who}がライン{n}にいる" },
    ({ who, n }) => about(who, (table, it) => lineThen(table, it) === n),
  ),
  entry(
    standing,
    "is on a Line",
    { who: one },
    { en: "{who} is on a Line", th: "{who}อยู่ใน Line", ja: "{who}がラインにいる" },
    ({ who }) => about(who, (table, it) => lineThen(table, it) > 0),
  ),
  entry(
    standing,
    "is Down",
    { who: one },
    { en: "{who} is Down", th: "{who} Down อยู่", ja: "{who}がダウンしている" },
    ({ who }) => about(who, downThen),
  ),
  entry(
    standing,
    "is not Down",
    { who: one },
    { en: "{who} is not Down", th: "{who}ไม่ Down", ja: "{who}がダウンしていない" },
    ({ who }) => about(who, (table, it) => !downThen(table, it)),
  ),
  entry(
    standing,
    "has no cards under it",
    { who: one },
    { en: "{who} has no cards under it", th: "{who}ไม่มีการ์ดอยู่ข้างใต้", ja: "{who}の下にカードがない" },
    ({ who }) => about(who, (table, it) => underThen(table, it) === 0),
  ),
  entry(
    standing,
    "has cards under it",
    { who: one, n: number },
    {
      en: "{who} has {n} or more cards under it",
      th: "{who}มีการ์ดอยู่ข้างใต้ตั้งแต่ {n} ใบขึ้นไป",
      ja: "{who}の下にカードが{n}枚以上ある",
    },
    ({ who, n }) => about(who, (table, it) => underThen(table, it) >= n),
  ),
  // 6.3.5.3.2
  entry(
    standing,
    "a Boost is on it",
    { who: one },
    { en: "a Boost is used on {who}", th: "{who}ถูกใช้ Boost อยู่", ja: "{who}にブーストが使われている" },
    ({ who }) => aboutPresent(who, (table, card) => usesOf(table, card).boosts.length > 0),
  ),
  // 6.3.4.3.2
  entry(
    standing,
    "has used Waza",
    { who: one, n: number },
    {
      en: "{who} has used {n} or more Waza",
      th: "{who}ใช้ Waza ไปแล้วตั้งแต่ {n} ใบขึ้นไป",
      ja: "{who}がワザを{n}枚以上使っている",
    },
    ({ who, n }) => aboutPresent(who, (table, card) => usesOf(table, card).waza.length >= n),
  ),
  entry(
    standing,
    "is a",
    { who: bearer, kind: printedNoun },
    { en: "{who} is a {kind}", th: "{who}เป็น{kind}", ja: "{who}が{kind}である" },
    ({ who, kind }) =>
      (table, context) => {
        const it = known(who, table, context);
        return it !== null && kind(table, it.card, context);
      },
  ),
  entry(
    condition,
    "has Cost or less",
    { who: bearer, n: number },
    { en: "{who} has Cost {n} or less", th: "{who}มี Cost ไม่เกิน {n}", ja: "{who}のコストが{n}以下である" },
    ({ who, n }) => about(who, (table, it) => costThen(table, it) <= n),
  ),
  entry(
    condition,
    "has Cost or more",
    { who: bearer, n: number },
    { en: "{who} has Cost {n} or more", th: "{who}มี Cost ตั้งแต่ {n} ขึ้นไป", ja: "{who}のコストが{n}以上である" },
    ({ who, n }) => about(who, (table, it) => costThen(table, it) >= n),
  ),
  entry(
    condition,
    "has Power or more",
    { who: one, n: number },
    {
      en: "{who} has Power {n} or more",
      th: "{who}มี Power ตั้งแต่ {n} ขึ้นไป",
      ja: "{who}のパワーが{n}以上である",
    },
    ({ who, n }) => about(who, (table, it) => powerThen(table, it) >= n),
  ),
  entry(
    condition,
    "has Power or less",
    { who: one, n: number },
    { en: "{who} has Power {n} or less", th: "{who}มี Power ไม่เกิน {n}", ja: "{who}のパワーが{n}以下である" },
    ({ who, n }) => about(who, (table, it) => powerThen(table, it) <= n),
  ),
  entry(
    condition,
    "Power at least twice",
    { who: one, other: one },
    {
      en: "the Power of {who} is at least twice the Power of {other}",
      th: "Power ของ{who}เป็นอย่างน้อยสองเท่าของ Power ของ{other}",
      ja: "{who}のパワーが{other}のパワーの2倍以上である",
    },
    ({ who, other }) =>
      (table, context) => {
        const [own, facing] = [known(who, table, context), known(other, table, context)];
        return own !== null && facing !== null && powerThen(table, own) >= 2 * powerThen(table, facing);
      },
  ),
];

const ofPlayers = [
  // 4.9.3.7: top cards only.
  entry(
    standing,
    "you have Horobito",
    { n: number, kind: plainNoun },
    { en: "you have {n} or more {kind}", th: "เรามี{kind}ตั้งแต่ {n} ตัวขึ้นไป", ja: "自分の{kind}が{n}体以上いる" },
    ({ n, kind }) => {
      const own = count(kind, "own");
      return (table, context) => own(table, context) >= n;
    },
  ),
  entry(
    standing,
    "opponent has Horobito",
    { n: number, kind: plainNoun },
    {
      en: "your opponent has {n} or more {kind}",
      th: "ฝ่ายตรงข้ามมี{kind}ตั้งแต่ {n} ตัวขึ้นไป",
      ja: "相手の{kind}が{n}体以上いる",
    },
    ({ n, kind }) => {
      const foes = count(kind, "foe");
      return (table, context) => foes(table, context) >= n;
    },
  ),
  entry(
    standing,
    "you have fewer Horobito",
    {},
    {
      en: "you have fewer Horobito than your opponent",
      th: "เรามี Horobito น้อยกว่าฝ่ายตรงข้าม",
      ja: "自分のホロビトが相手より少ない",
    },
    () => (table, context) =>
      horobitoOf(table, context.self.user).length < horobitoOf(table, foeOf(context)).length,
  ),
  entry(
    standing,
    "you have Ena",
    { n: number },
    { en: "you have {n} or more Ena", th: "เรามี Ena ตั้งแต่ {n} ใบขึ้นไป", ja: "自分のエナが{n}枚以上ある" },
    ({ n }) =>
      (table, { self }) =>
        zoneAt(table, enaOf(self.user)).length >= n,
  ),
  entry(
    standing,
    "you have no ready Ena",
    {},
    { en: "you have no ready Ena", th: "เราไม่มี Ena ที่พร้อมใช้", ja: "自分の使用可能なエナがない" },
    () =>
      (table, { self }) =>
        zoneAt(table, enaOf(self.user)).every((card) => cardAt(table, card).turned),
  ),
  entry(
    standing,
    "you have cards in hand",
    { n: number },
    {
      en: "you have {n} or more cards in hand",
      th: "เรามีการ์ดในมือตั้งแต่ {n} ใบขึ้นไป",
      ja: "自分の手札が{n}枚以上ある",
    },
    ({ n }) =>
      (table, { self }) =>
        zoneAt(table, handOf(self.user)).length >= n,
  ),
  entry(
    standing,
    "you have few cards in hand",
    { n: number },
    {
      en: "you have {n} or fewer cards in hand",
      th: "เรามีการ์ดในมือไม่เกิน {n} ใบ",
      ja: "自分の手札が{n}枚以下である",
    },
    ({ n }) =>
      (table, { self }) =>
        zoneAt(table, handOf(self.user)).length <= n,
  ),
  entry(
    standing,
    "you have few Hearts",
    { n: number },
    {
      en: "you have {n} or fewer Hearts",
      th: "เรามี Heart ไม่เกิน {n} ใบ",
      ja: "自分のハートが{n}枚以下である",
    },
    ({ n }) =>
      (table, { self }) =>
        zoneAt(table, heartsOf(self.user)).length <= n,
  ),
  entry(
    standing,
    "you have fewer Hearts",
    {},
    {
      en: "you have fewer Hearts than your opponent",
      th: "เรามี Heart น้อยกว่าฝ่ายตรงข้าม",
      ja: "自分のハートが相手より少ない",
    },
    () => (table, context) =>
      zoneAt(table, heartsOf(context.self.user)).length < zoneAt(table, heartsOf(foeOf(context))).length,
  ),
  entry(
    standing,
    "your graveyard has cards",
    { n: number },
    {
      en: "you have {n} or more cards in your graveyard",
      th: "เรามีการ์ดในสุสานตั้งแต่ {n} ใบขึ้นไป",
      ja: "自分の墓地にカードが{n}枚以上ある",
    },
    ({ n }) =>
      (table, { self }) =>
        zoneAt(table, graveyardOf(self.user)).length >= n,
  ),
  entry(
    standing,
    "you are first",
    {},
    { en: "you are the first player", th: "เราเป็นฝ่ายไปก่อน", ja: "自分が先攻である" },
    () =>
      (table, { self }) =>
        table.state.game.first === self.user,
  ),
  entry(
    standing,
    "you are second",
    {},
    { en: "you are the second player", th: "เราเป็นฝ่ายไปทีหลัง", ja: "自分が後攻である" },
    () =>
      (table, { self }) =>
        table.state.game.first !== self.user,
  ),
  entry(
    standing,
    "another Waza was used",
    {},
    {
      en: ["you have used another Waza in this battle", "you used another Waza in this battle"],
      th: "เราใช้ Waza ใบอื่นในการต่อสู้นี้",
      ja: "自分がこのバトルで他のワザを使っている",
    },
    () =>
      (table, { self }) => {
        const used = table.state.game.battle?.uses[self.user]?.waza.length ?? 0;
        return used > (isUsedWaza(table, self.card) ? 1 : 0);
      },
  ),
  // 6.3.2.1
  entry(
    standing,
    "a battle goes on",
    {},
    { en: "a battle is going on", th: "อยู่ระหว่างการต่อสู้", ja: "バトルが行われている" },
    () => (table) => table.state.game.battle !== null,
  ),
];

export const conditionWords: readonly Entry[] = [...ofOne, ...ofPlayers];
