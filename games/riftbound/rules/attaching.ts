import { type CardId, call, cardAt, last, NONE, type Option, raise, type Seat } from "@gyoji/kernel";
import { type Activated, faceAt, faceOf, type Resources } from "../definition.ts";
import { choose, objectKey, procedure, type RiftboundTable } from "../state.ts";
import { ANYTHING, type Purpose } from "./adding.ts";
import { COPIED_TEXT, copyOf, whileAttached } from "./copiedText.ts";
import { controlledBy, isType, isUnit, states } from "./information.ts";
import { canPay, pay, payment } from "./paying.ts";

/*
 * Equipment and what wears it (terms.12 to terms.15).
 */

/** types.6, terms.12 Attaches a Gear to a unit; terms.15 a unit is never Attached. To what it is Attached to already, nothing happens. */
export function attach(table: RiftboundTable, who: Seat, gear: CardId, unit: CardId): void {
  if (!isUnit(table, unit) || isType(table, gear, "unit") || cardAt(table, gear).attachedTo === unit) return;
  call(table, attachment, { who, gear, unit });
}

interface Attachment {
  readonly who: Seat;
  readonly gear: CardId;
  readonly unit: CardId;
}

/** terms.12; what copies the unit's text has it only after that, so it does not see this. */
const attachment = procedure<Attachment>("terms.12", {
  "terms.12": (table, { who, gear, unit }) =>
    raise(table, "attached", { seat: who, cards: [gear], amount: unit }),
  "layers.4": (table, { gear, unit }) => {
    if (cardAt(table, gear).attachedTo === unit && states(table, gear, "copiesText"))
      copyText(table, gear, unit);
  },
});

/** layers.4 A Gear gives its unit the text that stands on that unit now, as abilities of their own. */
function copyText(table: RiftboundTable, gear: CardId, unit: CardId): void {
  const text = table.pool.index.get(copyOf(faceOf(table, unit).id));
  if (text === undefined) return;
  const until = whileAttached(gear);
  last(table, { layer: COPIED_TEXT, on: "card", id: gear, amount: text, until, source: gear });
  // Nothing of it has been used (ability.27).
  const used = `${objectKey({ card: unit, stay: cardAt(table, unit).stay })}.${text}.`;
  const { game } = table.state;
  game.uses = Object.fromEntries(Object.entries(game.uses).filter(([key]) => !key.startsWith(used)));
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
      const able = equipmentOf(table, who).filter((card) => isAffordable(table, who, card, unit));
      const options = able.map((card): Option => ({ kind: "card", card }));
      if (options.length === 0) return null;
      options.unshift({ kind: "word", word: "no" });
      return { seat: who, ask: "equipNow", options, open: true, about: unit };
    },
    (table, locals, option) => {
      if (option.kind !== "card") return;
      locals.equipment = option.card;
      const cost = equipCost(table, option.card);
      const purpose = equipping(option.card, locals.unit);
      if (cost !== null) call(table, pay, payment(locals.who, option.card, cost, purpose));
    },
  ),
  "keywords.30 attached": (table, { who, unit, stay, equipment }) => {
    if (equipment !== NONE && cardAt(table, unit).stay === stay) attach(table, who, equipment, unit);
  },
});

function isAffordable(table: RiftboundTable, who: Seat, card: CardId, unit: CardId): boolean {
  const cost = equipCost(table, card);
  return cost !== null && canPay(table, who, cost, equipping(card, unit));
}

/** What is paid for Attaching an Equipment to a unit: neither can go for it. */
function equipping(card: CardId, unit: CardId): Purpose {
  return { ...ANYTHING, chosen: [card, unit] };
}

export const attachingProcedures = [attachment, weaponmaster];
