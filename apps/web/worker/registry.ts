import { type PlayableGame, switchedOn } from "@gyoji/game";

/** How the rules of each game are fetched: only those of the game that is played. */
const LOADERS: Readonly<Record<string, () => Promise<PlayableGame>>> = {
  // A game's own state is known to that game alone.
  horobeat: async () =>
    (await import("@gyoji/horobeat/playable")).playableHorobeat as unknown as PlayableGame,
  riftbound: async () =>
    (await import("@gyoji/riftbound/playable")).playableRiftbound as unknown as PlayableGame,
  genso: async () => (await import("@gyoji/genso/playable")).playableGenso as unknown as PlayableGame,
  moncolle: async () =>
    (await import("@gyoji/moncolle/playable")).playableMoncolle as unknown as PlayableGame,
};

const loaded: PlayableGame[] = [];

/** The games whose rules are here. */
export const GAMES: readonly PlayableGame[] = loaded;

/** The ids of the games that are switched on. */
const IDS = switchedOn(Object.keys(LOADERS), (id) => id, import.meta.env.GYOJI_GAMES ?? "");

/** Fetches the rules of a game, if there is such a game and they are not here yet. */
export async function loadGame(id: string): Promise<void> {
  if (loaded.some((game) => game.id === id) || !IDS.includes(id)) return;
  const game = await LOADERS[id]?.();
  if (game !== undefined && !loaded.includes(game)) loaded.push(game);
}

/** Fetches the rules of every game: for a file that does not say yet which one it is of. */
export async function loadAllGames(): Promise<void> {
  for (const id of IDS) await loadGame(id);
}
