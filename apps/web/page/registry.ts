import { type GamePresentation, type Rule, switchedOn } from "@gyoji/game";
import { gensoPresentation } from "@gyoji/genso/presentation";
import { horobeatPresentation } from "@gyoji/horobeat/presentation";
import { moncollePresentation } from "@gyoji/moncolle/presentation";
import { riftboundPresentation } from "@gyoji/riftbound/presentation";
import type { Guide } from "./guide/guide.ts";
import type { CoverCard } from "./lobby/Cover.tsx";
import { cover as gensoCover } from "./lobby/cover/genso.ts";
import { cover as horobeatCover } from "./lobby/cover/horobeat.ts";
import { cover as moncolleCover } from "./lobby/cover/moncolle.ts";
import { cover as riftboundCover } from "./lobby/cover/riftbound.ts";
import type { ShownScenario } from "./scenarios/scenario.ts";

/** A game that can be played here. */
export interface GameHere {
  readonly presentation: GamePresentation;
  readonly rulebook: () => Promise<readonly Rule[]>;
  /** Situations that show the rules. */
  readonly scenarios: () => Promise<readonly ShownScenario[]>;
  /** A first match that explains itself, if there is one. */
  readonly guide: (() => Promise<Guide>) | null;
  /** The cards that stand for the game in the lobby. */
  readonly cover: readonly CoverCard[];
}

const ALL: readonly GameHere[] = [
  {
    presentation: horobeatPresentation,
    rulebook: async () => (await import("@gyoji/horobeat/rulebook")).rulebook,
    scenarios: async () => (await import("./scenarios/horobeat.ts")).scenarios,
    guide: async () => (await import("./guide/horobeat/guide.ts")).guide,
    cover: horobeatCover,
  },
  {
    presentation: riftboundPresentation,
    rulebook: async () => (await import("@gyoji/riftbound/rulebook")).rulebook,
    scenarios: async () => (await import("./scenarios/riftbound.ts")).scenarios,
    guide: null,
    cover: riftboundCover,
  },
  {
    presentation: moncollePresentation,
    rulebook: async () => (await import("@gyoji/moncolle/rulebook")).rulebook,
    scenarios: async () => (await import("./scenarios/moncolle.ts")).scenarios,
    guide: async () => (await import("./guide/moncolle/guide.ts")).guide,
    cover: moncolleCover,
  },
  {
    presentation: gensoPresentation,
    rulebook: async () => (await import("@gyoji/genso/rulebook")).rulebook,
    scenarios: async () => (await import("./scenarios/genso.ts")).scenarios,
    guide: async () => (await import("./guide/genso/guide.ts")).guide,
    cover: gensoCover,
  },
];

/** Every game that can be played here: all, or those that the operator leaves switched on. */
export const GAMES: readonly GameHere[] = switchedOn(
  ALL,
  ({ presentation }) => presentation.id,
  import.meta.env.GYOJI_GAMES ?? "",
);

/** The game with an id; undefined if it cannot be played here. */
export function gameHere(id: string): GameHere | undefined {
  return GAMES.find(({ presentation }) => presentation.id === id);
}
