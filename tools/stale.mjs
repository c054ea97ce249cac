import { existsSync, readdirSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { root } from "./root.mjs";

/** What both the command and the page are built from, and more of it than either needs. */
export const sharedSources = ["engine", "games", "bots", "package-lock.json", "tools/yaml-modules.mjs"];

/** What is never part of something built. */
const APART = /^node_modules$|^tests?$|^testing$|^measure$|[.]test[.]tsx?$/;

/** Whether a built file is missing, or older than one of the files and folders it is built from. */
export function isStale(built, sources) {
  const path = resolve(root, built);
  if (!existsSync(path)) return true;
  const builtAt = statSync(path).mtimeMs;
  return sources.some((source) => newestIn(resolve(root, source)) > builtAt);
}

/** The time of the last change in a tree. A folder's own time tells of files that were deleted. */
function newestIn(path) {
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  const inside = readdirSync(path).filter((name) => !APART.test(name));
  return Math.max(stats.mtimeMs, ...inside.map((name) => newestIn(join(path, name))));
}
