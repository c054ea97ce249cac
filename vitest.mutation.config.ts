import config from "./vitest.config.ts";

/** The tests that show the rules of a game one by one: its scenarios, and what stands beside a rule. */
export default {
  ...config,
  test: {
    ...config.test,
    include: ["games/*/scenarios.test.ts", "games/*/definition.test.ts", "games/*/rules/*.test.ts"],
  },
};
