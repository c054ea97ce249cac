import { type GamePresentation, type GameTitle, type Rule, switchedOn } from "@gyoji/game";
import { gensoTitle } from "@gyoji/genso/title";
import { horobeatTitle } from "@gyoji/horobeat/title";
import { moncolleTitle } from "@gyoji/moncolle/title";
import { riftboundTitle } from "@gyoji/riftbound/title";
import type { Board } from "./boards/board.ts";
import type { Guide } from "./guide/guide.ts";
import type { CoverCard } from "./lobby/Cover.tsx";
import { cover as gensoCover } from "./lobby/cover/genso.ts";
import { cover as horobeatCover } from "./lobby/cover/horobeat.ts";
import { cover as moncolleCover } from "./lobby/cover/moncolle.ts";
import { cover as riftboundCover } from "./lobby/cover/riftbound.ts";
import type { ShownScenario } from "./scenarios/scenario.ts";
import { once } from "./state/once.ts";

/** A game that can be played here. What is more than its title is fetched when it is needed. */
export interface GameHere {
  readonly title: GameTitle;
  readonly presentation: () => Promise<GamePresentation>;
  /** Its table, drawn by hand. */
  readonly board: () => Promise<Board>;
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
    title: horobeatTitle,
    presentation: once(async () => (await import("@gyoji/horobeat/presentation")).horobeatPresentation),
    board: once(async () => (await import("./boards/horobeat/board.ts")).horobeatBoard),
    rulebook: async () => (await import("@gyoji/horobeat/rulebook")).rulebook,
    scenarios: async () => (await import("./scenarios/horobeat.ts")).scenarios,
    guide: async () => (await import("./guide/horobeat/guide.ts")).guide,
    cover: horobeatCover,
  },
  {
    title: riftboundTitle,
    presentation: once(async () => (await import("@gyoji/riftbound/presentation")).riftboundPresentation),
    board: once(async () => (await import("./boards/riftbound/board.ts")).riftboundBoard),
    rulebook: async () => (await import("@gyoji/riftbound/rulebook")).rulebook,
    scenarios: async () => (await import("./scenarios/riftbound.ts")).scenarios,
    guide: async () => (await import("./guide/riftbound/guide.ts")).guide,
    cover: riftboundCover,
  },
  {
    title: moncolleTitle,
    presentation: once(async () => (await import("@gyoji/moncolle/presentation")).moncollePresentation),
    board: once(async () => (await import("./boards/moncolle/board.ts")).moncolleBoard),
    rulebook: async () => (await import("@gyoji/moncolle/rulebook")).rulebook,
    scenarios: async () => (await import("./scenarios/moncolle.ts")).scenarios,
    guide: async () => (await import("./guide/moncolle/guide.ts")).guide,
    cover: moncolleCover,
  },
  {
    title: gensoTitle,
    presentation: once(async () => (await import("@gyoji/genso/presentation")).gensoPresentation),
    board: once(async () => (await import("./boards/genso/board.ts")).gensoBoard),
    rulebook: async () => (await import("@gyoji/genso/rulebook")).rulebook,
    scenarios: async () => (await import("./scenarios/genso.ts")).scenarios,
    guide: async () => (await import("./guide/genso/guide.ts")).guide,
    cover: gensoCover,
  },
];

/** Every game that can be played here: all, or those that the operator leaves switched on. */
export const GAMES: readonly GameHere[] = switchedOn(
  ALL,
  ({ title }) => title.id,
  import.meta.env.GYOJI_GAMES ?? "",
);

/** The game with an id; undefined if it cannot be played here. */
export function gameHere(id: string): GameHere | undefined {
  return GAMES.find(({ title }) => title.id === id);
}

/** How every game here is shown: for what may be about any of them. */
export const presentations: () => Promise<readonly GamePresentation[]> = once(() =>
  Promise.all(GAMES.map(({ presentation }) => presentation())),
);
