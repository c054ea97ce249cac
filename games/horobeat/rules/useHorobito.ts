import {
  applies,
  type CardId,
  call,
  cardAt,
  everyone,
  type Option,
  type Question,
  raise,
  type Seat,
  show,
} from "@gyoji/kernel";
import { faceOf } from "../definition.ts";
import { choose, type HorobeatTable, horobitoZone, lineOf, procedure } from "../state.ts";
import { costOf, hindered, horobitoIn, horobitoOf, newLineOf, states } from "./information.ts";
import { cannotPay, payCost, payment, type ReadyEna, readyEna } from "./payCost.ts";

interface Use {
  readonly who: Seat;
  readonly card: CardId;
}

interface OverBeat extends Use {
  /** The Line of the origin, once chosen. */
  line: number;
}

/** A Horobito as something to lay another on, its figures as they are now. */
export interface Origin {
  readonly card: CardId;
  readonly cost: number;
  readonly colors: number;
  /** 9.6.1 Whether it cannot be Over-Beaten. */
  readonly closed: boolean;
}

/** The own Horobito of a player, innermost first, as what another may be laid on. */
export function originsOf(table: HorobeatTable, who: Seat): Origin[] {
  return horobitoOf(table, who).map((card) => originOf(table, card));
}

function originOf(table: HorobeatTable, card: CardId): Origin {
  return {
    card,
    cost: costOf(table, card),
    colors: faceOf(table, card).colors,
    closed: applies(table, "notOverBeaten", "card", card),
  };
}

/** Why a Horobito cannot enter at all: the rule, or "". */
function cannotEnter(table: HorobeatTable, who: Seat, card: CardId): "" | "6.2.6.2.2" {
  return hindered(table, card, who, "enterOnlyIf") ? "6.2.6.2.2" : "";
}

/** Why a Horobito cannot enter a new Line, Cost aside: the rule, or "". */
export function cannotEnterNewLine(table: HorobeatTable, who: Seat, card: CardId): string {
  return cannotEnter(table, who, card) || (newLineOf(table, who) === 0 ? "6.2.6.4.4" : "");
}

/** Why a Horobito of this Cost that may enter cannot be laid on this origin, payment aside: the rule, or "". */
function cannotLayOn(table: HorobeatTable, who: Seat, card: CardId, cost: number, origin: Origin): string {
  if (origin.closed) return "9.6.1";
  if (origin.cost < cost) return "";
  return states(table, card, who, "overBeats", origin.card) ? "" : "6.2.6.5.1.1";
}

/** Why entering a new Line from hand cannot be paid, or "" (6.2.6.2.1). */
export function cannotPayNewLine(table: HorobeatTable, card: CardId, ready: ReadyEna): string {
  return cannotPay(ready, costOf(table, card), faceOf(table, card).colors);
}

/** Why an Over-Beat from hand on this origin cannot be paid, or "" (6.2.6.2.1). */
function cannotPayOverBeat(cost: number, colors: number, origin: Origin, ready: ReadyEna): string {
  return cannotPay(ready, reducedCost(cost, origin), missingColors(colors, origin));
}

/** 6.2.6.5.2.1 The Cost of an Over-Beat: less by the Cost of the origin, not below 0 (2.3.1). */
export function reducedCost(cost: number, origin: Origin): number {
  return Math.max(0, cost - origin.cost);
}

/** 7.2.2.1 The colours that the origin does not show. */
function missingColors(colors: number, origin: Origin): number {
  return colors & ~origin.colors;
}

/** Why a Horobito from hand cannot be laid on this origin and paid for: the rule, or "". */
export function cannotOverBeat(
  table: HorobeatTable,
  who: Seat,
  card: CardId,
  origin: Origin,
  ready: ReadyEna,
): string {
  const cost = costOf(table, card);
  return (
    cannotEnter(table, who, card) ||
    cannotLayOn(table, who, card, cost, origin) ||
    cannotPayOverBeat(cost, faceOf(table, card).colors, origin, ready)
  );
}

/** 6.2.6.5.1 The Horobito among `origins` that one from hand may be laid on and paid for. */
function payableOrigins(
  table: HorobeatTable,
  who: Seat,
  card: CardId,
  origins: readonly Origin[],
  ready: ReadyEna,
): Origin[] {
  return origins.filter((origin) => cannotOverBeat(table, who, card, origin, ready) === "");
}

/** Whether one of `origins` may be laid on and paid for with a Horobito from hand (6.2.6.5.1.2). */
export function hasPayableOrigin(
  table: HorobeatTable,
  who: Seat,
  card: CardId,
  origins: readonly Origin[],
  ready: ReadyEna,
): boolean {
  for (const origin of origins) if (cannotOverBeat(table, who, card, origin, ready) === "") return true;
  return false;
}

/** The own Horobito that one may be laid on without paying (6.2.6.5.2.2). */
export function freeOrigins(table: HorobeatTable, who: Seat, card: CardId): Origin[] {
  if (cannotEnter(table, who, card) !== "") return [];
  const cost = costOf(table, card);
  return originsOf(table, who).filter((origin) => cannotLayOn(table, who, card, cost, origin) === "");
}

/** 6.2.6.4 Entering a new Line from hand. */
export const enterNewLine = procedure<Use>("6.2.6.4", {
  "6.2.6.4.1": (table, { who, card }) =>
    call(table, payCost, payment(who, card, costOf(table, card), faceOf(table, card).colors)),
  "6.2.6.4.2": putOnNewLine,
});

/** 6.2.6.4.1.1 Entering a new Line by an effect: nothing is paid. */
export const enterNewLineFree = procedure<Use>("6.2.6.4.1.1", {
  "6.2.6.4.2": putOnNewLine,
});

function putOnNewLine(table: HorobeatTable, { who, card }: Use): void {
  raise(table, "entered", { seat: who, cards: [card], zone: horobitoZone(who, newLineOf(table, who)) });
}

/** 6.2.6.5 Over-Beat from hand. */
export const overBeat = procedure<OverBeat>("6.2.6.5", {
  "6.2.6.5.1": choose((table, locals) => {
    const { who, card } = locals;
    return askOrigin(locals, payableOrigins(table, who, card, originsOf(table, who), readyEna(table, who)));
  }, takeOrigin),
  "6.2.6.5.2": (table, { who, card, line }) => {
    const origin = originOf(table, horobitoIn(table, who, line));
    const cost = reducedCost(costOf(table, card), origin);
    const colors = missingColors(faceOf(table, card).colors, origin);
    call(table, payCost, payment(who, card, cost, colors));
  },
  "6.2.6.5.3": putOnOrigin,
});

/** 6.2.6.5.2.2 Over-Beat by an effect: nothing is paid, the conditions hold. */
export const overBeatFree = procedure<OverBeat>("6.2.6.5.2.2", {
  // Declared: from now on everybody sees which card it is.
  "6.2.6.2": (table, { card }) => show(table, card, everyone(table)),
  "6.2.6.5.1": choose(
    (table, locals) => askOrigin(locals, freeOrigins(table, locals.who, locals.card)),
    takeOrigin,
  ),
  "6.2.6.5.3": putOnOrigin,
});

/** There is an origin: otherwise the Over-Beat would not have been offered (6.2.6.5.1.2). */
function askOrigin({ who, card }: Use, origins: readonly Origin[]): Question {
  const options = origins.map((origin): Option => ({ kind: "card", card: origin.card }));
  return { seat: who, ask: "chooseOrigin", options, open: true, about: card };
}

function takeOrigin(table: HorobeatTable, locals: OverBeat, option: Option): void {
  if (option.kind === "card") locals.line = lineOf(cardAt(table, option.card).zone);
}

/** 6.2.6.5.4 What the new Horobito does on entering and what its origin does on being laid under trigger together. */
function putOnOrigin(table: HorobeatTable, { who, card, line }: OverBeat): void {
  const origin = horobitoIn(table, who, line);
  const zone = horobitoZone(who, line);
  raise(table, "overBeaten", { seat: who, cards: [origin], zone, source: card });
  raise(table, "entered", { seat: who, cards: [card], zone, amount: 1, source: origin });
}

/** An Over-Beat about to be made: the origin is still to be chosen. */
export function overBeatBy(who: Seat, card: CardId): OverBeat {
  return { who, card, line: 0 };
}
