import { cardAt, NONE, zoneAt } from "@gyoji/kernel";
import { type Entry, entry, type Words } from "@gyoji/lexicon";
import { controllerOf, seatsFrom, unitsAt } from "../rules/information.ts";
import { baseOf, battlefieldAt, handOf, isBase, objectKey, trashOf } from "../state.ts";
import { place } from "./categories.ts";
import { it, referents } from "./choosing.ts";
import { looked } from "./looking.ts";
import { type Group, hereOf, type Is, type Noun } from "./meaning.ts";

/* Where things are: on the board, or in a zone off it. */

function where(id: string, words: Words, is: Is): Entry {
  return entry(place, id, {}, words, (): Noun => ({ is, among: null, isSecret: false }));
}

/** A place that depends on what has been spoken of. */
function beside(id: string, words: Words, is: Is): Entry {
  return entry(place, id, {}, words, (): Noun => ({ is, among: null, isSecret: false, isRelative: true }));
}

/** A zone off the board; target.4 what is not open is not targeted. */
function off(id: string, words: Words, among: Group, isSecret: boolean): Entry {
  return entry(place, id, {}, words, (): Noun => ({ is: () => true, among, isSecret }));
}

const isAtBattlefield: Is = (table, card) => battlefieldAt(cardAt(table, card).zone) !== NONE;
const isInBase: Is = (table, card) => isBase(cardAt(table, card).zone);

export const placeWords: readonly Entry[] = [
  // golden.4
  where(
    "here",
    { en: ["here", "from here", "at my battlefield", "at this battlefield"], th: "ที่นี่", ja: "ここ" },
    (table, card, context) => cardAt(table, card).zone === hereOf(table, context),
  ),
  where(
    "at a battlefield",
    {
      en: ["at a battlefield", "at battlefields", "from a battlefield"],
      th: "ที่สนามรบ",
      ja: "バトルフィールド",
    },
    isAtBattlefield,
  ),
  where("anywhere", { en: "anywhere", th: "ที่ใดก็ตาม", ja: "どこか" }, () => true),
  where(
    "in a base",
    { en: ["in a base", "in its base", "in their base", "in bases"], th: "ในฐาน", ja: "ベース" },
    isInBase,
  ),
  where(
    "in your base",
    { en: ["in your base", "at your base"], th: "ในฐานของคุณ", ja: "自らのベース" },
    (table, card, { self }) => cardAt(table, card).zone === baseOf(self.user),
  ),
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
  beside(
    "there",
    {
      en: [
        "there",
        "at that battlefield",
        "at its destination",
        "at the same location",
        "at its location",
        "at the same battlefield",
      ],
      th: "ที่เดียวกัน",
      ja: "同じ場所",
    },
    (table, card, context) => {
      const [first] = referents(context);
      return first !== undefined && cardAt(table, card).zone === first.zone;
    },
  ),
  where(
    "elsewhere",
    { en: ["at another location", "at a different location"], th: "ที่ตำแหน่งอื่น", ja: "他の場所" },
    (table, card, context) => cardAt(table, card).zone !== hereOf(table, context),
  ),
  off(
    "from your trash",
    {
      en: ["from your trash", "in your trash", "from their trash", "in their trash"],
      th: "ในกองทิ้งของคุณ",
      ja: "自らのトラッシュ",
    },
    (table, { self }) => zoneAt(table, trashOf(self.user)),
    false,
  ),
  off(
    "from trashes",
    { en: ["from trashes", "in trashes"], th: "ในกองทิ้ง", ja: "トラッシュ" },
    (table) => seatsFrom(table, table.state.game.turnPlayer).flatMap((seat) => zoneAt(table, trashOf(seat))),
    false,
  ),
  off(
    "from your hand",
    { en: ["from your hand", "from hand", "in your hand"], th: "ในมือของคุณ", ja: "自らの手札" },
    (table, { self }) => zoneAt(table, handOf(self.user)),
    true,
  ),
  // Cards that are being looked at, wherever they lie.
  off("from among them", { en: ["from among them", "from it"], th: "จากในนั้น", ja: "その中" }, looked, true),
  beside(
    "attached to it",
    { en: ["attached to it"], th: "ที่ติดอยู่กับมัน", ja: "それに装着された場所" },
    (table, card, context) => it(table, context).includes(cardAt(table, card).attachedTo),
  ),
  where(
    "where you have units",
    { en: ["where you have units"], th: "ในที่ที่คุณมียูนิต", ja: "あなたのユニットがいる場所" },
    (table, card, { self }) =>
      unitsAt(table, cardAt(table, card).zone).some((unit) => controllerOf(table, unit) === self.user),
  ),
];
