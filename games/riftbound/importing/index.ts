import type { Importing } from "@gyoji/game";
import { deckCode, deckList, isDeckCode, readBans, readDeck } from "./deckLists.ts";
import { readCards } from "./readCards.ts";
import { tryCard } from "./trial.ts";

/** What players of Riftbound have: card lists, deck lists and deck codes. */
export const importing: Importing = {
  readCards,
  tryCard,
  isDeckCode,
  readDeck,
  readBans,
  deckCode,
  deckList,
};
