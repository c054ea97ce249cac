import { isUtf8 } from "node:buffer";
import {
  accessSync,
  closeSync,
  constants,
  existsSync,
  fstatSync,
  openSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname } from "node:path";

/** The largest file that is read, in bytes. */
const LARGEST_FILE = 4_000_000;

/** Why a file cannot be read or written. */
export type FileProblem =
  | {
      readonly kind: "missing" | "folder" | "denied" | "unreadable" | "unwritable" | "noFolder" | "notFolder";
    }
  | { readonly kind: "tooBig"; readonly limit: number }
  | { readonly kind: "notUtf8"; readonly line: number; readonly column: number };

export type FileText =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly problem: FileProblem };

/** Reads a text file, of bounded size and in UTF-8. */
export function readText(file: string, largest = LARGEST_FILE): FileText {
  try {
    const bytes = readBounded(file, largest);
    if (bytes === null) return { ok: false, problem: { kind: "folder" } };
    if (bytes.length > largest) return { ok: false, problem: { kind: "tooBig", limit: largest } };
    if (!isUtf8(bytes)) return { ok: false, problem: { kind: "notUtf8", ...firstUnreadable(bytes) } };
    return { ok: true, text: bytes.toString("utf8").replace(/^\ufeff/u, "") };
  } catch (error) {
    return { ok: false, problem: { kind: problemOf(error) } };
  }
}

/** One byte more than is allowed tells that there is more; a device has no size to ask for. */
function readBounded(file: string, largest: number): Buffer | null {
  const handle = openSync(file, "r");
  try {
    if (fstatSync(handle).isDirectory()) return null;
    const bytes = Buffer.allocUnsafe(largest + 1);
    let length = 0;
    for (let read = -1; read !== 0 && length < bytes.length; length += read)
      read = readSync(handle, bytes, length, bytes.length - length, null);
    return bytes.subarray(0, length);
  } finally {
    closeSync(handle);
  }
}

function firstUnreadable(bytes: Buffer): { line: number; column: number } {
  let start = 0;
  for (let line = 1; ; line++) {
    const found = bytes.indexOf(0x0a, start);
    const end = found < 0 ? bytes.length : found;
    const written = bytes.subarray(start, end);
    if (!isUtf8(written)) return { line, column: written.toString("utf8").indexOf("\ufffd") + 1 };
    if (found < 0) return { line, column: 1 };
    start = end + 1;
  }
}

function problemOf(error: unknown): "missing" | "folder" | "denied" | "unreadable" {
  switch (codeOf(error)) {
    case "ENOENT":
    case "ENOTDIR":
      return "missing";
    case "EISDIR":
      return "folder";
    case "EACCES":
    case "EPERM":
      return "denied";
    default:
      return "unreadable";
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : null;
}

/** Writes a file whole or not at all: what stood there before is replaced only by all of it. */
export function writeText(file: string, text: string): FileProblem | null {
  const unfinished = `${file}.${process.pid}.tmp`;
  try {
    writeFileSync(unfinished, text);
    renameSync(unfinished, file);
    return null;
  } catch {
    rmSync(unfinished, { force: true });
    return writable(file) ?? { kind: "unwritable" };
  }
}

/** What keeps a file from being written, or null; whether it is there or not, it stays so. */
export function writable(file: string): FileProblem | null {
  const trial = `${file}.${process.pid}.tmp`;
  try {
    if (!existsSync(dirname(file))) return { kind: "noFolder" };
    if (existsSync(file)) {
      const found = statSync(file);
      if (found.isDirectory()) return { kind: "folder" };
      if (!found.isFile()) return { kind: "unwritable" };
      accessSync(file, constants.W_OK);
    }
    // Only trying tells for sure.
    writeFileSync(trial, "");
    rmSync(trial);
    return null;
  } catch {
    rmSync(trial, { force: true });
    return { kind: "unwritable" };
  }
}
