import { type CardId, type Decision, type Option, type Refusal, type Seat, zoneAt } from "@gyoji/kernel";
import { faceOf } from "./definition.ts";
import { optionFor, usingsInCombat } from "./rules/declaring.ts";
import { freeSquares } from "./rules/fields.ts";
import { squareOf, unitsOf } from "./rules/information.ts";
import { cannotGo, cannotMove, type Hindrance, hindrance } from "./rules/reach.ts";
import { answerTimings } from "./rules/stack.ts";
import { cannotSummon } from "./rules/summoning.ts";
import { cannotUse } from "./rules/usable.ts";
import { ALL_SQUARES, motherSquare } from "./squares.ts";
import { combatOf, handOf, type MoncolleTable, partyZone, type Timing } from "./state.ts";

/** Why what one might expect is not offered at a seat's decision. */
export function refusals(table: MoncolleTable, seat: Seat): readonly Refusal[] {
  const decision = table.decisions.find((pending) => pending.decision.seat === seat)?.decision;
  if (decision === undefined) return [];
  return expected(table, decision).filter(({ option }) => !isOffered(decision, option));
}

function isOffered({ options }: Decision, wanted: Option): boolean {
  const key = JSON.stringify(wanted);
  return options.some((option) => JSON.stringify(option) === key);
}

function expected(table: MoncolleTable, { seat, ask, about }: Decision): Refusal[] {
  switch (ask) {
    case "makeField":
      return hand(table, seat).map((card) => asField(table, seat, card));
    case "move":
      return unitsOf(table, seat).map((unit) => asMove(table, unit));
    case "moveTo":
      return asGoing(table, seat, about);
    case "summon":
      return hand(table, seat).map((card) => asSummon(table, seat, card));
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

/** Why a unit that has been chosen cannot go to each square. */
function asGoing(table: MoncolleTable, seat: Seat, unit: CardId): Refusal[] {
  return ALL_SQUARES.filter((square) => square !== squareOf(table, unit)).flatMap((square) => {
    const why = cannotGo(table, [unit], square);
    return why === null ? [] : [refusal({ kind: "zone", zone: partyZone(seat, square) }, why)];
  });
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
