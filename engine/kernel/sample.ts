import { type AttemptLocals, isUnderWay } from "./attempt.ts";
import { type Card, NONE, type Seat } from "./card.ts";
import { seedChance, shuffle } from "./chance.ts";
import { copyState } from "./copy.ts";
import type { Definition, Table } from "./game.ts";
import { run } from "./machine.ts";
import { tableOn } from "./match.ts";
import { openBranch } from "./procedure.ts";
import type { Frame, State } from "./state.ts";

/**
 * A table as it might be, for a seat that thinks: the faces it does not know are dealt anew among the cards that
 * look the same to it, chance is seeded anew, and answers that others gave in secret are open again.
 */
export function sample<S extends State>(table: Table<S>, seat: Seat, seed: number): Table<S> {
  const state = copyState(table);
  openAnew(table, state, seat, seed);
  const dealt = tableOn(table.game, table.pool, state, false);
  dealt.learned = table.learned.slice();
  run(dealt);
  return dealt;
}

/** The states that attempts in progress would bring back are no more known than the present one. */
function openAnew<S extends State>(table: Table<S>, state: S, seat: Seat, seed: number): void {
  state.chance = seedChance(seed);
  for (const alike of hiddenFrom(table, state, seat)) dealAnew(table, state, alike);
  for (const frame of state.frames) {
    reopen(frame, seat);
    if (isUnderWay(frame)) openAnew(table, (frame.locals as AttemptLocals).before as S, seat, seed);
  }
}

/** The cards whose faces a seat does not know, those together that it cannot tell apart: of one owner, with one back. */
export function hiddenFrom<S extends State>({ game, pool }: Table<S>, state: S, seat: Seat): Card[][] {
  const alike = new Map<string, Card[]>();
  for (const card of state.cards) {
    if ((card.known & (1 << seat)) !== 0) continue;
    const looks = `${card.owner} ${game.back(pool.definitions[card.definition] as Definition<S>)}`;
    const found = alike.get(looks);
    if (found === undefined) alike.set(looks, [card]);
    else found.push(card);
  }
  return [...alike.values()];
}

function dealAnew<S extends State>(table: Table<S>, state: S, alike: readonly Card[]): void {
  // In order first: how they really lie must make no difference.
  const faces = alike.map((card) => card.definition).sort((one, other) => one - other);
  shuffle(state, faces);
  dealFaces(table, alike, faces);
}

/** Gives hidden cards these faces in order, but so that each can lie where it does: see `Game.canLie`. */
export function dealFaces<S extends State>(
  table: Table<S>,
  cards: readonly Card[],
  faces: readonly number[],
): void {
  const { game, pool } = table;
  const fits = ({ zone }: Card, face: number): boolean =>
    game.canLie(table, zone, pool.definitions[face] as Definition<S>);
  const left = faces.slice();
  const choosy = cards.filter((card) => !faces.every((face) => fits(card, face)));
  for (const card of choosy) {
    const [face = NONE] = left.splice(
      left.findIndex((each) => fits(card, each)),
      1,
    );
    game.setFace(card, face);
  }
  const free = cards.filter((card) => !choosy.includes(card));
  for (const [at, card] of free.entries()) game.setFace(card, left[at] ?? NONE);
}

function reopen(frame: Frame, seat: Seat): void {
  if (frame.branches === null) return;
  frame.branches = frame.branches.map((branch) =>
    branch.seat === seat ? branch : openBranch(branch.procedure, branch.seat, branch.given),
  );
}
