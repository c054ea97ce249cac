// How much JavaScript the page, with the longest of its languages, and the worker load before they can start,
// compressed; too much of it fails.
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { parseAst } from "vite";
import { ensurePage } from "../../../tools/page.mjs";
import { page } from "../../../tools/root.mjs";

const LIMITS = { page: 150_000, worker: 150_000 };

await ensurePage();
const manifest = JSON.parse(readFileSync(join(page, ".vite/manifest.json"), "utf8"));
const worker = readdirSync(join(page, "assets")).filter((name) => /^worker-[^.]*[.]js$/.test(name));
const languages = Object.keys(manifest).filter((name) => /^page\/messages\/\w+[.]ts$/.test(name));
const [longest] = languages.map((name) => manifest[name].file).sort((a, b) => compressed(b) - compressed(a));
const entries = {
  page: [manifest["index.html"].file, longest],
  worker: worker.map((name) => `assets/${name}`),
};

for (const [name, limit] of Object.entries(LIMITS)) {
  const files = [...withImports(entries[name])];
  const size = files.reduce((sum, file) => sum + compressed(file), 0);
  const well = files.length > 0 && size < limit;
  console.log(`${name.padEnd(7)} ${kilobytes(size)} of ${kilobytes(limit)}  ${well ? "ok" : "TOO MUCH"}`);
  for (const file of files) console.log(`          ${file}`);
  if (!well) process.exitCode = 1;
}

function compressed(file) {
  return gzipSync(readFileSync(join(page, file))).length;
}

function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} kB`.padStart(9);
}

/** Built modules with all that they import from the start, by paths in the page's folder. */
function withImports(entryFiles) {
  const found = new Set(entryFiles);
  for (const file of found) {
    const { body } = parseAst(readFileSync(join(page, file), "utf8"));
    for (const { source } of body) if (source) found.add(join(dirname(file), source.value));
  }
  return found;
}
