import {
  type CardId,
  cardAt,
  type Decision,
  NONE,
  type Option,
  type Refusal,
  type Seat,
  zoneAt,
} from "@gyoji/kernel";
import { faceOf } from "./definition.ts";
import { cannotUseTrigger, triggerOption } from "./rules/check.ts";
import { boostCostOf, costOf, horobitoIn } from "./rules/information.ts";
import { type ReadyEna, readyEna } from "./rules/payCost.ts";
import {
  cannotEnterNewLine,
  cannotOverBeat,
  cannotPayNewLine,
  type Origin,
  originsOf,
  reducedCost,
} from "./rules/useHorobito.ts";
import { cannotPayBoost, cannotPayWaza, cannotUseWaza } from "./rules/useWaza.ts";
import { type HorobeatTable, handOf, lineOf } from "./state.ts";

/** Why what one might expect is not offered at a seat's decision: cards in hand, each way; an origin; a Trigger. */
export function refusals(table: HorobeatTable, seat: Seat): readonly Refusal[] {
  const decision = table.decisions.find((pending) => pending.decision.seat === seat)?.decision;
  if (decision === undefined) return [];
  const found = zoneAt(table, handOf(seat)).flatMap((card) => refusalsOf(table, decision, card));
  return [...found, ...originsRefused(table, decision), ...triggerRefused(table, decision)];
}

function refusalsOf(table: HorobeatTable, { seat, rule, options }: Decision, card: CardId): Refusal[] {
  const offered = (way: string): boolean =>
    options.some((option) => option.kind === "use" && option.card === card && option.way === way);
  const refused = ways(table, card).filter((way) => !offered(way));
  switch (rule) {
    case "6.2.6.2":
      return refused.map((way) => inMainStep(table, seat, card, way));
    case "6.3.2.3":
      return refused.map((way) => inBattle(table, seat, card, way));
    default:
      return [];
  }
}

/** The ways of using a card that its type knows (2.2.1.1, 2.2.1.2, 2.8.1.3). */
function ways(table: HorobeatTable, card: CardId): string[] {
  const face = faceOf(table, card);
  return face.type === "waza" ? ["waza"] : ["newLine", "overBeat", "boost"];
}

function inMainStep(table: HorobeatTable, who: Seat, card: CardId, way: string): Refusal {
  const option = { kind: "use", card, way } as const;
  const ready = readyEna(table, who);
  switch (way) {
    case "waza":
      return refusal(table, option, "2.2.1.2", null, ready);
    case "boost":
      return refusal(table, option, "6.2.5.1.1", null, ready);
    case "newLine":
      return refusal(
        table,
        option,
        cannotEnterNewLine(table, who, card) || cannotPayNewLine(table, card, ready),
        null,
        ready,
      );
    default:
      return overBeatRefused(table, who, card, option, ready);
  }
}

/** The most promising origin tells why; without any Horobito there is none to choose (6.2.6.5.1.2). */
function overBeatRefused(
  table: HorobeatTable,
  who: Seat,
  card: CardId,
  option: Extract<Option, { kind: "use" }>,
  ready: ReadyEna,
): Refusal {
  const reasons = originsOf(table, who).map((origin) => ({
    origin,
    rule: cannotOverBeat(table, who, card, origin, ready),
  }));
  const first = reasons.find(({ rule }) => rule.startsWith("7.")) ?? reasons[0];
  if (first === undefined) return refusal(table, option, "6.2.6.5.1.2", null, ready);
  return refusal(table, option, first.rule, first.origin, ready);
}

function inBattle(table: HorobeatTable, who: Seat, card: CardId, way: string): Refusal {
  const option = { kind: "use", card, way } as const;
  const ready = readyEna(table, who);
  if (way === "newLine" || way === "overBeat") return refusal(table, option, "6.2.5.1", null, ready);
  if (horobitoIn(table, who, table.state.game.battle?.line ?? 1) === NONE)
    return refusal(table, option, "6.3.3.2", null, ready);
  if (way === "waza")
    return refusal(
      table,
      option,
      cannotUseWaza(table, who, card) || cannotPayWaza(table, card, ready),
      null,
      ready,
    );
  const face = faceOf(table, card);
  const without = face.type === "horobito" && face.boost === null;
  return refusal(table, option, without ? "2.8.1.3" : cannotPayBoost(table, card, ready), null, ready);
}

/** At the choice of an origin: why the player's other Horobito cannot be it. */
function originsRefused(table: HorobeatTable, { seat, ask, about, options }: Decision): Refusal[] {
  if (ask !== "chooseOrigin") return [];
  const ready = readyEna(table, seat);
  return originsOf(table, seat)
    .filter((origin) => !options.some((option) => option.kind === "card" && option.card === origin.card))
    .map((origin) => {
      const option = { kind: "use", card: about, way: "overBeat" } as const;
      const { rule, reason, figures } = refusal(
        table,
        option,
        cannotOverBeat(table, seat, about, origin, ready),
        origin,
        ready,
      );
      return { option: { kind: "card", card: origin.card }, rule, reason, figures };
    });
}

/** At a Check: why the Trigger of the card cannot be used. */
function triggerRefused(table: HorobeatTable, { seat, ask, about }: Decision): Refusal[] {
  if (ask !== "keepChecked") return [];
  const rule = cannotUseTrigger(table, seat, about);
  return [{ option: triggerOption(table, about), rule, reason: `refused ${rule}`, figures: {} }];
}

function refusal(
  table: HorobeatTable,
  option: Extract<Option, { kind: "use" }>,
  rule: string,
  origin: Origin | null,
  ready: ReadyEna,
): Refusal {
  const { card, way } = option;
  const own = costOf(table, card);
  const cost = way === "boost" ? boostCostOf(table, card) : origin === null ? own : reducedCost(own, origin);
  const paid = { cost, ready: ready.count };
  const figures =
    origin === null
      ? paid
      : { ...paid, originCost: origin.cost, ownCost: own, line: lineOf(cardAt(table, origin.card).zone) };
  return { option, rule, reason: `refused ${rule}`, figures };
}
