import { type CardId, cardAt, type GameEvent, type Seat, type Self } from "@gyoji/kernel";
import { type Entry, entry } from "@gyoji/lexicon";
import { isHorobito, usesOf } from "../rules/information.ts";
import { lastKnownOf } from "../rules/triggering.ts";
import { lineOf, opponentOf, seatOf } from "../state.ts";
import { moment, ordinal } from "./categories.ts";
import type { Happened, Moment, Table } from "./meaning.ts";

/* When something happens. */

/** Happens to the card that has the text. */
function ofSelf(...on: string[]): Moment {
  return { on, reach: "self", matches: (_table, self, { event }) => event.cards.includes(self.card) };
}

/** Happens to another Horobito than the one that has the text, on the user's side or the other. */
function ofOthers(own: boolean, ...on: string[]): Moment {
  return {
    on,
    reach: "table",
    matches: (table, self, open) => {
      const seat = own ? self.user : opponentOf(self.user);
      return open.event.cards.some((card) => card !== self.card && userThen(table, open, card) === seat);
    },
  };
}

/** The user of one of the event's cards, as it was then. */
function userThen(table: Table, open: Happened, card: CardId): Seat {
  const known = lastKnownOf(open, card);
  if (known !== null) return known.user;
  const { seat } = open.event;
  return seat >= 0 ? seat : seatOf(cardAt(table, card).zone);
}

/** Happens to the text's user, or the opponent. */
function ofSeat(own: boolean, ...on: string[]): Moment {
  return {
    on,
    reach: "table",
    matches: (_table, self, { event }) => event.seat === (own ? self.user : opponentOf(self.user)),
  };
}

/** Happens, whoever it concerns. */
function ofAnybody(...on: string[]): Moment {
  return { on, reach: "table", matches: () => true };
}

/** This Horobito is the one that has used it, and not one that has come into its place since (6.2.6.5.5). */
function usedOnSelf(...on: string[]): Moment {
  return {
    on,
    reach: "table",
    matches: (table, self, { event }) =>
      event.seat === self.user &&
      isHorobito(table, self.card) &&
      lineOf(event.zone) === lineOf(cardAt(table, self.card).zone) &&
      usesOf(table, self.card)[event.kind === "boosted" ? "boosts" : "waza"].length > 0,
  };
}

/** In the Line of the card that has the text. */
function inOwnLine(table: Table, self: Self, { amount }: GameEvent): boolean {
  return amount === lineOf(cardAt(table, self.card).zone);
}

/** The battle of the Line of a card ends so for its user. */
function ofOwnBattle(kind: string): Moment {
  return {
    on: [kind],
    reach: "table",
    matches: (table, self, { event }) => event.seat === self.user && inOwnLine(table, self, event),
  };
}

const ofThisHorobito = [
  // 6.2.6.4.3
  entry(
    moment,
    "enters",
    {},
    { en: "this Horobito enters", th: "Horobito นี้ลงสนาม", ja: "このホロビトが場に出た" },
    () => ofSelf("entered"),
  ),
  entry(
    moment,
    "enters by Over-Beat",
    {},
    {
      en: "this Horobito enters by Over-Beat",
      th: "Horobito นี้ลงสนามด้วย Over-Beat",
      ja: "このホロビトがオーバービートで場に出た",
    },
    () => {
      const entered = ofSelf("entered");
      return {
        on: entered.on,
        reach: entered.reach,
        matches: (table, self, open) => open.event.amount === 1 && entered.matches(table, self, open),
      };
    },
  ),
  // 6.2.6.5.4
  entry(
    moment,
    "is over-beaten",
    {},
    {
      en: "this Horobito is over-beaten",
      th: "Horobito นี้ถูก Over-Beat ทับ",
      ja: "このホロビトがオーバービートされた",
    },
    () => ofSelf("overBeaten"),
  ),
  // 6.3.2.2
  entry(
    moment,
    "battle begins",
    {},
    {
      en: "the battle of this Horobito begins",
      th: "การต่อสู้ของ Horobito นี้เริ่มขึ้น",
      ja: "このホロビトのバトルが始まった",
    },
    () => ofSelf("battleBegan"),
  ),
  // 6.3.2.8
  entry(
    moment,
    "wins",
    {},
    { en: "this Horobito wins a battle", th: "Horobito นี้ชนะการต่อสู้", ja: "このホロビトがバトルに勝った" },
    () => ofSelf("won"),
  ),
  // 6.3.2.9
  entry(
    moment,
    "loses",
    {},
    { en: "this Horobito loses a battle", th: "Horobito นี้แพ้การต่อสู้", ja: "このホロビトがバトルに負けた" },
    () => ofSelf("lost"),
  ),
  entry(
    moment,
    "ties",
    {},
    {
      en: "this Horobito ties a battle",
      th: "Horobito นี้เสมอในการต่อสู้",
      ja: "このホロビトがバトルで引き分けた",
    },
    () => ofSelf("tied"),
  ),
  // 6.3.2.13, 6.3.2.6
  entry(
    moment,
    "its battle ends",
    {},
    {
      en: "the battle of this Horobito ends",
      th: "การต่อสู้ของ Horobito นี้จบลง",
      ja: "このホロビトのバトルが終わった",
    },
    () => ofSelf("battleEnded"),
  ),
  entry(
    moment,
    "this battle ends",
    {},
    { en: "this battle ends", th: "การต่อสู้นี้จบลง", ja: "このバトルが終わった" },
    (): Moment => ({
      on: ["battleEnded"],
      reach: "table",
      matches: (table, self, { event }) => inOwnLine(table, self, event),
    }),
  ),
  // 7.3.2
  entry(
    moment,
    "takes damage",
    {},
    {
      en: "this Horobito takes damage",
      th: "Horobito นี้ได้รับความเสียหาย",
      ja: "このホロビトがダメージを受けた",
    },
    () => ofSelf("damaged"),
  ),
  // 9.1.3
  entry(
    moment,
    "becomes Down",
    {},
    {
      en: ["this Horobito becomes Down", "this Horobito is made Down"],
      th: "Horobito นี้ Down",
      ja: "このホロビトがダウンした",
    },
    () => ofSelf("madeDown"),
  ),
  // 7.3.3.2.1
  entry(
    moment,
    "becomes Down by damage",
    {},
    {
      en: "this Horobito becomes Down because of damage",
      th: "Horobito นี้ Down เพราะความเสียหาย",
      ja: "このホロビトがダメージによってダウンした",
    },
    () => {
      const down = ofSelf("madeDown");
      return {
        on: down.on,
        reach: down.reach,
        matches: (table, self, open) => open.event.amount === 1 && down.matches(table, self, open),
      };
    },
  ),
  // 3.2.3.1
  entry(
    moment,
    "recovers",
    {},
    { en: "this Horobito recovers", th: "Horobito นี้ Recover", ja: "このホロビトがリカバーした" },
    () => ofSelf("recovered"),
  ),
  // 7.4.2
  entry(
    moment,
    "is destroyed",
    {},
    { en: "this Horobito is destroyed", th: "Horobito นี้ถูกทำลาย", ja: "このホロビトが破壊された" },
    () => ofSelf("destroyed", "topDestroyed"),
  ),
  entry(
    moment,
    "is returned to hand",
    {},
    {
      en: "this Horobito is returned to hand",
      th: "Horobito นี้ถูกนำกลับขึ้นมือ",
      ja: "このホロビトが手札に戻された",
    },
    () => ofSelf("returnedToHand", "topReturnedToHand"),
  ),
  // 6.3.4.5
  entry(
    moment,
    "uses a Waza",
    {},
    { en: "this Horobito uses a Waza", th: "Horobito นี้ใช้ Waza", ja: "このホロビトがワザを使った" },
    () => usedOnSelf("wazaUsed"),
  ),
  entry(
    moment,
    "uses its nth Waza",
    { n: ordinal },
    {
      en: "this Horobito uses its {n} Waza",
      th: "Horobito นี้ใช้ Waza ใบที่ {n}",
      ja: "このホロビトが{n}枚目のワザを使った",
    },
    ({ n }): Moment => {
      const used = usedOnSelf("wazaUsed");
      return {
        on: used.on,
        reach: used.reach,
        matches: (table, self, open) =>
          used.matches(table, self, open) && usesOf(table, self.card).waza[n - 1] === open.event.cards[0],
      };
    },
  ),
  // 6.3.5.3.2
  entry(
    moment,
    "is boosted",
    {},
    {
      en: "a Boost is used on this Horobito",
      th: "Horobito นี้ถูกใช้ Boost",
      ja: "このホロビトにブーストが使われた",
    },
    () => usedOnSelf("boosted"),
  ),
  // 6.3.5.4.1
  entry(
    moment,
    "uses a Waza or Boost",
    {},
    {
      en: "this Horobito uses a Waza or Boost",
      th: "Horobito นี้ใช้ Waza หรือ Boost",
      ja: "このホロビトがワザかブーストを使った",
    },
    () => usedOnSelf("wazaUsed", "boosted"),
  ),
];

const ofPlayers = [
  // 6.1.2
  entry(
    moment,
    "Round begins",
    {},
    { en: "a Round begins", th: "Round เริ่มขึ้น", ja: "ラウンドが始まった" },
    () => ofAnybody("roundBegan"),
  ),
  entry(
    moment,
    "Summon Phase begins",
    {},
    { en: "your Summon Phase begins", th: "Summon Phase ของเราเริ่มขึ้น", ja: "自分のサモンフェイズが始まった" },
    () => ofSeat(true, "summonPhaseBegan"),
  ),
  // 6.2.5.2.1
  entry(
    moment,
    "Summon Phase ends",
    {},
    { en: "your Summon Phase ends", th: "Summon Phase ของเราจบลง", ja: "自分のサモンフェイズが終わった" },
    () => ofSeat(true, "summonPhaseEnded"),
  ),
  entry(
    moment,
    "Battle Phase begins",
    {},
    { en: "the Battle Phase begins", th: "Battle Phase เริ่มขึ้น", ja: "バトルフェイズが始まった" },
    () => ofAnybody("battlePhaseBegan"),
  ),
  entry(
    moment,
    "End Phase begins",
    {},
    { en: "the End Phase begins", th: "End Phase เริ่มขึ้น", ja: "エンドフェイズが始まった" },
    () => ofAnybody("endPhaseBegan"),
  ),
  entry(
    moment,
    "another enters",
    {},
    {
      en: "another of your Horobito enters",
      th: "Horobito ตัวอื่นของเราลงสนาม",
      ja: "自分の他のホロビトが場に出た",
    },
    () => ofOthers(true, "entered"),
  ),
  entry(
    moment,
    "an opposing enters",
    {},
    {
      en: "your opponent's Horobito enters",
      th: "Horobito ของฝ่ายตรงข้ามลงสนาม",
      ja: "相手のホロビトが場に出た",
    },
    () => ofOthers(false, "entered"),
  ),
  entry(
    moment,
    "another is destroyed",
    {},
    {
      en: "another of your Horobito is destroyed",
      th: "Horobito ตัวอื่นของเราถูกทำลาย",
      ja: "自分の他のホロビトが破壊された",
    },
    () => ofOthers(true, "destroyed", "topDestroyed"),
  ),
  entry(
    moment,
    "an opposing is destroyed",
    {},
    {
      en: "your opponent's Horobito is destroyed",
      th: "Horobito ของฝ่ายตรงข้ามถูกทำลาย",
      ja: "相手のホロビトが破壊された",
    },
    () => ofOthers(false, "destroyed", "topDestroyed"),
  ),
  // 1.3.1.1.2: damage that cannot Finish counts too.
  entry(
    moment,
    "you take damage",
    {},
    { en: "you take damage", th: "เราได้รับความเสียหาย", ja: "自分がダメージを受けた" },
    () => ofSeat(true, "playerDamaged", "playerHurt"),
  ),
  entry(
    moment,
    "opponent takes damage",
    {},
    { en: "your opponent takes damage", th: "ฝ่ายตรงข้ามได้รับความเสียหาย", ja: "相手がダメージを受けた" },
    () => ofSeat(false, "playerDamaged", "playerHurt"),
  ),
  entry(
    moment,
    "your Heart is destroyed",
    {},
    { en: "your Heart is destroyed", th: "Heart ของเราถูกทำลาย", ja: "自分のハートが破壊された" },
    () => ofSeat(true, "heartDestroyed"),
  ),
  // 9.1.4
  entry(
    moment,
    "your Ena is made ready",
    {},
    {
      en: "an Ena of yours is made ready",
      th: "Ena ของเราพร้อมใช้",
      ja: "自分のエナが使用可能になった",
    },
    () => ofSeat(true, "enaReadied"),
  ),
  entry(
    moment,
    "you put a card into your Ena Zone",
    {},
    {
      en: "you put a card into your Ena Zone",
      th: "เราวางการ์ดลงใน Ena Zone",
      ja: "自分がカードをエナゾーンに置いた",
    },
    () => ofSeat(true, "charged"),
  ),
];

const ofCards = [
  // 4.4.6
  entry(
    moment,
    "you draw",
    {},
    { en: "you draw a card", th: "เราจั่วการ์ด", ja: "自分がカードを引いた" },
    (): Moment => {
      const drawn = ofSeat(true, "drew");
      return {
        on: drawn.on,
        reach: drawn.reach,
        matches: (table, self, open) => open.event.cards.length > 0 && drawn.matches(table, self, open),
      };
    },
  ),
  entry(
    moment,
    "you discard",
    {},
    { en: "you discard a card", th: "เราทิ้งการ์ดในมือ", ja: "自分が手札を捨てた" },
    () => ofSeat(true, "discarded"),
  ),
  // 7.7.2.2.1
  entry(
    moment,
    "you use a Trigger",
    {},
    { en: "you use a Trigger", th: "เราใช้ Trigger", ja: "自分がトリガーを使った" },
    () => ofSeat(true, "triggerUsed"),
  ),
];

/** Of a Waza (8.1.4): used, and how its battle goes. */
const ofWaza = [
  entry(
    moment,
    "you use this Waza",
    {},
    { en: "you use this Waza", th: "ใช้ Waza นี้", ja: "このワザを使った" },
    () => ofSelf("wazaPlaced"),
  ),
  entry(
    moment,
    "you win this battle",
    {},
    { en: "you win this battle", th: "เราชนะการต่อสู้นี้", ja: "自分がこのバトルに勝った" },
    () => ofOwnBattle("won"),
  ),
  entry(
    moment,
    "you lose this battle",
    {},
    { en: "you lose this battle", th: "เราแพ้การต่อสู้นี้", ja: "自分がこのバトルに負けた" },
    () => ofOwnBattle("lost"),
  ),
];

export const momentWords: readonly Entry[] = [...ofThisHorobito, ...ofPlayers, ...ofCards, ...ofWaza];
