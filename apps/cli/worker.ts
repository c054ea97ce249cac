import type { Simulation } from "./simulation/plan.ts";
import { playMatches, type Result } from "./simulation/playMatch.ts";

/** Some matches of a simulation, for a worker thread to play. */
export interface Batch {
  readonly simulation: Simulation;
  readonly from: number;
  readonly to: number;
}

/** What a worker thread runs. */
export default function work({ simulation, from, to }: Batch): Result[] {
  return playMatches(simulation, from, to);
}
