import { type CardId, cardAt, NONE } from "@gyoji/kernel";
import { type Item, type MoncolleTable, squareOfField, type Use } from "../state.ts";
import { isInCombat, squareOf } from "./information.ts";
import type { Using } from "./usable.ts";

/** Something declared, by its number. Throws when there is none. */
export function itemOf({ state }: MoncolleTable, id: number): Item {
  const found = state.game.stack.find((each) => each.id === id);
  if (found === undefined) throw new Error(`nothing declared has the number ${id}`);
  return found;
}

/** A use that was declared, by its number. Throws when there is none. */
export function useOf(table: MoncolleTable, id: number): Use {
  const item = itemOf(table, id);
  if (item.kind === "strike") throw new Error(`${id} is a strike`);
  return item;
}

/** Puts a use on the stack. Its user and what it is done to are still to be chosen. Returns its number. */
export function addUse(table: MoncolleTable, { self, usable }: Using): number {
  const { game } = table.state;
  const id = game.nextItem++;
  const needsSource = usable.what !== "cross" && usable.what !== "summon";
  game.stack.push({
    kind: usable.what === "none" ? "card" : "ability",
    id,
    controller: self.user,
    self,
    source: needsSource ? self.card : NONE,
    stay: self.stay,
    timing: usable.timing ?? "normal",
    isFinal: usable.isFinal,
    isCancelled: false,
    vars: {},
  });
  return id;
}

export function removeItem({ state }: MoncolleTable, id: number): void {
  state.game.stack = state.game.stack.filter((each) => each.id !== id);
}

/** What a use was declared on: a card in its stay, and the square that it was on. */
export interface Aim {
  readonly card: CardId;
  readonly stay: number;
  readonly square: number;
}

const AIMS = "aims";

/** The cards that a use has been aimed at, in their stays. */
export function aimsOf({ vars }: Use): readonly Aim[] {
  return (vars[AIMS] as readonly Aim[] | undefined) ?? [];
}

/** A card as it is now, to be aimed at. */
export function aimOn(table: MoncolleTable, card: CardId): Aim {
  return { card, stay: cardAt(table, card).stay, square: squareOf(table, card) };
}

/** Notes what a use is aimed at. */
export function aimAt(use: Use, aim: Aim): void {
  use.vars[AIMS] = [...aimsOf(use), aim];
}

/** timing.3 Whether what was aimed at is still the object it was, and where it was. */
export function isStillThere(table: MoncolleTable, { card, stay, square }: Aim): boolean {
  return cardAt(table, card).stay === stay && squareOf(table, card) === square;
}

/** timing.3 Whether a use does nothing, because its user or all that it was aimed at is gone. */
export function isInVain(table: MoncolleTable, use: Use): boolean {
  const { source, stay } = use;
  if (source !== NONE && !isStillInUse(table, source, stay)) return true;
  const aims = aimsOf(use);
  return aims.length > 0 && !aims.some((aim) => isStillThere(table, aim));
}

/** Whether the card that uses something is the object it was, and in the combat. */
function isStillInUse(table: MoncolleTable, source: CardId, stay: number): boolean {
  const now = cardAt(table, source);
  return now.stay === stay && (squareOfField(now.zone) !== 0 || isInCombat(table, source));
}
