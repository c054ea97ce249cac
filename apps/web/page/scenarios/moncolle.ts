import { type ShownScenario, scenariosIn } from "./scenario.ts";

const sources = import.meta.glob<string>("../../../../games/moncolle/scenarios/**/*.yaml", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The scenarios of Monster Collection. */
export const scenarios: readonly ShownScenario[] = scenariosIn(Object.values(sources));
