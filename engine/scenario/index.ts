export { explain, type Language } from "./explain.ts";
export { arrangedMatch } from "./play.ts";
export { type Difference, type Fault, type ReadFault, type ReadProblem, ScenarioError } from "./problem.ts";
export { type ReadResult, readScenario } from "./read.ts";
export { runScenario, type ScenarioResult } from "./run.ts";
export type { Line, Played, Refused, Scenario, ScenarioGame } from "./scenario.ts";
