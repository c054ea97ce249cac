import { applies, type CardId, cardAt, NONE, type Seat, zoneAt } from "@gyoji/kernel";
import { costOf, horobitoIn, horobitoOf, powerOf } from "./rules/information.ts";
import { readyEna } from "./rules/payCost.ts";
import { enaOf, type HorobeatTable, handOf, heartsOf, LINES, opponentOf } from "./state.ts";

/** How good the position is for a seat, from -1000 (lost) to 1000 (won). */
export function measure(table: HorobeatTable, seat: Seat): number {
  const { outcome } = table.state;
  if (outcome !== null) return outcome.kind !== "won" ? 0 : outcome.winners.includes(seat) ? 1000 : -1000;
  const foe = opponentOf(seat);
  const difference =
    standing(table, seat) - standing(table, foe) + prospects(table, seat) - prospects(table, foe);
  return Math.max(-900, Math.min(900, difference));
}

/** What a seat has: Hearts count most, then what stands on the Line, then Ena and cards to use. */
function standing(table: HorobeatTable, seat: Seat): number {
  const hand = zoneAt(table, handOf(seat)).length;
  let sum = 7 * Math.min(hand, 6) + 2 * Math.max(0, hand - 6);
  sum += 11 * Math.min(zoneAt(table, enaOf(seat)).length, 8) + 4 * readyEna(table, seat).count;
  for (const heart of zoneAt(table, heartsOf(seat))) sum += cardAt(table, heart).turned ? 45 : 80;
  for (const card of horobitoOf(table, seat)) sum += worth(table, card);
  return sum;
}

function worth(table: HorobeatTable, card: CardId): number {
  const upright = 10 + 6 * costOf(table, card);
  return cardAt(table, card).turned ? upright / 2 : upright;
}

/** What a seat would win if the Lines still to be fought were decided now; the one being fought counts most. */
function prospects(table: HorobeatTable, seat: Seat): number {
  const { battle, phase } = table.state.game;
  if (phase === "end") return 0;
  let sum = 0;
  for (let line = battle?.line ?? 1; line <= LINES; line++) {
    const fought = battle !== null && line === battle.line;
    if (!(fought && battle.decided) && wins(table, seat, line))
      sum += (fought ? 1 : 0.6) * prize(table, seat, line);
  }
  return sum;
}

function wins(table: HorobeatTable, seat: Seat, line: number): boolean {
  const [own, foe] = [horobitoIn(table, seat, line), horobitoIn(table, opponentOf(seat), line)];
  return own !== NONE && (foe === NONE || powerOf(table, own) > powerOf(table, foe));
}

function prize(table: HorobeatTable, seat: Seat, line: number): number {
  const foe = horobitoIn(table, opponentOf(seat), line);
  const hearts = applies(table, "doubleDamage", "card", horobitoIn(table, seat, line)) ? 75 : 40;
  return hearts + (foe === NONE ? 0 : worth(table, foe) / 2);
}
