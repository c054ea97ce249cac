import { join, relative } from "node:path";
import type { GameModule } from "@gyoji/game";
import { readScenario, type Scenario } from "@gyoji/scenario";
import { filesUnder, projectRoot } from "../project.ts";
import { textOf } from "../sources.ts";

/** The scenario files of a game, by their paths in the project. */
export function scenarioFiles({ game }: GameModule): string[] {
  const root = projectRoot();
  return filesUnder(join(root, "games", game.id, "scenarios"), ".yaml").map((file) => relative(root, file));
}

/** The scenarios of a game that can be read. */
export function scenariosOf(module: GameModule): Scenario[] {
  return scenarioFiles(module).flatMap((file) => scenarioIn(file) ?? []);
}

/** A scenario of the project; null if its file cannot be read. */
export function scenarioIn(file: string): Scenario | null {
  const read = readScenario({ file, source: textOf(join(projectRoot(), file)) });
  return read.ok ? read.scenario : null;
}
