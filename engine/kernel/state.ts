import type { Card, CardId, Seat, ZoneId } from "./card.ts";
import type { Chance } from "./chance.ts";

/** One procedure in progress. The stack of frames is the call stack of the rulebook. */
export interface Frame {
  /** Id of the procedure in the game's rules or in the pool's card texts. */
  readonly procedure: string;
  /** Index of the step that runs next; while a decision waits, of the step that asked. */
  step: number;
  /** Index of the step in progress: the one that runs, asks, or called what stands above; -1 before the first. */
  at: number;
  readonly locals: object;
  /** Sub-stacks that seats go through at the same time and in secret; null when there are none. */
  branches: Branch[] | null;
  /** Replacements already applied to the event that this frame belongs to (each at most once). */
  replaced: readonly string[];
}

/** One seat's own stack of frames inside a simultaneous step. */
export interface Branch {
  readonly seat: Seat;
  readonly procedure: string;
  /** The locals it began with, so that it can be opened again. */
  readonly given: object;
  readonly frames: Frame[];
  /** The locals of its first frame: what came of it. */
  locals: object;
}

/** Something that happened. `seat`, `source` and `zone` are `NONE` where they have no meaning. */
export interface GameEvent {
  readonly kind: string;
  /** The rule whose step raised it. */
  readonly rule: string;
  readonly seat: Seat;
  readonly cards: readonly CardId[];
  readonly amount: number;
  readonly zone: ZoneId;
  readonly source: CardId;
  /** What else there is to it, in the game's own words. */
  readonly more: Readonly<Record<string, number | string>>;
}

/** An event whose triggers are still being worked through, with what was last known of its cards. */
export interface OpenEvent {
  readonly event: GameEvent;
  /** Last-known information of `event.cards`, in the same order; null where the game keeps none. */
  readonly lastKnown: readonly unknown[] | null;
  /** Keys of the abilities that this event has triggered already. */
  done: readonly string[];
}

/** What a modification is about. */
export type Subject = "card" | "seat" | "zone";

/** A continuous effect that has a duration. Immutable: changing one means replacing the record. */
export interface Lasting {
  readonly layer: string;
  readonly on: Subject;
  readonly id: number;
  /** For a card: the stay that it holds for; otherwise 0. */
  readonly stay: number;
  readonly amount: number;
  /** When it began: see `now`. */
  readonly since: number;
  /** The moment that ends it, in the game's own words. */
  readonly until: string;
  readonly source: CardId;
}

/** How a match ended. */
export type Outcome =
  | {
      readonly kind: "won";
      readonly winners: readonly Seat[];
      readonly losers: readonly Seat[];
      readonly rule: string;
    }
  | { readonly kind: "drawn"; readonly rule: string }
  | { readonly kind: "looped"; readonly cycle: readonly string[] };

/** Steps taken since the last free choice, and the positions seen meanwhile: see cycle.ts. */
interface Idle {
  steps: number;
  seen: string[];
}

/** A match in progress: plain data that survives JSON. `G` is what the game adds. */
export interface State<G extends object = object, C extends Card = Card> {
  frames: Frame[];
  chance: Chance;
  /** What a game adds to a card is flat, like the kernel's own fields: a copy of the state copies no deeper. */
  cards: C[];
  /** The cards of each zone, bottom first. */
  zones: CardId[][];
  lasting: Lasting[];
  /** How much has begun whose order may matter: see `now`. */
  clock: number;
  open: OpenEvent[];
  outcome: Outcome | null;
  idle: Idle;
  /** How many attempts have begun, the undone ones not counted. */
  attempts: number;
  /** Keys of attempts that failed since something last happened: see attempt.ts. */
  failed: readonly string[];
  /** Bit `1 << seat` is set while that seat agrees to a draw. */
  agreed: number;
  game: G;
}
