import { jankenBy, newJanken } from "@gyoji/game";
import { call, NONE, type Option, pick, raise, type Seat, skip, zoneAt } from "@gyoji/kernel";
import { choose, type HorobeatState, handOf, procedure } from "../state.ts";

/** 5.2 Preparation before the game starts. */
export const preparation = procedure<object>("5.2", {
  "5.2.1": (table) => {
    raise(table, "shuffled", { seat: 0 });
    raise(table, "shuffled", { seat: 1 });
  },
  "5.2.2": (table) => {
    if (table.state.game.opening === "random") raise(table, "firstPlayerFound", { seat: pick(table, 2) });
    else call(table, opening.janken, newJanken());
  },
  "5.2.3": (table) => {
    for (const seat of table.game.order(table)) raise(table, "drew", { seat, amount: 6 });
  },
  "5.2.3.1": (table) => {
    for (const seat of table.game.order(table)) call(table, redraw, { who: seat });
  },
  "5.2.4": (table) => {
    for (const seat of table.game.order(table)) raise(table, "heartsPlaced", { seat, amount: 5 });
  },
  "5.2.5": (table) => {
    for (const seat of table.game.order(table)) raise(table, "enaPlaced", { seat, amount: 1 });
  },
});

/** 5.2.2 Both throw at once; the winner is the first player. */
const opening = jankenBy<HorobeatState>("5.2.2", "firstPlayerFound", "rockPaperScissors");

/** 5.2.3.1 A player may redraw once: the whole hand back, shuffle, draw 6 (5.2.3.2). */
const redraw = procedure<{ who: Seat }>("5.2.3.1", {
  "5.2.3.1": choose(
    (_table, { who }) => {
      const options: Option[] = [
        { kind: "word", word: "keep" },
        { kind: "word", word: "redraw" },
      ];
      return { seat: who, ask: "redraw", options, open: true, about: NONE };
    },
    (table, _locals, option) => {
      if (option.kind === "word" && option.word === "keep") skip(table, 3);
    },
  ),
  "5.2.3.2": (table, { who }) =>
    raise(table, "handReturned", { seat: who, cards: zoneAt(table, handOf(who)).slice() }),
  "5.2.3.2 shuffle": (table, { who }) => raise(table, "shuffled", { seat: who }),
  "5.2.3.2 draw": (table, { who }) => raise(table, "drew", { seat: who, amount: 6 }),
});

export const preparationProcedures = [preparation, ...opening.procedures, redraw];
