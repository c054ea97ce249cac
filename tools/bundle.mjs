import { chmodSync, existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { root } from "./root.mjs";
import { yamlForEsbuild } from "./yaml-modules.mjs";

export const command = join(root, "dist/gyoji.mjs");

const sources = ["engine", "games", "bots", "apps", "tools", "package-lock.json"];

/** Packages in CommonJS still call `require`. */
const head = `#!/usr/bin/env node
import { createRequire as requireFrom } from "node:module";
const require = requireFrom(import.meta.url);`;

/** Bundles each entry, a path from the root, into dist/NAME.mjs: `bundle({ gyoji: "apps/cli/main.ts" })`. */
export async function bundle(entries, extension = ".mjs") {
  await build({
    absWorkingDir: root,
    entryPoints: entries,
    outdir: "dist",
    outExtension: { ".js": extension },
    bundle: true,
    platform: "node",
    target: "node20",
    format: "esm",
    conditions: ["gyoji-source"],
    banner: { js: head },
    plugins: [yamlForEsbuild],
    logLevel: "warning",
  });
}

/** Builds the gyoji command, and with it what its worker threads load. */
export async function bundleCommand() {
  const hasWorker = existsSync(join(root, "apps/cli/worker.ts"));
  if (hasWorker) {
    await bundle({ worker: "apps/cli/worker.ts" });
    // Tinypool starts this file, from the folder it runs in.
    await bundle({ "entry/worker": "node_modules/tinypool/dist/entry/worker.js" }, ".js");
  }
  await bundle({ gyoji: "apps/cli/main.ts" });
  chmodSync(command, 0o755);
}

export function isCommandStale() {
  if (!existsSync(command)) return true;
  const builtAt = statSync(command).mtimeMs;
  return sources.some((source) => newestIn(join(root, source)) > builtAt);
}

/** The time of the last change in a tree. A folder's own time tells of files that were deleted. */
function newestIn(path) {
  const { mtimeMs } = statSync(path);
  if (!statSync(path).isDirectory()) return mtimeMs;
  const inside = readdirSync(path).filter((name) => name !== "node_modules" && !name.endsWith(".test.ts"));
  return Math.max(mtimeMs, ...inside.map((name) => newestIn(join(path, name))));
}
