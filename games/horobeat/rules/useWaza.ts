import { type CardId, call, raise, type Seat } from "@gyoji/kernel";
import { faceOf } from "../definition.ts";
import { type HorobeatTable, procedure, wazaZone } from "../state.ts";
import { battleOf, boostCostOf, costOf, hindered } from "./information.ts";
import { cannotPay, payCost, payment, type ReadyEna } from "./payCost.ts";

interface Use {
  readonly who: Seat;
  readonly card: CardId;
}

/** Why a Waza from hand cannot be used in the Line being processed, Cost aside: the rule, or "". */
export function cannotUseWaza(table: HorobeatTable, who: Seat, card: CardId): string {
  return hindered(table, card, who, "usableOnlyIf") ? "6.3.4.1.2" : "";
}

/** Why the Cost of a Waza cannot be paid, or "" (6.3.4.1.1). */
export function cannotPayWaza(table: HorobeatTable, card: CardId, ready: ReadyEna): string {
  return cannotPay(ready, costOf(table, card), faceOf(table, card).colors);
}

/** Why the Boost Cost cannot be paid, or "" (6.3.5.1.1); the card's colours count (6.3.5.1.2). */
export function cannotPayBoost(table: HorobeatTable, card: CardId, ready: ReadyEna): string {
  return cannotPay(ready, boostCostOf(table, card), faceOf(table, card).colors);
}

/** 6.3.4 Using a Waza from hand as a Battle Phase Action. */
export const useWaza = procedure<Use>("6.3.4", {
  "6.3.4.2": (table, { who, card }) =>
    call(table, payCost, payment(who, card, costOf(table, card), faceOf(table, card).colors)),
  "6.3.4.3": (table, use) => call(table, useWazaFree, use),
});

/** 9.12.1 Using a Waza by an effect: nothing is paid, the rest is as always. */
export const useWazaFree = procedure<Use>("9.12.1", {
  // 6.3.4.4: what the Waza does on use triggers now.
  "6.3.4.3": (table, { who, card }) =>
    raise(table, "wazaPlaced", { seat: who, cards: [card], zone: wazaZoneNow(table, who) }),
  "6.3.4.5": (table, { who, card }) =>
    raise(table, "wazaUsed", { seat: who, cards: [card], zone: wazaZoneNow(table, who) }),
});

/** 6.3.5 Using a Horobito from hand as a Boost, as a Battle Phase Action. */
export const boost = procedure<Use>("6.3.5", {
  "6.3.5.2": (table, { who, card }) =>
    call(table, payCost, payment(who, card, boostCostOf(table, card), faceOf(table, card).colors)),
  // 6.3.5.4: not "a Waza is used"; 6.3.5.4.1: what names Boost is met.
  "6.3.5.3": (table, { who, card }) =>
    raise(table, "boosted", { seat: who, cards: [card], zone: wazaZoneNow(table, who) }),
});

function wazaZoneNow(table: HorobeatTable, who: Seat): number {
  return wazaZone(who, battleOf(table).line);
}
