import type { Setting } from "@gyoji/kernel";
import type { DeckCards } from "./presentation.ts";

/** The decks of the seats, and what is beside them, as a match is set with them: the ids of their cards. */
export function broughtBy(decks: readonly DeckCards[]): Pick<Setting, "decks" | "sideboards"> {
  const sideboards = decks.map(({ sideboard }) => idsOf(sideboard));
  return {
    decks: decks.map(({ cards }) => idsOf(cards)),
    sideboards: sideboards.every((list) => list.length === 0) ? [] : sideboards,
  };
}

function idsOf(cards: DeckCards["cards"]): string[] {
  return Object.entries(cards).flatMap(([id, count]) => new Array<string>(count).fill(id));
}

/** How many of each card there are in a list that may have a card in several entries. */
export function countsOf(list: readonly (readonly [string, number])[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const [card, count] of list) counts.set(card, (counts.get(card) ?? 0) + count);
  return Object.fromEntries(counts);
}
