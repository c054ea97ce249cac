import type { CoverCard } from "../Cover.tsx";

/** Three cards of the made-up set. */
export const cover: readonly CoverCard[] = [
  { id: "GS-018", glyph: "genso-water", elements: ["water"] },
  { id: "GS-009", glyph: "genso-fire", elements: ["fire"] },
  { id: "GS-045", glyph: "genso-grass", elements: ["grass"] },
];
