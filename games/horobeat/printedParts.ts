import type { Language } from "@gyoji/lexicon";
import { COLORS, type Color, type HorobeatPrinted } from "./definition.ts";
import { COLOR_NAMES, TRIBES } from "./names.ts";

/** The colours of a card, by name; none for a colourless one. */
export function colorsOf({ colors }: HorobeatPrinted): Color[] {
  return (Object.keys(COLORS) as Color[]).filter((color) => (colors & COLORS[color]) !== 0);
}

/** What the colours of a card are called. */
export function colorNames(card: HorobeatPrinted, language: Language): string[] {
  return colorsOf(card).map((color) => COLOR_NAMES[color][language]);
}

/** What the tribes of a card are called; a Waza has none. */
export function tribeNames(card: HorobeatPrinted, language: Language): string[] {
  if (card.type === "waza") return [];
  return card.tribes.map((key) => TRIBES.find((tribe) => tribe.key === key)?.[language] ?? key);
}
