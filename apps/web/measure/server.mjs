import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { root } from "../../../tools/root.mjs";

const PORT = "3190";

/** Starts the project's own server. Returns the page's address, and what stops it. */
export async function servePage() {
  const server = spawn(process.execPath, [join(root, "tools/gyoji.mjs"), "serve", "--lang", "en"], {
    env: { ...process.env, PORT },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const stop = () => server.kill("SIGINT");
  for await (const line of createInterface(server.stdout)) {
    const [address] = /http:\S+/.exec(line) ?? [];
    if (address !== undefined) return { address, stop };
  }
  throw new Error("The server did not start.");
}
