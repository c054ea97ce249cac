import { call, finish, NONE, type Option, raise, repeat, type Seat, zoneAt } from "@gyoji/kernel";
import { choose, deckOf, procedure, type RiftboundTable, trashOf } from "../state.ts";
import { winGame, winnerOf } from "./ending.ts";
import { isInGame, opponentsOf } from "./information.ts";

/*
 * Taking cards from the Main Deck, and what happens when it has too few.
 */

interface Taking {
  readonly who: Seat;
  count: number;
  /** How often this action has Burned Out (action.12). */
  burnOuts: number;
}

/** action.4, action.5 Draws cards one after the other. */
export const draw = procedure<{ readonly who: Seat; readonly count: number }>("action.4", {
  "action.4": (table, { who, count }) => call(table, drawing, { who, count, burnOuts: 0 }),
});

/** action.31 Puts the top cards of the Main Deck into the Trash. */
export const burn = procedure<{ readonly who: Seat; readonly count: number }>("action.31", {
  "action.31": (table, { who, count }) => call(table, burning, { who, count, burnOuts: 0 }),
});

const drawing = takingBy("draws", "action.5");
const burning = takingBy("burns", "action.8");

/** Takes one card after the other; each can be replaced, and then nobody Burns Out for it (replacement.3). */
function takingBy(event: "draws" | "burns", rule: string) {
  return procedure<Taking>(rule, {
    [rule]: (table: RiftboundTable, locals: Taking) => {
      const { who, count } = locals;
      if (count <= 0 || !isInGame(table, who)) return finish(table);
      locals.count--;
      if (isDeckEmpty(table, who)) locals.burnOuts++;
      raise(table, event, { seat: who, amount: locals.burnOuts });
      repeat(table);
    },
  });
}

function isDeckEmpty(table: RiftboundTable, who: Seat): boolean {
  return zoneAt(table, deckOf(who)).length === 0;
}

interface TakingOne {
  readonly who: Seat;
  readonly event: "drew" | "burned";
  /** How often this action has Burned Out, this time included. */
  burnOuts: number;
}

/** action.8, action.11 First as many Burn Outs as it takes, then the card. */
export const takeOne = procedure<TakingOne>("action.8 one", {
  "action.8": (table, locals) => {
    const { who, burnOuts } = locals;
    if (!isDeckEmpty(table, who) || !isInGame(table, who)) return;
    call(table, burnOut, { who, isFirst: burnOuts === 1 });
    locals.burnOuts++;
    repeat(table);
  },
  "action.5": (table, { who, event }) => {
    if (isInGame(table, who)) raise(table, event, { seat: who, amount: 1 });
  },
});

/** action.11, overview.6, action.6 Burn Out. */
const burnOut = procedure<{ readonly who: Seat; readonly isFirst: boolean }>("action.6", {
  "action.6": (table, { who }) => raise(table, "burnedOut", { seat: who }),
  "action.9": (table, { who }) => {
    raise(table, "recycled", { seat: who, cards: zoneAt(table, trashOf(who)).slice() });
    raise(table, "shuffled", { seat: who, zone: deckOf(who) });
  },
  "action.10": choose(
    (table, { who }) => {
      const opponents = opponentsOf(table, who);
      if (opponents.length === 0) return null;
      const options = opponents.map((seat): Option => ({ kind: "seat", seat }));
      return { seat: who, ask: "givePoint", options, open: true, about: NONE };
    },
    (table, { isFirst }, option) => {
      if (option.kind !== "seat") return;
      // action.12 Nothing keeps a player from those of later ones.
      raise(table, isFirst ? "gainedPoints" : "gainedPointsAnyway", { seat: option.seat, amount: 1 });
    },
  ),
  // action.12 From the second one on, who wins by it wins at once.
  "action.12": (table, { isFirst }) => {
    if (isFirst) return;
    const winner = winnerOf(table);
    if (winner !== NONE) winGame(table, winner, "action.12");
  },
});

export const drawingProcedures = [draw, burn, drawing, burning, takeOne, burnOut];
