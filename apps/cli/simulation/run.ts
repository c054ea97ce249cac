import { Tinypool } from "tinypool";
import type { Told } from "../progress.ts";
import type { Batch } from "../worker.ts";
import { matchCount, type Simulation } from "./plan.ts";
import { playMatches, type Result } from "./playMatch.ts";

const LARGEST_BATCH = 10;
/** Each worker gets several batches, so that they end at about the same time. */
const BATCHES_A_WORKER = 8;

/**
 * Plays all matches of a simulation.
 * @param workers threads to use; one alone is this thread
 * @returns the results by number, whatever the number of workers; fewer if it was told to stop
 */
export async function simulate(
  simulation: Simulation,
  workers: number,
  told: Told,
  stopped: () => boolean,
): Promise<Result[]> {
  const batches = batchesOf(simulation, workers);
  return workers === 1 ? inThisThread(batches, told, stopped) : inThreads(batches, workers, told, stopped);
}

function batchesOf(simulation: Simulation, workers: number): Batch[] {
  const count = matchCount(simulation);
  const size = Math.max(1, Math.min(LARGEST_BATCH, Math.ceil(count / (workers * BATCHES_A_WORKER))));
  return Array.from({ length: Math.ceil(count / size) }, (_, at) => ({
    simulation,
    from: at * size,
    to: Math.min(count, (at + 1) * size),
  }));
}

async function inThisThread(
  batches: readonly Batch[],
  told: Told,
  stopped: () => boolean,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const { simulation, from, to } of batches) {
    if (stopped()) break;
    results.push(...playMatches(simulation, from, to));
    told(results.length);
    // Lets signals and the progress through.
    await new Promise((resolve) => {
      setImmediate(resolve);
    });
  }
  return results;
}

async function inThreads(
  batches: readonly Batch[],
  workers: number,
  told: Told,
  stopped: () => boolean,
): Promise<Result[]> {
  const filename = new URL("worker.mjs", import.meta.url).href;
  const pool = new Tinypool({ filename, minThreads: workers, maxThreads: workers });
  const results: Result[][] = batches.map(() => []);
  let next = 0;
  let done = 0;
  // Each worker takes the next batch when it is free: nothing waits that could not be stopped.
  const workOn = async (): Promise<void> => {
    while (next < batches.length && !stopped()) {
      const at = next++;
      const played = (await pool.run(batches[at])) as Result[];
      results[at] = played;
      done += played.length;
      told(done);
    }
  };
  try {
    await Promise.all(Array.from({ length: workers }, workOn));
  } finally {
    await pool.destroy();
  }
  return results.flat();
}
