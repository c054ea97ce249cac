import {
  modification,
  NONE,
  type Outcome,
  raise,
  type Seat,
  show,
  undoAttempts,
  zoneAt,
} from "@gyoji/kernel";
import { facedownZone, modeIn, type RiftboundTable } from "../state.ts";
import { battlefields, seatsFrom, sideOf } from "./information.ts";

/**
 * cleanup.7, overview.9, overview.10, overview.11 The side that has won now, or `NONE`: at least the Victory Score,
 * and more than every other side.
 */
export function winnerOf(table: RiftboundTable): number {
  const { points } = table.state.game;
  const most = Math.max(...points);
  if (most < victoryScoreOf(table)) return NONE;
  return points.filter((each) => each === most).length === 1 ? points.indexOf(most) : NONE;
}

/** overview.9 The Victory Score, with what cards add to it. */
export function victoryScoreOf(table: RiftboundTable): number {
  const { victoryScore, first } = table.state.game;
  return victoryScore + modification(table, "victoryScore", "seat", first);
}

/** overview.17 A side wins the game. modes.6: in a match of several, it has won the match with more than half of them. */
export function winGame(table: RiftboundTable, side: number, rule: string): void {
  const { game } = table.state;
  game.wins[side] = (game.wins[side] ?? 0) + 1;
  showFacedown(table);
  raise(table, "gameWon", { seat: seatsOfSide(table, side)[0] ?? NONE, amount: game.gameNumber });
  const { games } = modeIn(table);
  if ((game.wins[side] ?? 0) * 2 > games) table.state.outcome = won(table, side, rule);
  else {
    game.lastWinner = seatsOfSide(table, side)[0] ?? NONE;
    game.isOver = true;
  }
}

/** action.34 When a game ends, what lies facedown is shown to all. */
function showFacedown(table: RiftboundTable): void {
  const everyone = (1 << modeIn(table).seats) - 1;
  const cards = battlefields(table).flatMap((at) =>
    allSeats(table).flatMap((seat) => zoneAt(table, facedownZone(seat, at)).slice()),
  );
  for (const card of cards) show(table, card, everyone);
  if (cards.length > 0) raise(table, "revealed", { cards });
}

/** team.1 The outcome when a side has won. */
function won(table: RiftboundTable, side: number, rule: string): Outcome {
  const seats = allSeats(table);
  const winners = seats.filter((seat) => sideOf(table, seat) === side);
  return { kind: "won", winners, losers: seats.filter((seat) => !winners.includes(seat)), rule };
}

function allSeats(table: RiftboundTable): Seat[] {
  return Array.from({ length: modeIn(table).seats }, (_, seat) => seat);
}

/** The seats of a side that are in the game. */
function seatsOfSide(table: RiftboundTable, side: number): Seat[] {
  return seatsFrom(table, table.state.game.first).filter((seat) => sideOf(table, seat) === side);
}

/** A game that all players agree to draw; in a match of several the next one begins (modes.8). */
export function drawGame(table: RiftboundTable): void {
  undoAttempts(table);
  const { game } = table.state;
  showFacedown(table);
  if (modeIn(table).games === 1) table.state.outcome = { kind: "drawn", rule: "overview.17" };
  else {
    raise(table, "gameDrawn", { amount: game.gameNumber });
    game.lastWinner = NONE;
    game.isOver = true;
    unwind(table);
  }
}

/** overview.17 Leaves everything that was going on in a game that is over; the match goes on with its next one. */
export function unwind(table: RiftboundTable): void {
  table.state.frames.length = 1;
}
