import type { Deck } from "@gyoji/game";

/** The project's decks for Monster Collection. */
export const decks: readonly Deck[] = [];
