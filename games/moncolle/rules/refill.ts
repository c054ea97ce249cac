import { NONE, type Option, raise, repeat, type Seat, zoneAt } from "@gyoji/kernel";
import { choose, handOf, type MoncolleTable, procedure } from "../state.ts";
import { handLimitOf } from "./information.ts";

interface Refill {
  readonly who: Seat;
}

/** play.9, play.10 The hand is adjusted: any cards are discarded, then it is filled up. */
export const refill = procedure<Refill>("play.9", {
  "play.9": choose(
    (table, { who }) => {
      const hand = zoneAt(table, handOf(who));
      if (hand.length === 0) return null;
      const options: Option[] = hand.map((card) => ({ kind: "card", card }));
      if (!mustDiscard(table, who)) options.unshift({ kind: "word", word: "done" });
      return { seat: who, ask: "discardAny", options, open: false, about: NONE };
    },
    (table, { who }, option) => {
      if (option.kind !== "card") return;
      raise(table, "discarded", { seat: who, cards: [option.card] });
      repeat(table);
    },
  ),
  "play.10": (table, { who }) => drawUp(table, who),
});

/** classic.2 In `classic` a hand over its limit is first brought down to it. */
function mustDiscard(table: MoncolleTable, who: Seat): boolean {
  if (table.state.game.edition !== "classic") return false;
  return zoneAt(table, handOf(who)).length > handLimitOf(table, who);
}

/** play.6 Filling the hand up, with nothing discarded. */
export const fillUp = procedure<Refill>("play.6", {
  "play.6": (table, { who }) => drawUp(table, who),
});

/** Draws until the hand is full; with too few cards in the deck what there is. */
function drawUp(table: MoncolleTable, who: Seat): void {
  const amount = handLimitOf(table, who) - zoneAt(table, handOf(who)).length;
  if (amount > 0) raise(table, "drew", { seat: who, amount });
}
