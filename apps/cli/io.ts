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
  /** Calls `stop` when the process is told to end, until the function returned is called. */
  readonly onStop: (stop: () => void) => () => void;
}

const STOPS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** The process's own streams. A reader that goes away (`gyoji words horobeat | head`) ends the command quietly. */
export function processIo(): Io {
  const { stdin, stdout, stderr, env } = process;
  for (const stream of [stdout, stderr]) stream.on("error", leaveQuietly);
  const interactive = stdin.isTTY && stdout.isTTY;
  return {
    out: (text) => void stdout.write(text),
    err: (text) => void stderr.write(text),
    input: stdin,
    screen: interactive ? stdout : null,
    colours: stdout.isTTY && !env["NO_COLOR"] && env["TERM"] !== "dumb",
    watched: stderr.isTTY,
    columns: Math.max(40, stdout.columns || 80),
    env,
    onStop: (stop) => {
      for (const signal of STOPS) process.on(signal, stop);
      return () => {
        for (const signal of STOPS) process.off(signal, stop);
      };
    },
  };
}

/** EPIPE: the reader has gone. EIO: the terminal has; a save may still be under way. */
function leaveQuietly(error: NodeJS.ErrnoException): void {
  if (error.code === "EIO") return;
  process.exit(error.code === "EPIPE" ? 0 : 1);
}
