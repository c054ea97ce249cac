import type { GamePresentation } from "@gyoji/game";
import type { GensoPrinted } from "./definition.ts";
import { cardFigures, cardLines, cardName, columnFigures, headline } from "./describe.ts";
import { keywords } from "./keywords.ts";
import { en } from "./messages/en.ts";
import { ja } from "./messages/ja.ts";
import { th } from "./messages/th.ts";
import { passing } from "./passing.ts";
import { sounds } from "./sounds.ts";
import { COLUMNS, JANKEN, PLACES, SURVIVORS, ZONES } from "./state.ts";
import { gensoTitle } from "./title.ts";

export type { GensoPrinted } from "./definition.ts";
export { ELEMENTS, type Element, elementsOf } from "./elements.ts";
export { ELEMENT_NAMES, OMNI_NAME } from "./names.ts";
export { placeIn } from "./state.ts";

/** Genso as screens show it. */
export const gensoPresentation: GamePresentation = {
  ...gensoTitle,
  zones: ZONES,
  options: [
    { name: "janken", values: JANKEN, simulated: "random" },
    { name: "survivors", values: SURVIVORS, simulated: "discard" },
  ],
  layout: {
    beside: [
      { zone: "deck", look: "count" },
      { zone: "discards", look: "count" },
      { zone: "leader", look: "cards" },
      { zone: "hand", look: "cards" },
    ],
    columns: COLUMNS,
    heads: "",
    rows: PLACES.map((place) => ({ zone: `${place}{}`, look: "cards" as const })),
  },
  keywords,
  turns: { number: "turn", seat: "first", begins: "turnBegan" },
  passing,
  isResource: () => false,
  interlude: null,
  shows: [],
  sounds,
  messages: { en, th, ja },
  cardName: (card, language) => cardName(card as GensoPrinted, language),
  cardLines: (card, language) => cardLines(card as GensoPrinted, language),
  cardSeat: ({ owner }) => owner,
  cardFigures,
  columnFigures,
  seatFigures: () => "",
  declared: () => [],
  headline,
};
