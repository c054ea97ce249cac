import type { GamePresentation, Rule } from "@gyoji/game";
import { horobeatPresentation } from "@gyoji/horobeat/presentation";
import type { Board } from "./boards/board.ts";
import { horobeatBoard } from "./boards/horobeat/board.ts";
import type { Guide } from "./guide/guide.ts";
import type { CoverCard } from "./lobby/Cover.tsx";
import { cover } from "./lobby/cover/horobeat.ts";
import type { ShownScenario } from "./scenarios/scenario.ts";

/** A game that can be played here. */
export interface GameHere {
  readonly presentation: GamePresentation;
  readonly board: Board;
  readonly rulebook: () => Promise<readonly Rule[]>;
  /** Situations that show the rules. */
  readonly scenarios: () => Promise<readonly ShownScenario[]>;
  /** A first match that explains itself, if there is one. */
  readonly guide: (() => Promise<Guide>) | null;
  /** The cards that stand for the game in the lobby. */
  readonly cover: readonly CoverCard[];
}

/** Every game that can be played here. */
export const GAMES: readonly GameHere[] = [
  {
    presentation: horobeatPresentation,
    board: horobeatBoard,
    rulebook: async () => (await import("@gyoji/horobeat/rulebook")).rulebook,
    scenarios: async () => (await import("./scenarios/horobeat.ts")).scenarios,
    guide: async () => (await import("./guide/horobeat/guide.ts")).guide,
    cover,
  },
];

/** Games that are to come; their names are messages of the page. */
export const COMING = ["riftbound", "moncolle", "genso"] as const;

/** The game with an id; undefined if it cannot be played here. */
export function gameHere(id: string): GameHere | undefined {
  return GAMES.find(({ presentation }) => presentation.id === id);
}
