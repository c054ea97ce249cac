import { type CardId, cardAt, type Seat, zoneAt } from "@gyoji/kernel";
import { type Entry, entry, numberTerminal as number, type Words } from "@gyoji/lexicon";
import { faceOf, type MoncollePrinted } from "../definition.ts";
import { attackOf, unitsAt, unitsOf } from "../rules/information.ts";
import { opponentOf } from "../state.ts";
import { cardNoun, element, group, groups, movement, noun, nouns } from "./categories.ts";
import { type Context, type Group, hereOf, type Noun, type Table } from "./meaning.ts";

/* Kinds of units and of cards, and whose they are. */

interface Wording {
  readonly one: string;
  readonly several: string;
  readonly th: string;
  readonly ja: string;
}

const one = ({ one: en, th, ja }: Wording): Words => ({ en, th, ja });
const several = ({ several: en, th, ja }: Wording): Words => ({ en, th, ja });

const ANY: Wording = { one: "unit", several: "units", th: "ยูนิต", ja: "ユニット" };
const TURNED: Wording = {
  one: "tapped unit",
  several: "tapped units",
  th: "ยูนิตที่ตะแคงอยู่",
  ja: "行動完了のユニット",
};
const STANDING: Wording = {
  one: "untapped unit",
  several: "untapped units",
  th: "ยูนิตที่ไม่ได้ตะแคง",
  ja: "行動完了でないユニット",
};
const OF_ELEMENT: Wording = {
  one: "{element} unit",
  several: "{element} units",
  th: "ยูนิต{element}",
  ja: "{element}のユニット",
};
const MOVING: Wording = {
  one: "{movement} unit",
  several: "{movement} units",
  th: "ยูนิต{movement}",
  ja: "{movement}ユニット",
};
const UP_TO_LEVEL: Wording = {
  one: "unit of level {n} or lower",
  several: "units of level {n} or lower",
  th: "ยูนิตเลเวล {n} ลงไป",
  ja: "レベル{n}以下のユニット",
};
const FROM_LEVEL: Wording = {
  one: "unit of level {n} or higher",
  several: "units of level {n} or higher",
  th: "ยูนิตเลเวล {n} ขึ้นไป",
  ja: "レベル{n}以上のユニット",
};
const WEAK: Wording = {
  one: "unit with attack {n} or less",
  several: "units with attack {n} or less",
  th: "ยูนิตที่มีพลังโจมตี {n} ลงไป",
  ja: "攻撃力{n}以下のユニット",
};

const isUnitCard = (face: MoncollePrinted): face is MoncollePrinted & { type: "unit" } =>
  face.type === "unit";

function byFace(fits: (face: MoncollePrinted & { type: "unit" }) => boolean): Noun {
  return (table, card) => {
    const face = faceOf(table, card);
    return isUnitCard(face) && fits(face);
  };
}

const isTurned: Noun = (table, card) => cardAt(table, card).turned;
const isUpright: Noun = (table, card) => !cardAt(table, card).turned;

const kinds: readonly Entry[] = [
  entry(noun, "unit", {}, one(ANY), () => byFace(() => true)),
  entry(nouns, "units", {}, several(ANY), () => byFace(() => true)),
  entry(noun, "tapped unit", {}, one(TURNED), () => isTurned),
  entry(nouns, "tapped units", {}, several(TURNED), () => isTurned),
  entry(noun, "untapped unit", {}, one(STANDING), () => isUpright),
  entry(nouns, "untapped units", {}, several(STANDING), () => isUpright),
  entry(noun, "unit of an element", { element }, one(OF_ELEMENT), ({ element: of }) =>
    byFace((face) => face.element === of),
  ),
  entry(nouns, "units of an element", { element }, several(OF_ELEMENT), ({ element: of }) =>
    byFace((face) => face.element === of),
  ),
  entry(noun, "moving unit", { movement }, one(MOVING), ({ movement: how }) =>
    byFace((face) => face.movement === how),
  ),
  entry(nouns, "moving units", { movement }, several(MOVING), ({ movement: how }) =>
    byFace((face) => face.movement === how),
  ),
  entry(noun, "unit up to a level", { n: number }, one(UP_TO_LEVEL), ({ n }) =>
    byFace(({ level }) => level <= n),
  ),
  entry(nouns, "units up to a level", { n: number }, several(UP_TO_LEVEL), ({ n }) =>
    byFace(({ level }) => level <= n),
  ),
  entry(noun, "unit from a level", { n: number }, one(FROM_LEVEL), ({ n }) =>
    byFace(({ level }) => level >= n),
  ),
  entry(nouns, "units from a level", { n: number }, several(FROM_LEVEL), ({ n }) =>
    byFace(({ level }) => level >= n),
  ),
  entry(
    noun,
    "unit up to an attack",
    { n: number },
    one(WEAK),
    ({ n }): Noun =>
      (table, card) =>
        attackOf(table, card) <= n,
  ),
];

/** Units of a side where the text is. */
function here(side: (self: Seat) => Seat, kind: Noun, isOther: boolean): Group {
  return {
    hidden: false,
    cards: (table, context) => {
      const square = hereOf(table, context.self);
      if (square === 0) return [];
      return fitting(table, unitsAt(table, side(context.self.user), square), kind, context, isOther);
    },
  };
}

/** Units of a side wherever they are. */
function anywhere(side: (self: Seat) => Seat, kind: Noun): Group {
  return {
    hidden: false,
    cards: (table, context) => fitting(table, unitsOf(table, side(context.self.user)), kind, context, false),
  };
}

function fitting(
  table: Table,
  units: readonly CardId[],
  kind: Noun,
  context: Context,
  isOther: boolean,
): CardId[] {
  return units.filter((card) => !(isOther && card === context.self.card) && kind(table, card, context));
}

const own = (seat: Seat): Seat => seat;

const ENEMY: Wording = {
  one: "enemy {kind}",
  several: "enemy {kind}",
  th: "{kind}ฝ่ายตรงข้าม",
  ja: "敵軍{kind}",
};
const YOURS: Wording = {
  one: "of your {kind}",
  several: "of your {kind}",
  th: "{kind}ของเรา",
  ja: "自軍{kind}",
};
const OTHER: Wording = {
  one: "of your other {kind}",
  several: "of your other {kind}",
  th: "{kind}อื่นของเรา",
  ja: "他の自軍{kind}",
};
const ENEMY_ANYWHERE: Wording = {
  one: "enemy {kind} on any field",
  several: "enemy {kind} on any field",
  th: "{kind}ฝ่ายตรงข้ามบนฟิลด์ใดก็ได้",
  ja: "任意の地形の敵軍{kind}",
};
const YOURS_ANYWHERE: Wording = {
  one: "of your {kind} on any field",
  several: "of your {kind} on any field",
  th: "{kind}ของเราบนฟิลด์ใดก็ได้",
  ja: "任意の地形の自軍{kind}",
};

const sides: readonly Entry[] = [
  entry(group, "enemy unit", { kind: noun }, one(ENEMY), ({ kind }) => here(opponentOf, kind, false)),
  entry(groups, "enemy units", { kind: nouns }, several(ENEMY), ({ kind }) => here(opponentOf, kind, false)),
  entry(group, "your unit", { kind: nouns }, one(YOURS), ({ kind }) => here(own, kind, false)),
  entry(groups, "your units", { kind: nouns }, several(YOURS), ({ kind }) => here(own, kind, false)),
  entry(group, "your other unit", { kind: nouns }, one(OTHER), ({ kind }) => here(own, kind, true)),
  entry(groups, "your other units", { kind: nouns }, several(OTHER), ({ kind }) => here(own, kind, true)),
  entry(group, "enemy unit anywhere", { kind: noun }, one(ENEMY_ANYWHERE), ({ kind }) =>
    anywhere(opponentOf, kind),
  ),
  entry(group, "your unit anywhere", { kind: nouns }, one(YOURS_ANYWHERE), ({ kind }) => anywhere(own, kind)),
];

const ofType =
  (type: MoncollePrinted["type"]): Noun =>
  (table, card) =>
    faceOf(table, card).type === type;

const cards: readonly Entry[] = [
  entry(cardNoun, "card", {}, { en: "card", th: "การ์ด", ja: "カード" }, () => () => true),
  entry(cardNoun, "unit card", {}, { en: "unit card", th: "การ์ดยูนิต", ja: "ユニットカード" }, () =>
    ofType("unit"),
  ),
  entry(cardNoun, "spell card", {}, { en: "spell card", th: "การ์ดเวทย์มนต์", ja: "スペルカード" }, () =>
    ofType("spell"),
  ),
  entry(cardNoun, "item card", {}, { en: "item card", th: "การ์ดไอเทม", ja: "アイテムカード" }, () =>
    ofType("item"),
  ),
  entry(cardNoun, "field card", {}, { en: "field card", th: "การ์ดฟิลด์", ja: "地形カード" }, () =>
    ofType("field"),
  ),
  entry(
    cardNoun,
    "card of an element",
    { element },
    { en: "{element} card", th: "การ์ด{element}", ja: "{element}のカード" },
    ({ element: of }): Noun =>
      (table, card) =>
        faceOf(table, card).element === of,
  ),
  entry(
    cardNoun,
    "unit card up to a level",
    { n: number },
    { en: "level-{n}-or-lower unit card", th: "การ์ดยูนิตเลเวลไม่เกิน {n}", ja: "レベル{n}以下のユニットカード" },
    ({ n }) => byFace(({ level }) => level <= n),
  ),
];

/** The cards of one of a player's zones that are of a kind. */
export function among(zone: (seat: Seat) => number, kind: Noun, hidden: boolean): Group {
  return {
    hidden,
    cards: (table, context) =>
      zoneAt(table, zone(context.self.user)).filter((card) => kind(table, card, context)),
  };
}

export const nounWords: readonly Entry[] = [...kinds, ...sides, ...cards];
