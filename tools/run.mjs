// Bundles and runs a TypeScript entry of ours: `node tools/run.mjs bench/main.ts [ARGUMENT…]`.
import { spawnSync } from "node:child_process";
import { basename } from "node:path";
import { ensureInstalled } from "./install.mjs";
import { root } from "./root.mjs";

const [entry, ...args] = process.argv.slice(2);
ensureInstalled();
const { bundle } = await import("./bundle.mjs");
const name = basename(entry, ".ts");
await bundle({ [`run/${name}`]: entry });
const { status } = spawnSync(process.execPath, ["--expose-gc", `dist/run/${name}.mjs`, ...args], {
  cwd: root,
  stdio: "inherit",
});
process.exitCode = status ?? 1;
