import { type GameModule, switchedOn } from "@gyoji/game";
import { gensoModule } from "@gyoji/genso";
import { horobeatModule } from "@gyoji/horobeat";
import { moncolleModule } from "@gyoji/moncolle";
import { riftboundModule } from "@gyoji/riftbound";

/** A game's own state is known to that game alone. */
const ALL: readonly GameModule[] = [
  horobeatModule as unknown as GameModule,
  riftboundModule as unknown as GameModule,
  moncolleModule as unknown as GameModule,
  gensoModule as unknown as GameModule,
];

/** Every game that the command plays: all, or those that the operator leaves switched on. */
export const GAMES: readonly GameModule[] = switchedOn(ALL, ({ id }) => id, process.env["GYOJI_GAMES"] ?? "");
