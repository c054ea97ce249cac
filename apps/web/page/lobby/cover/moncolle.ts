import type { CoverCard } from "../Cover.tsx";

/** Three cards of the made-up set. */
export const cover: readonly CoverCard[] = [
  { id: "MC-054", glyph: "moncolle-unit", elements: ["wind"] },
  { id: "MC-078", glyph: "moncolle-unit", elements: ["fire"] },
  { id: "MC-102", glyph: "moncolle-field", elements: ["light"] },
];
