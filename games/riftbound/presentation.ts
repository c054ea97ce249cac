import type { GamePresentation } from "@gyoji/game";
import { NONE } from "@gyoji/kernel";
import { BANS } from "./bans.ts";
import type { RiftboundPrinted } from "./definition.ts";
import {
  cardFigures,
  cardLines,
  cardName,
  columnFigures,
  declared,
  headline,
  seatFigures,
} from "./describe.ts";
import { interlude } from "./interlude.ts";
import { keywords } from "./keywords.ts";
import { en } from "./messages/en.ts";
import { ja } from "./messages/ja.ts";
import { th } from "./messages/th.ts";
import { passing } from "./passing.ts";
import { isResource } from "./resources.ts";
import { sounds } from "./sounds.ts";
import { zonesFor } from "./state.ts";
import { riftboundTitle } from "./title.ts";

export type { RiftboundPrinted } from "./definition.ts";
export { domainsOf } from "./printedParts.ts";

/** Riftbound for two, as screens show it. */
export const riftboundPresentation: GamePresentation = {
  ...riftboundTitle,
  zones: zonesFor(riftboundTitle.seats),
  // modes.3, modes.6, modes.9
  options: [
    { name: "mode", values: ["duel", "match", "longMatch"], simulated: "duel" },
    // deck.23
    { name: "bans", values: Object.keys(BANS), simulated: "none" },
    // modes.6
    { name: "sideboard", values: ["none", "ten"], simulated: "none" },
  ],
  layout: {
    beside: [
      { zone: "legend", look: "cards" },
      { zone: "champion", look: "cards" },
      { zone: "base", look: "cards" },
      { zone: "deck", look: "count" },
      { zone: "runeDeck", look: "count" },
      { zone: "trash", look: "count" },
      { zone: "banishment", look: "count" },
      { zone: "hand", look: "cards" },
    ],
    columns: [1, 2],
    heads: "battlefield{}",
    rows: [
      { zone: "at{}", look: "cards" },
      { zone: "facedown{}", look: "cards" },
    ],
  },
  keywords,
  turns: { number: "turn", seat: "turnPlayer", begins: "turnBegan" },
  passing,
  isResource,
  interlude,
  shows: ["showAll"],
  sounds,
  messages: { en, th, ja },
  cardName: (card, language) => cardName(card as RiftboundPrinted, language),
  cardLines: (card, language) => cardLines(card as RiftboundPrinted, language),
  cardSeat: ({ facts }) => Number(facts["controller"] ?? NONE),
  cardFigures,
  columnFigures,
  seatFigures,
  declared,
  headline,
};
