// Runs the gyoji command from a bare clone: installs and builds first, where needed.
import { pathToFileURL } from "node:url";
import { ensureInstalled } from "./install.mjs";

ensureInstalled();
const { bundleCommand, command, isCommandStale } = await import("./bundle.mjs");
if (isCommandStale()) {
  console.error("Building the gyoji command ...");
  await bundleCommand();
}
// In this very process, so that exit code, signals and terminal are the command's own.
process.argv[1] = command;
await import(pathToFileURL(command));
