import { type CardId, cardAt, modification } from "@gyoji/kernel";
import { faceOf } from "../definition.ts";
import type { MoncolleTable } from "../state.ts";

/*
 * What units use items (skill.1) and spells (skill.2) with. In the guide each card costs at most what the skill says; in
 * `classic` the slots of a turn are used up (classic.4).
 */

/** The skills with which a card can be used, the fittest first. */
function slotsFor(table: MoncolleTable, card: CardId): string[] {
  const face = faceOf(table, card);
  if (face.type === "item") return ["item"];
  if (face.type !== "spell") return [];
  // skill.11 What is clear fits every spell; skill.10 one without an element needs it.
  return face.element === null ? ["spell any"] : [`spell ${face.element}`, "spell any"];
}

function costOf(table: MoncolleTable, card: CardId): number {
  const face = faceOf(table, card);
  return face.type === "item" || face.type === "spell" ? face.cost : 0;
}

/** How much of a skill a unit has, and what is left of it. */
function slotOf(table: MoncolleTable, unit: CardId, slot: string): number {
  const size = modification(table, slot, "card", unit);
  const { stay } = cardAt(table, unit);
  return table.state.game.spent.reduce(
    (left, each) =>
      each.card === unit && each.stay === stay && each.slot === slot ? left - each.amount : left,
    size,
  );
}

/** The skill with which a unit can use a card, or "" (skill.1, skill.2). A unit without the skill cannot. */
function slotToPay(table: MoncolleTable, unit: CardId, card: CardId): string {
  const cost = costOf(table, card);
  return (
    slotsFor(table, card).find((slot) => Math.max(0, slotOf(table, unit, slot)) >= Math.max(1, cost)) ?? ""
  );
}

/** Whether a unit can use a card (skill.1, skill.2). */
export function canPaySlot(table: MoncolleTable, unit: CardId, card: CardId): boolean {
  return slotToPay(table, unit, card) !== "";
}

/** classic.4 A unit uses a card: in `classic` so much of its slot is used up until its player's next turn. */
export function paySlot(table: MoncolleTable, unit: CardId, card: CardId): void {
  if (table.state.game.edition === "guide") return;
  const { stay } = cardAt(table, unit);
  const slot = slotToPay(table, unit, card);
  table.state.game.spent.push({ card: unit, stay, slot, amount: costOf(table, card) });
}

/** The most that any unit of some could use a card for: for saying why none can. */
export function bestSlot(table: MoncolleTable, units: readonly CardId[], card: CardId): number {
  const slots = slotsFor(table, card);
  return Math.max(0, ...units.flatMap((unit) => slots.map((slot) => slotOf(table, unit, slot))));
}
