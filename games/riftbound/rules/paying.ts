import { type CardId, cardAt, NONE, type Option, raise, repeat, type Seat } from "@gyoji/kernel";
import { ANY_DOMAIN, DOMAINS, faceOf, POWERS, type Resources, UNIVERSAL } from "../definition.ts";
import { choose, procedure, type RiftboundTable } from "../state.ts";
import { runesOf } from "./information.ts";

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

function meansOf(table: RiftboundTable, seat: Seat): Means {
  const { energy, power } = table.state.game;
  const own = runesOf(table, seat);
  const runes = new Array<number>(POWERS).fill(0);
  for (const card of own) {
    const kind = powerKind(faceOf(table, card).domains);
    runes[kind] = (runes[kind] ?? 0) + 1;
  }
  return {
    energy: energy[seat] ?? 0,
    ready: own.filter((card) => !cardAt(table, card).turned).length,
    pool: power[seat] ?? [],
    runes,
  };
}

/** runes.4 The kind of Power that a Rune of this domain makes (runes.2). */
export function powerKind(domains: number): number {
  const at = Object.values(DOMAINS).indexOf(domains as (typeof DOMAINS)[keyof typeof DOMAINS]);
  return at < 0 ? UNIVERSAL : at;
}

/** runes.3 The domains that a kind of Power pays for, as bits. */
function paysFor(kind: number): number {
  return kind === UNIVERSAL ? ANY_DOMAIN : (Object.values(DOMAINS)[kind] ?? 0);
}

/** Whether a seat can pay this, with its Runes (runes.20: nothing is always paid). */
export function canPay(table: RiftboundTable, seat: Seat, { energy, power }: Resources): boolean {
  const means = meansOf(table, seat);
  if (means.energy + means.ready < energy) return false;
  return powerPaid(means, power) !== null;
}

/** How much Power of each kind the pool and the Runes give, for each symbol one; null when they cannot. */
function powerPaid({ pool, runes }: Means, power: readonly number[]): readonly number[] | null {
  const left = pool.map((count, kind) => count + (runes[kind] ?? 0));
  return match(left, power, 0) ? left : null;
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
  energy: number;
  power: readonly number[];
}

/** play.11 What is to be paid for a card or ability. */
export function payment(who: Seat, about: CardId, { energy, power }: Resources): Payment {
  // The symbols that fewest kinds of Power pay for come first: they leave the most choice.
  const sorted = power.toSorted((one, other) => bits(one) - bits(other));
  return { who, about, energy, power: sorted };
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
  "runes.5": (table, { who, energy, about }) => {
    const { energy: pool } = table.state.game;
    const missing = energy - (pool[who] ?? 0);
    if (missing > 0) {
      const used = runesToExhaust(table, who).slice(0, missing);
      raise(table, "exhausted", { seat: who, cards: used });
      pool[who] = (pool[who] ?? 0) + used.length;
    }
    pool[who] = (pool[who] ?? 0) - energy;
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
function symbolFor(table: RiftboundTable, { who, power }: Payment, kind: number): number {
  const { pool, runes } = meansOf(table, who);
  const left = pool.map((count, each) => count + (runes[each] ?? 0) - (each === kind ? 1 : 0));
  if ((left[kind] ?? 0) < 0) return NONE;
  return power.findIndex(
    (symbol, at) => (paysFor(kind) & symbol) !== 0 && match(left.slice(), power.toSpliced(at, 1), 0),
  );
}

/** Spends one Power of a kind: from the pool, else of a Rune that is Recycled, Exhausted for Energy before if it is Ready. */
function payOnePower(table: RiftboundTable, { who, energy }: Payment, kind: number): void {
  const { game } = table.state;
  const pool = game.power[who];
  if (pool === undefined) return;
  if ((pool[kind] ?? 0) > 0) {
    pool[kind] = (pool[kind] ?? 0) - 1;
    return;
  }
  const own = runesOf(table, who).filter((card) => powerKind(faceOf(table, card).domains) === kind);
  const rune = own.find((card) => cardAt(table, card).turned) ?? own[0];
  if (rune === undefined) return;
  if (!cardAt(table, rune).turned && (game.energy[who] ?? 0) < energy) {
    raise(table, "exhausted", { seat: who, cards: [rune] });
    game.energy[who] = (game.energy[who] ?? 0) + 1;
  }
  raise(table, "recycled", { seat: who, cards: [rune] });
}

/** The Ready Runes in the order in which they are Exhausted. */
function runesToExhaust(table: RiftboundTable, seat: Seat): CardId[] {
  return runesOf(table, seat).filter((card) => !cardAt(table, card).turned);
}

/** Two costs together. */
export function plus(one: Resources, other: Resources): Resources {
  return { energy: one.energy + other.energy, power: [...one.power, ...other.power] };
}

export const payingProcedures = [pay];
