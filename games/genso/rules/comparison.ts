import { cardAt, NONE, raise, type Seat } from "@gyoji/kernel";
import { BOTH, type GensoTable, opponentOf, procedure, sideOf } from "../state.ts";
import { has, isStillThere } from "./information.ts";

interface Comparing {
  /** battle.12 Who has won, or `NONE`. */
  winner: Seat;
}

/** battle.11 to battle.13 The higher fixed ATK wins and stays, the lower one is discarded; equal ones both stay. */
export const compare = procedure<Comparing>("battle.11", {
  "battle.12": (table, locals) => {
    const winner = winnerOf(table);
    locals.winner = winner;
    if (winner === NONE) raise(table, "battleTied", { cards: BOTH.map((seat) => sideOf(table, seat).card) });
    else raise(table, "battleWon", { seat: winner, cards: [sideOf(table, winner).card] });
  },
  "battle.13": (table, { winner }) => {
    if (winner === NONE) return;
    const loser = opponentOf(winner);
    if (isStillThere(table, sideOf(table, loser)))
      raise(table, "lost", {
        seat: loser,
        cards: [sideOf(table, loser).card],
        source: sideOf(table, winner).card,
      });
  },
  "table.5": (table, { winner }) => {
    if (winner === NONE) return;
    const side = sideOf(table, opponentOf(winner));
    if (isStillThere(table, side) && has(table, side.card, "survives"))
      raise(table, "endured", { seat: opponentOf(winner), cards: [side.card] });
  },
});

/** battle.12 Who wins a battle, or `NONE`. A character that is not there any more has lost to one that is. */
function winnerOf(table: GensoTable): Seat {
  const [one, other] = BOTH.map((seat) => isStillThere(table, sideOf(table, seat)));
  if (one !== true || other !== true) return one === true ? 0 : other === true ? 1 : NONE;
  const [first = NONE, second = NONE] = BOTH.map((seat) => sideOf(table, seat).card);
  const difference = cardAt(table, first).fixedAtk - cardAt(table, second).fixedAtk;
  if (difference !== 0) return difference > 0 ? 0 : 1;
  const [winsTies, otherWinsTies] = [has(table, first, "winsTies"), has(table, second, "winsTies")];
  if (winsTies === otherWinsTies) return NONE;
  return winsTies ? 0 : 1;
}
