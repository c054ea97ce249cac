import { type CardId, cardAt, NONE, type Seat } from "@gyoji/kernel";
import { type Entry, entry } from "@gyoji/lexicon";
import { isUnit, unitsAt } from "../rules/information.ts";
import { opponentOf } from "../state.ts";
import { group, groups, players, several, target } from "./categories.ts";
import {
  aimedAt,
  type Context,
  hereOf,
  meant,
  type Players,
  type Table,
  type Target,
  thisUnit,
  useFor,
} from "./meaning.ts";

/* Which units, and which player. */

/** The unit that uses the spell or item (skill.1, skill.2); it is chosen before anything else. */
const userUnit: Target = () => ({ steps: [], possible: () => true, cards: userOfUse });

function userOfUse(table: Table, context: Context): readonly CardId[] {
  const use = useFor(table, context);
  if (use === null || use.source === NONE) return [];
  return cardAt(table, use.source).stay === use.stay && isUnit(table, use.source) ? [use.source] : [];
}

/** The unit that an equipment is on. */
const equipped = meant((table, { self }) => {
  const { bearer } = cardAt(table, self.card);
  return bearer === NONE ? [] : [bearer];
});

/** The other units that the event happened to. */
const thatUnit = meant((table, { event, self }) =>
  (event?.cards ?? []).filter((card) => card !== self.card && isUnit(table, card)),
);

function topOfParty(side: (seat: Seat) => Seat): Target {
  return meant((table, context) => topUnit(table, context, side(context.self.user)));
}

function topUnit(table: Table, { self }: Context, seat: Seat): CardId[] {
  const square = hereOf(table, self);
  return square === 0 ? [] : unitsAt(table, seat, square).slice(-1);
}

const ones = [
  entry(target, "this unit", {}, { en: "this unit", th: "ยูนิตนี้", ja: "このユニット" }, () => meant(thisUnit)),
  entry(target, "the user", {}, { en: "the user", th: "ผู้ใช้", ja: "使用者" }, () => userUnit),
  entry(
    target,
    "the equipped unit",
    {},
    { en: "the equipped unit", th: "ยูนิตที่สวมการ์ดนี้", ja: "装備者" },
    () => equipped,
  ),
  entry(target, "that unit", {}, { en: "that unit", th: "ยูนิตใบนั้น", ja: "そのユニット" }, () => thatUnit),
  entry(
    target,
    "top enemy",
    {},
    {
      en: "the top unit of the enemy party",
      th: "ยูนิตบนสุดของปาร์ตี้ฝ่ายตรงข้าม",
      ja: "敵軍パーティの一番上のユニット",
    },
    () => topOfParty(opponentOf),
  ),
  entry(
    target,
    "top of your party",
    {},
    { en: "the top unit of your party", th: "ยูนิตบนสุดของปาร์ตี้เรา", ja: "自軍パーティの一番上のユニット" },
    () => topOfParty((seat) => seat),
  ),
];

const chosen = [
  // timing.3
  entry(
    target,
    "one",
    { group },
    { en: "1 {group}", th: "{group} 1 ใบ", ja: "{group}1体" },
    ({ group: from }) => aimedAt(from, 1, false),
  ),
  entry(
    target,
    "several",
    { n: several, groups },
    { en: "{n} {groups}", th: "{groups} {n} ใบ", ja: "{groups}{n}体" },
    ({ n, groups: from }) => aimedAt(from, n, false),
  ),
  entry(
    target,
    "up to several",
    { n: several, groups },
    { en: "up to {n} {groups}", th: "{groups}ไม่เกิน {n} ใบ", ja: "{groups}{n}体まで" },
    ({ n, groups: from }) => aimedAt(from, n, true),
  ),
  entry(
    target,
    "all",
    { groups },
    { en: "all {groups}", th: "{groups}ทุกใบ", ja: "すべての{groups}" },
    ({ groups: from }) => meant((table, context) => from.cards(table, context)),
  ),
];

const who = [
  entry(
    players,
    "you",
    {},
    { en: "you", th: "เรา", ja: "自分" },
    (): Players =>
      (_table, { self }) => [self.user],
  ),
  entry(
    players,
    "your opponent",
    {},
    { en: "your opponent", th: "ฝ่ายตรงข้าม", ja: "相手" },
    (): Players =>
      (_table, { self }) => [opponentOf(self.user)],
  ),
];

export const targetWords: readonly Entry[] = [...ones, ...chosen, ...who];
