import type { CoverCard } from "../Cover.tsx";

/** Three cards of the made-up set. */
export const cover: readonly CoverCard[] = [
  { id: "TM-018", glyph: "riftbound-unit", elements: ["calm"] },
  { id: "TM-001", glyph: "riftbound-legend", elements: ["fury", "chaos"] },
  { id: "TM-103", glyph: "riftbound-battlefield", elements: ["mind"] },
];
