import { type CardId, cardAt, NONE, zoneAt } from "@gyoji/kernel";
import { type Entry, entry } from "@gyoji/lexicon";
import {
  controllerOf,
  has,
  hasLethalDamage,
  isAlone,
  isEnemy,
  isInCombat,
  isOneOnOne,
  isUnit,
  MIGHTY,
  mightOf,
  opponentsOf,
} from "../rules/information.ts";
import { itemFor } from "../rules/items.ts";
import { lastKnownOf } from "../rules/triggering.ts";
import { handOf, objectKey } from "../state.ts";
import { pointsOf } from "./amounts.ts";
import { adjectives, condition, count, keyword, noun, nouns, ONE, quantity } from "./categories.ts";
import { all, referents } from "./choosing.ts";
import type { Condition, Context, Is, Noun, Table } from "./meaning.ts";
import { both, lying, own } from "./nouns.ts";

/* What can be so. */

const mine = (kind: Noun, table: Table, context: Context): number =>
  all(both(kind, lying(own)))(table, context).length;

const ofMe =
  (is: Is): Condition =>
  (table, context) =>
    is(table, context.self.card, context);

const ofIt =
  (is: Is): Condition =>
  (table, context) => {
    const cards = referents(context);
    return cards.length > 0 && cards.every(({ card }) => is(table, card, context));
  };

const isFightingAlone: Is = (table, card) => cardAt(table, card).role !== "none" && isAlone(table, card);

const ofObjects: readonly Entry[] = [
  entry(
    condition,
    "you control one",
    { kind: noun },
    {
      en: ["you control a {kind}", "you control an {kind}", "you have a {kind}", "you have an {kind}"],
      th: "คุณควบคุม{kind}",
      ja: "あなたが{kind}をコントロールしている",
    },
    ({ kind }) =>
      (table, context) =>
        mine(kind, table, context) > 0,
  ),
  entry(
    condition,
    "you control another",
    { kind: noun },
    {
      en: ["you control another {kind}", "you have another {kind}"],
      th: "คุณควบคุม{kind}อื่น",
      ja: "あなたが別の{kind}をコントロールしている",
    },
    ({ kind }) =>
      (table, context) =>
        mine(
          both(
            kind,
            lying((_table, card, { self }) => card !== self.card),
          ),
          table,
          context,
        ) > 0,
  ),
  entry(
    condition,
    "you control n or more",
    { n: quantity, kind: nouns },
    {
      en: [
        "you control {n} or more {kind}",
        "you have {n} or more {kind}",
        "you have {n}+ {kind}",
        "you control {n}+ {kind}",
      ],
      th: "คุณควบคุม{kind} {n} ตัวขึ้นไป",
      ja: "あなたが{kind}を{n}つ以上コントロールしている",
    },
    ({ n, kind }) =>
      (table, context) =>
        mine(kind, table, context) >= n,
  ),
  entry(
    condition,
    "an opponent controls",
    { kind: noun },
    {
      en: ["an opponent controls a {kind}", "an opponent controls an {kind}"],
      th: "คู่ต่อสู้ควบคุม{kind}",
      ja: "対戦相手が{kind}をコントロールしている",
    },
    ({ kind }) =>
      (table, context) =>
        all(kind)(table, context).some((card) =>
          opponentsOf(table, context.self.user).includes(controllerOf(table, card)),
        ),
  ),
  entry(
    condition,
    "it has less Might than me",
    {},
    {
      en: "it has less Might than me",
      th: "มันมี Might น้อยกว่าการ์ดนี้",
      ja: "それのマイトがこのカード未満である",
    },
    () => (table, context) =>
      ofIt((_table, card) => mightOf(table, card) < mightOf(table, context.self.card))(table, context),
  ),
  entry(
    condition,
    "there is",
    { kind: noun },
    { en: ["there is a {kind}", "there is an {kind}"], th: "มี{kind}", ja: "{kind}がある" },
    ({ kind }) =>
      (table, context) =>
        all(kind)(table, context).length > 0,
  ),
  entry(
    condition,
    "there are n or more",
    { n: quantity, kind: nouns },
    { en: "there are {n} or more {kind}", th: "มี{kind} {n} ตัวขึ้นไป", ja: "{kind}が{n}つ以上ある" },
    ({ n, kind }) =>
      (table, context) =>
        all(kind)(table, context).length >= n,
  ),
  entry(
    condition,
    "I'm so",
    { which: adjectives },
    {
      en: ["I'm {which}", "I am {which}", "this is {which}"],
      th: "การ์ดนี้{which}",
      ja: "このカードが{which}状態である",
    },
    ({ which }) => ofMe(which.is),
  ),
  entry(
    condition,
    "I'm not so",
    { which: adjectives },
    {
      en: ["I'm not {which}", "I am not {which}", "this isn't {which}"],
      th: "การ์ดนี้ไม่ได้{which}",
      ja: "このカードが{which}状態でない",
    },
    ({ which }) =>
      (table, context) =>
        !which.is(table, context.self.card, context),
  ),
  entry(
    condition,
    "one is so",
    { kind: ONE.placed, which: adjectives },
    {
      en: ["a {kind} is {which}", "an {kind} is {which}"],
      th: "มี{kind}ที่อยู่ในสภาพ{which}",
      ja: "{kind}のどれかが{which}状態である",
    },
    ({ kind, which }) =>
      (table, context) =>
        all(both(kind, which))(table, context).length > 0,
  ),
  entry(
    condition,
    "I'm there",
    { where: ONE.place },
    {
      en: ["I'm {where}", "I am {where}", "this is {where}"],
      th: "การ์ดนี้อยู่{where}",
      ja: "このカードが{where}にある",
    },
    ({ where }) => ofMe(where.is),
  ),
  entry(
    condition,
    "I'm in combat",
    {},
    { en: ["I'm in combat"], th: "การ์ดนี้กำลังต่อสู้", ja: "このカードが戦闘中である" },
    () => ofMe(isInCombat),
  ),
  entry(
    condition,
    "I'm not in combat",
    {},
    { en: "I'm not in combat", th: "การ์ดนี้ไม่ได้กำลังต่อสู้", ja: "このカードが戦闘中でない" },
    () => ofMe((table, card) => !isInCombat(table, card)),
  ),
  entry(
    condition,
    "I'm alone",
    {},
    { en: ["I'm alone"], th: "การ์ดนี้อยู่ตัวเดียว", ja: "このカードが単独である" },
    () => ofMe(isAlone),
  ),
  // terms.30
  entry(
    condition,
    "I'm one on one",
    {},
    { en: ["I'm one on one"], th: "การ์ดนี้อยู่แบบตัวต่อตัว", ja: "このカードが1対1である" },
    () => ofMe(isOneOnOne),
  ),
  entry(
    condition,
    "I'm fighting alone",
    {},
    {
      en: ["I'm attacking or defending alone"],
      th: "การ์ดนี้กำลังโจมตีหรือป้องกันตัวเดียว",
      ja: "このカードが単独で攻撃または防御している",
    },
    () => ofMe(isFightingAlone),
  ),
  entry(
    condition,
    "I was Mighty",
    {},
    { en: ["I was [Mighty]", "I was Mighty"], th: "การ์ดนี้เคย Mighty", ja: "このカードがマイティであった" },
    () => (table, context) =>
      (lastKnownOf(context, context.self.card)?.might ?? mightOf(table, context.self.card)) >= MIGHTY,
  ),
  entry(
    condition,
    "I died alone",
    {},
    { en: "I died alone", th: "การ์ดนี้ตายขณะอยู่ตัวเดียว", ja: "このカードが単独で死亡した" },
    () => (_table, context) => lastKnownOf(context, context.self.card)?.isAlone === true,
  ),
  entry(
    condition,
    "you control this battlefield",
    {},
    {
      en: ["you control this battlefield"],
      th: "คุณควบคุมสนามรบนี้",
      ja: "あなたがこのバトルフィールドをコントロールしている",
    },
    () =>
      (_table, { self }) =>
        self.user !== NONE,
  ),
  entry(
    condition,
    "I have a keyword",
    { what: keyword },
    { en: "I have {what}", th: "การ์ดนี้มี {what}", ja: "このカードが{what}を持つ" },
    ({ what }) => ofMe((table, card) => has(table, card, what.layer)),
  ),
  entry(
    condition,
    "it's so",
    { which: adjectives },
    {
      en: [
        "it's {which}",
        "it is {which}",
        "that unit is {which}",
        "it was {which}",
        "that unit was {which}",
      ],
      th: "มัน{which}",
      ja: "それが{which}状態である",
    },
    ({ which }) => ofIt(which.is),
  ),
  entry(
    condition,
    "it's there",
    { where: ONE.place },
    {
      en: ["it's {where}", "it is {where}", "that unit is {where}", "it was {where}"],
      th: "มันอยู่{where}",
      ja: "それが{where}にある",
    },
    ({ where }) => ofIt(where.is),
  ),
  entry(
    condition,
    "it's the only one",
    { kind: ONE.placed },
    {
      en: ["it's the only {kind}", "it is the only {kind}"],
      th: "มีมันเป็น{kind}เพียงตัวเดียว",
      ja: "それが唯一の{kind}である",
    },
    ({ kind }) =>
      (table, context) => {
        const [only, another] = all(kind)(table, context);
        return (
          another === undefined && only !== undefined && referents(context).some(({ card }) => card === only)
        );
      },
  ),
  entry(
    condition,
    "it's a",
    { kind: ONE.described },
    {
      en: [
        "it's a {kind}",
        "it's an {kind}",
        "it is a {kind}",
        "it is an {kind}",
        "it was a {kind}",
        "it was an {kind}",
      ],
      th: "มันเป็น{kind}",
      ja: "それが{kind}である",
    },
    ({ kind }) => ofIt(kind.is),
  ),
];

const ofPlayers: readonly Entry[] = [
  entry(
    condition,
    "points or more",
    { n: count },
    { en: "you have {n} or more points", th: "คุณมี {n} แต้มขึ้นไป", ja: "あなたが{n}ポイント以上持っている" },
    ({ n }) =>
      (table, { self }) =>
        pointsOf(table, self.user) >= n,
  ),
  entry(
    condition,
    "your score is near",
    { n: count },
    {
      en: [
        "your score is within {n} points of the Victory Score",
        "your score is within {n} point of the Victory Score",
      ],
      th: "แต้มของคุณห่างจากแต้มเป้าหมายไม่เกิน {n}",
      ja: "あなたのポイントが勝利スコアまで{n}以内である",
    },
    ({ n }) =>
      (table, { self }) =>
        table.state.game.victoryScore - pointsOf(table, self.user) <= n,
  ),
  entry(
    condition,
    "an opponent's score is near",
    { n: count },
    {
      en: [
        "an opponent's score is within {n} points of the Victory Score",
        "an opponent's score is within {n} point of the Victory Score",
      ],
      th: "แต้มของคู่ต่อสู้คนหนึ่งห่างจากแต้มเป้าหมายไม่เกิน {n}",
      ja: "対戦相手のポイントが勝利スコアまで{n}以内である",
    },
    ({ n }) =>
      (table, { self }) =>
        opponentsOf(table, self.user).some(
          (seat) => table.state.game.victoryScore - pointsOf(table, seat) <= n,
        ),
  ),
  entry(
    condition,
    "cards in hand or fewer",
    { n: quantity },
    {
      en: ["you have {n} or fewer cards in your hand", "you have {n} or fewer cards in hand"],
      th: "คุณมีการ์ดในมือไม่เกิน {n} ใบ",
      ja: "あなたの手札が{n}枚以下である",
    },
    ({ n }) =>
      (table, { self }) =>
        self.user !== NONE && zoneAt(table, handOf(self.user)).length <= n,
  ),
  entry(
    condition,
    "cards in hand or more",
    { n: count },
    {
      en: ["your hand has {n} or more cards"],
      th: "คุณมีการ์ดในมือ {n} ใบขึ้นไป",
      ja: "あなたの手札が{n}枚以上である",
    },
    ({ n }) =>
      (table, { self }) =>
        self.user !== NONE && zoneAt(table, handOf(self.user)).length >= n,
  ),
  // keywords.33
  entry(
    condition,
    "XP or more",
    { n: count },
    { en: "you have {n} or more XP", th: "คุณมี {n} XP ขึ้นไป", ja: "あなたのXPが{n}以上である" },
    ({ n }) =>
      (table, { self }) =>
        (table.state.game.xp[self.user] ?? 0) >= n,
  ),
  entry(
    condition,
    "Energy spent",
    { n: count },
    {
      en: "you've spent {n} or more Energy this turn",
      th: "คุณใช้ Energy ไปแล้ว {n} ขึ้นไปในเทิร์นนี้",
      ja: "このターンあなたが{n}以上のエナジーを使った",
    },
    ({ n }) =>
      (table, { self }) =>
        (table.state.game.energySpent[self.user] ?? 0) >= n,
  ),
  entry(
    condition,
    "an opponent's turn",
    {},
    {
      en: ["it's an opponent's turn", "it is an opponent's turn", "it's not your turn", "it isn't your turn"],
      th: "เป็นเทิร์นของคู่ต่อสู้",
      ja: "対戦相手のターンである",
    },
    () =>
      (table, { self }) =>
        isEnemy(table, self.user, table.state.game.turnPlayer),
  ),
  entry(
    condition,
    "a showdown is in progress",
    {},
    {
      en: ["a showdown is in progress", "there is a showdown in progress", "you're in a showdown"],
      th: "กำลังมีโชว์ดาวน์",
      ja: "ショーダウン中である",
    },
    () => (table) => table.state.game.showdown !== null,
  ),
  entry(
    condition,
    "a combat is in progress",
    {},
    {
      en: ["a combat is in progress", "there is a combat in progress"],
      th: "กำลังมีการต่อสู้",
      ja: "戦闘中である",
    },
    () => (table) => table.state.game.showdown?.isCombat === true,
  ),
  entry(
    condition,
    "your turn",
    {},
    { en: ["it's your turn", "it is your turn"], th: "เป็นเทิร์นของคุณ", ja: "あなたのターンである" },
    () =>
      (table, { self }) =>
        table.state.game.turnPlayer === self.user,
  ),
];

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
    () => (table, context) => !wasDone(table, context),
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

function wasDone(table: Table, context: Context): boolean {
  const { did } = context.vars;
  return did === undefined ? paidAdditional(table, context) : did === true;
}

/** costs.3 Whether an additional cost has been paid: for the item in progress, or for the card when it was played. */
function paidAdditional(table: Table, { self, vars }: Context): boolean {
  const additional = (vars["additional"] as readonly string[] | undefined) ?? [];
  return additional.length > 0 || (table.state.game.plays[objectKey(self)]?.paid ?? 0) > 0;
}

/** The zone that the card with the text was played from this turn, or `NONE`. */
function playedFrom(table: Table, context: Context): number {
  return itemFor(table, context)?.from ?? table.state.game.plays[objectKey(context.self)]?.from ?? NONE;
}

export const conditionWords: readonly Entry[] = [...ofObjects, ...ofPlayers, ...ofInstructions];
