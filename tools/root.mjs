import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** The folder of the project, whatever folder a tool is called from. */
export const root = fileURLToPath(new URL("..", import.meta.url));

/** The gyoji command, once it is built. */
export const command = join(root, "dist/gyoji.mjs");

/** The folder of the page, once it is built. */
export const page = join(root, "dist/web");
