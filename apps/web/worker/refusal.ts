import { FileError } from "@gyoji/files";
import { IllegalError } from "@gyoji/kernel";
import type { Trouble } from "@gyoji/protocol";

/** Ends a request that is not carried out. */
export class Refusal extends Error {
  readonly trouble: Trouble;

  constructor(trouble: Trouble) {
    super(trouble.kind);
    this.trouble = trouble;
  }
}

/** Throws a Refusal unless it is so. */
export function refuseUnless(isSo: boolean, kind: "illegal" | "stale" | "unknown bot" = "illegal"): void {
  if (!isSo) throw new Refusal({ kind });
}

/** What is told of an error that a request has ended with. */
export function troubleOf(error: unknown): Trouble {
  if (error instanceof Refusal) return error.trouble;
  if (error instanceof FileError) return { kind: "file", trouble: error.trouble };
  if (error instanceof IllegalError) return { kind: "illegal" };
  return {
    kind: "fault",
    what: error instanceof Error ? `${error.message}\n${error.stack ?? ""}` : String(error),
  };
}
