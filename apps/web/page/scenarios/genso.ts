import { type ShownScenario, scenariosIn } from "./scenario.ts";

const sources = import.meta.glob<string>("../../../../games/genso/scenarios/**/*.yaml", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The scenarios of Genso Standard. */
export const scenarios: readonly ShownScenario[] = scenariosIn(Object.values(sources));
