// Runs before anything is installed: Node's own modules only.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.mjs";

/** Installs the packages of the lock file, unless exactly those are there. Ends the process when that fails. */
export function ensureInstalled() {
  if (isInstalled()) return;
  console.error("Installing the packages of package-lock.json (npm ci) ...");
  const npm = process.platform === "win32" ? "npm.cmd" : "npm";
  const { status } = spawnSync(npm, ["ci", "--loglevel=error"], {
    cwd: root,
    shell: process.platform === "win32",
    stdio: ["ignore", 2, 2],
  });
  if (status !== 0) process.exit(status ?? 1);
}

/** npm leaves a copy of what it installed in node_modules. Optional packages are for other systems. */
function isInstalled() {
  const installed = packagesOf("node_modules/.package-lock.json");
  return Object.entries(packagesOf("package-lock.json"))
    .filter(([path, { optional }]) => path.includes("node_modules/") && (path in installed || !optional))
    .every(([path, { version, integrity }]) => {
      const found = installed[path];
      return found !== undefined && found.version === version && found.integrity === integrity;
    });
}

function packagesOf(lockFile) {
  try {
    return JSON.parse(readFileSync(join(root, lockFile), "utf8")).packages;
  } catch (error) {
    if (error.code === "ENOENT") return {};
    throw error;
  }
}
