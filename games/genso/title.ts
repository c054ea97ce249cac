import type { GameTitle } from "@gyoji/game";
import { decks } from "./decks.ts";
import { title } from "./messages/title.ts";
import { SEATS } from "./state.ts";

/** Genso as it is known before it is chosen. */
export const gensoTitle: GameTitle = {
  id: "genso",
  ...title,
  seats: SEATS,
  decks,
  sideboard: 0,
};
