import type { ByLanguage } from "@gyoji/lexicon";
import type { Element, Movement } from "./definition.ts";

/* What the things printed on cards are called: for card texts and for screens alike. */

/** The elements: skill.4 earth, skill.5 water, skill.6 wind, skill.7 fire, skill.8 light, skill.9 demon. */
export const ELEMENT_NAMES: Readonly<Record<Element, ByLanguage<string>>> = {
  earth: { en: "earth", th: "ธาตุดิน", ja: "土" },
  water: { en: "water", th: "ธาตุน้ำ", ja: "水" },
  wind: { en: "wind", th: "ธาตุลม", ja: "風" },
  fire: { en: "fire", th: "ธาตุไฟ", ja: "火" },
  light: { en: "light", th: "ธาตุแสง", ja: "聖" },
  demon: { en: "demon", th: "ธาตุมาร", ja: "魔" },
};

/** move.1, move.2, move.3 */
export const MOVEMENT_NAMES: Readonly<Record<Movement, ByLanguage<string>>> = {
  walking: { en: "walking", th: "เดินเท้า", ja: "歩行" },
  floating: { en: "floating", th: "ลอยตัว", ja: "飛行" },
  flying: { en: "flying", th: "บิน", ja: "長距離飛行" },
};
