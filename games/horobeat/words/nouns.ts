import { cardAt, zoneAt } from "@gyoji/kernel";
import { type Entry, entry, numberTerminal as number } from "@gyoji/lexicon";
import { COLORS, type Color, faceOf } from "../definition.ts";
import { COLOR_NAMES, TRIBES } from "../names.ts";
import { costOf, horobitoOf, powerOf, under } from "../rules/information.ts";
import { enaOf, lineOf } from "../state.ts";
import { cardNoun, color, ena, group, noun, ownGroup, plainNoun, printedNoun, tribe } from "./categories.ts";
import { foeOf, type Group, type Noun } from "./meaning.ts";

/* Colours, tribes, kinds of Horobito and of cards, and whose they are. */

const colors = (Object.keys(COLORS) as Color[]).map((name) => {
  const { en, th, ja } = COLOR_NAMES[name];
  const capital = en.charAt(0).toUpperCase() + en.slice(1);
  return entry(color, name, {}, { en, th: [th, capital], ja }, () => COLORS[name]);
});

// The key is understood too: it is what card files write.
const tribeWords = TRIBES.map(({ key, en, th, ja }) =>
  entry(tribe, `tribe ${key}`, {}, { en: sameWord(en, key), th: [th, en], ja: [ja, en] }, () => key),
);

function sameWord(name: string, key: string): string[] {
  return name.toLowerCase() === key.toLowerCase() ? [name] : [name, key];
}

const plainNouns = [
  entry(
    printedNoun,
    "Horobito",
    {},
    { en: "Horobito", th: "Horobito", ja: "ホロビト" },
    (): Noun => () => true,
  ),
  entry(
    printedNoun,
    "Horobito of a colour",
    { color },
    { en: "{color} Horobito", th: "Horobito สี{color}", ja: "{color}のホロビト" },
    ({ color: wanted }): Noun =>
      (table, card) =>
        (faceOf(table, card).colors & wanted) !== 0,
  ),
  // 2.5.1
  entry(
    printedNoun,
    "Horobito of a tribe",
    { tribe },
    { en: "[{tribe}] Horobito", th: "Horobito เผ่า [{tribe}]", ja: "［{tribe}］のホロビト" },
    ({ tribe: wanted }): Noun =>
      (table, card) =>
        hasTribe(table, card, wanted),
  ),
  entry(
    plainNoun,
    "Down Horobito",
    {},
    { en: "Down Horobito", th: "Horobito ที่ Down อยู่", ja: "ダウンしているホロビト" },
    (): Noun => (table, card) => cardAt(table, card).turned,
  ),
  entry(
    plainNoun,
    "upright Horobito",
    {},
    { en: "Horobito that is not Down", th: "Horobito ที่ไม่ Down", ja: "ダウンしていないホロビト" },
    (): Noun => (table, card) => !cardAt(table, card).turned,
  ),
];

/** Whether a card's tribe contains the named one (2.5.1, 9.9.2). */
export const hasTribe = (table: Parameters<Noun>[0], card: number, wanted: string): boolean => {
  const face = faceOf(table, card);
  return face.type === "horobito" && face.tribes.includes(wanted);
};

const nouns = [
  entry(
    noun,
    "with Cost or less",
    { noun: plainNoun, n: number },
    { en: "{noun} with Cost {n} or less", th: "{noun}ที่มี Cost ไม่เกิน {n}", ja: "コスト{n}以下の{noun}" },
    ({ noun: kind, n }): Noun =>
      (table, card, context) =>
        kind(table, card, context) && costOf(table, card) <= n,
  ),
  entry(
    noun,
    "with Cost or more",
    { noun: plainNoun, n: number },
    { en: "{noun} with Cost {n} or more", th: "{noun}ที่มี Cost ตั้งแต่ {n} ขึ้นไป", ja: "コスト{n}以上の{noun}" },
    ({ noun: kind, n }): Noun =>
      (table, card, context) =>
        kind(table, card, context) && costOf(table, card) >= n,
  ),
  entry(
    noun,
    "with Power or less",
    { noun: plainNoun, n: number },
    { en: "{noun} with Power {n} or less", th: "{noun}ที่มี Power ไม่เกิน {n}", ja: "パワー{n}以下の{noun}" },
    ({ noun: kind, n }): Noun =>
      (table, card, context) =>
        kind(table, card, context) && powerOf(table, card) <= n,
  ),
  entry(
    noun,
    "on Lines",
    { noun: plainNoun, from: number, to: number },
    {
      en: "{noun} on Lines {from} to {to}",
      th: "{noun}ใน Line {from} ถึง {to}",
      ja: "ライン{from}～{to}の{noun}",
    },
    ({ noun: kind, from, to }): Noun =>
      (table, card, context) => {
        const line = lineOf(cardAt(table, card).zone);
        return kind(table, card, context) && line >= from && line <= to;
      },
  ),
  entry(
    noun,
    "with cards under it",
    { noun: plainNoun, n: number },
    {
      en: "{noun} with {n} or more cards under it",
      th: "{noun}ที่มีการ์ดอยู่ข้างใต้ตั้งแต่ {n} ใบขึ้นไป",
      ja: "、下にカードが{n}枚以上ある{noun}",
    },
    ({ noun: kind, n }): Noun =>
      (table, card, context) =>
        kind(table, card, context) && under(table, card).length >= n,
  ),
];

const groups = [
  // 8.2.1
  entry(
    ownGroup,
    "your Horobito",
    { noun },
    { en: "your {noun}", th: "{noun}ของเรา", ja: "自分の{noun}" },
    ({ noun: kind }): Group => ({
      hidden: false,
      cards: (table, context) =>
        horobitoOf(table, context.self.user).filter((card) => kind(table, card, context)),
    }),
  ),
  entry(
    ownGroup,
    "your other Horobito",
    { noun },
    { en: "your other {noun}", th: "{noun}ตัวอื่นของเรา", ja: "自分の他の{noun}" },
    ({ noun: kind }): Group => ({
      hidden: false,
      cards: (table, context) =>
        horobitoOf(table, context.self.user).filter(
          (card) => card !== context.self.card && kind(table, card, context),
        ),
    }),
  ),
  // 8.2.2
  entry(
    group,
    "opponent's Horobito",
    { noun },
    { en: "your opponent's {noun}", th: "{noun}ของฝ่ายตรงข้าม", ja: "相手の{noun}" },
    ({ noun: kind }): Group => ({
      hidden: false,
      cards: (table, context) =>
        horobitoOf(table, foeOf(context)).filter((card) => kind(table, card, context)),
    }),
  ),
];

const enaGroups = [
  entry(
    ena,
    "your Ena",
    {},
    { en: "your Ena", th: "Ena ของเรา", ja: "自分のエナ" },
    (): Group => ({
      hidden: false,
      cards: (table, { self }) => zoneAt(table, enaOf(self.user)),
    }),
  ),
  entry(
    ena,
    "your Ena of a colour",
    { color },
    { en: "your {color} Ena", th: "Ena สี{color}ของเรา", ja: "自分の{color}のエナ" },
    ({ color: wanted }): Group => ({
      hidden: false,
      cards: (table, { self }) =>
        zoneAt(table, enaOf(self.user)).filter((card) => (faceOf(table, card).colors & wanted) !== 0),
    }),
  ),
  entry(
    ena,
    "opponent's Ena",
    {},
    { en: "your opponent's Ena", th: "Ena ของฝ่ายตรงข้าม", ja: "相手のエナ" },
    (): Group => ({ hidden: false, cards: (table, context) => zoneAt(table, enaOf(foeOf(context))) }),
  ),
];

// Each of these ends in "card" in English, so that several are "cards".
const cardNouns = [
  entry(cardNoun, "card", {}, { en: ["card", "cards"], th: "การ์ด", ja: "カード" }, (): Noun => () => true),
  entry(
    cardNoun,
    "Horobito card",
    {},
    { en: ["Horobito card", "Horobito cards"], th: "การ์ด Horobito", ja: "ホロビトカード" },
    (): Noun => (table, card) => faceOf(table, card).type === "horobito",
  ),
  entry(
    cardNoun,
    "Waza card",
    {},
    { en: ["Waza card", "Waza cards"], th: "การ์ด Waza", ja: "ワザカード" },
    (): Noun => (table, card) => faceOf(table, card).type === "waza",
  ),
  entry(
    cardNoun,
    "card of a colour",
    { color },
    { en: ["{color} card", "{color} cards"], th: "การ์ดสี{color}", ja: "{color}のカード" },
    ({ color: wanted }): Noun =>
      (table, card) =>
        (faceOf(table, card).colors & wanted) !== 0,
  ),
  entry(
    cardNoun,
    "card of a tribe",
    { tribe },
    { en: ["[{tribe}] card", "[{tribe}] cards"], th: "การ์ดเผ่า [{tribe}]", ja: "［{tribe}］のカード" },
    ({ tribe: wanted }): Noun =>
      (table, card) =>
        hasTribe(table, card, wanted),
  ),
  entry(
    cardNoun,
    "Horobito card with Cost or more",
    { n: number },
    {
      en: [
        "Cost {n} or more Horobito card",
        "Horobito with Cost {n} or more",
        "Horobito card with Cost {n} or more",
      ],
      th: "การ์ด Horobito ที่มี Cost {n} ขึ้นไป",
      ja: "コスト{n}以上のホロビトカード",
    },
    ({ n }): Noun =>
      (table, card) =>
        faceOf(table, card).type === "horobito" && costOf(table, card) >= n,
  ),
  entry(
    cardNoun,
    "Horobito card with Cost or less",
    { n: number },
    {
      en: [
        "Cost {n} or less Horobito card",
        "Horobito with Cost {n} or less",
        "Horobito card with Cost {n} or less",
      ],
      th: "การ์ด Horobito ที่มี Cost {n} หรือน้อยกว่า",
      ja: "コスト{n}以下のホロビトカード",
    },
    ({ n }): Noun =>
      (table, card) =>
        faceOf(table, card).type === "horobito" && costOf(table, card) <= n,
  ),
];

export const nounWords: readonly Entry[] = [
  ...colors,
  ...tribeWords,
  ...plainNouns,
  ...nouns,
  ...groups,
  ...enaGroups,
  ...cardNouns,
];
