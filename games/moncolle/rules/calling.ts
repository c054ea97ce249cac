import { type CardId, call, type EffectLocals, everyone, type Seat, show } from "@gyoji/kernel";
import { type MoncolleTable, procedure } from "../state.ts";
import { payDiscards } from "./paying.ts";
import { type Hindrance, hindrance } from "./reach.ts";
import { freshContext, lacksCards, type Using, usableAt, usingsOf } from "./usable.ts";

/** The text by which a unit card summons itself outside combat, if it has one. */
export function callOf(table: MoncolleTable, who: Seat, card: CardId): Using | null {
  return (
    usingsOf(table, card, who).find(({ usable }) => usable.what === "summon" && usable.timing === null) ??
    null
  );
}

/** ability.6 Why a unit cannot be summoned by its own text outside combat; null if it can. */
export function cannotCall(table: MoncolleTable, using: Using): Hindrance | null {
  const why = lacksCards(table, using);
  if (why !== null) return why;
  return using.usable.possible(table, freshContext(using.self)) ? null : hindrance("play.5", "nowhere");
}

/** ability.6 A unit is summoned as its text says, at the price that it states. */
export const callByText = procedure<Pick<EffectLocals, "self">>("ability.6", {
  "ability.6": (table, { self }) => {
    show(table, self.card, everyone(table)); // from now on everybody sees which card it is
    call(table, payDiscards, { self, paid: [] });
  },
  "ability.6 does": (table, { self }) => call(table, usableAt(table, self).does, freshContext(self)),
});
