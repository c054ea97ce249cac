import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { yamlForVite } from "./tools/yaml-modules.mjs";

const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const manifest = (folder: string) => JSON.parse(readFileSync(pathOf(`${folder}/package.json`), "utf8"));

// By folder and not through node_modules: Stryker runs the tests in a copy of the tree, whose node_modules
// lead back to the original.
const packages = manifest(".").workspaces.flatMap((folder: string) => {
  const { name, exports = {} } = manifest(folder);
  return Object.entries<Record<string, string>>(exports).map(([path, files]) => ({
    find: new RegExp(`^${name}${path.slice(1)}$`),
    replacement: pathOf(`${folder}/${files["gyoji-source"]}`),
  }));
});

export default defineConfig({
  plugins: [yamlForVite],
  resolve: { alias: packages },
  test: {
    include: ["{engine,games,bots,apps,bench}/**/*.test.{ts,tsx}"],
    isolate: false,
    // All cores: by default one is left for whoever watches.
    maxWorkers: "100%",
    testTimeout: 60_000,
    coverage: {
      include: ["{engine,games,bots,apps}/**/*.{ts,tsx}"],
      exclude: ["**/*.test.{ts,tsx}", "apps/web/{tests,measure}/**"],
    },
  },
});
