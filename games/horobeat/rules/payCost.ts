import { type CardId, cardAt, raise, repeat, type Seat, zoneAt } from "@gyoji/kernel";
import { COLOR_SETS, faceOf } from "../definition.ts";
import { choose, enaOf, type HorobeatTable, procedure } from "../state.ts";

/** What there is to pay with: the ready Ena by their colours. */
export interface ReadyEna {
  readonly count: number;
  /** How many there are of each set of colours. */
  readonly bySet: readonly number[];
}

/** 3.4.2 The ready Ena of a seat. `without` are left out. */
export function readyEna(table: HorobeatTable, seat: Seat, without: readonly CardId[] = NO_CARDS): ReadyEna {
  const bySet = [0, 0, 0, 0, 0, 0, 0, 0];
  let count = 0;
  const zone = zoneAt(table, enaOf(seat));
  for (let at = 0; at < zone.length; at++) {
    const card = zone[at] as CardId;
    if (cardAt(table, card).turned || without.includes(card)) continue;
    const { colors } = faceOf(table, card);
    bySet[colors] = (bySet[colors] ?? 0) + 1;
    count++;
  }
  return { count, bySet };
}

const NO_CARDS: readonly CardId[] = [];

/**
 * Why a Cost cannot be paid, so that the use of its card is not offered (7.2.2.3): the rule, or "" if it can.
 * @param colors the colours that the Ena must show, the origin's already taken away
 */
export function cannotPay(ready: ReadyEna, cost: number, colors: number): "" | "7.2.2.1" | "7.2.2.2" {
  if (ready.count < cost) return "7.2.2.2";
  return fewestFor(ready, colors) <= cost ? "" : "7.2.2.1";
}

/** 7.2.2.1 The fewest Ena that show these colours between them; Infinity if all together do not. */
function fewestFor(ready: ReadyEna, colors: number): number {
  if (colors === 0) return 0;
  let fewest = Number.POSITIVE_INFINITY;
  for (let set = 1; set < COLOR_SETS; set++)
    if ((ready.bySet[set] ?? 0) > 0 && (set & colors) !== 0)
      fewest = Math.min(fewest, 1 + fewestFor(ready, colors & ~set));
  return fewest;
}

/** A payment in progress. */
interface Payment {
  readonly who: Seat;
  readonly card: CardId;
  readonly cost: number;
  readonly colors: number;
  readonly chosen: CardId[];
}

/** 7.2.1 What is paid for a card: `cost` Ena that show `colors` between them. */
export function payment(who: Seat, card: CardId, cost: number, colors: number): Payment {
  return { who, card, cost, colors, chosen: [] };
}

/**
 * 7.2 Paying a Cost. The player is asked which Ena to use only while different choices would leave different
 * colours ready; otherwise they are used in zone order.
 */
export const payCost = procedure<Payment>("7.2", {
  "7.2.2": choose(
    (table, locals) => {
      if (onlySelection(remaining(table, locals), restOf(locals), missingOf(table, locals)) !== null)
        return null;
      const options = usable(table, locals).map((card) => ({ kind: "card" as const, card }));
      return { seat: locals.who, ask: "chooseEna", options, open: true, about: locals.card };
    },
    (table, locals, option) => {
      if (option.kind === "card") locals.chosen.push(option.card);
      repeat(table);
    },
  ),
  // 7.2.2.4: an Over-Beat has come here with the smaller number.
  "7.2.3": (table, locals) => {
    const wanted = onlySelection(remaining(table, locals), restOf(locals), missingOf(table, locals)) ?? [];
    for (const card of zoneAt(table, enaOf(locals.who))) {
      const { colors } = faceOf(table, card);
      if (cardAt(table, card).turned || (wanted[colors] ?? 0) === 0 || locals.chosen.includes(card)) continue;
      wanted[colors] = (wanted[colors] ?? 0) - 1;
      locals.chosen.push(card);
    }
    if (locals.chosen.length > 0) raise(table, "enaUsed", { seat: locals.who, cards: locals.chosen });
  },
});

function restOf({ cost, chosen }: Payment): number {
  return cost - chosen.length;
}

function remaining(table: HorobeatTable, { who, chosen }: Payment): ReadyEna {
  return readyEna(table, who, chosen);
}

function missingOf(table: HorobeatTable, { colors, chosen }: Payment): number {
  return chosen.reduce((missing, card) => missing & ~faceOf(table, card).colors, colors);
}

/** The ready Ena that can be chosen next: the rest can still show what is missing then (3.5.2, 7.2.2.1). */
function usable(table: HorobeatTable, locals: Payment): CardId[] {
  const ready = remaining(table, locals);
  const missing = missingOf(table, locals);
  return zoneAt(table, enaOf(locals.who)).filter((card) => {
    if (cardAt(table, card).turned || locals.chosen.includes(card)) return false;
    return fewestFor(ready, missing & ~faceOf(table, card).colors) < restOf(locals);
  });
}

/**
 * The one choice of Ena that pays, as counts by colours, if all choices leave the same colours ready; else null.
 * A choice that pays exists.
 */
function onlySelection({ count, bySet }: ReadyEna, cost: number, missing: number): number[] | null {
  if (count === cost) return bySet.slice();
  const alike = bySet.indexOf(count);
  if (alike >= 0) return bySet.map((_, set) => (set === alike ? cost : 0));
  const selections: number[][] = [];
  collectSelections(bySet, cost, missing, 0, new Array<number>(COLOR_SETS).fill(0), selections);
  return selections.length === 1 ? (selections[0] ?? null) : null;
}

/** Collects the choices that differ in colours, and stops at two. */
function collectSelections(
  bySet: readonly number[],
  cost: number,
  missing: number,
  set: number,
  taken: number[],
  selections: number[][],
): void {
  if (selections.length > 1) return;
  if (cost === 0) {
    if (missing === 0) selections.push(taken.slice());
    return;
  }
  if (set >= COLOR_SETS) return;
  for (let count = Math.min(bySet[set] ?? 0, cost); count >= 0; count--) {
    taken[set] = count;
    collectSelections(bySet, cost - count, count > 0 ? missing & ~set : missing, set + 1, taken, selections);
  }
  taken[set] = 0;
}
