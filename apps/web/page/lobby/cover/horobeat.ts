import type { CoverCard } from "../Cover.tsx";

/** Three Horobito of the starter decks. */
export const cover: readonly CoverCard[] = [
  { id: "HD02-017", glyph: "horobeat-taiju", elements: ["green"] },
  { id: "YK-001", glyph: "horobeat-taiko", elements: ["blue"] },
  { id: "HD01-017", glyph: "horobeat-suzaku", elements: ["red"] },
];
