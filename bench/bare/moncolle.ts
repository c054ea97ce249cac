/*
 * The limit to compare with: vanilla Monster Collection in the guide's edition written by hand as one loop. Plain units
 * with skills, spells that damage, strengthen or shield, fields, moves of parties, combats with answers; no texts, no views,
 * no events, nothing that can be saved. It is measured in the same run as the real machine.
 */

import { ask, type Course, playOut, shuffle, take, Xorshift } from "./loop.ts";

type Kind = "unit" | "spell" | "field";
type Timing = "normal" | "counter" | "limited";
type Deed = "damage" | "raise" | "shield";

interface Face {
  readonly kind: Kind;
  readonly level: number;
  readonly attack: number;
  readonly defence: number;
  /** 0 walks, 1 floats, 2 flies. */
  readonly movement: number;
  readonly spell: number;
  readonly initiative: number;
  readonly charge: number;
  readonly defender: number;
  readonly timing: Timing;
  readonly deed: Deed;
  readonly amount: number;
  readonly limit: number;
}

interface BareCard {
  readonly face: Face;
  readonly owner: number;
  moved: boolean;
  raised: number;
  shielded: number;
}

interface Side {
  readonly deck: BareCard[];
  readonly hand: BareCard[];
  readonly discards: BareCard[];
}

interface Square {
  controller: number;
  limit: number;
  isMother: boolean;
  /** By side, the topmost first. */
  readonly parties: [BareCard[], BareCard[]];
}

interface Bare {
  readonly random: Xorshift;
  readonly sides: [Side, Side];
  readonly squares: Square[];
  turn: number;
  winner: number;
}

interface Declared {
  readonly card: BareCard;
  readonly user: BareCard;
  readonly target: BareCard;
}

const NOBODY = -1;
const COLUMNS = 3;
const ROWS = 4;
const HAND = 6;
const MOST_TURNS = 400;
const MOTHERS = [1, 10] as const;
const BOTH = [0, 1] as const;

const PLAIN: Face = {
  kind: "unit",
  level: 1,
  attack: 1,
  defence: 1,
  movement: 0,
  spell: 0,
  initiative: 0,
  charge: 0,
  defender: 0,
  timing: "normal",
  deed: "damage",
  amount: 0,
  limit: 0,
};

const UNITS: readonly Face[] = [1, 1, 2, 2, 3, 3, 4, 4, 5, 6, 7].map((level, at) => ({
  ...PLAIN,
  level,
  attack: level,
  defence: level + 1,
  movement: at % 3,
  spell: at % 2 === 0 ? 3 : 0,
  initiative: at % 4 === 1 ? 1 : 0,
  charge: at % 5 === 2 ? 1 : 0,
  defender: at % 5 === 3 ? 1 : 0,
}));

const SPELLS: readonly Face[] = [
  { ...PLAIN, kind: "spell", level: 1, timing: "normal", deed: "damage", amount: 2 },
  { ...PLAIN, kind: "spell", level: 2, timing: "normal", deed: "damage", amount: 3 },
  { ...PLAIN, kind: "spell", level: 1, timing: "counter", deed: "raise", amount: 2 },
  { ...PLAIN, kind: "spell", level: 2, timing: "limited", deed: "shield", amount: 4 },
];

const FIELD: Face = { ...PLAIN, kind: "field", limit: 9 };

function deckOf(owner: number): BareCard[] {
  const faces = [
    ...UNITS,
    ...UNITS,
    ...UNITS,
    ...SPELLS,
    ...SPELLS,
    ...SPELLS,
    FIELD,
    FIELD,
    FIELD,
    FIELD,
    FIELD,
  ];
  return faces.map((face) => ({ face, owner, moved: false, raised: 0, shielded: 0 }));
}

function side(random: Xorshift, owner: number): Side {
  const deck = deckOf(owner);
  shuffle(random, deck);
  return { deck, hand: [], discards: [] };
}

function draw({ deck, hand }: Side): void {
  while (hand.length < HAND && deck.length > 0) hand.push(deck.pop() as BareCard);
}

function* match(random: Xorshift): Course<void> {
  const squares = Array.from(
    { length: COLUMNS * ROWS },
    (): Square => ({
      controller: NOBODY,
      limit: 0,
      isMother: false,
      parties: [[], []],
    }),
  );
  const bare: Bare = { random, sides: [side(random, 0), side(random, 1)], squares, turn: 0, winner: NOBODY };
  for (const who of BOTH) {
    bare.sides[who].deck.pop();
    Object.assign(squares[MOTHERS[who]] as Square, { controller: who, limit: 10, isMother: true });
    draw(bare.sides[who]);
  }
  const first = random.next(2);
  while (bare.winner === NOBODY && bare.turn < MOST_TURNS) {
    yield* turn(bare, (first + bare.turn) % 2);
    bare.turn++;
  }
}

function* turn(bare: Bare, who: number): Course<void> {
  const own = bare.sides[who] as Side;
  for (const { parties } of bare.squares) for (const unit of parties[who] as BareCard[]) unit.moved = false;
  if (bare.turn > 1) {
    yield* discard(own);
    draw(own);
    yield* makeField(bare, who);
    yield* move(bare, who);
    if (bare.winner !== NOBODY) return;
  }
  yield* summon(bare, who);
  if (bare.turn <= 1) draw(own);
}

function* discard({ hand, discards }: Side): Course<void> {
  while (hand.length > 0) {
    const card = yield* ask([null, ...hand]);
    if (card === null) return;
    take(hand, card);
    discards.push(card);
  }
}

function neighbours(square: number, diagonal: boolean): number[] {
  const [x, y] = [square % COLUMNS, Math.floor(square / COLUMNS)];
  const found: number[] = [];
  for (let dx = -1; dx <= 1; dx++)
    for (let dy = -1; dy <= 1; dy++) {
      if ((dx === 0 && dy === 0) || (!diagonal && dx !== 0 && dy !== 0)) continue;
      const [nx, ny] = [x + dx, y + dy];
      if (nx >= 0 && nx < COLUMNS && ny >= 0 && ny < ROWS) found.push(ny * COLUMNS + nx);
    }
  return found;
}

const NEXT = Array.from({ length: COLUMNS * ROWS }, (_, square) => neighbours(square, false));
const ROUND = Array.from({ length: COLUMNS * ROWS }, (_, square) => neighbours(square, true));

function* makeField({ squares, sides }: Bare, who: number): Course<void> {
  const { deck, hand } = sides[who] as Side;
  const free = squares.flatMap(({ limit }, square) =>
    limit === 0 && (NEXT[square] ?? []).some((each) => squares[each]?.controller === who) ? [square] : [],
  );
  if (free.length === 0) return;
  const cards = hand.filter(({ face }) => face.kind === "field");
  const chosen = yield* ask([null, ...(deck.length > 0 ? ["down" as const] : []), ...cards]);
  if (chosen === null) return;
  const square = squares[yield* ask(free)] as Square;
  square.controller = who;
  square.limit = chosen === "down" ? 8 : chosen.face.limit;
  if (chosen === "down") deck.pop();
  else take(hand, chosen);
}

function levels(party: readonly BareCard[]): number {
  let sum = 0;
  for (const { face } of party) sum += face.level;
  return sum;
}

function fits({ limit, parties }: Square, who: number, level: number): boolean {
  return limit > 0 && levels(parties[who] as BareCard[]) + level <= limit;
}

function reach({ squares }: Bare, unit: BareCard, from: number): number[] {
  if (unit.moved) return [];
  const { movement, level } = unit.face;
  const near = (movement === 0 ? NEXT[from] : ROUND[from]) ?? [];
  const found = near.filter((to) => fits(squares[to] as Square, unit.owner, level));
  if (movement < 2) return found;
  const step = unit.owner === 0 ? COLUMNS : -COLUMNS;
  const to = squares[from + 2 * step];
  const over = squares[from + step];
  if (to !== undefined && over?.parties[1 - unit.owner]?.length === 0 && fits(to, unit.owner, level))
    found.push(from + 2 * step);
  return found;
}

interface March {
  readonly unit: BareCard;
  readonly from: number;
  readonly to: number;
}

function* move(bare: Bare, who: number): Course<void> {
  for (;;) {
    const marches: (March | null)[] = [null];
    for (const [from, { parties }] of bare.squares.entries())
      for (const unit of parties[who] as BareCard[])
        for (const to of reach(bare, unit, from)) marches.push({ unit, from, to });
    const march = yield* ask(marches);
    if (march === null) return;
    yield* go(bare, who, march);
    if (bare.winner !== NOBODY) return;
  }
}

function* go(bare: Bare, who: number, { unit, from, to }: March): Course<void> {
  const origin = bare.squares[from]?.parties[who] as BareCard[];
  const square = bare.squares[to] as Square;
  const going = [unit];
  for (;;) {
    const others = origin.filter(
      (each) =>
        !going.includes(each) &&
        reach(bare, each, from).includes(to) &&
        fits(square, who, levels(going) + each.face.level),
    );
    if (others.length === 0) break;
    const other = yield* ask([null, ...others]);
    if (other === null) break;
    going.push(other);
  }
  const party = square.parties[who] as BareCard[];
  const place = party.length === 0 ? 0 : yield* ask(Array.from({ length: party.length + 1 }, (_, at) => at));
  for (const each of going) {
    take(origin, each);
    each.moved = true;
  }
  party.splice(place, 0, ...going);
  if ((square.parties[1 - who] as BareCard[]).length > 0) yield* combat(bare, who, square, origin);
  else seize(bare, who, square);
}

function seize(bare: Bare, who: number, square: Square): void {
  if (square.isMother && square.controller !== who) bare.winner = who;
  square.controller = who;
}

function* combat(bare: Bare, mover: number, square: Square, origin: BareCard[]): Course<void> {
  const { parties } = square;
  const rolls = BOTH.map((seat) => {
    let sum = 1 + bare.random.next(6);
    for (const { face } of parties[seat]) sum += face.initiative;
    return sum;
  });
  const [one = 0, other = 0] = rolls;
  if (one === other) strikeTogether(bare, parties);
  else yield* fight(bare, parties, one > other ? 0 : 1);
  for (const party of parties) for (const unit of party) Object.assign(unit, { raised: 0, shielded: 0 });
  const movers = parties[mover] as BareCard[];
  if (movers.length === 0) return;
  if ((parties[1 - mover] as BareCard[]).length === 0) return seize(bare, mover, square);
  origin.unshift(...movers.splice(0));
}

function* fight(bare: Bare, parties: Square["parties"], attacker: number): Course<void> {
  const alive = (): boolean => parties[0].length > 0 && parties[1].length > 0;
  for (let declined = 0; declined < 2 && alive(); ) {
    const who = declined === 0 ? attacker : 1 - attacker;
    const used = yield* declare(bare, parties, who, declined === 0 ? "normal" : "counter");
    if (used === null) declined++;
    else {
      declined = 0;
      yield* answers(bare, parties, [used], 1 - who, "counter");
    }
  }
  for (const who of [attacker, 1 - attacker])
    if (alive()) {
      yield* answers(bare, parties, [], 1 - who, "limited");
      strike(bare, parties, who, strength(parties[who] as BareCard[], who === attacker));
    }
}

function* answers(
  bare: Bare,
  parties: Square["parties"],
  stack: Declared[],
  first: number,
  timing: Timing,
): Course<void> {
  let who = first;
  for (let passed = 0; passed < 2; ) {
    const isFree = stack.some(({ card }) => card.owner !== who) || (timing === "limited" && who === first);
    const used = isFree ? yield* declare(bare, parties, who, timing) : null;
    if (used === null) passed++;
    else {
      passed = 0;
      stack.push(used);
    }
    who = 1 - who;
  }
  for (let item = stack.pop(); item !== undefined; item = stack.pop()) carryOut(bare, parties, item);
}

function* declare(
  { sides }: Bare,
  parties: Square["parties"],
  who: number,
  timing: Timing,
): Course<Declared | null> {
  const { hand, discards } = sides[who] as Side;
  const own = parties[who] as BareCard[];
  const foes = parties[1 - who] as BareCard[];
  const cards = hand.filter(
    ({ face }) =>
      face.kind === "spell" && face.timing === timing && own.some((unit) => unit.face.spell >= face.level),
  );
  const card = yield* ask([null, ...cards]);
  if (card === null) return null;
  const user = yield* ask(own.filter((unit) => unit.face.spell >= card.face.level));
  const target = card.face.deed === "damage" ? (foes.length === 0 ? user : yield* ask(foes)) : user;
  take(hand, card);
  discards.push(card);
  return { card, user, target };
}

function carryOut(bare: Bare, parties: Square["parties"], { card, user, target }: Declared): void {
  if (!parties[user.owner]?.includes(user) || !parties[target.owner]?.includes(target)) return;
  const { deed, amount } = card.face;
  if (deed === "raise") target.raised += amount;
  else if (deed === "shield") target.shielded += amount;
  else if (amount >= target.face.defence + target.shielded) destroy(bare, parties, target);
}

function destroy({ sides }: Bare, parties: Square["parties"], unit: BareCard): void {
  take(parties[unit.owner] as BareCard[], unit);
  sides[unit.owner]?.discards.push(unit);
}

function strength(party: readonly BareCard[], attacks: boolean): number {
  let sum = 0;
  for (const { face, raised } of party) sum += face.attack + raised + (attacks ? face.charge : face.defender);
  return sum;
}

function strike(bare: Bare, parties: Square["parties"], who: number, damage: number): void {
  let rest = damage;
  for (const unit of (parties[1 - who] as BareCard[]).slice()) {
    const needed = unit.face.defence + unit.shielded;
    if (rest < needed) return;
    rest -= needed;
    destroy(bare, parties, unit);
  }
}

function strikeTogether(bare: Bare, parties: Square["parties"]): void {
  const sums = BOTH.map((seat) => parties[seat].reduce((sum, { face }) => sum + face.attack, 0));
  for (const who of BOTH) strike(bare, parties, who, sums[who] ?? 0);
}

function* summon({ sides, squares }: Bare, who: number): Course<void> {
  const { hand } = sides[who] as Side;
  const home = squares[MOTHERS[who] ?? 0] as Square;
  for (;;) {
    const units = hand.filter(({ face }) => face.kind === "unit" && fits(home, who, face.level));
    const unit = yield* ask([null, ...units]);
    if (unit === null) return;
    const party = home.parties[who] as BareCard[];
    const place =
      party.length === 0 ? 0 : yield* ask(Array.from({ length: party.length + 1 }, (_, at) => at));
    take(hand, unit);
    unit.moved = false;
    party.splice(place, 0, unit);
  }
}

/** Plays one match with random choices. Returns the number of decisions. */
export function playBareMoncolle(seed: number, choices: Xorshift): number {
  return playOut(match(new Xorshift(seed)), choices);
}
