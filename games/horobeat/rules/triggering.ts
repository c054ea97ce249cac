import { lastKnownOf as anyLastKnownOf, settlingBy } from "@gyoji/game";
import type { CardId, EffectLocals, Seat, Waiting } from "@gyoji/kernel";
import type { HorobeatState } from "../state.ts";

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
 * in the order that their user likes (7.8.3.1, 7.8.4), and looked at anew after each (7.8.3.2, 7.8.4.1, 8.1.2.2,
 * 8.1.2.3). What a card triggered that has left since is its user's at that time (7.4.2, 6.2.6.5.4), whoever has it on
 * the Line again.
 */
export const { settle, whenIdle: settleWhenIdle } = settlingBy<HorobeatState>(
  { whole: "7.8", choice: "7.8.4", rest: "7.8.2" },
  topmost,
);

/** 2.6.3.2 Of one card only the topmost text. */
function topmost(all: readonly Waiting<HorobeatState>[]): readonly Waiting<HorobeatState>[] {
  return all.filter(({ self, open }) =>
    all.every(
      (other) => other.open !== open || other.self.card !== self.card || other.self.ability >= self.ability,
    ),
  );
}

/** What was last known of one of an event's cards, or null. */
export function lastKnownOf(
  happened: Pick<EffectLocals, "event" | "lastKnown">,
  card: CardId,
): LastKnown | null {
  return anyLastKnownOf<LastKnown>(happened, card);
}
