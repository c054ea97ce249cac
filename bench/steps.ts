import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { horobeatModule } from "@gyoji/horobeat";
import type { Act, Step, Table } from "@gyoji/kernel";
import { readScenario, runScenario, type Scenario } from "@gyoji/scenario";

/*
 * `npm run steps`: takes each step of each procedure of the rules out, one at a time, and looks whether a scenario
 * fails without it. Lists the steps that no scenario would miss; exit code 1 if there is one.
 */

const folder = "games/horobeat/scenarios";

function scenarios(within: string): Scenario[] {
  return readdirSync(within, { withFileTypes: true }).flatMap((entry) => {
    const file = join(within, entry.name);
    if (entry.isDirectory()) return scenarios(file);
    const read = readScenario({ file, source: readFileSync(file, "utf8") });
    if (!read.ok) throw new Error(`${file} cannot be read`);
    return [read.scenario];
  });
}

const all = scenarios(folder);

/** The first scenario that does not turn out as it says; the one that failed last is tried first. */
function firstFailing(): string | null {
  for (const [at, scenario] of all.entries())
    if (!runScenario(horobeatModule.scenario, scenario).passed) {
      all.unshift(...all.splice(at, 1));
      return scenario.file;
    }
  return null;
}

const nothing: Act<Table, object> = () => undefined;

function missedBy(steps: Step<Table, object>[], at: number): string | null {
  const kept = steps[at] as Step<Table, object>;
  steps[at] = nothing;
  try {
    return firstFailing();
  } catch (error) {
    return String(error);
  } finally {
    steps[at] = kept;
  }
}

const failing = firstFailing();
if (failing !== null) throw new Error(`${failing} fails already`);
let missed = 0;
const survivors: string[] = [];
for (const procedure of horobeatModule.game.procedures.values()) {
  const steps = procedure.steps as unknown as Step<Table, object>[];
  for (const [at, label] of procedure.labels.entries()) {
    if (missedBy(steps, at) === null) survivors.push(`${procedure.id} › ${label}`);
    else missed++;
  }
}
process.stdout.write(
  `${missed} of ${missed + survivors.length} steps are missed by a scenario when they are taken out\n`,
);
for (const survivor of survivors) process.stdout.write(`  not missed: ${survivor}\n`);
process.exitCode = survivors.length > 0 ? 1 : 0;
