// Who may import whom. From top to bottom: each layer sees only those above it.
const layers = ["engine/kernel", "engine/lexicon", "engine/scenario", "engine/game", "games", "bots", "apps"];
const test = "[.]test[.]ts$|/testing/";
const anyPackage = "^(engine/[^/]+|games/[^/]+|bots|apps/[^/]+)/";

const layerRules = layers.map((layer, depth) => ({
  name: `${layer} imports only from above`,
  severity: "error",
  from: { path: `^${layer}/` },
  to: { path: `^(${[...layers.slice(depth + 1), "bench", "tools"].join("|")})/` },
}));

export default {
  forbidden: [
    ...layerRules,
    {
      name: "games never import each other",
      severity: "error",
      from: { path: "^games/([^/]+)/" },
      to: { path: "^games/", pathNot: "^games/$1/" },
    },
    {
      name: "bots know no game",
      severity: "error",
      from: { path: "^bots/", pathNot: test },
      to: { path: "^games/" },
    },
    {
      name: "apps reach games through the registry",
      severity: "error",
      from: { path: "^apps/", pathNot: "^apps/cli/registry[.]ts$" },
      to: { path: "^games/" },
    },
    {
      name: "packages import each other by name",
      severity: "error",
      from: { path: anyPackage },
      to: { path: anyPackage, pathNot: "^$1/|/testing/", dependencyTypes: ["local"] },
    },
    { name: "no cycles", severity: "error", from: {}, to: { circular: true } },
    {
      name: "no test code in the product",
      severity: "error",
      from: { path: anyPackage, pathNot: test },
      to: { path: `${test}|^node_modules/(vitest|fast-check)/` },
    },
  ],
  options: {
    includeOnly: "^(engine|games|bots|apps|bench|node_modules)/",
    doNotFollow: { path: "node_modules" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["gyoji-source", "import", "node", "default", "types"],
    },
  },
};
