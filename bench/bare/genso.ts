/*
 * The limit to compare with: vanilla Genso Standard written by hand as one loop. Characters of seven elements with both
 * costs and a skill each, cards laid on them, leaders, counters, dice, discards for faces, battles that break a tie; no
 * texts, no views, no events, nothing that can be saved. It is measured in the same run as the real machine.
 */

import { ask, type Course, playOut, shuffle, take, Xorshift } from "./loop.ts";

type Skill = "none" | "raise" | "lower" | "perDie" | "attach" | "draw" | "others";

interface Face {
  readonly isCharacter: boolean;
  readonly element: number;
  readonly atk: number;
  readonly skill: { readonly cost: number; readonly rise: number };
  readonly burst: { readonly cost: number; readonly rise: number };
  readonly does: Skill;
}

/** A character on a field, with what lies on it. */
interface Standing {
  readonly card: Face;
  readonly laid: Face[];
  /** The elements attached, as bits. */
  attached: number;
  isUp: boolean;
  added: number;
  fixed: number;
}

interface Side {
  readonly deck: Face[];
  readonly hand: Face[];
  readonly discards: Face[];
  readonly places: (Standing | null)[];
  /** Whether its leader still lies face down. */
  hasLeader: boolean;
  wins: number;
  lost: boolean;
}

interface Bare {
  readonly random: Xorshift;
  readonly sides: [Side, Side];
  /** The columns in the order of their battles. */
  order: readonly number[];
  draws: number;
  winner: number;
}

const NOBODY = -1;
const BOTH_DRAWN = 2;
const ELEMENTS = 7;
const OMNI = ELEMENTS;
const DICE = 8;
const HAND = 5;
const COLUMNS = [0, 1, 2] as const;
const FROM_FAR = [2, 1, 0] as const;
const BOTH = [0, 1] as const;

const SKILLS: readonly Skill[] = ["none", "raise", "lower", "perDie", "attach", "draw", "others"];

const CHARACTERS: readonly Face[] = Array.from({ length: 9 }, (_, at) => ({
  isCharacter: true,
  element: at % 2,
  atk: 350 + 50 * (at % 5),
  skill: { cost: 2 + (at % 2), rise: 200 + 50 * (at % 3) },
  burst: { cost: 4 + (at % 3), rise: 500 + 100 * (at % 4) },
  does: SKILLS[at % SKILLS.length] ?? "none",
}));

const STACKING: Face = {
  isCharacter: false,
  element: OMNI,
  atk: 100,
  skill: { cost: 0, rise: 0 },
  burst: { cost: 0, rise: 0 },
  does: "none",
};

function side(random: Xorshift): Side {
  const deck = [...CHARACTERS, ...CHARACTERS, ...CHARACTERS, STACKING, STACKING, STACKING];
  shuffle(random, deck);
  return {
    deck,
    hand: [],
    discards: [],
    places: [null, null, null],
    hasLeader: true,
    wins: 0,
    lost: false,
  };
}

function* match(random: Xorshift): Course<void> {
  const bare: Bare = { random, sides: [side(random), side(random)], order: [], draws: 0, winner: NOBODY };
  while (bare.winner === NOBODY) yield* turn(bare);
}

function* turn(bare: Bare): Course<void> {
  for (const { deck, hand } of bare.sides)
    while (hand.length < HAND && deck.length > 0) hand.push(deck.pop() as Face);
  if (isOut(bare)) return;
  for (const own of bare.sides) yield* select(own, own === bare.sides[0] ? COLUMNS : FROM_FAR);
  if (bare.order.length === 0) bare.order = bare.random.next(2) === 0 ? COLUMNS : FROM_FAR;
  for (const column of bare.order) yield* battle(bare, column, column);
  yield* decide(bare);
  for (const own of bare.sides) for (const column of COLUMNS) leave(own, column);
}

function isOut(bare: Bare): boolean {
  const [one, other] = bare.sides;
  for (const own of bare.sides) own.lost = own.deck.length === 0 && own.hand.length < HAND;
  if (!one.lost && !other.lost) return false;
  if (one.lost !== other.lost) bare.winner = one.lost ? 1 : 0;
  else bare.winner = one.wins === other.wins ? BOTH_DRAWN : one.wins > other.wins ? 0 : 1;
  return true;
}

function* select({ hand, places }: Side, columns: readonly number[]): Course<void> {
  for (const [at, column] of columns.entries()) {
    const characters: (Face | null)[] = hand.filter(({ isCharacter }) => isCharacter);
    if (characters.length < columns.length - at) characters.push(null);
    const card = yield* ask(characters);
    if (card === null) continue;
    take(hand, card);
    places[column] = { card, laid: [], attached: 0, isUp: false, added: 0, fixed: NOBODY };
  }
}

function* battle(bare: Bare, first: number, second: number): Course<void> {
  const columns = [first, second];
  const fighting = BOTH.map((who) => bare.sides[who].places[columns[who] ?? 0] ?? null);
  const [one, other] = fighting;
  for (const each of fighting) if (each !== null) each.isUp = true;
  if (one === null || one === undefined || other === null || other === undefined) return;
  const attacker = bare.random.next(2);
  for (const who of [attacker, 1 - attacker])
    yield* attack(bare, who, fighting[who] as Standing, fighting[1 - who] as Standing);
  for (const who of BOTH) {
    const each = fighting[who] as Standing;
    each.fixed = Math.max(0, atkOf(bare.sides[who], each));
    each.added = 0;
  }
  if (one.fixed === other.fixed) return;
  const loser = one.fixed < other.fixed ? 0 : 1;
  leave(bare.sides[loser], columns[loser] ?? 0);
}

function atkOf({ places }: Side, standing: Standing): number {
  const { card, laid, added } = standing;
  let atk = card.atk + added;
  for (const each of laid) atk += each.atk;
  for (const each of places)
    if (each !== standing && each?.isUp === true && each.card.does === "others") atk += 50;
  return atk;
}

function* attack({ random, sides }: Bare, who: number, fighter: Standing, foe: Standing): Course<void> {
  const own = sides[who] as Side;
  const { element, skill, burst } = fighter.card;
  let count = 0;
  for (let die = 0; die < DICE; die++) {
    const face = random.next(ELEMENTS + 1);
    if (face === OMNI || face === element) count++;
  }
  for (;;) {
    const fitting = own.hand.filter((each) => each.isCharacter && each.element === element);
    const card = yield* ask([null, ...fitting]);
    if (card === null) break;
    take(own.hand, card);
    own.discards.push(card);
    count++;
  }
  yield* prepare(own, fighter);
  const ways = [skill, burst].filter(({ cost }) => count >= cost);
  if (ways.length === 0) return;
  fighter.added += (yield* ask(ways)).rise;
  perform(own, fighter, foe, count);
}

function perform({ deck, hand }: Side, fighter: Standing, foe: Standing, count: number): void {
  switch (fighter.card.does) {
    case "raise":
      fighter.added += 200;
      break;
    case "lower":
      foe.added -= 150;
      break;
    case "perDie":
      fighter.added += 50 * count;
      break;
    case "attach":
      foe.attached |= 1 << fighter.card.element;
      break;
    case "draw":
      if (deck.length > 0) hand.push(deck.pop() as Face);
      break;
    case "none":
    case "others":
  }
}

function* prepare(own: Side, fighter: Standing): Course<void> {
  const { hand, places } = own;
  for (;;) {
    const cards: (Face | "leader" | null)[] = [null, ...hand.filter(({ isCharacter }) => !isCharacter)];
    if (own.hasLeader) cards.push("leader");
    const card = yield* ask(cards);
    if (card === null) return;
    if (card === "leader") {
      own.hasLeader = false;
      fighter.added += 300;
      continue;
    }
    const bearer = yield* ask(places.filter((each) => each?.isUp === true));
    take(hand, card);
    bearer?.laid.push(card);
  }
}

function leave({ places, discards }: Side, column: number): void {
  const standing = places[column];
  if (standing === null || standing === undefined) return;
  discards.push(standing.card, ...standing.laid);
  places[column] = null;
}

function* decide(bare: Bare): Course<void> {
  if (difference(bare) === 0 && left(bare.sides[0]) > 0) {
    const columns: number[] = [];
    for (const own of bare.sides) columns.push(yield* ask(strongest(own)));
    yield* battle(bare, columns[0] ?? 0, columns[1] ?? 0);
  }
  const ahead = difference(bare);
  if (ahead === 0) bare.draws++;
  else bare.sides[ahead > 0 ? 0 : 1].wins++;
  const [one, other] = bare.sides;
  const [hasOne, hasOther] = [one, other].map(({ wins }) => wins >= 2 || (wins === 1 && bare.draws >= 2));
  if (hasOne !== hasOther) bare.winner = hasOne === true ? 0 : 1;
  else if (hasOne === true && one.wins !== other.wins) bare.winner = one.wins > other.wins ? 0 : 1;
}

function left({ places }: Side): number {
  let count = 0;
  for (const each of places) if (each !== null) count++;
  return count;
}

function difference({ sides: [one, other] }: Bare): number {
  return left(one) - left(other);
}

function strongest({ places }: Side): number[] {
  const worth = places.map((each) => (each === null ? NOBODY : each.fixed < 0 ? each.card.atk : each.fixed));
  const most = Math.max(...worth);
  return COLUMNS.filter((column) => worth[column] === most);
}

/** Plays one match with random choices. Returns the number of decisions. */
export function playBareGenso(seed: number, choices: Xorshift): number {
  return playOut(match(new Xorshift(seed)), choices);
}
