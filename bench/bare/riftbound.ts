/*
 * The limit to compare with: vanilla Riftbound for two written by hand as one loop. Plain units and spells of two
 * domains, Runes, moves, Showdowns, Combats, the Chain with Reactions, scoring; no texts, no views, no events, nothing
 * that can be saved. It is measured in the same run as the real machine.
 */

import { ask, type Course, playOut, shuffle, take, Xorshift } from "./loop.ts";

type Timing = "normal" | "action" | "reaction";
type Deed = "deal" | "raise" | "draw";

interface Face {
  readonly isUnit: boolean;
  readonly cost: number;
  /** Power of its domain. */
  readonly power: number;
  readonly domain: number;
  readonly might: number;
  readonly assault: number;
  readonly isTank: boolean;
  readonly canGank: boolean;
  readonly timing: Timing;
  readonly deed: Deed;
  readonly amount: number;
}

interface BareCard {
  readonly face: Face;
  readonly owner: number;
  turned: boolean;
  damage: number;
  raised: number;
  attacks: boolean;
}

interface Rune {
  readonly domain: number;
  turned: boolean;
}

interface Side {
  deck: BareCard[];
  readonly hand: BareCard[];
  readonly trash: BareCard[];
  readonly base: BareCard[];
  readonly runeDeck: Rune[];
  readonly runes: Rune[];
  energy: number;
  readonly power: [number, number];
  points: number;
  turns: number;
}

interface Field {
  readonly units: BareCard[];
  controller: number;
  contestedBy: number;
  /** The sides that have scored it this turn, as bits. */
  scored: number;
}

interface Item {
  readonly card: BareCard;
  readonly player: number;
  readonly target: BareCard | null;
}

interface Bare {
  readonly random: Xorshift;
  readonly sides: [Side, Side];
  readonly fields: [Field, Field];
  readonly chain: Item[];
  turn: number;
  showdown: number;
  isCombat: boolean;
  winner: number;
}

type Place = BareCard[];

type Move =
  | { readonly kind: "pass" }
  | { readonly kind: "play"; readonly card: BareCard }
  | { readonly kind: "exhaust"; readonly rune: Rune }
  | { readonly kind: "recycle"; readonly rune: Rune }
  | { readonly kind: "move"; readonly unit: BareCard };

const NOBODY = -1;
const VICTORY = 8;
const PASS: Move = { kind: "pass" };
const TIMINGS: readonly Timing[] = ["normal", "action", "reaction"];
const DEEDS: readonly Deed[] = ["deal", "raise", "draw"];

const FACES: readonly Face[] = Array.from({ length: 40 }, (_, at): Face => {
  const cost = 1 + (at % 6);
  const isUnit = at % 3 !== 2;
  return {
    isUnit,
    cost,
    power: at % 4 === 0 ? 1 : 0,
    domain: at % 2,
    might: cost,
    assault: at % 7 === 0 ? 2 : 0,
    isTank: at % 9 === 0,
    canGank: at % 8 === 0,
    timing: isUnit ? "normal" : (TIMINGS[at % 3] ?? "normal"),
    deed: DEEDS[at % 5] ?? "draw",
    amount: 1 + (at % 3),
  };
});

function newSide(random: Xorshift, owner: number): Side {
  const deck = Array.from({ length: 40 }, (): BareCard => {
    const face = FACES[random.next(40)] as Face;
    return { face, owner, turned: false, damage: 0, raised: 0, attacks: false };
  });
  const runeDeck = Array.from({ length: 12 }, (_, at): Rune => ({ domain: at % 2, turned: false }));
  shuffle(random, runeDeck);
  return {
    deck,
    hand: [],
    trash: [],
    base: [],
    runeDeck,
    runes: [],
    energy: 0,
    power: [0, 0],
    points: 0,
    turns: 0,
  };
}

function newGame(seed: number): Bare {
  const random = new Xorshift(seed);
  const field = (): Field => ({ units: [], controller: NOBODY, contestedBy: NOBODY, scored: 0 });
  return {
    random,
    sides: [newSide(random, 0), newSide(random, 1)],
    fields: [field(), field()],
    chain: [],
    turn: random.next(2),
    showdown: NOBODY,
    isCombat: false,
    winner: NOBODY,
  };
}

/** Who cannot draw Burns Out: the Trash becomes the deck, and the opponent gains a point. */
function draw(game: Bare, player: number, count: number): void {
  const side = game.sides[player] as Side;
  for (let left = count; left > 0; left--) {
    if (side.deck.length === 0) {
      side.deck = side.trash.splice(0);
      shuffle(game.random, side.deck);
      (game.sides[1 - player] as Side).points++;
    }
    const card = side.deck.pop();
    if (card !== undefined) side.hand.push(card);
  }
}

function might({ face, raised, attacks }: BareCard): number {
  return Math.max(0, face.might + raised + (attacks ? face.assault : 0));
}

function placeOf(game: Bare, unit: BareCard): Place {
  for (const { units } of game.fields) if (units.includes(unit)) return units;
  return (game.sides[unit.owner] as Side).base;
}

function unitsOf(units: readonly BareCard[], player: number): BareCard[] {
  return units.filter(({ owner }) => owner === player);
}

function allUnits(game: Bare): BareCard[] {
  return [...game.sides[0].base, ...game.sides[1].base, ...game.fields[0].units, ...game.fields[1].units];
}

function canPay({ runes, energy, power }: Side, { cost, power: asked, domain }: Face): boolean {
  let ready = energy;
  let ofDomain = power[domain] ?? 0;
  for (const rune of runes) {
    if (!rune.turned) ready++;
    if (rune.domain === domain) ofDomain++;
  }
  return ready >= cost && ofDomain >= asked;
}

function pay(side: Side, { cost, power, domain }: Face): void {
  let energy = cost;
  for (let left = power; left > 0; left--) {
    if ((side.power[domain] ?? 0) > 0) {
      side.power[domain] = (side.power[domain] ?? 0) - 1;
      continue;
    }
    const own = side.runes.filter((rune) => rune.domain === domain);
    const rune = own.find(({ turned }) => turned) ?? own[0];
    if (rune === undefined) return;
    if (!rune.turned) energy--;
    recycle(side, rune);
  }
  const pooled = Math.min(side.energy, Math.max(0, energy));
  side.energy -= pooled;
  energy -= pooled;
  for (const rune of side.runes)
    if (energy > 0 && !rune.turned) {
      rune.turned = true;
      energy--;
    }
}

function recycle(side: Side, rune: Rune): void {
  take(side.runes, rune);
  rune.turned = false;
  side.runeDeck.unshift(rune);
}

function mayActNow(game: Bare, player: number, timing: Timing): boolean {
  if (game.chain.length > 0) return timing === "reaction";
  if (game.showdown !== NOBODY) return timing !== "normal";
  return player === game.turn;
}

function moves(game: Bare, player: number): Move[] {
  const side = game.sides[player] as Side;
  const found: Move[] = [PASS];
  for (const card of side.hand) {
    const { face } = card;
    if (!mayActNow(game, player, face.timing) || !canPay(side, face)) continue;
    if (face.isUnit || face.deed === "draw" || allUnits(game).length > 0) found.push({ kind: "play", card });
  }
  for (const rune of side.runes) {
    if (!rune.turned) found.push({ kind: "exhaust", rune });
    found.push({ kind: "recycle", rune });
  }
  if (!mayActNow(game, player, "normal")) return found;
  for (const unit of allUnits(game))
    if (unit.owner === player && !unit.turned && destinations(game, unit).length > 0)
      found.push({ kind: "move", unit });
  return found;
}

function destinations(game: Bare, unit: BareCard): Place[] {
  const from = placeOf(game, unit);
  const { base } = game.sides[unit.owner] as Side;
  const found: Place[] = from === base ? [] : [base];
  for (const { units } of game.fields)
    if (units !== from && (from === base || unit.face.canGank)) found.push(units);
  return found;
}

/** Carries a move out; whether something else than Adding was done. */
function* carryOut(game: Bare, player: number, move: Move): Course<boolean> {
  const side = game.sides[player] as Side;
  switch (move.kind) {
    case "pass":
      return false;
    case "exhaust":
      move.rune.turned = true;
      side.energy++;
      return false;
    case "recycle":
      recycle(side, move.rune);
      side.power[move.rune.domain] = (side.power[move.rune.domain] ?? 0) + 1;
      return false;
    case "play":
      yield* playCard(game, player, move.card);
      return true;
    case "move":
      yield* moveUnits(game, player, move.unit);
      return true;
  }
}

function* playCard(game: Bare, player: number, card: BareCard): Course<void> {
  const side = game.sides[player] as Side;
  const { face } = card;
  if (face.isUnit) {
    const places = [side.base];
    for (const { units, controller } of game.fields) if (controller === player) places.push(units);
    const place = yield* ask(places);
    take(side.hand, card);
    pay(side, face);
    Object.assign(card, { turned: true, damage: 0, raised: 0, attacks: false });
    place.push(card);
    return;
  }
  const target = face.deed === "draw" ? null : yield* ask(allUnits(game));
  take(side.hand, card);
  pay(side, face);
  game.chain.push({ card, player, target });
}

function* moveUnits(game: Bare, player: number, first: BareCard): Course<void> {
  const to = yield* ask(destinations(game, first));
  const moving = [first];
  for (;;) {
    const rest = allUnits(game).filter(
      (unit) =>
        unit.owner === player &&
        !unit.turned &&
        !moving.includes(unit) &&
        destinations(game, unit).includes(to),
    );
    if (rest.length === 0) break;
    const more = yield* ask<BareCard | null>([null, ...rest]);
    if (more === null) break;
    moving.push(more);
  }
  for (const unit of moving) {
    take(placeOf(game, unit), unit);
    unit.turned = true;
    to.push(unit);
  }
  for (const field of game.fields)
    if (field.units === to && field.controller !== player && field.contestedBy === NOBODY)
      field.contestedBy = player;
}

function resolve(game: Bare): void {
  const { card, player, target } = game.chain.pop() as Item;
  const { deed, amount } = card.face;
  if (deed === "draw") draw(game, player, amount);
  else if (target !== null && placeOf(game, target).includes(target)) {
    if (deed === "deal") target.damage += amount;
    else target.raised += amount;
  }
  (game.sides[player] as Side).trash.push(card);
}

/** Until the Chain is empty: who has Priority acts or passes; when both have passed, the newest item resolves. */
function* workOff(game: Bare): Course<void> {
  cleanup(game);
  while (game.chain.length > 0 && game.winner === NOBODY) {
    let player = (game.chain[game.chain.length - 1] as Item).player;
    for (let passed = 0; passed < 2; ) {
      const move = yield* ask(moves(game, player));
      if (yield* carryOut(game, player, move)) passed = 0;
      else if (move.kind === "pass") {
        passed++;
        player = 1 - player;
      }
    }
    resolve(game);
    cleanup(game);
  }
}

/** What is due: who has won, who dies, whose the Battlefields are. */
function cleanup(game: Bare): void {
  const [one, other] = game.sides;
  const most = Math.max(one.points, other.points);
  if (most >= VICTORY && one.points !== other.points) game.winner = one.points > other.points ? 0 : 1;
  for (const unit of allUnits(game)) {
    unit.attacks =
      game.isCombat &&
      placeOf(game, unit) === game.fields[game.showdown]?.units &&
      unit.owner === game.fields[game.showdown]?.contestedBy;
    if (unit.damage === 0 || unit.damage < might(unit)) continue;
    take(placeOf(game, unit), unit);
    (game.sides[unit.owner] as Side).trash.push(unit);
  }
  for (const [at, field] of game.fields.entries()) {
    if (at === game.showdown) continue;
    if (field.controller !== NOBODY && unitsOf(field.units, field.controller).length === 0)
      field.controller = NOBODY;
    if (field.contestedBy !== NOBODY && unitsOf(field.units, field.contestedBy).length === 0)
      field.contestedBy = NOBODY;
  }
}

function* showdowns(game: Bare): Course<void> {
  for (;;) {
    const waiting = game.fields.flatMap(({ contestedBy }, at) => (contestedBy === NOBODY ? [] : [at]));
    if (waiting.length === 0 || game.winner !== NOBODY) return;
    yield* showdown(game, yield* ask(waiting));
  }
}

function* showdown(game: Bare, at: number): Course<void> {
  const field = game.fields[at] as Field;
  const attacker = field.contestedBy;
  game.showdown = at;
  game.isCombat = unitsOf(field.units, 1 - attacker).length > 0;
  cleanup(game);
  let focus = attacker;
  for (let passed = 0; passed < 2; ) {
    const move = yield* ask(moves(game, focus));
    if (yield* carryOut(game, focus, move)) {
      passed = 0;
      yield* workOff(game);
      if (game.winner !== NOBODY) return;
    } else if (move.kind === "pass") passed++;
    else continue;
    focus = 1 - focus;
  }
  if (game.isCombat) yield* fight(game, field, attacker);
  game.showdown = NOBODY;
  game.isCombat = false;
  const [only] = field.units;
  field.contestedBy = NOBODY;
  if (only === undefined) field.controller = NOBODY;
  else if (field.controller !== only.owner) {
    field.controller = only.owner;
    conquer(game, field, only.owner);
  }
  cleanup(game);
}

function* fight(game: Bare, field: Field, attacker: number): Course<void> {
  const dealt: [BareCard, number][] = [];
  for (const player of [attacker, 1 - attacker]) {
    let left = unitsOf(field.units, player).reduce((sum, unit) => sum + might(unit), 0);
    const against = unitsOf(field.units, 1 - player);
    while (left > 0 && against.length > 0) {
      const tanks = against.filter(({ face }) => face.isTank);
      const unit = yield* ask(tanks.length > 0 ? tanks : against);
      take(against, unit);
      const amount = against.length === 0 ? left : Math.min(left, Math.max(1, might(unit)) - unit.damage);
      dealt.push([unit, amount]);
      left -= amount;
    }
  }
  for (const [unit, amount] of dealt) unit.damage += amount;
  cleanup(game);
  for (const unit of allUnits(game)) unit.damage = 0;
  if (unitsOf(field.units, 1 - attacker).length === 0) return;
  for (const unit of unitsOf(field.units, attacker)) {
    take(field.units, unit);
    (game.sides[attacker] as Side).base.push(unit);
  }
}

/** The last point is gained by Conquering only who has scored all Battlefields; others draw. */
function conquer(game: Bare, field: Field, player: number): void {
  const bit = 1 << player;
  if ((field.scored & bit) !== 0) return;
  field.scored |= bit;
  const side = game.sides[player] as Side;
  if (side.points < VICTORY - 1 || game.fields.every(({ scored }) => (scored & bit) !== 0)) side.points++;
  else draw(game, player, 1);
}

function* setUp(game: Bare): Course<void> {
  for (const [player, side] of game.sides.entries()) {
    draw(game, player, 4);
    const aside: BareCard[] = [];
    while (aside.length < 2) {
      const card = yield* ask<BareCard | null>([null, ...side.hand]);
      if (card === null) break;
      take(side.hand, card);
      aside.push(card);
    }
    draw(game, player, aside.length);
    side.deck.unshift(...aside);
  }
}

function* turn(game: Bare): Course<void> {
  const player = game.turn;
  const side = game.sides[player] as Side;
  side.turns++;
  for (const field of game.fields) field.scored = 0;
  for (const rune of side.runes) rune.turned = false;
  for (const unit of allUnits(game)) if (unit.owner === player) unit.turned = false;
  for (const field of game.fields)
    if (field.controller === player) {
      field.scored |= 1 << player;
      side.points++;
    }
  cleanup(game);
  const channeled = side.runeDeck.splice(-2);
  side.runes.push(...channeled);
  draw(game, player, 1);
  while (game.winner === NOBODY) {
    const move = yield* ask(moves(game, player));
    if (move.kind === "pass") break;
    if (!(yield* carryOut(game, player, move))) continue;
    yield* workOff(game);
    yield* showdowns(game);
  }
  for (const unit of allUnits(game)) {
    unit.damage = 0;
    unit.raised = 0;
  }
  for (const each of game.sides) {
    each.energy = 0;
    each.power.fill(0);
  }
  cleanup(game);
  game.turn = 1 - player;
}

function* play(game: Bare): Course<void> {
  yield* setUp(game);
  while (game.winner === NOBODY) yield* turn(game);
}

/** Plays one match with random choices; returns how many decisions it took. */
export function playBareRiftbound(seed: number, choices: Xorshift): number {
  return playOut(play(newGame(seed)), choices);
}
