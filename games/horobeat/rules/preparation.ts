import { call, NONE, type Option, pick, raise, type Seat, skip, together, zoneAt } from "@gyoji/kernel";
import { choose, handOf, procedure } from "../state.ts";

const THROWS = ["rock", "paper", "scissors"] as const;
const SIDES: readonly Seat[] = [0, 1];

/** 5.2 Preparation before the game starts. */
export const preparation = procedure<object>("5.2", {
  "5.2.1": (table) => {
    raise(table, "shuffled", { seat: 0 });
    raise(table, "shuffled", { seat: 1 });
  },
  "5.2.2": (table) => {
    if (table.state.game.opening === "random") raise(table, "firstPlayerFound", { seat: pick(table, 2) });
    else call(table, rockPaperScissors, { parts: [], again: false });
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

interface Throwing {
  readonly who: Seat;
  /** Whether the throws before were equal. */
  readonly again: boolean;
  thrown: number;
}

/** One player's throw, in secret. */
const throwOne = procedure<Throwing>("5.2.2 throw", {
  "5.2.2": choose(
    (_table, { who, again }) => {
      const options = THROWS.map((word): Option => ({ kind: "word", word }));
      const question = { seat: who, options, open: true, about: NONE };
      return again ? { ...question, ask: "throwAgain" } : { ...question, ask: "rockPaperScissors" };
    },
    (_table, locals, option) => {
      locals.thrown = option.kind === "word" ? THROWS.findIndex((word) => word === option.word) : 0;
    },
  ),
});

interface RockPaperScissors {
  parts: readonly Throwing[];
  again: boolean;
}

/** 5.2.2 Both throw at once, then both throws are told; equal ones are repeated; the winner is the first player. */
const rockPaperScissors = procedure<RockPaperScissors>("5.2.2", {
  "5.2.2": (table, locals) =>
    together(
      table,
      locals,
      throwOne,
      SIDES.map((who) => ({ who, again: locals.again, thrown: 0 })),
    ),
  "5.2.2 tell": (table, { parts }) => {
    for (const { who, thrown } of parts) raise(table, "threw", { seat: who, amount: thrown + 1 });
  },
  "5.2.2 compare": (table, locals) => {
    const [one, two] = locals.parts.map(({ thrown }) => thrown);
    locals.again = one === two;
    if (one === undefined || two === undefined || one === two) return skip(table, -3);
    raise(table, "firstPlayerFound", { seat: (one + 3 - two) % 3 === 1 ? 0 : 1 });
  },
});

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

export const preparationProcedures = [preparation, throwOne, rockPaperScissors, redraw];
