import { type Entry, entry } from "@gyoji/lexicon";
import { condition, plainFigure, quantity } from "./categories.ts";
import type { Amount } from "./meaning.ts";

/* What comes of a Combat besides who wins it. */

/** combat.24 The damage that a player has assigned beyond what units needed to die, in the Combat in progress. */
export const excessOf: Amount = (table, { self }) => table.state.game.showdown?.excess[self.user] ?? 0;

export const combatWords: readonly Entry[] = [
  entry(
    condition,
    "you assigned so much excess damage",
    { n: quantity },
    {
      en: [
        "you assigned {n} or more excess damage",
        "you assigned {n} or more excess damage to enemy units",
        "you assigned at least {n} excess damage",
        "you assigned at least {n} excess damage to enemy units",
      ],
      th: "คุณแจกดาเมจส่วนเกิน {n} ขึ้นไป",
      ja: "あなたが割り当てた余剰ダメージが{n}以上である",
    },
    ({ n }) =>
      (table, context) =>
        excessOf(table, context) >= n,
  ),
  entry(
    plainFigure,
    "the excess damage you assigned",
    {},
    {
      en: ["the excess damage you assigned", "the excess damage you assigned to enemy units"],
      th: "ดาเมจส่วนเกินที่คุณแจก",
      ja: "あなたが割り当てた余剰ダメージ",
    },
    () => excessOf,
  ),
];
