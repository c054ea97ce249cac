import type { GameTitle } from "@gyoji/game";
import { decks } from "./decks.ts";
import { title } from "./messages/title.ts";
import { SEATS } from "./state.ts";

/** HORO-BEAT as it is known before it is chosen. */
export const horobeatTitle: GameTitle = {
  id: "horobeat",
  ...title,
  seats: SEATS,
  decks,
  sideboard: 0,
};
