import { type CardId, call, cardAt, NONE, type Option, raise, type Seat } from "@gyoji/kernel";
import { type Activated, faceAt, faceOf, type Resources } from "../definition.ts";
import { choose, procedure, type RiftboundTable } from "../state.ts";
import { controlledBy, isType, isUnit } from "./information.ts";
import { canPay, pay, payment } from "./paying.ts";

/*
 * Equipment and what wears it (terms.12 to terms.15).
 */

/** types.6, terms.12 Attaches a Gear to a unit; terms.15 a unit is never Attached. To what it is Attached to already, nothing happens. */
export function attach(table: RiftboundTable, who: Seat, gear: CardId, unit: CardId): void {
  if (!isUnit(table, unit) || isType(table, gear, "unit") || cardAt(table, gear).attachedTo === unit) return;
  raise(table, "attached", { seat: who, cards: [gear], amount: unit });
}

/** types.10 The Equipment that a seat controls. */
function equipmentOf(table: RiftboundTable, who: Seat): CardId[] {
  return controlledBy(table, who).filter((card) => faceOf(table, card).tags.includes("Equipment"));
}

/** keywords.30 What Equipping with Weaponmaster costs; null for what cannot Equip. */
function equipCost(table: RiftboundTable, card: CardId): Resources | null {
  const { equip } = faceOf(table, card);
  if (equip < 0) return null;
  const { cost } = faceAt(table, cardAt(table, card).definition).abilities[equip] as Activated;
  return { energy: cost.energy, power: cost.power.slice(1) };
}

interface Mastering {
  readonly who: Seat;
  readonly unit: CardId;
  readonly stay: number;
  equipment: CardId;
}

/** keywords.30 Weaponmaster: one's own Equipment may be Attached for its cost, less one Power, at any time. */
export const weaponmaster = procedure<Mastering>("keywords.30", {
  "keywords.30": choose(
    (table, { who, unit }) => {
      const able = equipmentOf(table, who).filter((card) => isAffordable(table, who, card));
      const options = able.map((card): Option => ({ kind: "card", card }));
      if (options.length === 0) return null;
      options.unshift({ kind: "word", word: "no" });
      return { seat: who, ask: "equipNow", options, open: true, about: unit };
    },
    (table, locals, option) => {
      if (option.kind !== "card") return;
      locals.equipment = option.card;
      const cost = equipCost(table, option.card);
      if (cost !== null) call(table, pay, payment(locals.who, option.card, cost));
    },
  ),
  "keywords.30 attached": (table, { who, unit, stay, equipment }) => {
    if (equipment !== NONE && cardAt(table, unit).stay === stay) attach(table, who, equipment, unit);
  },
});

function isAffordable(table: RiftboundTable, who: Seat, card: CardId): boolean {
  const cost = equipCost(table, card);
  return cost !== null && canPay(table, who, cost);
}

export const attachingProcedures = [weaponmaster];
