import { applies, type CardId, cardAt, last, modification, NONE, raise, zoneAt } from "@gyoji/kernel";
import { forgetControl, holdControl } from "../rules/controlling.ts";
import { isPermanent, isUnit } from "../rules/information.ts";
import { itemOfCard } from "../rules/items.ts";
import { triggerKeywords } from "../rules/keywords.ts";
import { activateConquerEffects } from "../rules/triggering.ts";
import { CHAIN, championZone, GONE, handOf, isLocation, trashOf } from "../state.ts";
import { all, isOwnTarget, meant, some } from "./choosing.ts";
import { on, plainly, type Verb } from "./flow.ts";
import {
  type Amount,
  always,
  type Condition,
  type Effect,
  type Fits,
  type Group,
  type Noun,
  type Table,
} from "./meaning.ts";

/* What verbs do to cards, and to which it can be done. */

const isTurned = (table: Table, card: CardId): boolean => cardAt(table, card).turned;
const isGone = (table: Table, card: CardId): boolean => !isLocation(cardAt(table, card).zone);

/** action.16, tokens.5 Whether it lies where what dies goes. */
function isDead(table: Table, card: CardId): boolean {
  const { zone, owner } = cardAt(table, card);
  return zone === trashOf(owner) || zone === GONE;
}

/** A verb that raises an event for its cards. */
function raising(rule: string, event: string, more: Partial<Verb> = {}): Verb {
  return {
    rule,
    does: (table, { self }, cards) => raise(table, event, { seat: self.user, cards, source: self.card }),
    ...more,
  };
}

/** target.13 As a payment it cannot be done to what is chosen for the same thing. */
const isSpared: Fits = (table, card, context) => !isOwnTarget(table, context, card);

/** types.13 What has just been put on the Chain to be played is put away only once it has been played. */
function puttingAway(rule: string, event: "recycled" | "banished", more: Partial<Verb>): Verb {
  return {
    rule,
    fits: isSpared,
    does: (table, { self }, cards) => {
      const now = cards.filter((card) => {
        const item = card === self.card ? undefined : itemOfCard(table, card);
        if (item !== undefined) item.afterPlay = event;
        return item === undefined;
      });
      if (now.length > 0) raise(table, event, { seat: self.user, cards: now, source: self.card });
    },
    ...more,
  };
}

// replacement.7, ability.22: what has been saved has not been killed; as a cost it has been paid (replacement.8).
export const KILL = raising("action.16", "killed", {
  fits: (table, card, context) => isPermanent(table, card) && isSpared(table, card, context),
  isDone: (table, card) => isDead(table, card),
});
export const BANISH = puttingAway("action.18", "banished", { isDone: isGone });
export const RETURN = raising("golden.9", "returnedToHand", { fits: isSpared, isDone: isGone });
export const RECYCLE = puttingAway("runes.16", "recycled", {});
export const DISCARD = raising("action.19", "discarded");
export const STUN = raising("action.21", "stunned", {
  fits: (table, card) => isUnit(table, card) && !cardAt(table, card).stunned,
});
// action.24
export const BUFF = raising("action.23", "buffed", {
  fits: (table, card) =>
    isUnit(table, card) && (cardAt(table, card).buffs === 0 || applies(table, "manyBuffs", "card", card)),
});
export const SPEND_BUFF = raising("terms.2", "buffSpent", {
  fits: (table, card) => cardAt(table, card).buffs > 0,
});
export const READY = raising("runes.15", "readied", {
  fits: (table, card) => isTurned(table, card) && !applies(table, "notReadiedByEffects", "card", card),
  isDone: (table, card) => !isTurned(table, card),
});
export const EXHAUST = raising("runes.14", "exhausted", { fits: (table, card) => !isTurned(table, card) });
export const HEAL = raising("action.15", "healed", { fits: (table, card) => cardAt(table, card).damage > 0 });
export const RECALL = raising("recall.1", "recalled", { fits: isPermanent });
/** keywords.35 Once, or as often as its text says. */
export function mayBeEmpowered(table: Table, card: CardId): boolean {
  return cardAt(table, card).empowered < 1 + modification(table, "moreEmpowered", "card", card);
}

export const EMPOWER = raising("keywords.35", "empowered", {
  fits: (table, card) => mayBeEmpowered(table, card),
});
export const DISEMPOWER = raising("keywords.35", "disempowered", {
  fits: (table, card) => cardAt(table, card).empowered > 0,
});
export const TO_DECK_TOP = raising("golden.9", "toDeckTop", { isDone: isGone });
export const TO_DECK_BOTTOM = raising("golden.9", "toDeckBottom", { isDone: isGone });
/** What it says is remembered, so that what follows can speak of it. */
export const REMEMBER: Verb = { rule: "target.1", does: () => {} };
/** types.5 What is being played comes onto the board Ready. */
export const ENTERS_READY: Verb = {
  rule: "types.5",
  fits: (table, card) => cardAt(table, card).zone === CHAIN,
  does: (table, { self: { card: source } }, cards) => {
    for (const id of cards)
      last(table, { layer: "entersReady", on: "card", id, amount: 1, until: "leaving", source });
  },
};
/** zones.17 Into the Champion Zone of its owner, while that is empty. */
export const TO_CHAMPION_ZONE = raising("zones.17", "toChampionZone", {
  fits: (table, card) => zoneAt(table, championZone(cardAt(table, card).owner)).length === 0,
});
/** control.8 */
export const TAKE_CONTROL: Verb = {
  rule: "control.8",
  fits: (table, card) => isPermanent(table, card) || cardAt(table, card).zone === CHAIN,
  does: (table, { self }, cards) => {
    if (self.user === NONE) return; // control.7
    forgetControl(table, cards);
    raise(table, "controlChanged", { seat: self.user, cards, source: self.card });
  },
};
/** control.8 For as long as the card with the text is on the board; it may have gone already. */
export const TAKE_CONTROL_WHILE_THERE: Verb = {
  rule: "control.8",
  fits: (table, card, { self }) => isPermanent(table, card) && cardAt(table, self.card).stay === self.stay,
  does: (table, { self }, cards) => {
    if (self.user === NONE) return; // control.7
    for (const card of cards) holdControl(table, self, card);
    raise(table, "controlChanged", { seat: self.user, cards, source: self.card });
  },
};
/** ability.19 */
export const ACTIVATE_CONQUER_EFFECTS: Verb = {
  rule: "ability.19",
  fits: isUnit,
  does: (table, { self }, cards) => {
    activateConquerEffects(table, cards);
    // keywords.32
    for (const card of cards)
      triggerKeywords(table, ["hunt"], {
        kind: "conquered",
        seat: self.user,
        cards: [card],
        zone: cardAt(table, card).zone,
      });
  },
};
/** action.25 */
export const REVEAL = raising("action.25", "revealed");

/** Cards of a zone of whoever carries the text out. */
function ownCards(zoneOf: (seat: number) => number, isSecret: boolean): Noun {
  const among: Group = (table, { self }) => zoneAt(table, zoneOf(self.user));
  return { is: () => true, among, isSecret };
}

const IN_HAND = ownCards(handOf, true);
const IN_TRASH = ownCards(trashOf, false);

/** action.19, action.20 Discards so many, or as many as there are. */
export function discarding(n: number): Effect {
  const most: Amount = (table, { self }) => Math.min(n, zoneAt(table, handOf(self.user)).length);
  return (scope) => ({
    ...on(some(IN_HAND, { count: most, how: "exactly" }), DISCARD)(scope),
    // costs.6: as a cost it has to be whole, without the card itself that is played (play.5).
    possible: (table, { self }) =>
      !scope.isLate || zoneAt(table, handOf(self.user)).filter((card) => card !== self.card).length >= n,
  });
}

/** action.19 As many as one likes. */
export const discardingAny: Effect = on(
  some(IN_HAND, { count: () => Number.MAX_SAFE_INTEGER, how: "upTo" }),
  DISCARD,
);

/** action.19 All cards of one's hand. */
export const discardingAll: Effect = on(meant(all(IN_HAND)), DISCARD);

/** Recycles so many cards of one's own Trash. */
export function recyclingTrash(n: number): Effect {
  return on(some(IN_TRASH, { count: () => n, how: "exactly" }), RECYCLE);
}

/** terms.19 Spends XP, where there is enough. */
export function spendingXp(n: number): Effect {
  const isEnough: Condition = (table, { self }) => (table.state.game.xp[self.user] ?? 0) >= n;
  return (scope) => ({
    ...plainly(
      "terms.19",
      (table, context) => {
        if (isEnough(table, context)) raise(table, "spentXp", { seat: context.self.user, amount: n });
      },
      isEnough,
    )(scope),
    possible: scope.isLate ? isEnough : always,
  });
}
