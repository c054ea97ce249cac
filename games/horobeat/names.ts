import type { ByLanguage } from "@gyoji/lexicon";
import tribes from "./cards/tribes.yaml";
import type { Color } from "./definition.ts";

/* What the things printed on cards are called: for card texts and for screens alike. */

/** 2.4.1 The colours. */
export const COLOR_NAMES: Readonly<Record<Color, ByLanguage<string>>> = {
  red: { en: "red", th: "แดง", ja: "赤" },
  green: { en: "green", th: "เขียว", ja: "緑" },
  blue: { en: "blue", th: "น้ำเงิน", ja: "青" },
};

/** The tribes that cards of the project have. */
export const TRIBES = tribes as readonly (ByLanguage<string> & { readonly key: string })[];
