import { type ShownScenario, scenariosIn } from "./scenario.ts";

const sources = import.meta.glob<string>("../../../../games/horobeat/scenarios/**/*.yaml", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** The scenarios of HORO-BEAT. */
export const scenarios: readonly ShownScenario[] = scenariosIn(Object.values(sources));
