import { type CardId, call, cardAt, NONE, type Option, raise, repeat, type Seat } from "@gyoji/kernel";
import { BOTH, choose, columnOf, type GensoTable, opponentOf, procedure } from "../state.ts";
import { battle } from "./battle.ts";
import { charactersOf, fixedAtkOf } from "./information.ts";

/** table.8 With so many turns drawn nobody wins any more. */
const MOST_DRAWS = 10;

interface Deciding {
  /** result.2 The character of each player with the highest ATK, as far as that is known. */
  strongest: readonly CardId[];
}

/** turn.10 Who wins a turn. */
export const decideTurn = procedure<Deciding>("turn.10", {
  // result.2 Of equal ones the owner chooses.
  "result.2": choose(
    (table, { strongest }) => {
      const seat = strongest.length;
      if (!isTied(table) || seat >= BOTH.length) return null;
      const options = strongestOf(table, seat).map((card): Option => ({ kind: "card", card }));
      return { seat, ask: "chooseStrongest", options, open: true, about: NONE };
    },
    (table, locals, option) => {
      if (option.kind !== "card") return;
      locals.strongest = [...locals.strongest, option.card];
      repeat(table);
    },
  ),
  "result.2 battle": (table, { strongest }) => {
    if (strongest.length < BOTH.length) return;
    call(table, battle, {
      columns: strongest.map((card) => columnOf(cardAt(table, card).zone)),
      isExtra: true,
    });
  },
  // result.1, result.3, result.4
  "result.1": (table) => {
    const ahead = aheadOf(table);
    if (ahead === NONE) raise(table, "turnDrawn", { amount: table.state.game.turn });
    else raise(table, "turnWon", { seat: ahead, amount: table.state.game.turn });
  },
  // win.1, win.3
  "win.1": (table) => {
    const seat = winnerOf(table);
    if (seat === NONE) return;
    const { verdicts, wins } = table.state.game;
    verdicts.push({ kind: "won", seat, rule: (wins[seat] ?? 0) >= 2 ? "win.1" : "win.3" });
  },
  // Nobody has won more turns than the other, or win.3 would have ended it.
  "table.8": ({ state: { game } }) => {
    if (game.draws >= MOST_DRAWS) game.verdicts.push({ kind: "drawn", rule: "table.8" });
  },
});

function left(table: GensoTable, seat: Seat): number {
  return charactersOf(table, seat).length;
}

/** result.1 Who has more characters left, or `NONE`. */
function aheadOf(table: GensoTable): Seat {
  const difference = left(table, 0) - left(table, 1);
  if (difference === 0) return NONE;
  return difference > 0 ? 0 : 1;
}

/** result.2 Whether both have as many characters left, and any at all. */
function isTied(table: GensoTable): boolean {
  return aheadOf(table) === NONE && left(table, 0) > 0;
}

function strongestOf(table: GensoTable, seat: Seat): CardId[] {
  const own = charactersOf(table, seat);
  const most = Math.max(...own.map((card) => fixedAtkOf(table, card)));
  return own.filter((card) => fixedAtkOf(table, card) === most);
}

/** win.1, win.3 Who has won the match, or `NONE`: of two who have, the one with more turns won, else nobody yet. */
function winnerOf(table: GensoTable): Seat {
  const { wins } = table.state.game;
  const reached = BOTH.filter((seat) => hasReached(table, seat));
  const [only = NONE, other] = reached;
  if (other === undefined) return only;
  const difference = (wins[0] ?? 0) - (wins[1] ?? 0);
  if (difference === 0) return NONE;
  return difference > 0 ? 0 : opponentOf(0);
}

/** win.1 Two turns won; win.3 or one, and two drawn. */
function hasReached({ state: { game } }: GensoTable, seat: Seat): boolean {
  const wins = game.wins[seat] ?? 0;
  return wins >= 2 || (wins >= 1 && game.draws >= 2);
}
