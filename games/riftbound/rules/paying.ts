import { type CardId, cardAt, NONE, type Option, raise, repeat, type Seat } from "@gyoji/kernel";
import { ANY_DOMAIN, DOMAINS, FREE, faceOf, POWERS, type Resources, UNIVERSAL } from "../definition.ts";
import { choose, type PlayableType, procedure, type Reserved, type RiftboundTable } from "../state.ts";
import { isType, runesOf } from "./information.ts";

/*
 * Paying resources. A resource must be Added before it is paid (runes.9); Runes Add at any time during a payment
 * (runes.19, play.12): a Ready Rune is Exhausted for Energy (runes.5), any Rune is Recycled for Power (runes.6).
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

/** The domain of each kind of Power but universal Power, as bits. */
const DOMAIN_OF: readonly number[] = Object.values(DOMAINS);

/** runes.4 The kind of Power that a Rune of this domain makes (runes.2). */
export function powerKind(domains: number): number {
  const at = DOMAIN_OF.indexOf(domains);
  return at < 0 ? UNIVERSAL : at;
}

/** runes.3 The domains that a kind of Power pays for, as bits. */
function paysFor(kind: number): number {
  return kind === UNIVERSAL ? ANY_DOMAIN : (DOMAIN_OF[kind] ?? 0);
}

/**
 * Whether a seat can pay this, with its Runes (runes.20: nothing is always paid).
 * @param playing the card that it is paid for playing
 */
export function canPay(
  table: RiftboundTable,
  seat: Seat,
  { energy, power }: Resources,
  playing: CardId = NONE,
): boolean {
  const means = meansOf(table, seat, playing);
  if (means.energy + means.ready < energy) return false;
  return power.length === 0 || match(allPower(means), power, 0);
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
  /** The card that it is paid for playing, or `NONE`. */
  readonly playing: CardId;
  energy: number;
  power: readonly number[];
}

/** play.11 What is to be paid for a card or ability. */
export function payment(
  who: Seat,
  about: CardId,
  { energy, power }: Resources,
  playing: CardId = NONE,
): Payment {
  // The symbols that fewest kinds of Power pay for come first: they leave the most choice.
  const sorted = power.toSorted((one, other) => bits(one) - bits(other));
  return { who, about, playing, energy, power: sorted };
}

function bits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/**
 * play.11, play.12 Pays Energy and Power. The player is asked which Power to use where that makes a difference; Runes
 * that are Exhausted anyway are Recycled first.
 */
export const pay = procedure<Payment>("play.11", {
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
  "runes.5": (table, { who, energy, about, playing }) => {
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

/** The words for the kinds of Power, by kind. */
const POWER_WORDS = ["fury", "calm", "mind", "body", "chaos", "order", "universal"] as const;

/** The kinds of Power that can be paid next; runes.18 in which order Runes are Recycled is the player's choice. */
function kindsFor(table: RiftboundTable, payment_: Payment): number[] {
  return POWER_WORDS.map((_, kind) => kind).filter((kind) => symbolFor(table, payment_, kind) !== NONE);
}

/** The place of a symbol that a kind of Power pays so that the rest can still be paid, or `NONE`. */
function symbolFor(table: RiftboundTable, { who, power, playing }: Payment, kind: number): number {
  const left = allPower(meansOf(table, who, playing));
  if ((left[kind] ?? 0) === 0) return NONE;
  left[kind] = (left[kind] ?? 0) - 1;
  return power.findIndex(
    (symbol, at) => (paysFor(kind) & symbol) !== 0 && match(left.slice(), power.toSpliced(at, 1), 0),
  );
}

/** Spends one Power of a kind: from the pool, else of a Rune that is Recycled, Exhausted for Energy before if it is Ready. */
function payOnePower(table: RiftboundTable, { who, energy, playing }: Payment, kind: number): void {
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
