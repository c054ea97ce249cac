import { call, cardAt, end, raise, repeat, type Seat, zoneAt } from "@gyoji/kernel";
import { ALL_SQUARES, halfOf } from "../squares.ts";
import {
  BOTH,
  deckOf,
  equipmentOf,
  type MoncolleTable,
  opponentOf,
  type Phase,
  procedure,
  squareAt,
} from "../state.ts";
import { fieldStep } from "./fields.ts";
import { unitsOf } from "./information.ts";
import { moveStep } from "./movement.ts";
import { preparation } from "./preparation.ts";
import { fillUp, refill } from "./refill.ts";
import { summonStep } from "./summonStep.ts";

interface Turn {
  readonly who: Seat;
}

/** play.7 A turn of one player, the other has nothing to do but in combats; in the first each summons and refills only. */
const turn = procedure<Turn>("play.7", {
  "play.8": (table, { who }) => {
    const { game } = table.state;
    game.turn++;
    game.turnPlayer = who;
    game.phase = "refill";
    game.spent = game.spent.filter(({ card }) => cardAt(table, card).owner !== who); // classic.4
    for (const unit of unitsOf(table, who)) cardAt(table, unit).moved = false;
    raise(table, "turnBegan", { seat: who, amount: game.turn });
  },
  // ability.2 What was tapped stands up at the start of its controller's turn.
  "ability.2": (table, { who }) => {
    const own = [...unitsOf(table, who), ...zoneAt(table, equipmentOf(who))];
    const cards = own.filter((card) => cardAt(table, card).turned);
    if (cards.length > 0) raise(table, "stoodUp", { seat: who, cards });
  },
  "play.11": (table, { who }) => {
    if (!isFirstTurn(table)) call(table, refill, { who });
  },
  "play.15": (table, { who }) => {
    if (isFirstTurn(table)) return;
    enter(table, "field");
    call(table, fieldStep, { who });
  },
  "play.20": (table, { who }) => {
    if (isFirstTurn(table)) return;
    enter(table, "move");
    call(table, moveStep, { who, arranged: [], isArranging: false });
  },
  "play.4": (table, { who }) => {
    enter(table, "summon");
    call(table, summonStep, { who });
  },
  // classic.2 In `classic` the hand is adjusted a second time in each turn.
  "play.6": (table, { who }) => {
    if (table.state.game.edition === "classic") call(table, refill, { who });
    else if (isFirstTurn(table)) call(table, fillUp, { who });
  },
  "play.7": (table, { who }) => {
    enter(table, "end");
    raise(table, "turnEnded", { seat: who });
  },
  "classic.9": (table) => {
    end(table, "endOfTurn");
    settleDecksOut(table);
    settleStandstill(table);
  },
});

function enter(table: MoncolleTable, phase: Phase): void {
  table.state.game.phase = phase;
}

function isFirstTurn(table: MoncolleTable): boolean {
  return table.state.game.turn <= BOTH.length;
}

/** classic.9 Both decks are empty: who holds more squares in the other's half has won. */
function settleDecksOut(table: MoncolleTable): void {
  const { edition } = table.state.game;
  if (edition !== "classic" || BOTH.some((seat) => zoneAt(table, deckOf(seat)).length > 0)) return;
  const [one = 0, other = 0] = BOTH.map((seat) => heldBeyond(table, seat));
  table.state.outcome =
    one === other
      ? { kind: "drawn", rule: "classic.9" }
      : {
          kind: "won",
          winners: [one > other ? 0 : 1],
          losers: [one > other ? 1 : 0],
          rule: "classic.9",
        };
}

/** How many squares of the other's half a seat holds. */
function heldBeyond(table: MoncolleTable, seat: Seat): number {
  return ALL_SQUARES.filter(
    (square) => halfOf(square) === opponentOf(seat) && squareAt(table, square).controller === seat,
  ).length;
}

const QUIET_TURNS = 10;

/** table.2 With nothing drawn, summoned or destroyed for many turns the match is drawn. */
function settleStandstill(table: MoncolleTable): void {
  const { game, outcome } = table.state;
  game.quiet++;
  if (outcome === null && game.quiet >= QUIET_TURNS) table.state.outcome = { kind: "drawn", rule: "table.2" };
}

/** play.8 A match: what comes before, then turn by turn. */
export const play = procedure<object>("play.8 match", {
  "play.1": (table) => call(table, preparation, { thrown: [] }),
  "play.8": (table) => {
    const { turn: before, turnPlayer } = table.state.game;
    call(table, turn, { who: before === 0 ? turnPlayer : opponentOf(turnPlayer) });
    repeat(table);
  },
});

export const turnProcedures = [play, turn];
