import type { Deck, GamePresentation } from "@gyoji/game";
import type { ByLanguage } from "@gyoji/lexicon";
import sd01 from "./cards/decks/hb-sd01.yaml";
import sd02 from "./cards/decks/hb-sd02.yaml";
import drum from "./cards/decks/yk-drum.yaml";
import lantern from "./cards/decks/yk-lantern.yaml";
import type { HorobeatPrinted } from "./definition.ts";
import { cardFigures, cardLines, cardName, headline } from "./describe.ts";
import { keywords } from "./keywords.ts";
import { en } from "./messages/en.ts";
import { ja } from "./messages/ja.ts";
import { th } from "./messages/th.ts";
import { sounds } from "./sounds.ts";
import { lineNumbers, SEATS, ZONES } from "./state.ts";

export type { HorobeatPrinted } from "./definition.ts";
export { originalName } from "./definition.ts";
export { colorsOf, tribeNames } from "./printedParts.ts";

/** A deck file of the project; `data.test.ts` checks the form. */
interface DeckFile {
  readonly name: ByLanguage<string>;
  readonly cards: Readonly<Record<string, number>>;
}

function deck(id: string, file: unknown): Deck {
  const { name, cards } = file as DeckFile;
  return { id, name, cards };
}

/** HORO-BEAT as screens show it. */
export const horobeatPresentation: GamePresentation = {
  id: "horobeat",
  name: { en: "HORO-BEAT", th: "HORO-BEAT", ja: "HORO-BEAT" },
  notice: { en: en.notice, th: th.notice, ja: ja.notice },
  seats: SEATS,
  zones: ZONES,
  // 5.2.2: a program may find the first player by chance instead.
  options: [{ name: "opening", values: ["janken", "random"], simulated: "random" }],
  decks: [deck("HB-SD01", sd01), deck("HB-SD02", sd02), deck("YK-LANTERN", lantern), deck("YK-DRUM", drum)],
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
