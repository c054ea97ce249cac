import { chmodSync, existsSync } from "node:fs";
import { join } from "node:path";
import { build } from "esbuild";
import { command, root } from "./root.mjs";
import { yamlForEsbuild } from "./yaml-modules.mjs";

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
