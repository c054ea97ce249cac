import { decisionOf, enter, type Match, startMatch } from "../index.ts";
import { toyPool } from "./toyCards.ts";
import { toyGame } from "./toyGame.ts";
import type { ToyState } from "./toyState.ts";

const DECKS = [
  [
    "pebble",
    "boulder",
    "gamble",
    "scout",
    "bomb",
    "ghost",
    "potion",
    "banner",
    "net",
    "elder",
    "pebble",
    "phoenix",
  ],
  [
    "shield",
    "boulder",
    "gamble",
    "scout",
    "bomb",
    "hermit",
    "potion",
    "rock",
    "gag",
    "elder",
    "pebble",
    "phoenix",
  ],
];

/** A match at its first decision. */
export function newMatch(seed = 1, listens = true): Match<ToyState> {
  return startMatch(toyGame, toyPool, { options: {}, decks: DECKS, sideboards: [], seed }, listens);
}

/** Lets the seats choose by these numbers, the first seat that is asked first; stops when the match is over. */
export function playOn(match: Match<ToyState>, choices: readonly number[]): Match<ToyState> {
  for (const choice of choices) {
    const decision = match.table.decisions[choice % Math.max(1, match.table.decisions.length)]?.decision;
    if (decision === undefined) return match;
    enter(match, { kind: "answer", seat: decision.seat, index: choice % decision.options.length });
  }
  return match;
}

/** How many options a seat has to choose from. */
export function optionCount(match: Match<ToyState>, seat: number): number {
  return decisionOf(match.table, seat)?.decision.options.length ?? 0;
}
