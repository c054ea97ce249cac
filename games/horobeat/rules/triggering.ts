import {
  abilityOption,
  type CardId,
  cardAt,
  carryOut,
  type EffectLocals,
  frameOf,
  NONE,
  type OpenEvent,
  procedureOf,
  type Question,
  type Seat,
  sameAbility,
  type Waiting,
  waiting,
} from "@gyoji/kernel";
import { choose, type HorobeatState, type HorobeatTable, procedure } from "../state.ts";

/** What is kept of a Horobito when it leaves, is laid under another or is destroyed. */
export interface LastKnown {
  readonly user: Seat;
  readonly line: number;
  readonly turned: boolean;
  readonly power: number;
  readonly cost: number;
  readonly under: number;
}

/**
 * 7.8 Effects that trigger, one after the other: the first player's until none waits, then the second's (7.8.3), each
 * in the order that their user likes (7.8.3.1, 7.8.4). One run is one effect: while others wait it is begun anew, so
 * that they are looked at anew after each (7.8.3.2, 7.8.4.1, 8.1.2.2, 8.1.2.3).
 */
export const settle = procedure<object>("7.8", {
  "7.8.4": choose(
    (table) => {
      const next = choosable(table);
      const first = next[0];
      if (first === undefined) return null;
      const options = next.map(({ self }) => abilityOption(self));
      return {
        seat: first.self.user,
        ask: "orderEffects",
        options,
        open: true,
        about: NONE,
      } satisfies Question;
    },
    (table, _locals, option) => {
      const chosen = choosable(table).find(({ self }) => sameAbility(self, option));
      if (chosen !== undefined) carryOut(table, chosen);
    },
  ),
  "7.8.2": (table) => {
    table.state.open = table.state.open.filter((open) => waitingFor(table, open).length > 0);
  },
});

/**
 * What the player whose turn it is may carry out next: of one card only the topmost text (2.6.3.2), and of a text that
 * several events trigger the first of them.
 */
function choosable(table: HorobeatTable): Waiting<HorobeatState>[] {
  const all = table.state.open.flatMap((open) => waitingFor(table, open));
  const { first } = table.state.game;
  const own = all.filter(({ self }) => self.user === first);
  const next = own.length > 0 ? own : all;
  const topmost = next.filter(({ self, open }) =>
    next.every(
      (other) => other.open !== open || other.self.card !== self.card || other.self.ability >= self.ability,
    ),
  );
  return topmost.filter((each, at) => topmost.findIndex((other) => isSameText(each, other)) === at);
}

/**
 * What one event triggers, each text once: that of a card that has left since is its user's at that time (7.4.2,
 * 6.2.6.5.4), whoever has it on the Line again.
 */
function waitingFor(table: HorobeatTable, open: OpenEvent): Waiting<HorobeatState>[] {
  const found = waiting(table, open, departedOf(table, open));
  return found.filter((each, at) => found.findLastIndex((other) => isSameText(each, other)) === at);
}

function isSameText({ self }: Waiting<HorobeatState>, { self: other }: Waiting<HorobeatState>): boolean {
  return self.card === other.card && self.ability === other.ability;
}

/** The cards of an event that left in it, with what was last known of them. */
function departedOf(table: HorobeatTable, open: OpenEvent): { card: CardId; user: Seat; text: number }[] {
  return open.event.cards.flatMap((card) => {
    const known = lastKnownOf(open, card);
    return known === null ? [] : [{ card, user: known.user, text: cardAt(table, card).definition }];
  });
}

/** What was last known of one of an event's cards, or null. */
export function lastKnownOf(
  { event, lastKnown }: Pick<EffectLocals, "event" | "lastKnown">,
  card: CardId,
): LastKnown | null {
  const at = event === null ? NONE : event.cards.indexOf(card);
  return at < 0 ? null : ((lastKnown?.[at] as LastKnown | null | undefined) ?? null);
}

/** Lets effects that wait be processed, unless one is in progress: it is finished first (7.8.3.2). */
export function settleWhenIdle(table: HorobeatTable): void {
  const { stack } = table;
  if (
    stack.some(
      (frame) => frame.procedure === settle.id || procedureOf(table, frame.procedure).role !== "rule",
    )
  )
    return;
  stack.push(frameOf(settle.id, {}));
}
