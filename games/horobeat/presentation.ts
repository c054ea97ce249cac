import type { GamePresentation } from "@gyoji/game";
import type { HorobeatPrinted } from "./definition.ts";
import { cardFigures, cardLines, cardName, headline } from "./describe.ts";
import { keywords } from "./keywords.ts";
import { en } from "./messages/en.ts";
import { ja } from "./messages/ja.ts";
import { th } from "./messages/th.ts";
import { sounds } from "./sounds.ts";
import { lineNumbers, ZONES } from "./state.ts";
import { horobeatTitle } from "./title.ts";

export type { HorobeatPrinted } from "./definition.ts";
export { originalName } from "./definition.ts";
export { colorsOf, tribeNames } from "./printedParts.ts";

/** HORO-BEAT as screens show it. */
export const horobeatPresentation: GamePresentation = {
  ...horobeatTitle,
  zones: ZONES,
  // 5.2.2: a program may find the first player by chance instead.
  options: [{ name: "opening", values: ["janken", "random"], simulated: "random" }],
  layout: {
    // 4.1.4: "count" shows how many cards there are; lists show it too.
    beside: [
      { zone: "hearts", look: "cards" },
      { zone: "ena", look: "cards" },
      { zone: "deck", look: "count" },
      { zone: "graveyard", look: "count" },
      { zone: "check", look: "cards" },
      { zone: "hand", look: "cards" },
    ],
    columns: lineNumbers(),
    heads: "",
    rows: [
      { zone: "waza{}", look: "cards" },
      { zone: "horobito{}", look: "stack" },
    ],
  },
  keywords,
  // 6.1.2, 6.1.3
  turns: { number: "round", seat: "first", begins: "roundBegan" },
  passing: [],
  isResource: () => false,
  interlude: null,
  shows: [],
  sounds,
  messages: { en, th, ja },
  cardName: (card, language) => cardName(card as HorobeatPrinted, language),
  cardLines: (card, language) => cardLines(card as HorobeatPrinted, language),
  cardSeat: ({ owner }) => owner,
  cardFigures,
  columnFigures: () => "",
  seatFigures: () => "",
  declared: () => [],
  headline,
};
