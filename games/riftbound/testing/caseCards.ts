import { stringify } from "yaml";
import { cases } from "./cases/index.ts";

/** The cards that the cases are about, as a card file: together they have every phrase. */
export function caseCards(): string {
  const texts = new Map(cases.map(({ text, scene }) => [text, scene.cards[0]]));
  const cards = [...texts.values()].map((card, at) => ({
    ...card,
    id: `CASE-${at + 1}`,
    name: { en: `Case ${at + 1}` },
  }));
  return stringify({ game: "riftbound", set: { id: "CASES", name: { en: "Cases" } }, cards });
}
