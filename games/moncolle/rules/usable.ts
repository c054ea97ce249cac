import { type CardId, cardAt, type EffectLocals, type Seat, type Self, selfOf, zoneAt } from "@gyoji/kernel";
import { faceAt, faceOf, type Usable } from "../definition.ts";
import { combatOf, handOf, type MoncolleTable, type Timing } from "../state.ts";
import { partyOf } from "./information.ts";
import { type Hindrance, hindrance } from "./reach.ts";
import { bestSlot, canPaySlot } from "./slots.ts";
import { cannotCome } from "./summoning.ts";

/** A text of a card that is used. */
export interface Using {
  readonly self: Self;
  readonly usable: Usable;
}

/** The texts of a card that are used, by a seat. */
export function usingsOf(table: MoncolleTable, card: CardId, user: Seat): Using[] {
  const { definition } = cardAt(table, card);
  const { abilities } = faceOf(table, card);
  const found: Using[] = [];
  for (let at = 0; at < abilities.length; at++) {
    const usable = abilities[at];
    if (usable?.kind === "performed") found.push({ self: selfOf(table, card, user, definition, at), usable });
  }
  return found;
}

/** The text that an ability names. Throws when it is none that is used. */
export function usableAt(table: MoncolleTable, { text, ability }: Self): Usable {
  const found = faceAt(table, text).abilities[ability];
  if (found?.kind !== "performed") throw new Error(`nothing to use: ${text}.${ability}`);
  return found;
}

/** What a text works with before it has chosen anything. */
export function freshContext(self: Self): EffectLocals {
  return { self, event: null, lastKnown: null, vars: {} };
}

/** skill.1, skill.2 The units of a seat in the combat that can use a spell or an item. */
export function usersOf(table: MoncolleTable, who: Seat, card: CardId): CardId[] {
  return partyOf(table, who).filter((unit) => canPaySlot(table, unit, card));
}

/** The cards of a hand that a cost may be paid with (ability.4): not with the card itself. */
export function payableWith(table: MoncolleTable, { self, usable }: Using): CardId[] {
  const { cost } = usable;
  if (cost === null) return [];
  const context = freshContext(self);
  return zoneAt(table, handOf(self.user)).filter(
    (card) => card !== self.card && cost.fits(table, card, context),
  );
}

const TIMING_RULES: Readonly<Record<Timing, string>> = {
  normal: "timing.1",
  counter: "timing.2",
  limited: "timing.4",
};

/** Why a text cannot be used in a combat now, where what has one of these timings can; null if it can. */
export function cannotUse(table: MoncolleTable, using: Using, timings: readonly Timing[]): Hindrance | null {
  const { self, usable } = using;
  if (usable.timing === null) return hindrance("ability.6", "notInCombat");
  if (!timings.includes(usable.timing)) return hindrance(TIMING_RULES[usable.timing], usable.timing);
  const why = cannotPay(table, using);
  if (why !== null) return why;
  return usable.possible(table, freshContext(self)) ? null : hindrance("timing.3", "noTarget");
}

/** Why the price of a text cannot be paid. */
function cannotPay(table: MoncolleTable, using: Using): Hindrance | null {
  const { self, usable } = using;
  switch (usable.what) {
    case "check":
      return cardAt(table, self.card).turned ? hindrance("ability.2", "turned") : null;
    case "cross":
      return null;
    case "discard":
      return lacksCards(table, using);
    case "summon":
      return lacksCards(table, using) ?? cannotCome(table, self.user, self.card, combatOf(table).square);
    case "none":
      return lacksUser(table, self);
  }
}

/** ability.4 Why the cards that have to be discarded are not there. */
export function lacksCards(table: MoncolleTable, using: Using): Hindrance | null {
  const count = using.usable.cost?.count ?? 0;
  return payableWith(table, using).length >= count ? null : hindrance("ability.4", "cost", { count });
}

/** skill.1, skill.2 Why no unit can use a spell or an item. */
function lacksUser(table: MoncolleTable, { user, card }: Self): Hindrance | null {
  if (usersOf(table, user, card).length > 0) return null;
  const face = faceOf(table, card);
  const cost = face.type === "spell" || face.type === "item" ? face.cost : 0;
  const best = bestSlot(table, partyOf(table, user), card);
  return face.type === "item"
    ? hindrance("skill.1", "item", { cost, best })
    : hindrance("skill.2", "spell", { cost, best });
}
