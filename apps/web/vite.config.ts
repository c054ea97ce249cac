import { fileURLToPath } from "node:url";
import { defaultClientConditions, defineConfig } from "vite";
import { yamlForVite } from "../../tools/yaml-modules.mjs";
import { BUILT } from "./build/japanese.ts";
import { offline } from "./build/offline.ts";
import { pagePolicy } from "./build/pagePolicy.ts";

/** Browsers of about two years back. */
const TARGET = ["es2022", "chrome125", "firefox128", "safari17.5"];

const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url));

export default defineConfig({
  root: pathOf("."),
  // Any host and any folder of it.
  base: "./",
  plugins: [yamlForVite, pagePolicy, offline],
  worker: {
    format: "es",
    plugins: () => [yamlForVite],
    rolldownOptions: { output: { entryFileNames: "assets/worker-[hash].js" } },
  },
  // Which games an operator leaves switched on; "" for all.
  define: { "import.meta.env.GYOJI_GAMES": JSON.stringify(process.env["GYOJI_GAMES"] ?? "") },
  resolve: { conditions: ["gyoji-source", ...defaultClientConditions] },
  build: {
    outDir: BUILT,
    emptyOutDir: true,
    target: TARGET,
    manifest: true,
    sourcemap: false,
    // The policy of the page wants files of its own.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // `npm run size` judges what counts: the scenarios come only when they are read.
    chunkSizeWarningLimit: 1000,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
});
