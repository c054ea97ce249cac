import { call, NONE, raise, type Seat, zoneAt } from "@gyoji/kernel";
import { faceOf } from "../definition.ts";
import { BOTH, deckOf, type GensoTable, procedure } from "../state.ts";
import { turns } from "./turn.ts";

/** setup.1 What comes before the first turn, then turn after turn (turn.8). */
export const play = procedure<object>("setup", {
  "setup.2": (table) => {
    for (const seat of BOTH) {
      const leader = leaderOfDeck(table, seat);
      if (leader !== NONE) raise(table, "leaderPlaced", { seat, cards: [leader] });
    }
  },
  "setup.1": (table) => {
    for (const seat of BOTH) raise(table, "shuffled", { seat });
  },
  "turn.8": (table) => call(table, turns, {}),
});

function leaderOfDeck(table: GensoTable, seat: Seat): number {
  return zoneAt(table, deckOf(seat)).find((card) => faceOf(table, card).type === "leader") ?? NONE;
}
