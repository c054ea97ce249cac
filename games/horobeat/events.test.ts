import { viewEvent } from "@gyoji/kernel";
import { expect, test } from "vitest";
import { played } from "./testing/played.ts";
import { property } from "./testing/property.ts";

property("4.2.2", "the log does not tell the opponent in which order open cards went under the deck", () => {
  const text = "When this Horobito enters, put 2 cards from your graveyard under your deck.";
  const cards = [{ id: "Digger", type: "horobito", cost: 0, colors: [], power: 1000, text }];
  const A = { hand: ["Digger"], graveyard: ["red 1/1000", "red 2/2000"] };
  const table = played({ cards, moment: "main step", A, B: {} }, ["A new Line Digger", "A red 2/2000"]);
  const moved = (table.log ?? []).filter(({ event }) => event.kind === "toDeckBottom");
  expect(moved.flatMap(({ event }) => event.cards)).toHaveLength(2);
  for (const logged of moved) expect(viewEvent(table, 1, logged).cards).toEqual([null, null]);
});

test("the log keeps what was revealed, whatever becomes of the hand afterwards", () => {
  const text =
    "When this Horobito enters, your opponent reveals their hand, then your opponent discards 1 card.";
  const cards = [{ id: "Peeker", type: "horobito", cost: 0, colors: [], power: 1000, text }];
  const B = { hand: ["red 1/1000", "red 2/2000"] };
  const answers = ["A new Line Peeker", "B red 1/1000"];
  const table = played({ cards, moment: "main step", A: { hand: ["Peeker", "any"] }, B }, answers);
  const revealed = (table.log ?? []).filter(({ event }) => event.kind === "revealed");
  expect(revealed.map(({ event }) => event.cards.length)).toEqual([2]);
});
