import type { GameModule } from "@gyoji/game";
import { horobeatModule } from "@gyoji/horobeat";

/** Every game that the command plays. A game's own state is known to that game alone. */
export const GAMES: readonly GameModule[] = [horobeatModule as unknown as GameModule];
