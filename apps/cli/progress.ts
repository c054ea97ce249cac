import type { Context } from "./context.ts";

/** Told how much is done. */
export type Told = (done: number) => void;

const BAR = 30;

/** A progress bar with the time left, for somebody who watches the error output; else nothing. */
export function progressBar({ io, say }: Context, total: number): { told: Told; end: () => void } {
  if (!io.watched) return { told: () => undefined, end: () => undefined };
  const start = performance.now();
  return {
    told: (done) => {
      const seconds = Math.ceil(((performance.now() - start) / 1000 / Math.max(1, done)) * (total - done));
      const full = Math.round((BAR * done) / total);
      const bar = "█".repeat(full) + "░".repeat(BAR - full);
      io.err(`\r\u001b[K${bar} ${say("progress", { done, total, seconds })}`);
    },
    end: () => io.err("\r\u001b[K"),
  };
}
