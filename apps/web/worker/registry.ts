import type { PlayableGame } from "@gyoji/game";
import { playableHorobeat } from "@gyoji/horobeat/playable";

/** Every game that the worker plays. A game's own state is known to that game alone. */
export const GAMES: readonly PlayableGame[] = [playableHorobeat as unknown as PlayableGame];
