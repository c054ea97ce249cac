import {
  abilityOption,
  type CardId,
  call,
  cardAt,
  NONE,
  type Option,
  raise,
  repeat,
  type Seat,
  sameAbility,
} from "@gyoji/kernel";
import { ANY_DOMAIN, FREE, faceOf, POWERS, type Resources } from "../definition.ts";
import { choose, type PlayableType, procedure, type Reserved, type RiftboundTable } from "../state.ts";
import { ANYTHING, addWhilePaying, type Purpose, type Source, sourcesFor } from "./adding.ts";
import { isType, runesOf } from "./information.ts";
import { paysFor, powerKind } from "./power.ts";

/*
 * Paying resources. A resource must be Added before it is paid (runes.9); Runes Add at any time during a payment
 * (runes.19, play.12): a Ready Rune is Exhausted for Energy (runes.5), any Rune is Recycled for Power (runes.6). What the
 * pool and the Runes do not pay, other abilities that Add do (adding.ts).
 */

/** What a seat can pay with: what its pool holds, and its Runes. */
interface Means {
  readonly energy: number;
  readonly ready: number;
  /** Power in the pool by kind. */
  readonly pool: readonly number[];
  /** Runes by domain. */
  readonly runes: readonly number[];
}

/** Energy, and Power by kind. */
export interface Added {
  readonly energy: number;
  readonly power: readonly number[];
}

/** runes.8 What the pool of a seat holds in all. */
export function poolOf(table: RiftboundTable, seat: Seat): Added {
  const own = table.state.game.reserved.filter((each) => each.seat === seat);
  return withReserved(table, seat, own);
}

/** golden.6 What is reserved in the pool of a seat, and may be spent on playing this card (`NONE`: on anything else). */
function reservedFor(table: RiftboundTable, seat: Seat, playing: CardId): Reserved[] {
  if (playing === NONE || table.state.game.reserved.length === 0) return [];
  return table.state.game.reserved.filter((each) => each.seat === seat && isType(table, playing, each.type));
}

function withReserved({ state: { game } }: RiftboundTable, seat: Seat, reserved: readonly Reserved[]): Added {
  const power = game.power[seat] ?? [];
  if (reserved.length === 0) return { energy: game.energy[seat] ?? 0, power };
  return {
    energy: reserved.reduce((sum, each) => sum + each.energy, game.energy[seat] ?? 0),
    power: power.map((count, kind) => reserved.reduce((sum, each) => sum + (each.power[kind] ?? 0), count)),
  };
}

/** golden.6 Keeps what a seat has just Added, as far as it is still there, for playing cards of a type. */
export function reserve(table: RiftboundTable, seat: Seat, type: PlayableType, added: Added): void {
  const { game } = table.state;
  const pool = game.power[seat] ?? [];
  const energy = Math.min(added.energy, game.energy[seat] ?? 0);
  const power = pool.map((count, kind) => Math.min(count, added.power[kind] ?? 0));
  game.energy[seat] = (game.energy[seat] ?? 0) - energy;
  game.power[seat] = pool.map((count, kind) => count - (power[kind] ?? 0));
  game.reserved.push({ seat, type, energy, power });
}

function meansOf(table: RiftboundTable, seat: Seat, playing: CardId): Means {
  const { energy, power } = withReserved(table, seat, reservedFor(table, seat, playing));
  const runes = [0, 0, 0, 0, 0, 0, 0];
  let ready = 0;
  for (const card of runesOf(table, seat)) {
    const kind = powerKind(faceOf(table, card).domains);
    runes[kind] = (runes[kind] ?? 0) + 1;
    if (!cardAt(table, card).turned) ready++;
  }
  return { energy, ready, pool: power, runes };
}

/**
 * Whether a seat can pay this, with its Runes and what else Adds (runes.20: nothing is always paid).
 * @param purpose what it is paid for
 */
export function canPay(
  table: RiftboundTable,
  seat: Seat,
  cost: Resources,
  purpose: Purpose = ANYTHING,
): boolean {
  const means = meansOf(table, seat, purpose.playing);
  return covers(means, cost) || coversWith(means, cost, sourcesFor(table, seat, purpose));
}

function covers(means: Means, { energy, power }: Resources): boolean {
  if (means.energy + means.ready < energy) return false;
  return power.length === 0 || match(allPower(means), power, 0);
}

/** Whether a cost can be paid with abilities that Add, of each card one at most. */
function coversWith(means: Means, cost: Resources, [next, ...rest]: readonly Source[]): boolean {
  if (next === undefined) return covers(means, cost);
  const others = without(rest, next);
  if (coversWith(having(means, next), cost, others)) return true;
  return others.length < rest.length && coversWith(means, cost, rest);
}

/** The abilities of other cards. */
function without(sources: readonly Source[], { self: { card } }: Source): readonly Source[] {
  return sources.filter(({ self }) => self.card !== card);
}

/** Means with what an ability Adds. */
function having(means: Means, { energy, power }: Source): Means {
  return {
    ...means,
    energy: means.energy + energy,
    pool: means.pool.map((count, kind) => count + (power[kind] ?? 0)),
  };
}

/** How much Power of each kind the pool and the Runes give. */
function allPower({ pool, runes }: Means): number[] {
  return pool.map((count, kind) => count + (runes[kind] ?? 0));
}

/** Finds a kind of Power for each symbol from `at` on, taking it out of `left`. */
function match(left: number[], power: readonly number[], at: number): boolean {
  const symbol = power[at];
  if (symbol === undefined) return true;
  for (let kind = 0; kind < POWERS; kind++) {
    if ((left[kind] ?? 0) === 0 || (paysFor(kind) & symbol) === 0) continue;
    left[kind] = (left[kind] ?? 0) - 1;
    if (match(left, power, at + 1)) return true;
    left[kind] = (left[kind] ?? 0) + 1;
  }
  return false;
}

interface Payment {
  readonly who: Seat;
  readonly about: CardId;
  readonly purpose: Purpose;
  energy: number;
  power: readonly number[];
}

/** play.11 What is to be paid for a card or ability. */
export function payment(
  who: Seat,
  about: CardId,
  { energy, power }: Resources,
  purpose: Purpose = ANYTHING,
): Payment {
  // The symbols that fewest kinds of Power pay for come first: they leave the most choice.
  const sorted = power.toSorted((one, other) => bits(one) - bits(other));
  return { who, about, purpose, energy, power: sorted };
}

function bits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/**
 * play.11, play.12 Pays Energy and Power. The player is asked which abilities to use for what the pool and the Runes lack,
 * and which Power to use, where that makes a difference; Runes that are Exhausted anyway are Recycled first.
 */
export const pay = procedure<Payment>("play.11", {
  "play.12": choose(
    (table, locals) => {
      const options = sourcesToUse(table, locals).map(({ self }) => abilityOption(self));
      if (options.length === 0) return null;
      return { seat: locals.who, ask: "payAdd", options, open: true, about: locals.about };
    },
    (table, locals, option) => {
      const used = sourcesToUse(table, locals).find(({ self }) => sameAbility(self, option));
      if (used === undefined) return;
      call(table, addWhilePaying, { self: used.self });
      repeat(table);
    },
  ),
  "runes.6": choose(
    (table, locals) => {
      const kinds = kindsFor(table, locals);
      if (kinds.length === 0) return null;
      const options = kinds.map((kind): Option => ({ kind: "word", word: POWER_WORDS[kind] ?? "" }));
      return { seat: locals.who, ask: "payPower", options, open: true, about: locals.about };
    },
    (table, locals, option) => {
      const kind =
        option.kind === "word" ? POWER_WORDS.indexOf(option.word as (typeof POWER_WORDS)[number]) : NONE;
      const symbol = symbolFor(table, locals, kind);
      payOnePower(table, locals, kind);
      locals.power = locals.power.toSpliced(symbol, 1);
      repeat(table);
    },
  ),
  "runes.5": (table, { who, energy, about, purpose: { playing } }) => {
    const { energy: pool } = table.state.game;
    const missing = energy - meansOf(table, who, playing).energy;
    if (missing > 0) {
      const used = runesToExhaust(table, who).slice(0, missing);
      raise(table, "exhausted", { seat: who, cards: used });
      pool[who] = (pool[who] ?? 0) + used.length;
    }
    spendEnergy(table, who, playing, energy);
    if (energy > 0) raise(table, "paid", { seat: who, amount: energy, source: about });
  },
});

/** The abilities that bring some of what the pool and the Runes lack, so that the rest can still be paid. */
function sourcesToUse(table: RiftboundTable, { who, purpose, energy, power }: Payment): Source[] {
  const means = meansOf(table, who, purpose.playing);
  if (covers(means, { energy, power })) return [];
  const sources = sourcesFor(table, who, purpose);
  const brings = (one: Means, other: Means): boolean =>
    (other.energy > one.energy && one.energy + one.ready < energy) ||
    mostPaid(allPower(other), power, 0) > mostPaid(allPower(one), power, 0);
  return sources.filter((source) => {
    const then = having(means, source);
    return brings(means, then) && coversWith(then, { energy, power }, without(sources, source));
  });
}

/** How many of the symbols from `at` on Power pays at the most. */
function mostPaid(left: number[], power: readonly number[], at: number): number {
  const symbol = power[at];
  if (symbol === undefined) return 0;
  // Those of any domain come last: they take whatever is there.
  if (symbol === ANY_DOMAIN)
    return Math.min(
      power.length - at,
      left.reduce((sum, count) => sum + count, 0),
    );
  let most = mostPaid(left, power, at + 1);
  for (let kind = 0; kind < POWERS; kind++) {
    if ((left[kind] ?? 0) === 0 || (paysFor(kind) & symbol) === 0) continue;
    const rest = left.with(kind, (left[kind] ?? 0) - 1);
    most = Math.max(most, 1 + mostPaid(rest, power, at + 1));
  }
  return most;
}

/** The words for the kinds of Power, by kind. */
const POWER_WORDS = ["fury", "calm", "mind", "body", "chaos", "order", "universal"] as const;

/**
 * The kinds of Power that can be paid next; runes.18 in which order Runes are Recycled is the player's choice. Where all that
 * could pay is needed, the pool goes first without a choice.
 */
function kindsFor(table: RiftboundTable, payment_: Payment): number[] {
  const { who, power, purpose } = payment_;
  const kinds = POWER_WORDS.map((_, kind) => kind).filter(
    (kind) => symbolFor(table, payment_, kind) !== NONE,
  );
  const means = meansOf(table, who, purpose.playing);
  const all = allPower(means).reduce((sum, count, kind) => (paysForAny(kind, power) ? sum + count : sum), 0);
  const first = kinds.find((kind) => (means.pool[kind] ?? 0) > 0);
  return first !== undefined && all === power.length ? [first] : kinds;
}

function paysForAny(kind: number, power: readonly number[]): boolean {
  return power.some((symbol) => (paysFor(kind) & symbol) !== 0);
}

/** The place of a symbol that a kind of Power pays so that the rest can still be paid, or `NONE`. */
function symbolFor(
  table: RiftboundTable,
  { who, power, purpose: { playing } }: Payment,
  kind: number,
): number {
  const left = allPower(meansOf(table, who, playing));
  if ((left[kind] ?? 0) === 0) return NONE;
  left[kind] = (left[kind] ?? 0) - 1;
  return power.findIndex(
    (symbol, at) => (paysFor(kind) & symbol) !== 0 && match(left.slice(), power.toSpliced(at, 1), 0),
  );
}

/** Spends one Power of a kind: from the pool, else of a Rune that is Recycled, Exhausted for Energy before if it is Ready. */
function payOnePower(
  table: RiftboundTable,
  { who, energy, purpose: { playing } }: Payment,
  kind: number,
): void {
  const { game } = table.state;
  const pools = [...reservedFor(table, who, playing).map(({ power }) => power), game.power[who] ?? []];
  const pool = pools.find((each) => (each[kind] ?? 0) > 0);
  if (pool !== undefined) {
    pool[kind] = (pool[kind] ?? 0) - 1;
    return;
  }
  const own = runesOf(table, who).filter((card) => powerKind(faceOf(table, card).domains) === kind);
  const rune = own.find((card) => cardAt(table, card).turned) ?? own[0];
  if (rune === undefined) return;
  if (!cardAt(table, rune).turned && meansOf(table, who, playing).energy < energy) {
    raise(table, "exhausted", { seat: who, cards: [rune] });
    game.energy[who] = (game.energy[who] ?? 0) + 1;
  }
  raise(table, "recycled", { seat: who, cards: [rune] });
}

/** Spends Energy of the pool: first what can be spent on little else. */
function spendEnergy(table: RiftboundTable, who: Seat, playing: CardId, energy: number): void {
  let left = energy;
  for (const each of reservedFor(table, who, playing)) {
    const used = Math.min(left, each.energy);
    each.energy -= used;
    left -= used;
  }
  const { energy: pool } = table.state.game;
  pool[who] = (pool[who] ?? 0) - left;
}

/** The Ready Runes in the order in which they are Exhausted. */
function runesToExhaust(table: RiftboundTable, seat: Seat): CardId[] {
  return runesOf(table, seat).filter((card) => !cardAt(table, card).turned);
}

/** Two costs together. */
export function plus(one: Resources, other: Resources): Resources {
  if (other === FREE) return one;
  return { energy: one.energy + other.energy, power: [...one.power, ...other.power] };
}

export const payingProcedures = [pay];
