import type { ByLanguage } from "@gyoji/lexicon";
import type { Element } from "./elements.ts";

/* What the things printed on cards are called: for card texts and for screens alike. */

/** setup.3 The seven elements. */
export const ELEMENT_NAMES: Readonly<Record<Element, ByLanguage<string>>> = {
  fire: { en: "fire", th: "ธาตุไฟ", ja: "火" },
  water: { en: "water", th: "ธาตุน้ำ", ja: "水" },
  wind: { en: "wind", th: "ธาตุลม", ja: "風" },
  lightning: { en: "lightning", th: "ธาตุสายฟ้า", ja: "雷" },
  grass: { en: "grass", th: "ธาตุพฤกษา", ja: "草" },
  ice: { en: "ice", th: "ธาตุน้ำแข็ง", ja: "氷" },
  rock: { en: "rock", th: "ธาตุหิน", ja: "岩" },
};

/** calc.4 The face that stands for every element. */
export const OMNI_NAME: ByLanguage<string> = { en: "omni", th: "สารพัดธาตุ", ja: "万能" };
