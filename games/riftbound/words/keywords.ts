import { NONE } from "@gyoji/kernel";
import { type Entry, entry } from "@gyoji/lexicon";
import {
  count,
  figure,
  gift,
  gifts,
  holding,
  keyword,
  keywordList,
  noun,
  plainKeyword,
  signed,
} from "./categories.ts";
import { all } from "./choosing.ts";
import type { Gift } from "./meaning.ts";

/* What cards have and are given: keywords that are facts about their card (keywords.1), and Might. Each is a layer (layers.6). */

/** The layer of a card that a keyword or a figure belongs to, and how much of it there is. */
function layer(name: string, value: number): Gift {
  return { layer: name, amount: () => value };
}

/** A keyword without a value; `of` is another category for what objects cannot lose. */
function plain(name: string, en: string, ja: string, of = plainKeyword): Entry {
  return entry(of, name, {}, { en: [`[${en}]`, en], th: [`[${en}]`, en], ja: [`[${ja}]`, ja] }, () =>
    layer(name, 1),
  );
}

/** A keyword with a value: without a number it is 1 (keywords.11, keywords.12, keywords.16). */
function valued(name: string, en: string, ja: string): readonly Entry[] {
  return [
    plain(name, en, ja),
    entry(
      keyword,
      `${name} n`,
      { n: count },
      { en: [`[${en} {n}]`, `${en} {n}`], th: [`[${en} {n}]`, `${en} {n}`], ja: [`[${ja}{n}]`, `${ja}{n}`] },
      ({ n }) => layer(name, n),
    ),
    entry(
      gift,
      `${name} equal to`,
      { x: figure },
      {
        en: [`[${en}] equal to {x}`, `${en} equal to {x}`],
        th: `[${en}] เท่ากับ{x}`,
        ja: `{x}に等しい[${ja}]`,
      },
      ({ x }) => ({ layer: name, amount: (table, context) => x(table, context) }),
    ),
  ];
}

const keywords: readonly Entry[] = [
  ...valued("assault", "Assault", "アサルト"),
  ...valued("shield", "Shield", "シールド"),
  ...valued("deflect", "Deflect", "ディフレクト"),
  plain("tank", "Tank", "タンク"),
  plain("backline", "Backline", "バックライン"),
  plain("ganking", "Ganking", "ガンク"),
  plain("ambush", "Ambush", "アンブッシュ"),
  // keywords.34
  plain("unique", "Unique", "ユニーク", keyword),
  // keywords.38 to keywords.40
  plain("deploy", "Deploy", "デプロイ"),
  // keywords.24
  plain("temporary", "Temporary", "テンポラリー"),
  // keywords.25
  plain("vision", "Vision", "ビジョン"),
  // keywords.30
  plain("weaponmaster", "Weaponmaster", "ウェポンマスター"),
  // keywords.27
  plain("quickDraw", "Quick-Draw", "クイックドロー"),
  // keywords.5
  plain("accelerate", "Accelerate", "アクセラレート"),
  // keywords.41
  ...valued("disarm", "Disarm", "ディスアーム").slice(0, 2),
  // keywords.32
  ...valued("hunt", "Hunt", "ハント").slice(0, 2),
];

const lists: readonly Entry[] = [
  entry(
    keywordList,
    "one keyword",
    { what: keyword },
    { en: "{what}", th: "{what}", ja: "{what}" },
    ({ what }) => [what],
  ),
  entry(
    keywordList,
    "several keywords",
    { what: keyword, more: keywordList },
    {
      en: ["{what} and {more}", "{what}, {more}", "{what}, and {more}"],
      th: "{what}และ{more}",
      ja: "{what}と{more}",
    },
    ({ what, more }) => [what, ...more],
  ),
];

const might = (amount: Gift["amount"]): Gift => ({ layer: "might", amount });

const mightGifts: readonly Entry[] = [
  entry(
    gift,
    "Might",
    { by: signed },
    {
      en: ["{by} [M]", "{by} :rb_might:", "an additional {by} [M]", "an additional {by} :rb_might:"],
      th: "{by} Might",
      ja: "マイト{by}",
    },
    ({ by }) => might(() => by),
  ),
  entry(
    gift,
    "Might for each",
    { by: signed, kind: noun },
    {
      en: ["{by} [M] for each {kind}", "{by} :rb_might: for each {kind}"],
      th: "{by} Might ต่อ{kind}แต่ละตัว",
      ja: "{kind}1つにつきマイト{by}",
    },
    ({ by, kind }) => might((table, context) => by * all(kind)(table, context).length),
  ),
  entry(
    gift,
    "Might for each held",
    { by: signed, what: holding },
    {
      en: ["{by} [M] for each {what} you have", "{by} :rb_might: for each {what} you have"],
      th: "{by} Might ต่อ{what}แต่ละหน่วยที่คุณมี",
      ja: "あなたの{what}1つにつきマイト{by}",
    },
    ({ by, what }) => might((table, { self }) => (self.user === NONE ? 0 : by * what(table, self.user))),
  ),
  entry(
    gift,
    "Might equal to",
    { x: figure },
    { en: ["+[M] equal to {x}", "+:rb_might: equal to {x}"], th: "+Might เท่ากับ{x}", ja: "{x}に等しいマイト" },
    ({ x }) => might(x),
  ),
];

const giftLists: readonly Entry[] = [
  entry(gifts, "one gift", { what: gift }, { en: "{what}", th: "{what}", ja: "{what}" }, ({ what }) => [
    what,
  ]),
  entry(
    gifts,
    "several gifts",
    { what: gift, more: gifts },
    {
      en: ["{what} and {more}", "{what}, {more}", "{what}, and {more}"],
      th: "{what}และ{more}",
      ja: "{what}と{more}",
    },
    ({ what, more }) => [what, ...more],
  ),
];

export const keywordWords: readonly Entry[] = [...keywords, ...lists, ...mightGifts, ...giftLists];
