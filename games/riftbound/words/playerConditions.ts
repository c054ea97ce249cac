import { NONE, zoneAt } from "@gyoji/kernel";
import { type Entry, entry } from "@gyoji/lexicon";
import { isEnemy, opponentsOf } from "../rules/information.ts";
import { handOf } from "../state.ts";
import { pointsOf } from "./amounts.ts";
import { condition, count, quantity } from "./categories.ts";

/* What can be so of players and of the game. */

const ofPlayers: readonly Entry[] = [
  entry(
    condition,
    "points or more",
    { n: count },
    {
      en: ["you have {n} or more points", "you have {n}+ points", "you have at least {n} points"],
      th: "คุณมี {n} แต้มขึ้นไป",
      ja: "あなたが{n}ポイント以上持っている",
    },
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
    {
      en: ["you have {n} or more XP", "you have {n}+ XP", "you have at least {n} XP"],
      th: "คุณมี {n} XP ขึ้นไป",
      ja: "あなたのXPが{n}以上である",
    },
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

export const playerConditionWords: readonly Entry[] = [...ofPlayers];
