// Mutation testing of the rules. One file: `npm run mutation -- --mutate games/horobeat/rules/battle.ts`.
export default {
  mutate: ["games/*/rules/**/*.ts", "!**/*.test.ts"],
  testRunner: "vitest",
  vitest: { configFile: "vitest.mutation.config.ts" },
  // Labels and ids, made once at load; that no step can be left out is shown by `npm run steps`.
  ignoreStatic: true,
  coverageAnalysis: "perTest",
  concurrency: 2,
  ignorePatterns: ["dist", "coverage", "reports"],
  reporters: ["clear-text", "progress", "html"],
};
