import type { GameTitle } from "@gyoji/game";
import { decks } from "./decks.ts";
import { title } from "./messages/title.ts";
import { MOST_BESIDE } from "./modes.ts";

/** Riftbound as it is known before it is chosen. */
export const riftboundTitle: GameTitle = {
  id: "riftbound",
  ...title,
  seats: 2,
  decks,
  sideboard: MOST_BESIDE,
  hasLists: true,
};
