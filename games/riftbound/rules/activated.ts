import { type CardId, type Seat, type Self, selfOf, visitSources } from "@gyoji/kernel";
import { type Activated, faceAt } from "../definition.ts";
import type { RiftboundTable } from "../state.ts";

/** An Activated Ability that a player has, and whose. */
export interface Having {
  readonly self: Self;
  readonly ability: Activated;
}

/**
 * ability.8, layers.6 The Activated Abilities that a player has: of the texts that they use, and of those lent to them.
 * @param isMeant the faces to look at, by index in the pool
 */
export function activatedOf(table: RiftboundTable, who: Seat, isMeant: (text: number) => boolean): Having[] {
  const found: Having[] = [];
  const look = (card: CardId, text: number, isLent: boolean): void => {
    if (!isMeant(text)) return;
    faceAt(table, text).abilities.forEach((ability, index) => {
      if (ability.kind !== "performed" || ability.what !== "activated") return;
      if (isLent && !ability.cost.exhausts) return;
      found.push({ self: selfOf(table, card, who, text, index), ability });
    });
  };
  visitSources(table, (card, user, text) => {
    if (user !== who) return;
    look(card, text, false);
    for (const lent of textsLentTo(table, selfOf(table, card, user, text, 0))) look(card, lent, true);
  });
  return found;
}

/** layers.6 The texts of other cards whose abilities that Exhaust a text gives its card. */
function textsLentTo(table: RiftboundTable, self: Self): number[] {
  const found: number[] = [];
  faceAt(table, self.text).abilities.forEach((ability, index) => {
    if (ability.kind !== "stated" || ability.what !== "lendsAbilities") return;
    visitSources(table, (card, _user, text) => {
      const isMeant = card !== self.card && ability.holds(table, { ...self, ability: index }, card);
      if (isMeant && !found.includes(text)) found.push(text);
    });
  });
  return found;
}
