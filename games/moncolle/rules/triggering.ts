import {
  abilityOption,
  type CardId,
  cardAt,
  carryOut,
  frameOf,
  NONE,
  type OpenEvent,
  procedureOf,
  type Seat,
  sameAbility,
  type Waiting,
  waiting,
} from "@gyoji/kernel";
import { choose, type MoncolleState, type MoncolleTable, procedure } from "../state.ts";
import { lastKnownOf } from "./information.ts";

/**
 * ability.5 What constant abilities do when something happens, one after the other: in a combat the attacking side's
 * first (timing.9), else the turn player's; each player in the order they like. One run is one effect: while others wait
 * it is begun anew, so that they are looked at anew after each.
 */
export const settle = procedure<object>("ability.5", {
  "ability.5": choose(
    (table) => {
      const next = choosable(table);
      const [first] = next;
      if (first === undefined) return null;
      const options = next.map(({ self }) => abilityOption(self));
      return { seat: first.self.user, ask: "orderEffects", options, open: true, about: NONE };
    },
    (table, _locals, option) => {
      const chosen = choosable(table).find(({ self }) => sameAbility(self, option));
      if (chosen !== undefined) carryOut(table, chosen);
    },
  ),
  "ability.5 rest": (table) => {
    table.state.open = table.state.open.filter((open) => waitingFor(table, open).length > 0);
  },
});

/** What the player who comes first may carry out next; of a text that several events trigger only the first. */
function choosable(table: MoncolleTable): Waiting<MoncolleState>[] {
  const all = table.state.open.flatMap((open) => waitingFor(table, open));
  const seat = table.game.order(table).find((each) => all.some(({ self }) => self.user === each));
  const next = all.filter(({ self }) => self.user === seat);
  return next.filter((each, at) => next.findIndex((other) => isSameText(each, other)) === at);
}

/** What one event triggers, each text once: that of a card that has left since is its user's at that time. */
function waitingFor(table: MoncolleTable, open: OpenEvent): Waiting<MoncolleState>[] {
  const found = waiting(table, open, departedOf(table, open));
  return found.filter((each, at) => found.findLastIndex((other) => isSameText(each, other)) === at);
}

function isSameText({ self }: Waiting<MoncolleState>, { self: other }: Waiting<MoncolleState>): boolean {
  return self.card === other.card && self.ability === other.ability;
}

/** The cards of an event that left in it, with what was last known of them. */
function departedOf(table: MoncolleTable, open: OpenEvent): { card: CardId; user: Seat; text: number }[] {
  return open.event.cards.flatMap((card) => {
    const known = lastKnownOf(open, card);
    return known === null ? [] : [{ card, user: known.user, text: cardAt(table, card).definition }];
  });
}

/** Lets effects that wait be processed, unless one is in progress: it is finished first. */
export function settleWhenIdle(table: MoncolleTable): void {
  const { stack } = table;
  if (
    stack.some(
      (frame) => frame.procedure === settle.id || procedureOf(table, frame.procedure).role !== "rule",
    )
  )
    return;
  stack.push(frameOf(settle.id, {}));
}
