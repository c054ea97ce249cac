import { fresh } from "@gyoji/game/effects";
import {
  applies,
  type CardId,
  call,
  cardAt,
  NONE,
  raise,
  repeat,
  type Seat,
  topOf,
  zoneAt,
} from "@gyoji/kernel";
import { check } from "../rules/check.ts";
import { isHorobito } from "../rules/information.ts";
import { deckOf, graveyardOf, handOf } from "../state.ts";
import {
  act,
  type Condition,
  type Context,
  chosen,
  type Effect,
  type Group,
  type Noun,
  type Players,
  type Table,
  type Target,
  userChooses,
} from "./meaning.ts";

/* What effects are made of. */

type OnCards = (table: Table, cards: readonly CardId[], context: Context) => void;

/** Chooses or names the cards, then does something with them. */
export function onCards(rule: string, who: Target, does: OnCards): Effect {
  return (names) => {
    const { steps, possible, cards } = who(names);
    const done = act(rule, (table, context) => {
      const found = cards(table, context);
      if (found.length > 0) does(table, found, context);
    });
    return { steps: [...steps, done], possible };
  };
}

/** Raises an event over the cards that are meant; the user of the text is its seat. */
export function raised(rule: string, kind: string, who: Target): Effect {
  return onCards(rule, who, (table, cards, { self }) =>
    raise(table, kind, { cards, seat: self.user, source: self.card }),
  );
}

/** Only what is a Horobito now can be changed, damaged and so on (9.1.1). */
export function onHorobito(rule: string, who: Target, does: OnCards): Effect {
  return onCards(rule, who, (table, cards, context) => {
    const there = cards.filter((card) => isHorobito(table, card));
    if (there.length > 0) does(table, there, context);
  });
}

/** Raises an event over Horobito. It cannot be done in full to one named that nothing can do it to (1.2.2). */
export function happensTo(rule: string, kind: string, who: Target): Effect {
  return (names) => {
    const found = who(names);
    const raising = onHorobito(
      rule,
      () => found,
      (table, cards, { self }) => raise(table, kind, { cards, source: self.card }),
    );
    const possible: Condition = (table, context) =>
      found.possible(table, context) &&
      found.cards(table, context).every((card) => isAllowed(table, kind, card));
    return { steps: raising(names).steps, possible };
  };
}

function isAllowed(table: Table, kind: string, card: CardId): boolean {
  const forbidden = table.game.events[kind]?.forbidden ?? [];
  return !forbidden.some((layer) => applies(table, layer, "card", card));
}

/** Does something with each Horobito that is meant, one after the other. */
export function oneByOne(
  rule: string,
  who: Target,
  does: (table: Table, card: CardId, context: Context) => void,
): Effect {
  return (names) => {
    const name = fresh(names);
    const { steps, possible, cards } = who(names);
    const begun = act(rule, (table, context) => {
      context.vars[name] = cards(table, context).slice();
    });
    const each = act(rule, (table, context) => {
      const [card, ...rest] = context.vars[name] as CardId[];
      if (card === undefined) return;
      context.vars[name] = rest;
      repeat(table);
      if (isHorobito(table, card)) does(table, card, context);
    });
    return { steps: [...steps, begun, each], possible };
  };
}

export function single(rule: string, does: (table: Table, context: Context) => void): Effect {
  return () => ({ steps: [act(rule, does)], possible: () => true });
}

/** For each seat that is meant, in order. */
export function bySeat(
  rule: string,
  who: Players,
  does: (table: Table, seat: Seat, context: Context) => void,
): Effect {
  return single(rule, (table, context) => {
    for (const seat of who(table, context)) does(table, seat, context);
  });
}

export const you: Players = (_table, { self }) => [self.user];

/** 7.7.1.1 What effects have put into the Check Zones is checked when the whole effect is done. */
export const checking = act("7.7.1.1", (table) => {
  for (const seat of table.game.order(table)) call(table, check, { who: seat });
});

/** The top card of the deck of each player that is meant goes somewhere, if there is one (4.2.3). */
export function fromDeckTop(kind: string, who: Players): Effect {
  return () => ({
    steps: [
      act("4.2.3", (table, context) => {
        for (const seat of who(table, context)) {
          const top = topOf(table, deckOf(seat));
          if (top !== NONE) raise(table, kind, { seat, cards: [top] });
        }
      }),
    ],
    possible: (table, context) => who(table, context).every((seat) => topOf(table, deckOf(seat)) !== NONE),
  });
}

/** Cards of a kind in one of the user's zones; in a hidden one what qualifies is not seen by all. */
export function among(zone: (seat: Seat) => number, kind: Noun, hidden: boolean): Group {
  return {
    hidden,
    cards: (table, context) =>
      zoneAt(table, zone(context.self.user)).filter((card) => kind(table, card, context)),
  };
}

/** So many out of a group, by the user's choice. */
export function chosenOf(from: Group, n: number, ask: string): Target {
  return chosen(from, { count: () => n, how: "exactly", chooser: userChooses, ask });
}

export function fromHand(n: number, kind: Noun): Target {
  return chosenOf(among(handOf, kind, true), n, "chooseCard");
}

/** Cards of the own graveyard in the order in which they are to be put somewhere. */
export function orderedFromGraveyard(n: number, kind: Noun): Target {
  const graveyard = among(graveyardOf, kind, false);
  return chosen(graveyard, { count: () => n, how: "inOrder", chooser: userChooses, ask: "chooseCard" });
}

export function fromGraveyard(n: number, kind: Noun): Target {
  return chosenOf(among(graveyardOf, kind, false), n, "chooseCard");
}

/** The zone that a card lies in. */
export function zoneOf(table: Table, card: CardId): number {
  return cardAt(table, card).zone;
}
