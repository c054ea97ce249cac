import { fileURLToPath } from "node:url";

/** The folder of the project, whatever folder a tool is called from. */
export const root = fileURLToPath(new URL("..", import.meta.url));
