import type { GameTitle } from "@gyoji/game";
import { decks } from "./decks.ts";
import { title } from "./messages/title.ts";
import { SEATS } from "./state.ts";

/** Monster Collection as it is known before it is chosen. */
export const moncolleTitle: GameTitle = {
  id: "moncolle",
  ...title,
  seats: SEATS,
  decks,
  sideboard: 0,
};
