import { createInterface } from "node:readline";
import type { Io } from "./io.ts";

const LONGEST_LINE = 1000;

/** What is typed, line by line. */
export interface Lines {
  /** The next line without its end; null when input has ended or the process is told to end. */
  next(prompt: string): Promise<string | null>;
  close(): void;
}

/** Reads lines from a terminal or a pipe while something is done with them. */
export async function withLines<T>(io: Io, use: (lines: Lines) => Promise<T>): Promise<T> {
  const lines = openLines(io);
  try {
    return await use(lines);
  } finally {
    lines.close();
  }
}

function openLines(io: Io): Lines {
  const { input, screen } = io;
  const reader = createInterface(screen === null ? { input } : { input, output: screen, terminal: true });
  const typed: string[] = [];
  let ended = false;
  let wake: (() => void) | null = null;
  const notice = (): void => wake?.();
  const somethingHappened = (): Promise<void> =>
    new Promise((resolve) => {
      wake = resolve;
    });
  const end = (): void => {
    ended = true;
    notice();
  };
  reader.on("line", (line) => {
    typed.push(line.slice(0, LONGEST_LINE).trim());
    notice();
  });
  reader.on("close", end);
  reader.on("SIGINT", end);
  const forget = io.onStop(() => {
    typed.length = 0;
    end();
  });

  return {
    async next(prompt) {
      if (screen === null) io.out(prompt);
      else {
        reader.setPrompt(prompt);
        reader.prompt();
      }
      // A reader that has gone is noticed between two lines.
      if (screen === null) await io.heard();
      if (typed.length === 0 && !ended) await somethingHappened();
      const line = typed.shift() ?? null;
      if (screen === null || line === null) io.out("\n");
      return line;
    },
    close() {
      forget();
      reader.close();
    },
  };
}
