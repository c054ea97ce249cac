import { type CardId, raise } from "@gyoji/kernel";
import { type Entry, entry, numberTerminal as number } from "@gyoji/lexicon";
import { addedAtkOf, atkOf, baseAtkOf } from "../rules/information.ts";
import { counted, effect, signed, target } from "./categories.ts";
import { type Context, onCards, single, type Table } from "./meaning.ts";

/* What changes ATK (calc.14, calc.16). */

/** Sets the base ATK of each card anew for this battle. */
function setBase(
  table: Table,
  cards: readonly CardId[],
  { self }: Context,
  to: (card: CardId) => number,
): void {
  for (const card of cards)
    raise(table, "changed", {
      cards: [card],
      amount: to(card),
      source: self.card,
      more: { name: "baseAtk", until: "battle" },
    });
}

export const atkWords: readonly Entry[] = [
  entry(
    effect,
    "give ATK",
    { who: target, n: signed },
    { en: "give {who} ATK {n}", th: "ให้ ATK {n} แก่{who}", ja: "{who}のATKを{n}する" },
    ({ who, n }) =>
      onCards("calc.16", who, (table, cards, { self }) =>
        raise(table, "addedAtk", { cards, amount: n, source: self.card }),
      ),
  ),
  entry(
    effect,
    "give ATK for each",
    { who: target, n: signed, what: counted },
    {
      en: "give {who} ATK {n} for each {what}",
      th: "ให้ ATK {n} แก่{who} ต่อ{what}",
      ja: "{what}につき、{who}のATKを{n}する",
    },
    ({ who, n, what }) =>
      onCards("calc.16", who, (table, cards, context) => {
        const count = what(table, context);
        if (count > 0) raise(table, "addedAtk", { cards, amount: n * count, source: context.self.card });
      }),
  ),
  entry(
    effect,
    "give ATK for the turn",
    { who: target, n: signed },
    {
      en: "give {who} ATK {n} until the end of the turn",
      th: "ให้ ATK {n} แก่{who} จนจบเทิร์น",
      ja: "ターン終了まで{who}のATKを{n}する",
    },
    ({ who, n }) =>
      onCards("calc.16", who, (table, cards, { self }) =>
        raise(table, "addedAtk", { cards, amount: n, source: self.card, more: { until: "turn" } }),
      ),
  ),
  entry(
    effect,
    "give ATK in the next battle",
    { n: signed },
    {
      en: "give your character ATK {n} in your next battle",
      th: "ให้ ATK {n} แก่ตัวละครของเราในการต่อสู้ครั้งถัดไป",
      ja: "次のバトルで自分のキャラのATKを{n}する",
    },
    ({ n }) =>
      single("calc.16", (table, { self }) =>
        raise(table, "changed", {
          seat: self.user,
          amount: n,
          source: self.card,
          more: { name: "nextBattle", until: "next battle" },
        }),
      ),
  ),
  // calc.14
  entry(
    effect,
    "double base ATK",
    { who: target },
    {
      en: "double the base ATK of {who}",
      th: "เพิ่ม ATK พื้นฐานของ{who} เป็นสองเท่า",
      ja: "{who}の基本ATKを2倍にする",
    },
    ({ who }) =>
      onCards("calc.14", who, (table, cards, context) =>
        setBase(table, cards, context, (card) => 2 * baseAtkOf(table, card)),
      ),
  ),
  entry(
    effect,
    "set base ATK",
    { who: target, n: number },
    {
      en: "make the base ATK of {who} equal to {n}",
      th: "กำหนด ATK พื้นฐานของ{who} เป็น {n}",
      ja: "{who}の基本ATKを数値{n}にする",
    },
    ({ who, n }) =>
      onCards("calc.14", who, (table, cards, context) => setBase(table, cards, context, () => n)),
  ),
  entry(
    effect,
    "take added ATK",
    { who: target },
    {
      en: "take away the added ATK of {who}",
      th: "ลบ ATK ที่บวกเพิ่มของ{who}",
      ja: "{who}の加算ATKを0にする",
    },
    ({ who }) =>
      onCards("calc.14", who, (table, cards, { self }) => {
        for (const card of cards) {
          const added = addedAtkOf(table, card);
          if (added > 0) raise(table, "addedAtk", { cards: [card], amount: -added, source: self.card });
        }
      }),
  ),
  entry(
    effect,
    "add ATK of another",
    { who: target, n: number },
    {
      en: "give this character {n}% of the ATK of {who}",
      th: "ให้ ATK แก่ตัวละครนี้ {n}% ของ ATK ของ{who}",
      ja: "{who}のATKの{n}%をこのキャラに加える",
    },
    ({ who, n }) =>
      onCards("calc.16", who, (table, cards, { self }) => {
        const amount = Math.floor((cards.reduce((sum, card) => sum + atkOf(table, card), 0) * n) / 100);
        if (amount > 0) raise(table, "addedAtk", { cards: [self.card], amount, source: self.card });
      }),
  ),
];
