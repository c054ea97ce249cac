import { contextOf } from "@gyoji/game/effects";
import { type CardId, cardAt, forget, NONE, type Self } from "@gyoji/kernel";
import { isEnemy } from "../rules/information.ts";
import { lastKnownOf } from "../rules/triggering.ts";
import { battlefieldAt, type RiftboundCard } from "../state.ts";
import { type Happened, hereOf, type Moment, type Noun, type Table } from "./meaning.ts";

/* Whom a moment is about: oneself, a player, an object of a kind (ability.12). */

export type Also = (table: Table, self: Self, open: Happened) => boolean;

const always: Also = () => true;
const eventCards: Moment["cards"] = (_table, _self, { event }) => event.cards;

/** A moment of the card that has the text: one of the event's cards is it. */
export function ofMe(on: readonly string[], also: Also = always): Moment {
  return {
    on,
    reach: "self",
    matches: (table, self, open) => open.event.cards.includes(self.card) && also(table, self, open),
    cards: (_table, self) => [self.card],
  };
}

/** A moment of the player who has the text. */
export function ofYou(on: readonly string[], also: Also = always): Moment {
  return {
    on,
    reach: "table",
    matches: (table, self, open) =>
      self.user !== NONE && open.event.seat === self.user && also(table, self, open),
    cards: eventCards,
  };
}

/** A moment of opponents. */
export function ofOpponents(on: readonly string[], also: Also = always): Moment {
  return {
    on,
    reach: "table",
    matches: (table, self, open) => isEnemy(table, self.user, open.event.seat) && also(table, self, open),
    cards: eventCards,
  };
}

/** A moment of any player. */
export function ofPlayer(on: readonly string[], also: Also = always): Moment {
  return {
    on,
    reach: "table",
    matches: (table, self, open) => open.event.seat !== NONE && also(table, self, open),
    cards: eventCards,
  };
}

/** A moment of other cards: one of those that are what a noun says, or were when it happened. */
export function ofKind(on: readonly string[], kind: Noun, also: Also = always): Moment {
  const which: Moment["cards"] = (table, self, open) =>
    open.event.cards.filter((card) => wasKind(table, self, open, card, kind));
  return {
    on,
    reach: "table",
    matches: (table, self, open) => which(table, self, open).length > 0 && also(table, self, open),
    cards: which,
  };
}

/** Whether a card is of a kind; one that is gone, by what was last known of it. */
function wasKind(table: Table, self: Self, open: Happened, card: CardId, { is }: Noun): boolean {
  const known = lastKnownOf(open, card);
  const context = contextOf(self, open.event, open.lastKnown);
  if (known === null) return is(table, card, context);
  return asItWas(table, card, known, () => is(table, card, context));
}

type Figures = Pick<RiftboundCard, "controller" | "zone" | "damage" | "buffs" | "turned">;

/** Asks of a card as it was: its figures are put back for as long as that takes. */
export function asItWas(table: Table, card: CardId, known: Figures, ask: () => boolean): boolean {
  const now = cardAt(table, card);
  const before = {
    controller: now.controller,
    zone: now.zone,
    damage: now.damage,
    buffs: now.buffs,
    turned: now.turned,
  };
  const { controller, zone, damage, buffs, turned } = known;
  Object.assign(now, { controller, zone, damage, buffs, turned });
  forget(table);
  const answer = ask();
  Object.assign(now, before);
  forget(table);
  return answer;
}

export const toBattlefield: Also = (_table, _self, { event }) => battlefieldAt(event.zone) !== NONE;
export const atHere: Also = (table, self, open) =>
  open.event.zone === hereOf(table, contextOf(self, open.event, open.lastKnown));

/** Thai words in a row: a word in Latin letters is parted from its neighbours. */
export function thai(...parts: readonly string[]): string {
  return parts.reduce((before, next) =>
    isLatin(before.slice(-1)) || isLatin(next.charAt(0)) ? `${before} ${next}` : before + next,
  );
}

function isLatin(letter: string): boolean {
  return /[A-Za-z0-9]/u.test(letter);
}

export const listed = (words: string | readonly string[]): readonly string[] =>
  typeof words === "string" ? [words] : words;

export function besidesMe(kind: Noun): Noun {
  return {
    ...kind,
    is: (table, card, context) => card !== context.self.card && kind.is(table, card, context),
  };
}

export const isYours: Also = (_table, self, { event }) => self.user !== NONE && event.seat === self.user;
