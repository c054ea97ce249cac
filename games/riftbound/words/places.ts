import { cardAt, NONE, zoneAt } from "@gyoji/kernel";
import { type Entry, entry, type PhraseCategory, type Words } from "@gyoji/lexicon";
import { attachedTo, controllerOf, seatsFrom, unitsAt } from "../rules/information.ts";
import { baseOf, battlefieldAt, handOf, isBase, objectKey, trashOf } from "../state.ts";
import { MANY, ONE, place } from "./categories.ts";
import { it, spokenPlace } from "./choosing.ts";
import { looked } from "./looking.ts";
import { type Group, hereOf, type Is, type Noun } from "./meaning.ts";

/* Where things are: on the board, or in a zone off it. */

function where(id: string, words: Words, is: Is, of: PhraseCategory<Noun> = place): Entry {
  return entry(of, id, {}, words, (): Noun => ({ is, among: null, isSecret: false }));
}

/** A place that depends on what has been spoken of. */
function beside(id: string, words: Words, is: Is, of: PhraseCategory<Noun> = place): Entry {
  return entry(of, id, {}, words, (): Noun => ({ is, among: null, isSecret: false, isRelative: true }));
}

/** One place for several of them. */
function together(id: string, words: Words, is: Is, sharing: "battlefield" | "location"): Entry {
  return entry(MANY.place, id, {}, words, (): Noun => ({ is, among: null, isSecret: false, sharing }));
}

/** A zone off the board; target.4 what is not open is not targeted. */
function off(id: string, words: Words, among: Group, isSecret: boolean): Entry {
  return entry(place, id, {}, words, (): Noun => ({ is: () => true, among, isSecret }));
}

const isAtBattlefield: Is = (table, card) => battlefieldAt(cardAt(table, card).zone) !== NONE;
const isInBase: Is = (table, card) => isBase(cardAt(table, card).zone);
const isThere: Is = (table, card, context) => cardAt(table, card).zone === spokenPlace(context);
const inOwnTrash: Group = (table, { self }) => zoneAt(table, trashOf(self.user));
const inOwnHand: Group = (table, { self }) => zoneAt(table, handOf(self.user));

const onBoard: readonly Entry[] = [
  // golden.4
  where(
    "here",
    { en: ["here", "from here", "at this battlefield"], th: "ที่นี่", ja: "ここ" },
    (table, card, context) => cardAt(table, card).zone === hereOf(table, context),
  ),
  // What is in a Base has none.
  where(
    "at my battlefield",
    {
      en: ["at my battlefield", "from my battlefield"],
      th: "ที่สนามรบของการ์ดนี้",
      ja: "このカードのいるバトルフィールド",
    },
    (table, card, context) =>
      isAtBattlefield(table, card, context) && cardAt(table, card).zone === hereOf(table, context),
  ),
  where(
    "at a battlefield",
    {
      en: ["at a battlefield", "from a battlefield", "at battlefields"],
      th: "ที่สนามรบ",
      ja: "バトルフィールド",
    },
    isAtBattlefield,
    ONE.place,
  ),
  where(
    "at battlefields",
    { en: ["at battlefields", "from battlefields"], th: "ที่สนามรบ", ja: "バトルフィールド" },
    isAtBattlefield,
    MANY.place,
  ),
  together(
    "at one battlefield",
    {
      en: ["at a battlefield", "from a battlefield", "at the same battlefield"],
      th: "ที่สนามรบเดียวกัน",
      ja: "1つの同じバトルフィールド",
    },
    isAtBattlefield,
    "battlefield",
  ),
  together(
    "at one location",
    { en: ["at the same location", "at a location"], th: "ที่ตำแหน่งเดียวกัน", ja: "1つの同じ場所" },
    () => true,
    "location",
  ),
  where("anywhere", { en: "anywhere", th: "ที่ใดก็ตาม", ja: "どこか" }, () => true),
  where(
    "in a base",
    {
      en: [
        "in a base",
        "in its base",
        "in their base",
        "in bases",
        "in base",
        "from base",
        "from a base",
        "at base",
      ],
      th: "ในฐาน",
      ja: "ベース",
    },
    isInBase,
  ),
  where(
    "in your base",
    { en: ["in your base", "at your base", "from your base"], th: "ในฐานของคุณ", ja: "自らのベース" },
    (table, card, { self }) => cardAt(table, card).zone === baseOf(self.user),
  ),
  beside(
    "there",
    {
      en: ["there", "at that battlefield", "at its destination", "at its location", "at its battlefield"],
      th: "ที่นั่น",
      ja: "そこ",
    },
    isThere,
  ),
  beside(
    "at the same place",
    { en: ["at the same location", "at the same battlefield"], th: "ที่เดียวกัน", ja: "同じ場所" },
    isThere,
    ONE.place,
  ),
  where(
    "elsewhere",
    { en: ["at another location", "at a different location"], th: "ที่ตำแหน่งอื่น", ja: "他の場所" },
    (table, card, context) => cardAt(table, card).zone !== hereOf(table, context),
  ),
  where(
    "at another battlefield",
    {
      en: ["at another battlefield", "at a different battlefield", "at other battlefields"],
      th: "ณ อีกสนามรบหนึ่ง",
      ja: "他のバトルフィールド",
    },
    (table, card, context) =>
      isAtBattlefield(table, card, context) && cardAt(table, card).zone !== hereOf(table, context),
  ),
  where(
    "at your battlefields",
    {
      en: ["at a battlefield you control", "at battlefields you control"],
      th: "ที่สนามรบที่คุณควบคุม",
      ja: "あなたがコントロールするバトルフィールド",
    },
    (table, card, { self }) =>
      table.state.game.battlefields[battlefieldAt(cardAt(table, card).zone)]?.controller === self.user,
  ),
  where(
    "where you have units",
    { en: ["where you have units"], th: "ในที่ที่คุณมียูนิต", ja: "あなたのユニットがいる場所" },
    (table, card, { self }) =>
      unitsAt(table, cardAt(table, card).zone).some((unit) => controllerOf(table, unit) === self.user),
  ),
  beside(
    "attached to it",
    {
      en: ["attached to it", "attached to that unit", "attached to them"],
      th: "ที่ติดอยู่กับมัน",
      ja: "それに装着された場所",
    },
    (table, card, context) => it(table, context).includes(cardAt(table, card).attachedTo),
  ),
  where(
    "attached to me",
    { en: "attached to me", th: "ที่ติดอยู่กับการ์ดนี้", ja: "このカードに装着された場所" },
    (table, card, { self }) => cardAt(table, card).attachedTo === self.card,
  ),
];

const offBoard: readonly Entry[] = [
  // ability.26
  off(
    "banished with me",
    { en: ["banished with me", "banished with this"], th: "ที่การ์ดนี้เนรเทศ", ja: "このカードが追放した" },
    (table, { self }) =>
      (table.state.game.banishedWith[objectKey(self)] ?? [])
        .filter(({ card, stay }) => cardAt(table, card).stay === stay)
        .map(({ card }) => card),
    false,
  ),
  off(
    "in your trash",
    { en: "in your trash", th: "ในกองทิ้งของคุณ", ja: "自らのトラッシュ" },
    inOwnTrash,
    false,
  ),
  off(
    "from your trash",
    { en: "from your trash", th: "จากกองทิ้งของคุณ", ja: "自らのトラッシュから" },
    inOwnTrash,
    false,
  ),
  // Of whoever is told to do it.
  off(
    "in their trash",
    { en: ["in their trash", "from their trash"], th: "ในกองทิ้งของผู้เล่นนั้น", ja: "そのプレイヤーのトラッシュ" },
    inOwnTrash,
    false,
  ),
  off(
    "in trashes",
    { en: ["in trashes", "from trashes", "in a trash", "from a trash"], th: "ในกองทิ้ง", ja: "トラッシュ" },
    (table) => seatsFrom(table, table.state.game.turnPlayer).flatMap((seat) => zoneAt(table, trashOf(seat))),
    false,
  ),
  off(
    "in your hand",
    { en: ["in your hand", "in hand"], th: "ในมือของคุณ", ja: "自らの手札" },
    inOwnHand,
    true,
  ),
  off(
    "from your hand",
    { en: ["from your hand", "from hand"], th: "จากมือของคุณ", ja: "自らの手札から" },
    inOwnHand,
    true,
  ),
  off(
    "in their hand",
    { en: ["in their hand", "from their hand"], th: "ในมือของผู้เล่นนั้น", ja: "そのプレイヤーの手札" },
    inOwnHand,
    true,
  ),
  // Cards that are being looked at, wherever they lie.
  off("from among them", { en: "from among them", th: "จากในนั้น", ja: "その中" }, looked, true),
  // From what is looked at, or from what it has Attached.
  off(
    "from it",
    { en: ["from it", "from that unit"], th: "จากมัน", ja: "それから" },
    (table, context) => {
      const seen = looked(table, context);
      return seen.length > 0 ? seen : it(table, context).flatMap((card) => attachedTo(table, card));
    },
    true,
  ),
];

export const placeWords: readonly Entry[] = [...onBoard, ...offBoard];
