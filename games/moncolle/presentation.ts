import type { GamePresentation } from "@gyoji/game";
import type { MoncollePrinted } from "./definition.ts";
import { cardFigures, cardLines, cardName, columnFigures, declared, headline } from "./describe.ts";
import { keywords } from "./keywords.ts";
import { en } from "./messages/en.ts";
import { ja } from "./messages/ja.ts";
import { th } from "./messages/th.ts";
import { passing } from "./passing.ts";
import { sounds } from "./sounds.ts";
import { ALL_SQUARES } from "./squares.ts";
import { EDITIONS, ZONES } from "./state.ts";
import { moncolleTitle } from "./title.ts";

export type { MoncollePrinted } from "./definition.ts";
export { elementOf, kindOf } from "./describe.ts";
export { ALL_SQUARES, motherSquare, placeOf, squareName } from "./squares.ts";

/** Monster Collection as screens show it. */
export const moncollePresentation: GamePresentation = {
  ...moncolleTitle,
  zones: ZONES,
  options: [{ name: "edition", values: EDITIONS, simulated: "guide" }],
  layout: {
    beside: [
      { zone: "deck", look: "count" },
      { zone: "discards", look: "count" },
      { zone: "equipment", look: "cards" },
      { zone: "hand", look: "cards" },
    ],
    columns: ALL_SQUARES,
    heads: "field{}",
    rows: [{ zone: "party{}", look: "ordered" }],
  },
  keywords,
  turns: { number: "turn", seat: "turnPlayer", begins: "turnBegan" },
  passing,
  isResource: () => false,
  interlude: null,
  shows: [],
  sounds,
  messages: { en, th, ja },
  cardName: (card, language) => cardName(card as MoncollePrinted, language),
  cardLines: (card, language) => cardLines(card as MoncollePrinted, language),
  cardSeat: ({ owner }) => owner,
  cardFigures,
  columnFigures,
  seatFigures: () => "",
  declared,
  headline,
};
