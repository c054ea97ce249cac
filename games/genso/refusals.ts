import { type CardId, type Decision, type Option, type Refusal, type Seat, zoneAt } from "@gyoji/kernel";
import { faceOf, isCharacterCard } from "./definition.ts";
import { costsOf, countOf } from "./rules/information.ts";
import { type GensoTable, handOf, leaderOf, sideOf } from "./state.ts";

/** Why what one might expect is not offered at a seat's decision. */
export function refusals(table: GensoTable, seat: Seat): readonly Refusal[] {
  const decision = table.decisions.find((pending) => pending.decision.seat === seat)?.decision;
  if (decision === undefined) return [];
  const offered = new Set(decision.options.map((option) => JSON.stringify(option)));
  return expected(table, decision).filter(({ option }) => !offered.has(JSON.stringify(option)));
}

function expected(table: GensoTable, { seat, ask }: Decision): Refusal[] {
  switch (ask) {
    case "placeDeckSide":
    case "placeCentre":
    case "placeDiscardSide":
      return hand(table, seat).map((card) => asPlaced(table, card));
    case "discardForFaces":
      return hand(table, seat).map((card) => asDiscarded(table, card));
    case "calculation":
      return [...hand(table, seat).map((card) => asLaid(table, card)), ...leaders(table, seat)];
    case "attackBy":
      return asAttack(table, seat);
    case "mayDo":
      return [refusal({ kind: "word", word: "yes" }, "calc.15", "cannotDo")];
    default:
      return [];
  }
}

function hand(table: GensoTable, seat: Seat): readonly CardId[] {
  return zoneAt(table, handOf(seat));
}

function refusal(option: Option, rule: string, reason: string, figures: Refusal["figures"] = {}): Refusal {
  return { option, rule, reason: `refused ${reason}`, figures };
}

function asPlaced(table: GensoTable, card: CardId): Refusal {
  const option: Option = { kind: "card", card };
  if (isCharacterCard(table, card)) return refusal(option, "turn.5", "alreadyChosen");
  return refusal(option, "turn.4", "noCharacter");
}

function asDiscarded(table: GensoTable, card: CardId): Refusal {
  const option: Option = { kind: "card", card };
  if (!isCharacterCard(table, card)) return refusal(option, "calc.5", "noCharacter");
  return refusal(option, "calc.7", "otherElement");
}

function asLaid(table: GensoTable, card: CardId): Refusal {
  const option: Option = { kind: "use", card, way: "lay" };
  if (faceOf(table, card).type !== "stacking") return refusal(option, "place.4", "notLaid");
  return refusal(option, "place.4", "noBearer");
}

function leaders(table: GensoTable, seat: Seat): Refusal[] {
  return zoneAt(table, leaderOf(seat)).map((card) =>
    refusal({ kind: "use", card, way: "turnUp" }, "setup.2", "leaderStays"),
  );
}

/** calc.8, calc.9, calc.12 */
function asAttack(table: GensoTable, seat: Seat): Refusal[] {
  const { card } = sideOf(table, seat);
  const count = countOf(table, seat);
  const { skill, burst } = costsOf(table, card);
  return [
    refusal({ kind: "word", word: "skill" }, "calc.8", "tooFewFaces", { cost: skill, count }),
    refusal({ kind: "word", word: "burst" }, "calc.9", "tooFewFaces", { cost: burst, count }),
    refusal({ kind: "word", word: "normal" }, "calc.12", "costReached", { count }),
  ];
}
