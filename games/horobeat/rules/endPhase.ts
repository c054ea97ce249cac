import { type CardId, call, end, NONE, raise, type Seat, zoneAt } from "@gyoji/kernel";
import { enaOf, type HorobeatTable, horobitoZone, LINES, opponentOf, procedure } from "../state.ts";
import { horobitoIn } from "./information.ts";
import { readyEna } from "./payCost.ts";

/** 6.4 End Phase, in the order of 6.4.1.2. */
export const endPhase = procedure<object>("6.4", {
  "6.4.1.1": (table) => {
    table.state.game.phase = "end";
    end(table, "powerEnds");
    raise(table, "endPhaseBegan", {});
  },
  "6.4.1.2": (table) => {
    call(table, switchFirstPlayer, {});
    call(table, slideStep, {});
    call(table, enaDrawStep, {});
    call(table, enaRefreshStep, {});
  },
  "6.4.1.2 end": (table) => end(table, "endOfRound"),
});

/** 6.3.7 Who is first in the next Round (6.3.7.1). */
const switchFirstPlayer = procedure<object>("6.3.7", {
  // 6.3.7.3: a tie, or no battle in Line 1, swaps the roles.
  "6.3.7.2": (table) => {
    const { lineOneWinner, first } = table.state.game;
    const seat = lineOneWinner === NONE ? opponentOf(first) : lineOneWinner;
    raise(table, "firstPlayerSettled", { seat });
  },
});

/** 6.4.2 Slide Step, from the inside out. */
const slideStep = procedure<object>("6.4.2", {
  "6.4.2.1": (table) => {
    for (const seat of table.game.order(table)) {
      const cards = sliding(table, seat);
      if (cards.length > 0) raise(table, "slid", { seat, cards });
    }
  },
});

/** The Horobito with a gap further in, innermost first. */
function sliding(table: HorobeatTable, seat: Seat): CardId[] {
  let gap = false;
  const cards: CardId[] = [];
  for (let line = 1; line <= LINES; line++) {
    const card = horobitoIn(table, seat, line);
    if (card === NONE) gap = true;
    else if (gap) cards.push(card);
  }
  return cards;
}

/** Moves the stacks of a seat together, order and states kept (4.9.3.6); no Horobito enters. */
export function closeGaps(table: HorobeatTable, seat: Seat, move: (card: CardId, to: number) => void): void {
  for (let line = 1, free = 1; line <= LINES; line++) {
    const stack = zoneAt(table, horobitoZone(seat, line)).slice();
    if (stack.length === 0) continue;
    if (free < line) for (const card of stack) move(card, horobitoZone(seat, free));
    free++;
  }
}

/** 6.4.3 Ena Draw Step: a card for each ready Ena. */
const enaDrawStep = procedure<object>("6.4.3", {
  "6.4.3.1": (table) => {
    for (const seat of table.game.order(table)) {
      const amount = readyEna(table, seat).count;
      if (amount > 0) raise(table, "drew", { seat, amount });
    }
  },
});

/** 6.4.4 Ena Refresh Step: all Ena, also those that are ready (9.1.4). */
const enaRefreshStep = procedure<object>("6.4.4", {
  "6.4.4.1": (table) => {
    for (const seat of table.game.order(table)) {
      const cards = zoneAt(table, enaOf(seat)).slice();
      if (cards.length > 0) raise(table, "enaReadied", { seat, cards });
    }
  },
});

export const endPhaseProcedures = [endPhase, switchFirstPlayer, slideStep, enaDrawStep, enaRefreshStep];
