/*
 * The limit to compare with: vanilla HORO-BEAT written by hand as one loop. Random plain cards, no texts, no views,
 * no events, nothing that can be saved. It is measured in the same run as the real machine.
 */

import { ask, type Course, playOut, shuffle, take, Xorshift } from "./loop.ts";

type Trigger = "entry" | "draw" | null;

interface Face {
  readonly horobito: boolean;
  readonly cost: number;
  readonly colors: number;
  readonly power: number;
  readonly boost: { readonly cost: number; readonly power: number } | null;
  readonly trigger: Trigger;
  readonly doubleDamage: boolean;
}

interface BareCard {
  readonly face: Face;
  down: boolean;
  spent: boolean;
}

interface Side {
  deck: BareCard[];
  hand: BareCard[];
  heart: BareCard[];
  check: BareCard[];
  grave: BareCard[];
  ena: BareCard[];
  lines: BareCard[][];
  waza: BareCard[][];
}

interface Bare {
  random: Xorshift;
  sides: [Side, Side];
  first: number;
  round: number;
  winner: number;
  lineOne: number;
}

type Move =
  | { kind: "end" }
  | { kind: "new"; card: BareCard }
  | { kind: "over"; card: BareCard; line: number }
  | { kind: "use"; card: BareCard };

const NOBODY = -1;
const RUNNING = -2;
const LINES = 5;

const FACES: readonly Face[] = Array.from({ length: 40 }, (_, at): Face => {
  const cost = 1 + (at % 5);
  return {
    horobito: at % 4 !== 3,
    cost,
    colors: 1 << (at % 3),
    power: cost * 1000 + (at % 7) * 200,
    boost: at % 5 === 0 ? { cost: 1, power: 1000 } : null,
    trigger: at % 6 === 0 ? "entry" : at % 6 === 1 ? "draw" : null,
    doubleDamage: at % 11 === 0,
  };
});

function newSide(random: Xorshift): Side {
  const deck = Array.from(
    { length: 50 },
    (): BareCard => ({ face: FACES[random.next(40)] as Face, down: false, spent: false }),
  );
  return {
    deck,
    hand: [],
    heart: [],
    check: [],
    grave: [],
    ena: [],
    lines: emptyLines(),
    waza: emptyLines(),
  };
}

function emptyLines(): BareCard[][] {
  return Array.from({ length: LINES }, () => []);
}

function newGame(seed: number): Bare {
  const random = new Xorshift(seed);
  const sides: [Side, Side] = [newSide(random), newSide(random)];
  for (const side of sides) shuffle(random, side.deck);
  return { random, sides, first: 0, round: 0, winner: RUNNING, lineOne: NOBODY };
}

function draw(side: Side, count: number): void {
  for (let left = count; left > 0; left--) {
    const card = side.deck.pop();
    if (card === undefined) return;
    side.hand.push(card);
  }
}

function ready(side: Side): number {
  let count = 0;
  for (const card of side.ena) if (!card.spent) count++;
  return count;
}

function readyColors(side: Side): number {
  let colors = 0;
  for (const card of side.ena) if (!card.spent) colors |= card.face.colors;
  return colors;
}

function canPay(side: Side, colors: number, cost: number, origin: number): boolean {
  if (ready(side) < cost) return false;
  if (cost === 0) return (colors & ~origin) === 0;
  return ((readyColors(side) | origin) & colors) === colors;
}

function pay(side: Side, colors: number, cost: number, origin: number): void {
  let missing = colors & ~origin;
  let left = cost;
  for (const card of side.ena)
    if (left > 0 && !card.spent && (card.face.colors & missing) !== 0) {
      card.spent = true;
      missing &= ~card.face.colors;
      left--;
    }
  for (const card of side.ena)
    if (left > 0 && !card.spent) {
      card.spent = true;
      left--;
    }
}

function top(side: Side, line: number): BareCard | undefined {
  const stack = side.lines[line] as BareCard[];
  return stack[stack.length - 1];
}

function newLine(side: Side): number {
  for (let line = 0; line < LINES; line++) if (side.lines[line]?.length === 0) return line;
  return NOBODY;
}

function* setUp(game: Bare): Course<void> {
  game.first = yield* ask([0, 1]);
  for (const player of [0, 1]) {
    const side = game.sides[player] as Side;
    draw(side, 6);
    if ((yield* ask(["keep", "redraw"])) === "redraw") {
      side.deck.push(...side.hand);
      side.hand.length = 0;
      shuffle(game.random, side.deck);
      draw(side, 6);
    }
  }
  for (const side of game.sides) {
    for (let heart = 0; heart < 5; heart++) side.heart.push(side.deck.pop() as BareCard);
    side.ena.push(side.deck.pop() as BareCard);
  }
}

function summonMoves(side: Side): Move[] {
  const moves: Move[] = [{ kind: "end" }];
  const free = newLine(side);
  for (const card of side.hand) {
    const { face } = card;
    if (!face.horobito) continue;
    if (free >= 0 && canPay(side, face.colors, face.cost, 0)) moves.push({ kind: "new", card });
    for (let line = 0; line < LINES; line++) {
      const origin = top(side, line);
      if (origin === undefined || origin.face.cost >= face.cost) continue;
      if (canPay(side, face.colors, face.cost - origin.face.cost, origin.face.colors))
        moves.push({ kind: "over", card, line });
    }
  }
  return moves;
}

function* summonPhase(game: Bare, player: number): Course<void> {
  const side = game.sides[player] as Side;
  if (game.round > 1) {
    if (side.deck.length === 0) {
      game.winner = 1 - player;
      return;
    }
    draw(side, 1);
  }
  const charged = yield* ask<BareCard | null>([null, ...side.hand]);
  if (charged !== null) {
    take(side.hand, charged);
    side.ena.push(charged);
  }
  for (;;) {
    const move = yield* ask(summonMoves(side));
    if (move.kind === "end") return;
    const { card } = move;
    take(side.hand, card);
    if (move.kind === "over") {
      const origin = top(side, move.line) as BareCard;
      pay(side, card.face.colors, card.face.cost - origin.face.cost, origin.face.colors);
      side.lines[move.line]?.push(card);
    } else {
      pay(side, card.face.colors, card.face.cost, 0);
      side.lines[newLine(side)]?.push(card);
    }
    card.down = false;
  }
}

function power(side: Side, line: number): number {
  const horobito = top(side, line);
  if (horobito === undefined) return 0;
  let sum = horobito.face.power;
  for (const { face } of side.waza[line] as BareCard[])
    sum += face.horobito ? (face.boost?.power ?? 0) : face.power;
  return sum;
}

function battleMoves(side: Side, line: number): Move[] {
  const moves: Move[] = [{ kind: "end" }];
  if (top(side, line) === undefined) return moves;
  for (const card of side.hand) {
    const { face } = card;
    const cost = face.horobito ? face.boost?.cost : face.cost;
    if (cost !== undefined && canPay(side, face.colors, cost, 0)) moves.push({ kind: "use", card });
  }
  return moves;
}

function* battle(game: Bare, line: number): Course<void> {
  for (let passes = 0, player = game.first; passes < 2; player = 1 - player) {
    const side = game.sides[player] as Side;
    const move = yield* ask(battleMoves(side, line));
    passes = move.kind === "end" ? passes + 1 : 0;
    if (move.kind === "end") continue;
    const { face } = move.card;
    take(side.hand, move.card);
    pay(side, face.colors, face.horobito ? (face.boost?.cost ?? 0) : face.cost, 0);
    side.waza[line]?.push(move.card);
  }
  const fighters = game.sides.map((side) => top(side, line));
  const winner = winnerOf(game, fighters, line);
  if (line === 0) game.lineOne = winner;
  for (const player of [0, 1]) {
    const hit = fighters[player];
    if (hit === undefined || winner === player) continue;
    if (hit.down) destroy(game.sides[player] as Side, line);
    else hit.down = true;
  }
  if (winner >= 0) yield* damage(game, 1 - winner, fighters[winner]?.face.doubleDamage === true ? 2 : 1);
  for (const side of game.sides) {
    side.grave.push(...(side.waza[line] as BareCard[]));
    side.waza[line] = [];
  }
}

function winnerOf(game: Bare, fighters: readonly (BareCard | undefined)[], line: number): number {
  if (fighters[0] === undefined || fighters[1] === undefined) return fighters[0] === undefined ? 1 : 0;
  const difference = power(game.sides[0], line) - power(game.sides[1], line);
  return difference > 0 ? 0 : difference < 0 ? 1 : NOBODY;
}

function destroy(side: Side, line: number): void {
  for (const card of side.lines[line] as BareCard[]) {
    card.down = false;
    side.grave.push(card);
  }
  side.lines[line] = [];
}

function* damage(game: Bare, player: number, amount: number): Course<void> {
  const side = game.sides[player] as Side;
  if (side.heart.length === 0) {
    game.winner = 1 - player;
    return;
  }
  for (let left = amount; left > 0 && side.heart.length > 0; left--) {
    const heart = side.heart[side.heart.length - 1] as BareCard;
    if (heart.down) {
      heart.down = false;
      side.heart.pop();
      side.check.push(heart);
    } else heart.down = true;
  }
  while (side.check.length > 0) yield* check(side);
}

function* check(side: Side): Course<void> {
  const card = yield* ask(side.check.slice());
  take(side.check, card);
  const { face } = card;
  if (face.trigger === "draw" && (yield* ask([false, true]))) {
    side.grave.push(card);
    draw(side, 3);
    return;
  }
  if (face.trigger === "entry" && face.horobito) {
    const line = yield* ask(entryLines(side, face));
    if (line !== null) {
      side.lines[line]?.push(card);
      card.down = false;
      return;
    }
  }
  side.hand.push(card);
}

function entryLines(side: Side, face: Face): (number | null)[] {
  const lines: (number | null)[] = [null];
  const free = newLine(side);
  if (free >= 0) lines.push(free);
  for (let line = 0; line < LINES; line++) {
    const origin = top(side, line);
    if (origin !== undefined && origin.face.cost < face.cost) lines.push(line);
  }
  return lines;
}

function endPhase(game: Bare): void {
  game.first = game.lineOne >= 0 ? game.lineOne : 1 - game.first;
  for (const side of game.sides) {
    for (let line = 0; line < LINES; line++) {
      const free = newLine(side);
      if (side.lines[line]?.length === 0 || free < 0 || free >= line) continue;
      side.lines[free] = side.lines[line] as BareCard[];
      side.lines[line] = [];
    }
    draw(side, ready(side));
    for (const card of side.ena) card.spent = false;
  }
}

function* play(game: Bare): Course<void> {
  yield* setUp(game);
  while (game.winner === RUNNING) {
    game.round++;
    for (const player of [game.first, 1 - game.first]) {
      yield* summonPhase(game, player);
      if (game.winner !== RUNNING) return;
    }
    game.lineOne = NOBODY;
    for (let line = 0; line < LINES; line++) {
      if (game.sides.every((side) => side.lines[line]?.length === 0)) continue;
      yield* battle(game, line);
      if (game.winner !== RUNNING) return;
    }
    endPhase(game);
  }
}

/** Plays one match with random choices; returns how many decisions it took. */
export function playBareHorobeat(seed: number, choices: Xorshift): number {
  return playOut(play(newGame(seed)), choices);
}
