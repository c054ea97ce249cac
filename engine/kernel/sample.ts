import { type AttemptLocals, isUnderWay } from "./attempt.ts";
import { type Card, NONE, type Seat } from "./card.ts";
import { seedChance, shuffle } from "./chance.ts";
import { copyState } from "./copy.ts";
import type { Table } from "./game.ts";
import { run } from "./machine.ts";
import { tableOn } from "./match.ts";
import { openBranch } from "./procedure.ts";
import type { Frame, State } from "./state.ts";

/**
 * A table as it might be, for a seat that thinks: the faces it does not know are dealt anew among the cards of
 * the same owner, chance is seeded anew, and answers that others gave in secret are open again.
 */
export function sample<S extends State>(table: Table<S>, seat: Seat, seed: number): Table<S> {
  const state = copyState(table.state);
  openAnew(state, table.game.seats, seat, seed);
  const dealt = tableOn(table.game, table.pool, state, false);
  dealt.learned = table.learned.slice();
  run(dealt);
  return dealt;
}

/** The states that attempts in progress would bring back are no more known than the present one. */
function openAnew(state: State, seats: number, seat: Seat, seed: number): void {
  state.chance = seedChance(seed);
  for (let owner = 0; owner < seats; owner++) dealAnew(state, seat, owner);
  for (const frame of state.frames) {
    reopen(frame, seat);
    if (isUnderWay(frame)) openAnew((frame.locals as AttemptLocals).before as State, seats, seat, seed);
  }
}

function dealAnew(state: State, seat: Seat, owner: Seat): void {
  const hidden = state.cards.filter((card) => card.owner === owner && (card.known & (1 << seat)) === 0);
  // In order first: how they really lie must make no difference.
  const faces = hidden.map((card) => card.definition).sort((one, other) => one - other);
  shuffle(state, faces);
  hidden.forEach((card: Card, at) => {
    card.definition = faces[at] ?? NONE;
  });
}

function reopen(frame: Frame, seat: Seat): void {
  if (frame.branches === null) return;
  frame.branches = frame.branches.map((branch) =>
    branch.seat === seat ? branch : openBranch(branch.procedure, branch.seat, branch.given),
  );
}
