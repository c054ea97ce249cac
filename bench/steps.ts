import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { GameModule } from "@gyoji/game";
import { gensoModule } from "@gyoji/genso";
import { horobeatModule } from "@gyoji/horobeat";
import type { Act, State, Step, Table } from "@gyoji/kernel";
import { moncolleModule } from "@gyoji/moncolle";
import { riftboundModule } from "@gyoji/riftbound";
import { readScenario, runScenario, type Scenario } from "@gyoji/scenario";

/*
 * `npm run steps [-- GAME]`: takes each step of each procedure of the rules of one game, or of all, out, one at a
 * time, and looks whether a scenario fails without it. Lists the steps that no scenario would miss; exit code 1 if
 * there is one.
 */

function scenarios(within: string): Scenario[] {
  return readdirSync(within, { withFileTypes: true }).flatMap((entry) => {
    const file = join(within, entry.name);
    if (entry.isDirectory()) return scenarios(file);
    const read = readScenario({ file, source: readFileSync(file, "utf8") });
    if (!read.ok) throw new Error(`${file} cannot be read`);
    return [read.scenario];
  });
}

function takeEachOut<S extends State>({ id, game, scenario: adaptor }: GameModule<S>): void {
  const all = scenarios(`games/${id}/scenarios`);

  /** The first scenario that does not turn out as it says: those first that show this rule, then what failed last. */
  const firstFailing = (rule: string): string | null => {
    const showing = all.filter(({ rules }) => rules.includes(rule));
    const others = all.filter(({ rules }) => !rules.includes(rule));
    const failing = [...showing, ...others].find((each) => !runScenario(adaptor, each).passed);
    if (failing === undefined) return null;
    all.unshift(...all.splice(all.indexOf(failing), 1));
    return failing.file;
  };

  const failing = firstFailing("");
  if (failing !== null) throw new Error(`${failing} fails already`);
  let missed = 0;
  const survivors: string[] = [];
  for (const procedure of game.procedures.values()) {
    const steps = procedure.steps as unknown as Step<Table, object>[];
    for (const [at, label] of procedure.labels.entries()) {
      if (isMissed(steps, at, () => firstFailing(ruleIn(label)))) missed++;
      else survivors.push(`${procedure.id} › ${label}`);
    }
  }
  process.stdout.write(
    `${id}: ${missed} of ${missed + survivors.length} steps are missed by a scenario when they are taken out\n`,
  );
  for (const survivor of survivors) process.stdout.write(`  not missed: ${survivor}\n`);
  if (survivors.length > 0) process.exitCode = 1;
}

/** The rule that a step's label begins with. */
function ruleIn(label: string): string {
  return label.split(" ")[0] ?? label;
}

const nothing: Act<Table, object> = () => undefined;

/** Whether a scenario fails, or cannot be played at all, without a step. */
function isMissed(steps: Step<Table, object>[], at: number, firstFailing: () => string | null): boolean {
  const kept = steps[at] as Step<Table, object>;
  steps[at] = nothing;
  try {
    return firstFailing() !== null;
  } catch {
    return true;
  } finally {
    steps[at] = kept;
  }
}

const GAMES: Readonly<Record<string, () => void>> = {
  horobeat: () => takeEachOut(horobeatModule),
  riftbound: () => takeEachOut(riftboundModule),
  moncolle: () => takeEachOut(moncolleModule),
  genso: () => takeEachOut(gensoModule),
};

const name = process.argv[2];
if (name === undefined) for (const takeOut of Object.values(GAMES)) takeOut();
else if (Object.hasOwn(GAMES, name)) GAMES[name]?.();
else {
  process.stderr.write(`no game ${name}; there are: ${Object.keys(GAMES).join(", ")}\n`);
  process.exitCode = 1;
}
