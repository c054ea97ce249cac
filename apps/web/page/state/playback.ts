import type { Update } from "@gyoji/protocol";
import { MOVING, settings } from "./settings.ts";

/** Shows updates one after the other, so that one can follow what others do. */
export interface Playback {
  /** Adds an update to what is shown. */
  push(update: Update): void;
  /** Shows all that waits, at once. */
  flush(): void;
  clear(): void;
  isIdle(): boolean;
}

/**
 * A playback that shows each update through `show` and says when none waits any more.
 * What comes first is shown at once; the next ones each after the time that the one before takes to be seen.
 */
export function playbackTo(show: (update: Update) => void, idle: () => void): Playback {
  const waiting: Update[] = [];
  let timer: ReturnType<typeof setTimeout> | null = null;

  const next = (): void => {
    timer = null;
    const update = waiting.shift();
    if (update === undefined) return idle();
    // First the time it takes: who is shown it may ask whether something still moves.
    timer = setTimeout(next, timeFor(update));
    show(update);
  };
  const stop = (): void => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
  };

  return {
    push: (update) => {
      waiting.push(update);
      if (timer === null) next();
    },
    flush: () => {
      stop();
      for (const update of waiting.splice(0)) show(update);
      idle();
    },
    clear: () => {
      stop();
      waiting.length = 0;
    },
    isIdle: () => timer === null && waiting.length === 0,
  };
}

/** How long an update is to be seen: nothing, when nothing that moves is shown. */
function timeFor({ log }: Update): number {
  const moving = MOVING[settings.get().speed];
  return log.events.length === 0 ? 0 : moving * 2;
}
