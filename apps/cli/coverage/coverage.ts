import type { GameModule } from "@gyoji/game";
import { runScenario } from "@gyoji/scenario";
import { citationsIn, propertiesIn } from "./citations.ts";
import { scenarioFiles, scenarioIn } from "./scenarios.ts";

/** What shows a rule: a situation that is played, something that is refused, or what holds of every state. */
type Evidence = "scenario" | "refusal" | "property";

/** How far the rules that can be tested are cited in the code and shown to be followed. */
export interface Coverage {
  readonly shown: Readonly<Record<Evidence, number>>;
  /** Rules that are not, and what they lack. */
  readonly open: readonly { readonly id: string; readonly missing: "not cited" | "not shown" }[];
  /** Scenario files that cannot be read or do not turn out as they say. */
  readonly failed: readonly string[];
}

/** Runs all scenarios of a game and counts its testable rules; each under the first kind of evidence that it has. */
export function coverageOf(module: GameModule): Coverage {
  const cited = citationsIn(module);
  const properties = propertiesIn(module);
  const { scenarios, refusals, failed } = shownByScenarios(module);
  const shown: Record<Evidence, number> = { scenario: 0, refusal: 0, property: 0 };
  const open: { id: string; missing: "not cited" | "not shown" }[] = [];
  for (const { id, testable } of module.rulebook) {
    if (!testable) continue;
    const evidence = evidenceFor(id, scenarios, refusals, properties);
    if (evidence === null) open.push({ id, missing: "not shown" });
    else if (!cited.has(id)) open.push({ id, missing: "not cited" });
    else shown[evidence]++;
  }
  return { shown, open, failed };
}

function evidenceFor(
  id: string,
  scenarios: ReadonlySet<string>,
  refusals: ReadonlySet<string>,
  properties: ReadonlyMap<string, unknown>,
): Evidence | null {
  if (scenarios.has(id)) return "scenario";
  if (refusals.has(id)) return "refusal";
  return properties.has(id) ? "property" : null;
}

function shownByScenarios(module: GameModule) {
  const scenarios = new Set<string>();
  const refusals = new Set<string>();
  const failed: string[] = [];
  for (const file of scenarioFiles(module)) {
    const scenario = scenarioIn(file);
    if (scenario === null || !runScenario(module.scenario, scenario).passed) {
      failed.push(file);
      continue;
    }
    const shown = scenario.body.kind === "refused" ? refusals : scenarios;
    for (const id of scenario.rules) shown.add(id);
  }
  return { scenarios, refusals, failed };
}
