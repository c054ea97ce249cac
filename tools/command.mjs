// Runs the gyoji command from a bare clone: installs and builds first, where needed.
import { pathToFileURL } from "node:url";
import { ensureInstalled } from "./install.mjs";
import { ensurePage } from "./page.mjs";
import { command } from "./root.mjs";
import { isStale, sharedSources } from "./stale.mjs";

const sources = [...sharedSources, "apps/cli", "apps/web/serve", "tools/bundle.mjs"];

/** Runs `gyoji ARGUMENT…` in this very process, so that exit code, signals and terminal are the command's own. */
export async function runCommand(args) {
  ensureInstalled();
  if (isStale(command, sources)) {
    console.error("Building the gyoji command ...");
    const { bundleCommand } = await import("./bundle.mjs");
    await bundleCommand();
  }
  if (args.includes("serve")) await ensurePage();
  process.argv = [process.execPath, command, ...args];
  await import(pathToFileURL(command));
}
