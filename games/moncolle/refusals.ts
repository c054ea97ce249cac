import {
  type CardId,
  type Decision,
  type Option,
  type Pending,
  type Refusal,
  type Seat,
  zoneAt,
} from "@gyoji/kernel";
import { faceOf } from "./definition.ts";
import { optionFor, usingsInCombat } from "./rules/declaring.ts";
import { cannotLie, freeSquares } from "./rules/fields.ts";
import { levelsAt, limitOf, squareOf, unitsAt, unitsOf } from "./rules/information.ts";
import { unitsGoing } from "./rules/movement.ts";
import { cannotGo, cannotMove, type Hindrance, hindrance } from "./rules/reach.ts";
import { answerTimings } from "./rules/stack.ts";
import { cannotSummon } from "./rules/summoning.ts";
import { cannotUse } from "./rules/usable.ts";
import { ALL_SQUARES, motherSquare } from "./squares.ts";
import { combatOf, handOf, type MoncolleTable, partyZone, type Timing } from "./state.ts";

/** Why what one might expect is not offered at a seat's decision. */
export function refusals(table: MoncolleTable, seat: Seat): readonly Refusal[] {
  const pending = table.decisions.find(({ decision }) => decision.seat === seat);
  if (pending === undefined) return [];
  return expected(table, pending).filter(({ option }) => !isOffered(pending.decision, option));
}

function isOffered({ options }: Decision, wanted: Option): boolean {
  const key = JSON.stringify(wanted);
  return options.some((option) => JSON.stringify(option) === key);
}

function expected(table: MoncolleTable, pending: Pending): Refusal[] {
  const { seat, ask } = pending.decision;
  switch (ask) {
    case "makeField":
      return [
        ...hand(table, seat).map((card) => asField(table, seat, card)),
        ...squares(seat, (square) => cannotLie(table, seat, square) ?? hindrance("play.12", "fieldFirst")),
      ];
    case "chooseSquare":
      return squares(seat, (square) => cannotLie(table, seat, square));
    case "move":
      return [
        ...unitsOf(table, seat).map((unit) => asMove(table, unit)),
        ...squares(seat, (square) => asMovingTo(table, seat, square)),
      ];
    case "rearrangeWhich":
      return squares(seat, (square) => cannotRearrange(table, seat, square));
    case "moveTo":
    case "moveAllTo":
      return asGoing(table, seat, unitsGoing(pending));
    case "summon":
      return [
        ...hand(table, seat).map((card) => asSummon(table, seat, card)),
        ...squares(seat, (square) => asSummoningTo(table, seat, square)),
      ];
    case "summonInstantly":
      return hand(table, seat).map((card) => asInstant(table, seat, card));
    case "useNormal":
      return inCombat(table, seat, ["normal"]);
    case "useCounter":
      return inCombat(table, seat, ["counter"]);
    case "answer":
      return inCombat(table, seat, answerTimings(table, seat));
    default:
      return [];
  }
}

function hand(table: MoncolleTable, seat: Seat): readonly CardId[] {
  return zoneAt(table, handOf(seat));
}

function refusal(option: Option, { rule, reason, figures }: Hindrance): Refusal {
  return { option, rule, reason, figures };
}

function asField(table: MoncolleTable, seat: Seat, card: CardId): Refusal {
  const option: Option = { kind: "use", card, way: "field" };
  if (faceOf(table, card).type !== "field") return refusal(option, hindrance("play.14", "noFieldCard"));
  const why = freeSquares(table, seat).length === 0 ? "noSquare" : "noFieldCard";
  return refusal(option, hindrance("play.12", why));
}

function asMove(table: MoncolleTable, unit: CardId): Refusal {
  const option: Option = { kind: "use", card: unit, way: "move" };
  return refusal(option, cannotMove(table, unit) ?? hindrance("play.20", "nowhereToGo"));
}

/** Why each square cannot be chosen, where there is a reason. */
function squares(seat: Seat, whyNot: (square: number) => Hindrance | null): Refusal[] {
  return ALL_SQUARES.flatMap((square) => {
    const why = whyNot(square);
    return why === null ? [] : [refusal({ kind: "zone", zone: partyZone(seat, square) }, why)];
  });
}

/** Why units that have been chosen cannot go to each square. */
function asGoing(table: MoncolleTable, seat: Seat, units: readonly CardId[]): Refusal[] {
  return squares(seat, (square) =>
    units.some((unit) => squareOf(table, unit) === square)
      ? hindrance("play.20", "thereAlready")
      : cannotGo(table, units, square),
  );
}

/** play.20 A unit is chosen before the square that it goes to. */
function asMovingTo(table: MoncolleTable, seat: Seat, square: number): Hindrance {
  const isEmpty = unitsAt(table, seat, square).length === 0;
  return isEmpty ? hindrance("play.20", "nobodyThere") : hindrance("play.20", "unitFirst");
}

/** play.16 Only a party of several units has an order, and that is changed once a turn. */
function cannotRearrange(table: MoncolleTable, seat: Seat, square: number): Hindrance {
  const count = unitsAt(table, seat, square).length;
  return count < 2 ? hindrance("play.16", "noOrder", { count }) : hindrance("play.16", "arrangedAlready");
}

/** play.4 Units come onto the mother field, and only when a card has been chosen. */
function asSummoningTo(table: MoncolleTable, seat: Seat, square: number): Hindrance {
  if (square !== motherSquare(seat)) return hindrance("play.4", "notMother");
  const figures = { levels: levelsAt(table, seat, square), limit: limitOf(table, square) };
  return hindrance("play.4", "cardFirst", figures);
}

function asSummon(table: MoncolleTable, seat: Seat, card: CardId): Refusal {
  const face = faceOf(table, card);
  if (face.type === "item" && face.isEquipment)
    return refusal(
      { kind: "use", card, way: "equip" },
      hindrance("skill.1", "noBearer", { cost: face.cost }),
    );
  if (face.type === "spell" || face.type === "item")
    return refusal({ kind: "use", card, way: face.type }, hindrance("attack.7", "inCombatOnly"));
  if (face.type === "field")
    return refusal({ kind: "use", card, way: "field" }, hindrance("play.15", "notYet"));
  const why = cannotSummon(table, seat, card, motherSquare(seat)) ?? hindrance("play.4", "noUnit");
  return refusal({ kind: "use", card, way: "summon" }, why);
}

function asInstant(table: MoncolleTable, seat: Seat, card: CardId): Refusal {
  const option: Option = { kind: "use", card, way: "summon" };
  const face = faceOf(table, card);
  if (face.type === "unit" && !face.isInstant) return refusal(option, hindrance("classic.5", "notInstant"));
  const why = cannotSummon(table, seat, card, combatOf(table).square);
  return refusal(option, why ?? hindrance("classic.5", "notInstant"));
}

function inCombat(table: MoncolleTable, seat: Seat, timings: readonly Timing[]): Refusal[] {
  return usingsInCombat(table, seat).flatMap((using) => {
    const why = cannotUse(table, using, timings);
    return why === null ? [] : [refusal(optionFor(table, using), why)];
  });
}
