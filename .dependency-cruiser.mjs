// Who may import whom. From top to bottom: each layer sees only those above it.
const layers = [
  "engine/kernel",
  "engine/lexicon",
  "engine/scenario",
  "engine/game",
  "engine/files",
  "engine/narration",
  "engine/protocol",
  "games",
  "bots",
  "apps",
];
const test =
  "[.]test[.]tsx?$|[.]spec[.]ts$|/testing/|^apps/web/(tests|measure)/|/(vite|playwright)[.]config[.]ts$";
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
      from: {
        path: "^apps/",
        pathNot: "^apps/(cli/registry|web/worker/registry|web/page/registry|web/page/boards/.*)[.]tsx?$",
      },
      // Made-up cards for tests of all who read card lists.
      to: { path: "^games/", pathNot: "^games/[^/]+/testing/madeUpDeck[.]ts$" },
    },
    {
      name: "the page knows how a game is shown, not its rules",
      severity: "error",
      from: { path: "^apps/web/page/", pathNot: test },
      to: { path: "^games/|^bots/", pathNot: "^games/[^/]+/(title|presentation|rulebook)[.]ts$" },
    },
    {
      name: "the page reaches no rules of a game",
      severity: "error",
      from: { path: "^apps/web/page/", pathNot: test },
      to: { path: "^games/[^/]+/rules/", reachable: true },
    },
    {
      name: "page and worker speak through the protocol",
      severity: "error",
      from: { path: "^apps/web/(page|worker)/", pathNot: test },
      to: { path: "^apps/", pathNot: "^apps/web/($1/|package[.]json$)" },
    },
    {
      name: "boards are reached through the registry",
      severity: "error",
      from: { path: "^apps/", pathNot: "^apps/web/page/(registry[.]tsx?$|boards/)" },
      to: { path: "^apps/web/page/boards/[^/]+/" },
    },
    {
      name: "boards never import each other",
      severity: "error",
      from: { path: "^apps/web/page/boards/([^/]+)/" },
      to: { path: "^apps/web/page/boards/[^/]+/", pathNot: "^apps/web/page/boards/$1/" },
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
      to: { path: `${test}|^node_modules/(vitest|fast-check|@playwright|@axe-core)/` },
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
