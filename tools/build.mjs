import { ensureInstalled } from "./install.mjs";
import { buildPage } from "./page.mjs";

ensureInstalled();
const { bundleCommand } = await import("./bundle.mjs");
await bundleCommand();
await buildPage();
