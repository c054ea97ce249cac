import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";

/** A folder for the files of one test file; it is gone afterwards. Gives the path of a file in it. */
export function temporaryFolder(): (name: string, content?: string | Uint8Array) => string {
  const folder = mkdtempSync(join(tmpdir(), "gyoji-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return (name, content) => {
    const file = join(folder, name);
    if (content !== undefined) writeFileSync(file, content);
    return file;
  };
}
