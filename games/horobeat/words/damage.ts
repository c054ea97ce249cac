import { call, NONE, raise, topOf, zoneAt } from "@gyoji/kernel";
import { type Entry, entry, numberTerminal as number } from "@gyoji/lexicon";
import { damageHearts, damagePlayers } from "../rules/damage.ts";
import { heartsOf } from "../state.ts";
import { effect, players } from "./categories.ts";
import { bySeat, checking, chosenOf, fromDeckTop, raised, you } from "./doing.ts";
import { act, afterwards, type Effect, foeOf, type Group, type Players } from "./meaning.ts";

/* Damage to players, Hearts, and the end of the game. */

function damages(who: Players, n: number, finishes: boolean): Effect {
  return () => ({
    steps: [
      act("7.5.1", (table, context) => {
        const amounts = [0, 0];
        for (const seat of who(table, context)) amounts[seat] = n;
        call(table, damagePlayers, { amounts, finishes, source: context.self.card });
      }),
    ],
    possible: () => n > 0,
  });
}

/** The Hearts of the user: their faces are seen by nobody, but which is which is. */
const ownHearts: Group = { hidden: false, cards: (table, { self }) => zoneAt(table, heartsOf(self.user)) };

const words = [
  // 7.5
  entry(
    effect,
    "damage player",
    { n: number, who: players },
    { en: "deal {n} damage to {who}", th: "สร้างความเสียหาย {n} แก่{who}", ja: "{who}に{n}ダメージを与える" },
    ({ n, who }) => damages(who, n, true),
  ),
  // 1.3.1.1.2
  entry(
    effect,
    "damage player without Finish",
    { n: number, who: players },
    {
      en: "deal {n} damage that cannot Finish to {who}",
      th: "สร้างความเสียหาย {n} ที่ปิดเกมไม่ได้แก่{who}",
      ja: "{who}にとどめにならない{n}ダメージを与える",
    },
    ({ n, who }) => damages(who, n, false),
  ),
  // 7.6
  entry(
    effect,
    "damage Hearts",
    { n: number },
    {
      en: "deal {n} damage to your opponent's Hearts",
      th: "สร้างความเสียหาย {n} แก่ Heart ของฝ่ายตรงข้าม",
      ja: "相手のハートに{n}ダメージを与える",
    },
    ({ n }) =>
      () => ({
        steps: [
          act("7.6.1", (table, context) => {
            if (n > 0)
              raise(table, "heartDamaged", { seat: foeOf(context), amount: n, source: context.self.card });
          }),
          act("7.6.2", (table) => call(table, damageHearts, {})),
        ],
        possible: (table, context) => n > 0 && zoneAt(table, heartsOf(foeOf(context))).length > 0,
      }),
  ),
  // 7.7.1.1: destroyed without damage, checked when the effect is done.
  entry(
    effect,
    "destroy the top Heart",
    { who: players },
    {
      en: "destroy the top Heart of {who}",
      th: "ทำลาย Heart ใบบนสุดของ{who}",
      ja: "{who}の一番上のハートを破壊する",
    },
    ({ who }) =>
      (names) => {
        afterwards(names, checking);
        return bySeat("7.7.1.1", who, (table, seat) => {
          const top = topOf(table, heartsOf(seat));
          if (top !== NONE) raise(table, "heartDestroyed", { seat, cards: [top] });
        })(names);
      },
  ),
  entry(
    effect,
    "recover Hearts",
    { n: number },
    {
      en: "recover {n} of your Hearts",
      th: "Recover Heart ของเรา {n} ใบ",
      ja: "自分のハート{n}枚をリカバーする",
    },
    ({ n }) => raised("9.1.1", "recovered", chosenOf(ownHearts, n, "chooseHeart")),
  ),
  entry(
    effect,
    "add a Heart",
    {},
    {
      en: "put the top card of your deck on top of your Hearts",
      th: "วางการ์ดใบบนสุดของเด็คไว้บนสุดของ Heart ของเรา",
      ja: "デッキの一番上のカードを自分のハートの一番上に置く",
    },
    () => fromDeckTop("toHearts", you),
  ),
  // 8.3.1.1: not destroyed, so without its Trigger.
  entry(
    effect,
    "take the top Heart",
    {},
    {
      en: "take your top Heart to hand",
      th: "นำ Heart ใบบนสุดของเราขึ้นมือ",
      ja: "自分の一番上のハートを手札に加える",
    },
    () => () => ({
      steps: [
        act("8.3.1.1", (table, { self }) => {
          const top = topOf(table, heartsOf(self.user));
          if (top !== NONE) raise(table, "tookToHand", { seat: self.user, cards: [top] });
        }),
      ],
      possible: (table, { self }) => zoneAt(table, heartsOf(self.user)).length > 0,
    }),
  ),
  // 1.3.3
  entry(
    effect,
    "win the game",
    {},
    { en: "you win the game", th: "เราชนะเกม", ja: "自分はゲームに勝利する" },
    () =>
      bySeat("1.3.3", you, (table, seat, { self }) =>
        raise(table, "wonByEffect", { seat, source: self.card }),
      ),
  ),
  entry(
    effect,
    "lose the game",
    { who: players },
    { en: "{who} loses the game", th: "{who}แพ้เกม", ja: "{who}はゲームに敗北する" },
    // 1.3.2: raised in one step, both at once is a draw.
    ({ who }) =>
      bySeat("1.3.3", who, (table, seat, { self }) =>
        raise(table, "lostByEffect", { seat, source: self.card }),
      ),
  ),
];

export const damageWords: readonly Entry[] = words;
