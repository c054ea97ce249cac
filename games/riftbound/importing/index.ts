import type { Importing } from "@gyoji/game";
import type { RiftboundState } from "../state.ts";
import { deckCode, isDeckCode, readBans, readDeck } from "./deckLists.ts";
import { readCards } from "./readCards.ts";
import { tryCard } from "./trial.ts";
import { chosenCard, deckList } from "./writeDeckList.ts";

/** What players of Riftbound have: card lists, deck lists and deck codes. */
export const importing: Importing<RiftboundState> = {
  readCards,
  tryCard,
  isDeckCode,
  readDeck,
  readBans,
  deckCode,
  chosenCard,
  deckList,
};
