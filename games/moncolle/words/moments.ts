import { type CardId, cardAt, type Seat } from "@gyoji/kernel";
import { type Entry, entry } from "@gyoji/lexicon";
import { faceOf } from "../definition.ts";
import { lastKnownOf, userOf } from "../rules/information.ts";
import { opponentOf, squareOfField, squareOfParty } from "../state.ts";
import { moment, would } from "./categories.ts";
import { type Happened, hereOf, type Moment, type Table, type Would } from "./meaning.ts";

/* When something happens, and what would happen. */

/** Happens to the card that has the text. */
function ofSelf(...on: string[]): Moment {
  return { on, reach: "self", matches: (_table, self, { event }) => event.cards.includes(self.card) };
}

/** Happens to another unit than the one that has the text, on the user's side or the other. */
function ofOthers(side: (seat: Seat) => Seat, ...on: string[]): Moment {
  return {
    on,
    reach: "table",
    matches: (table, self, open) =>
      open.event.cards.some((card) => card !== self.card && userThen(table, open, card) === side(self.user)),
  };
}

/** The user of one of the event's cards, as it was then. */
function userThen(table: Table, open: Happened, card: CardId): Seat {
  return lastKnownOf(open, card)?.user ?? userOf(table, card);
}

/** Happens to the text's user, or the opponent. */
function ofSeat(side: (seat: Seat) => Seat, ...on: string[]): Moment {
  return { on, reach: "table", matches: (_table, self, { event }) => event.seat === side(self.user) };
}

const own = (seat: Seat): Seat => seat;

/** A spell is declared by a side. */
function ofSpell(side: (seat: Seat) => Seat): Moment {
  const declared = ofSeat(side, "declared");
  return {
    on: declared.on,
    reach: declared.reach,
    matches: (table, self, open) =>
      declared.matches(table, self, open) &&
      open.event.cards.some((card) => faceOf(table, card).type === "spell"),
  };
}

/** A unit of the side that controls this field comes to it, or of the other side. */
function comesHere(side: (seat: Seat) => Seat): Moment {
  return {
    on: ["moved", "shifted", "summoned"],
    reach: "table",
    matches: (table, self, { event }) =>
      squareOfParty(event.zone) === squareOfField(cardAt(table, self.card).zone) &&
      event.seat === side(self.user),
  };
}

const ofThisUnit = [
  entry(
    moment,
    "is summoned",
    {},
    { en: "this unit is summoned", th: "ยูนิตนี้ถูกเรียก", ja: "このユニットが召喚された" },
    () => ofSelf("summoned"),
  ),
  // play.20
  entry(moment, "moves", {}, { en: "this unit moves", th: "ยูนิตนี้เคลื่อนที่", ja: "このユニットが進軍した" }, () =>
    ofSelf("moved"),
  ),
  // attack.2
  entry(
    moment,
    "combat begins",
    {},
    { en: "a combat of this unit begins", th: "การต่อสู้ของยูนิตนี้เริ่มขึ้น", ja: "このユニットの戦闘が始まった" },
    () => ofSelf("combatBegan"),
  ),
  entry(
    moment,
    "combat ends",
    {},
    { en: "this unit survives a combat", th: "ยูนิตนี้รอดจากการต่อสู้", ja: "このユニットが戦闘を生き延びた" },
    () => ofSelf("combatEnded"),
  ),
  // play.18
  entry(
    moment,
    "is destroyed",
    {},
    { en: "this unit is destroyed", th: "ยูนิตนี้ถูกทำลาย", ja: "このユニットが破壊された" },
    () => ofSelf("destroyed"),
  ),
  entry(
    moment,
    "is damaged",
    {},
    { en: "this unit is dealt damage", th: "ยูนิตนี้ได้รับดาเมจ", ja: "このユニットがダメージを受けた" },
    () => ofSelf("damaged"),
  ),
  entry(
    moment,
    "is returned",
    {},
    { en: "this unit is returned to hand", th: "ยูนิตนี้ถูกนำกลับขึ้นมือ", ja: "このユニットが手札に戻された" },
    () => ofSelf("returnedToHand"),
  ),
  entry(
    moment,
    "is tapped",
    {},
    { en: "this unit is tapped", th: "ยูนิตนี้ถูกตะแคง", ja: "このユニットが行動完了になった" },
    () => ofSelf("tapped", "turned"),
  ),
];

const ofOthersThere = [
  entry(
    moment,
    "another is summoned",
    {},
    { en: "another of your units is summoned", th: "ยูนิตอื่นของเราถูกเรียก", ja: "他の自軍ユニットが召喚された" },
    () => ofOthers(own, "summoned"),
  ),
  entry(
    moment,
    "another is destroyed",
    {},
    {
      en: "another of your units is destroyed",
      th: "ยูนิตอื่นของเราถูกทำลาย",
      ja: "他の自軍ユニットが破壊された",
    },
    () => ofOthers(own, "destroyed"),
  ),
  entry(
    moment,
    "an enemy is destroyed",
    {},
    { en: "an enemy unit is destroyed", th: "ยูนิตฝ่ายตรงข้ามถูกทำลาย", ja: "敵軍ユニットが破壊された" },
    () => ofOthers(opponentOf, "destroyed"),
  ),
  entry(
    moment,
    "own unit comes here",
    {},
    {
      en: "one of your units comes to this field",
      th: "ยูนิตของเรามาที่ฟิลด์นี้",
      ja: "自軍ユニットがこの地形に来た",
    },
    () => comesHere(own),
  ),
  entry(
    moment,
    "enemy comes here",
    {},
    {
      en: "an enemy unit comes to this field",
      th: "ยูนิตฝ่ายตรงข้ามมาที่ฟิลด์นี้",
      ja: "敵軍ユニットがこの地形に来た",
    },
    () => comesHere(opponentOf),
  ),
];

const ofPlayers = [
  // play.8
  entry(
    moment,
    "your turn begins",
    {},
    { en: "your turn begins", th: "เทิร์นของเราเริ่มขึ้น", ja: "自分のターンが始まった" },
    () => ofSeat(own, "turnBegan"),
  ),
  entry(
    moment,
    "your turn ends",
    {},
    { en: "your turn ends", th: "เทิร์นของเราจบลง", ja: "自分のターンが終わった" },
    () => ofSeat(own, "turnEnded"),
  ),
  // play.23
  entry(
    moment,
    "you seize a field",
    {},
    { en: "you seize a field", th: "เรายึดฟิลด์ได้", ja: "自分が地形を奪った" },
    () => ofSeat(own, "captured"),
  ),
  entry(
    moment,
    "you use a spell",
    {},
    { en: "you use a spell", th: "เราใช้เวทย์มนต์", ja: "自分がスペルを使った" },
    () => ofSpell(own),
  ),
  entry(
    moment,
    "opponent uses a spell",
    {},
    { en: "your opponent uses a spell", th: "ฝ่ายตรงข้ามใช้เวทย์มนต์", ja: "相手がスペルを使った" },
    () => ofSpell(opponentOf),
  ),
  // attack.5
  entry(
    moment,
    "your roll is lower",
    {},
    {
      en: "your sum is the lower one in a combat of this unit",
      th: "ผลรวมเต๋าของเราต่ำกว่าในการต่อสู้ของยูนิตนี้",
      ja: "このユニットの戦闘で自軍のダイスの合計が低かった",
    },
    (): Moment => ({
      on: ["compared"],
      reach: "table",
      matches: (table, self, { event }) =>
        event.seat === self.user && hereOf(table, self) === (table.state.game.combat?.square ?? 0),
    }),
  ),
];

/** Would happen to the card that has the text. */
function toSelf(kind: string): Would {
  return {
    on: [kind],
    affects: (_table, self, { cards }) => (cards.includes(self.card) ? [self.card] : null),
  };
}

/** Would happen to other own units on the square of the text. */
function toOthersHere(kind: string): Would {
  return {
    on: [kind],
    affects: (table, self, { cards }) => {
      const { zone } = cardAt(table, self.card);
      const found = cards.filter((card) => card !== self.card && cardAt(table, card).zone === zone);
      return found.length === 0 ? null : found;
    },
  };
}

const woulds = [
  entry(
    would,
    "would be destroyed",
    {},
    { en: "this unit would be destroyed", th: "ยูนิตนี้จะถูกทำลาย", ja: "このユニットが破壊される" },
    () => toSelf("destroyed"),
  ),
  entry(
    would,
    "another would be destroyed",
    {},
    {
      en: "another unit of this party would be destroyed",
      th: "ยูนิตอื่นในปาร์ตี้นี้จะถูกทำลาย",
      ja: "このパーティの他のユニットが破壊される",
    },
    () => toOthersHere("destroyed"),
  ),
  entry(
    would,
    "would be damaged",
    {},
    { en: "this unit would be dealt damage", th: "ยูนิตนี้จะได้รับดาเมจ", ja: "このユニットがダメージを受ける" },
    () => toSelf("damaged"),
  ),
];

export const momentWords: readonly Entry[] = [...ofThisUnit, ...ofOthersThere, ...ofPlayers, ...woulds];
