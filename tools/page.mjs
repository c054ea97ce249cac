// May be loaded before anything is installed: Node's own modules only, others when they are needed.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { page, root } from "./root.mjs";
import { isStale, sharedSources } from "./stale.mjs";

const sources = [...sharedSources, "apps/web", "tools/page.mjs"];

/** Fonts and pictures are compressed in themselves. */
const COMPRESSIBLE = /[.](?:css|html|js|json|svg|webmanifest)$/;

/** Builds the page, unless it is built from what is there now. */
export async function ensurePage() {
  // Compressed copies are made only after all else went well.
  if (!isStale(join(page, "index.html.gz"), sources) && gamesBuilt() === games) return;
  console.error("Building the page ...");
  await buildPage();
}

/** Which games are to be switched on; "" for all. */
const games = process.env.GYOJI_GAMES ?? "";
const gamesFile = join(page, ".games");

function gamesBuilt() {
  return existsSync(gamesFile) ? readFileSync(gamesFile, "utf8") : null;
}

/** Builds the page into dist/web, for any static host; beside each text there is a compressed copy of it. */
export async function buildPage() {
  const { build } = await import("vite");
  await build({ configFile: join(root, "apps/web/vite.config.ts"), logLevel: "warn" });
  for (const name of readdirSync(page, { recursive: true })) {
    if (!COMPRESSIBLE.test(name)) continue;
    const file = join(page, name);
    const text = readFileSync(file);
    writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
    writeFileSync(`${file}.br`, brotliCompressSync(text));
  }
  writeFileSync(gamesFile, games);
}
