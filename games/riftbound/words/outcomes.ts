import { type CardId, NONE } from "@gyoji/kernel";
import { type Entry, entry } from "@gyoji/lexicon";
import { hasLethalDamage, isUnit } from "../rules/information.ts";
import { itemFor } from "../rules/items.ts";
import { handOf, objectKey } from "../state.ts";
import { condition, count } from "./categories.ts";
import { referents } from "./choosing.ts";
import type { Context, Table } from "./meaning.ts";

/* What has come of what a text has said before. */

const ofInstructions: readonly Entry[] = [
  // resolve.5
  entry(
    condition,
    "you do",
    {},
    { en: ["you do", "they do"], th: "ทำเช่นนั้น", ja: "そうした" },
    () => (table, context) => wasDone(table, context),
  ),
  entry(
    condition,
    "you don't",
    {},
    {
      en: ["you don't", "you can't", "you couldn't", "they don't", "they can't"],
      th: "ไม่ได้ทำเช่นนั้น",
      ja: "そうしなかった",
    },
    () => (table, context) => !wasDone(table, context),
  ),
  entry(
    condition,
    "you couldn't channel so many",
    { n: count },
    {
      en: ["you couldn't channel {n} runes this way", "you couldn't channel {n} rune this way"],
      th: "Channel รูน {n} ใบไม่ได้",
      ja: "ルーンを{n}枚チャネルできなかった",
    },
    ({ n }) =>
      (_table, { vars }) =>
        ((vars["channeled"] as number | undefined) ?? 0) < n,
  ),
  entry(
    condition,
    "you paid the additional cost",
    {},
    {
      en: ["you paid the additional cost", "you paid its additional cost"],
      th: "คุณจ่ายค่าร่ายเพิ่มเติมแล้ว",
      ja: "追加コストを支払った",
    },
    () => (table, context) => paidAdditional(table, context),
  ),
  // Who has taken control of it since has not played it from their own hand.
  entry(
    condition,
    "you played this from your hand",
    {},
    {
      en: ["you played this from your hand", "you played me from your hand"],
      th: "คุณเล่นการ์ดนี้จากมือของคุณ",
      ja: "あなたがこのカードを自らの手札からプレイした",
    },
    () => (table, context) => playedFrom(table, context) === handOf(context.self.user),
  ),
  entry(
    condition,
    "it died of this",
    {},
    {
      en: ["this kills it", "that kills it", "it dies"],
      th: "มันตายเพราะสิ่งนี้",
      ja: "これによりそれが死亡する",
    },
    () => (table, context) =>
      referents(context).length > 0 && referents(context).every(({ card }) => isDying(table, card)),
  ),
];

/** Whether a unit has died or will die of its damage (might.2). */
function isDying(table: Table, card: CardId): boolean {
  return !isUnit(table, card) || hasLethalDamage(table, card);
}

/** resolve.5 Whether what was said before has been done. */
export function wasDone(table: Table, context: Context): boolean {
  const { did } = context.vars;
  return did === undefined ? paidAdditional(table, context) : did === true;
}

/** costs.3 Whether an additional cost has been paid: for the item in progress, or for the card when it was played. */
function paidAdditional(table: Table, { self, vars }: Context): boolean {
  const additional = (vars["additional"] as readonly string[] | undefined) ?? [];
  return additional.length > 0 || (table.state.game.plays[objectKey(self)]?.paid ?? 0) > 0;
}

/** The zone that the card with the text was played from this turn, or `NONE`; an ability is played from nowhere. */
function playedFrom(table: Table, context: Context): number {
  const item = itemFor(table, context);
  if (item?.kind === "card") return item.from;
  return table.state.game.plays[objectKey(context.self)]?.from ?? NONE;
}

export const outcomeWords: readonly Entry[] = [...ofInstructions];
