import { ensureInstalled } from "./install.mjs";

ensureInstalled();
const { bundleCommand } = await import("./bundle.mjs");
await bundleCommand();
