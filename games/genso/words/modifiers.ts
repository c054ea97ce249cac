import { contextOf } from "@gyoji/game/effects";
import type { CardId, Seat } from "@gyoji/kernel";
import { raise } from "@gyoji/kernel";
import { type Entry, entry, numberTerminal as number, type Words } from "@gyoji/lexicon";
import { bitOf } from "../elements.ts";
import { elementsOfCharacter, isCharacter, userOf } from "../rules/information.ts";
import { opponentOf } from "../state.ts";
import { counted, effect, element, modifier, quality, signed, target } from "./categories.ts";
import { type Modifier, onCards, type Table } from "./meaning.ts";

/* What is always so, and what is so for a time. */

/** On the character that has the text. */
function ofSelf(layer: string, by: number): Modifier {
  return { layer, on: "card", reach: "self", amount: () => by };
}

/** On the characters of a player. */
function ofThose(
  layer: string,
  by: number,
  side: (user: Seat) => Seat,
  isMeant: (table: Table, card: CardId, self: CardId) => boolean,
): Modifier {
  return {
    layer,
    on: "card",
    reach: "table",
    amount: (table, self, id) =>
      isCharacter(table, id) && userOf(table, id) === side(self.user) && isMeant(table, id, self.card)
        ? by
        : 0,
  };
}

const own = (seat: Seat): Seat => seat;

const ofThis = [
  entry(
    modifier,
    "its ATK",
    { n: signed },
    { en: "this character has ATK {n}", th: "ATK ของตัวละครนี้ {n}", ja: "このキャラのATKは{n}される" },
    ({ n }) => [ofSelf("atk", n)],
  ),
  entry(
    modifier,
    "its ATK for each",
    { n: signed, what: counted },
    {
      en: "this character has ATK {n} for each {what}",
      th: "ATK ของตัวละครนี้ {n} ต่อ{what}",
      ja: "{what}につき、このキャラのATKは{n}される",
    },
    ({ n, what }): Modifier[] => [
      {
        layer: "atk",
        on: "card",
        reach: "self",
        amount: (table, self) => n * what(table, contextOf(self)),
      },
    ],
  ),
  // calc.8, calc.9
  entry(
    modifier,
    "its costs",
    { n: number },
    {
      en: "this character's costs are {n} less",
      th: "ค่าร่ายของตัวละครนี้ลดลง {n}",
      ja: "このキャラのコストは{n}減る",
    },
    ({ n }) => [ofSelf("costLess", n)],
  ),
  entry(
    modifier,
    "its quality",
    { quality },
    { en: "this character has {quality}", th: "ตัวละครนี้มี{quality}", ja: "このキャラは{quality}を持つ" },
    ({ quality: layer }) => [ofSelf(layer, 1)],
  ),
  // calc.3
  entry(
    modifier,
    "its further element",
    { element },
    {
      en: "this character is of {element} too",
      th: "ตัวละครนี้เป็น{element}ด้วย",
      ja: "このキャラは{element}でもある",
    },
    ({ element: which }) => [ofSelf("elements", bitOf(which))],
  ),
];

const ofOthers = [
  entry(
    modifier,
    "ATK of yours",
    { n: signed },
    {
      en: "your characters have ATK {n}",
      th: "ATK ของตัวละครในสนามของเรา {n}",
      ja: "自分の場のキャラのATKは{n}される",
    },
    ({ n }) => [ofThose("atk", n, own, () => true)],
  ),
  entry(
    modifier,
    "ATK of your others",
    { n: signed },
    {
      en: "your other characters have ATK {n}",
      th: "ATK ของตัวละครอื่นในสนามของเรา {n}",
      ja: "自分の場の他のキャラのATKは{n}される",
    },
    ({ n }) => [ofThose("atk", n, own, (_table, card, self) => card !== self)],
  ),
  entry(
    modifier,
    "ATK of yours of an element",
    { element, n: signed },
    {
      en: "your {element} characters have ATK {n}",
      th: "ATK ของตัวละคร{element}ในสนามของเรา {n}",
      ja: "自分の場の{element}のキャラのATKは{n}される",
    },
    ({ element: which, n }) => [
      ofThose("atk", n, own, (table, card) => (elementsOfCharacter(table, card) & bitOf(which)) !== 0),
    ],
  ),
  entry(
    modifier,
    "ATK of the opponent's",
    { n: signed },
    {
      en: "your opponent's characters have ATK {n}",
      th: "ATK ของตัวละครในสนามของฝ่ายตรงข้าม {n}",
      ja: "相手の場のキャラのATKは{n}される",
    },
    ({ n }) => [ofThose("atk", n, opponentOf, () => true)],
  ),
  entry(
    modifier,
    "costs of yours",
    { n: number },
    {
      en: "the costs of your characters are {n} less",
      th: "ค่าร่ายของตัวละครในสนามของเราลดลง {n}",
      ja: "自分の場のキャラのコストは{n}減る",
    },
    ({ n }) => [ofThose("costLess", n, own, () => true)],
  ),
];

function qualityWords(layer: string, words: Words): Entry {
  return entry(quality, layer, {}, words, () => layer);
}

const qualities = [
  // table.4
  qualityWords("winsTies", { en: "Edge", th: "ความเหนือชั้น", ja: "優勢" }),
  // table.5
  qualityWords("survives", { en: "Endurance", th: "ความทนทาน", ja: "不屈" }),
  // table.6
  qualityWords("steady", { en: "Calm", th: "ความสงบนิ่ง", ja: "平静" }),
  // table.7
  qualityWords("cannotBeAttached", { en: "Purity", th: "ความบริสุทธิ์", ja: "清浄" }),
];

/** Keeps characters from something until the battle is over. */
function stopping(id: string, layer: string, words: Words): Entry {
  return entry(effect, id, { who: target }, words, ({ who }) =>
    onCards("calc.15", who, (table, cards, { self }) =>
      raise(table, "changed", {
        cards,
        amount: 1,
        source: self.card,
        more: { name: layer, until: "battle" },
      }),
    ),
  );
}

const forATime = [
  entry(
    effect,
    "give a quality",
    { who: target, quality },
    {
      en: "give {who} {quality} until the end of the turn",
      th: "ให้{quality}แก่{who} จนจบเทิร์น",
      ja: "ターン終了まで{who}に{quality}を与える",
    },
    ({ who, quality: layer }) =>
      onCards("calc.15", who, (table, cards, { self }) =>
        raise(table, "changed", {
          cards,
          amount: 1,
          source: self.card,
          more: { name: layer, until: "turn" },
        }),
      ),
  ),
  // calc.8, calc.9
  entry(
    effect,
    "lower costs",
    { who: target, n: number },
    {
      en: "lower the costs of {who} by {n} until the end of the turn",
      th: "ลดค่าร่ายของ{who} ลง {n} จนจบเทิร์น",
      ja: "ターン終了まで{who}のコストを{n}減らす",
    },
    ({ who, n }) =>
      onCards("calc.15", who, (table, cards, { self }) =>
        raise(table, "changed", {
          cards,
          amount: n,
          source: self.card,
          more: { name: "costLess", until: "turn" },
        }),
      ),
  ),
  stopping("stop the character skill", "withoutSkill", {
    en: "stop the character skill of {who} in this battle",
    th: "ห้าม{who} ใช้สกิลตัวละครในการต่อสู้นี้",
    ja: "このバトルで{who}のスキルを使えなくする",
  }),
  stopping("stop the element skill", "withoutElementSkill", {
    en: "stop the element skill of {who} in this battle",
    th: "ห้าม{who} ใช้สกิลธาตุในการต่อสู้นี้",
    ja: "このバトルで{who}の元素スキルを使えなくする",
  }),
  stopping("stop the element burst", "withoutElementBurst", {
    en: "stop the element burst of {who} in this battle",
    th: "ห้าม{who} ใช้ระเบิดธาตุในการต่อสู้นี้",
    ja: "このバトルで{who}の元素爆発を使えなくする",
  }),
];

export const modifierWords: readonly Entry[] = [...ofThis, ...ofOthers, ...qualities, ...forATime];
