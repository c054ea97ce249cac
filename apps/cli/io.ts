/** The world as a command sees it, so that a test can stand in for a terminal. */
export interface Io {
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  readonly input: NodeJS.ReadableStream;
  /** Where a person's line is edited as it is typed; null when no person is there. */
  readonly screen: NodeJS.WritableStream | null;
  readonly colours: boolean;
  /** Whether somebody watches the error output, so that progress can be shown there. */
  readonly watched: boolean;
  readonly columns: number;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Waits until what was written to `out` has gone out. Returns whether somebody was there to read it. */
  readonly heard: () => Promise<boolean>;
  /** Calls `stop` when the process is told to end or its reader goes away, until the function returned is called. */
  readonly onStop: (stop: () => void) => () => void;
}

const STOPS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/**
 * The process's own streams. A reader that goes away (`gyoji words horobeat | head`) ends a command quietly, and
 * stops one that has something to save.
 */
export function processIo(): Io {
  const { stdin, stdout, stderr, env } = process;
  const stops = new Set<() => void>();
  let gone = false;
  stdout.on("error", (error: NodeJS.ErrnoException) => {
    gone = true;
    if (stops.size > 0) for (const stop of stops) stop();
    // EIO: the terminal has gone; a save may still be under way.
    else if (error.code === "EPIPE") process.exit(0);
    else if (error.code !== "EIO") process.exit(1);
  });
  // Who does not hear complaints is not told of that either.
  stderr.on("error", () => undefined);
  const interactive = stdin.isTTY && stdout.isTTY;
  return {
    out: (text) => {
      if (!gone) stdout.write(text);
    },
    err: (text) => void stderr.write(text),
    input: stdin,
    screen: interactive ? stdout : null,
    colours: stdout.isTTY && !env["NO_COLOR"] && env["TERM"] !== "dumb",
    watched: stderr.isTTY,
    columns: Math.max(40, stdout.columns || 80),
    env,
    heard: () =>
      gone
        ? Promise.resolve(false)
        : new Promise((resolve) => {
            stdout.write("", (error) => resolve(!gone && !error));
          }),
    onStop: (stop) => {
      stops.add(stop);
      for (const signal of STOPS) process.on(signal, stop);
      const watch = env["npm_lifecycle_event"] === undefined ? undefined : onceOrphaned(stop);
      return () => {
        stops.delete(stop);
        for (const signal of STOPS) process.off(signal, stop);
        clearInterval(watch);
      };
    },
  };
}

const LOOKS_AFTER_MILLISECONDS = 500;

/** npm that is told to end ends the shell between, which tells nobody: what it ran has another parent then. */
function onceOrphaned(stop: () => void): NodeJS.Timeout {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, LOOKS_AFTER_MILLISECONDS);
  return watch.unref();
}
