import { NONE } from "@gyoji/kernel";
import { type Entry, entry, numberTerminal as number } from "@gyoji/lexicon";
import { horobitoIn, isHorobito, under } from "../rules/information.ts";
import { lastKnownOf } from "../rules/triggering.ts";
import { opponentOf } from "../state.ts";
import { bearer, group, one, players, target } from "./categories.ts";
import {
  type Bearer,
  type Context,
  chosen,
  foeOf,
  meant,
  ownHorobito,
  type Players,
  type Table,
  type Target,
  thisLine,
  userChooses,
} from "./meaning.ts";

/* Which Horobito, and which player. */

const thisHorobito = meant((table, context) => {
  const own = ownHorobito(table, context);
  return own === null || own.was !== null ? [] : [own.card];
}, ownHorobito);

/** 4.9.2.4 The opposing Horobito in the same Line, also of one that has just left it. */
const oppositeHorobito = inThisLine(({ self }) => opponentOf(self.user));

/** The own Horobito of the Line in which a Waza is used. */
const horobitoOfLine = inThisLine(({ self }) => self.user);

function inThisLine(seat: (context: Context) => number): Target {
  return meant((table, context) => {
    const line = thisLine(table, context);
    const found = line === 0 ? NONE : horobitoIn(table, seat(context), line);
    return found === NONE ? [] : [found];
  });
}

/** The other Horobito that the event happened to. */
const thatHorobito = meant(
  (table, context) => othersOf(context).filter((card) => isHorobito(table, card)),
  thatBearer,
);

function othersOf({ event, self }: Context): readonly number[] {
  return (event?.cards ?? []).filter((card) => card !== self.card);
}

function thatBearer(table: Table, context: Context): Bearer | null {
  for (const card of othersOf(context)) {
    if (isHorobito(table, card)) return { card, was: null };
    const was = lastKnownOf(context, card);
    if (was !== null) return { card, was };
  }
  return null;
}

/** 9.5.1 The card right under the Horobito that has the text. */
export const overBeatOrigin = meant((table, context) => {
  const own = ownHorobito(table, context);
  if (own === null || own.was !== null) return [];
  return under(table, own.card)
    .slice(-1)
    .filter((card) => isOriginOf(context, card));
});

/** When its Over-Beat is what the text is about, a card that lay deeper and is right under it by now is no origin. */
function isOriginOf({ event, self }: Context, card: number): boolean {
  return event?.kind !== "entered" || !event.cards.includes(self.card) || event.source === card;
}

const ones = [
  entry(
    one,
    "this Horobito",
    {},
    { en: ["this Horobito", "it"], th: ["Horobito นี้", "ตัวนี้"], ja: ["このホロビト", "これ"] },
    (): Target => thisHorobito,
  ),
  entry(
    one,
    "the opposite Horobito",
    {},
    { en: "the opposite Horobito", th: "Horobito ตรงข้าม", ja: "正面のホロビト" },
    (): Target => oppositeHorobito,
  ),
  entry(
    one,
    "your Horobito in this Line",
    {},
    { en: "your Horobito in this Line", th: "Horobito ของเราใน Line นี้", ja: "このラインの自分のホロビト" },
    (): Target => horobitoOfLine,
  ),
  entry(
    one,
    "that Horobito",
    {},
    { en: "that Horobito", th: "Horobito ตัวนั้น", ja: "そのホロビト" },
    (): Target => thatHorobito,
  ),
  entry(
    bearer,
    "the Over-Beat origin",
    {},
    { en: "the Over-Beat origin", th: "Horobito ต้นทางของ Over-Beat", ja: "オーバービート元" },
    (): Target => overBeatOrigin,
  ),
];

const targets = [
  entry(
    target,
    "some of",
    { n: number, group },
    { en: "{n} of {group}", th: "{group} {n} ตัว", ja: "{group}{n}体" },
    ({ n, group: from }): Target =>
      chosen(from, { count: () => n, how: "exactly", chooser: userChooses, ask: "chooseHorobito" }),
  ),
  // 7.8.2.1 leaves "up to" to the player.
  entry(
    target,
    "up to some of",
    { n: number, group },
    { en: "up to {n} of {group}", th: "{group}ได้สูงสุด {n} ตัว", ja: "{group}{n}体まで" },
    ({ n, group: from }): Target =>
      chosen(from, { count: () => n, how: "upTo", chooser: userChooses, ask: "chooseUpToHorobito" }),
  ),
  entry(
    target,
    "all of",
    { group },
    { en: "all {group}", th: "{group}ทั้งหมด", ja: "{group}すべて" },
    ({ group: from }): Target => meant((table, context) => from.cards(table, context)),
  ),
];

const playerWords = [
  entry(
    players,
    "your opponent",
    {},
    { en: "your opponent", th: "ฝ่ายตรงข้าม", ja: "相手" },
    (): Players => (_table, context) => [foeOf(context)],
  ),
  // 8.2.3
  entry(
    players,
    "each player",
    {},
    { en: "each player", th: "ผู้เล่นแต่ละฝ่าย", ja: ["お互いのプレイヤー", "お互い"] },
    (): Players => (table) => table.game.order(table),
  ),
];

export const targetWords: readonly Entry[] = [...ones, ...targets, ...playerWords];
