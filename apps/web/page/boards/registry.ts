import type { Board } from "./board.ts";
import { gensoBoard } from "./genso/board.ts";
import { horobeatBoard } from "./horobeat/board.ts";
import { moncolleBoard } from "./moncolle/board.ts";
import { riftboundBoard } from "./riftbound/board.ts";

/** The table of each game. The lobby does without: it is fetched with the first table. */
const BOARDS: Readonly<Record<string, Board>> = {
  horobeat: horobeatBoard,
  riftbound: riftboundBoard,
  moncolle: moncolleBoard,
  genso: gensoBoard,
};

/** The table of the game with an id. Throws when there is none. */
export function boardOf(id: string): Board {
  const found = BOARDS[id];
  if (found === undefined) throw new Error(`no table for ${id}`);
  return found;
}
