import { tmpdir } from "node:os";
import { join } from "node:path";
import { Readable, Writable } from "node:stream";
import type { Io } from "../io.ts";

/** A stand-in for the process, with what was written to it. */
export interface FakeIo extends Io {
  readonly written: () => string;
  readonly complaints: () => string;
  /** Tells the process to end. */
  readonly stop: () => void;
  /** Lets the reader of the output go away after so many lines more. */
  readonly hangUpAfter: (lines: number) => void;
}

/** A pipe with these lines in it. */
export function pipeWith(typed: readonly string[] = [], env: Io["env"] = {}): FakeIo {
  return fakeIo(Readable.from([typed.map((line) => `${line}\n`).join("")]), null, env);
}

/** A terminal at which these lines are typed. */
export function terminalWith(typed: readonly string[], env: Io["env"] = {}): FakeIo {
  const screen = new Writable({ write: (_chunk, _encoding, done) => done() });
  return fakeIo(Readable.from([typed.map((line) => `${line}\n`).join("")]), screen, env);
}

/** A pipe in which nothing comes and that stays open. */
export function silentPipe(): FakeIo {
  return fakeIo(new Readable({ read: () => undefined }), null, {});
}

function fakeIo(input: NodeJS.ReadableStream, screen: NodeJS.WritableStream | null, env: Io["env"]): FakeIo {
  const out: string[] = [];
  const err: string[] = [];
  const stops = new Set<() => void>();
  let room = Number.POSITIVE_INFINITY;
  return {
    out: (text) => {
      if (room > 0) out.push(text);
      room -= text.split("\n").length - 1;
    },
    err: (text) => void err.push(text),
    input,
    screen,
    colours: false,
    watched: false,
    columns: 80,
    // Nothing of the person's own who runs the tests.
    env: { XDG_DATA_HOME: join(tmpdir(), "gyoji-nobody"), ...env },
    heard: async () => {
      if (room <= 0) for (const stop of stops) stop();
      return room > 0;
    },
    onStop: (stop) => {
      stops.add(stop);
      return () => void stops.delete(stop);
    },
    written: () => out.join(""),
    complaints: () => err.join(""),
    hangUpAfter: (lines) => {
      room = lines;
    },
    stop: () => {
      for (const stop of stops) stop();
    },
  };
}
