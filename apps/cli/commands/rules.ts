import type { GameModule, Rule } from "@gyoji/game";
import { ruleWithParts } from "@gyoji/narration";
import { type Finish, newCommand } from "../command.ts";
import { type Context, painter, print, printJson } from "../context.ts";
import { citationsIn, propertiesIn } from "../coverage/citations.ts";
import { coverageOf } from "../coverage/coverage.ts";
import { scenariosOf } from "../coverage/scenarios.ts";
import { failure } from "../failure.ts";
import { ruleLine } from "../rulebook.ts";
import { gameCalled } from "../sources.ts";

interface Wanted {
  readonly search?: string;
  readonly coverage?: boolean;
  readonly json?: boolean;
}

export function rulesCommand(context: Context, finish: Finish) {
  const { say } = context;
  return newCommand(context, "rules", "command rules")
    .argument("GAME", say("argument game"))
    .argument("[ID]", say("argument rule"))
    .option("--search <TEXT>", say("option search"))
    .option("--coverage", say("option coverage"))
    .option("--json", say("option json"))
    .action((game: string, id: string | undefined, wanted: Wanted) => {
      const module = gameCalled(game);
      if (wanted.coverage) return finish(tellCoverage(context, module, wanted.json ?? false));
      if (id !== undefined) return finish(tellRule(context, module, id, wanted.json ?? false));
      return finish(tellRules(context, found(module, wanted.search ?? ""), wanted.json ?? false));
    });
}

function found(module: GameModule, text: string): Rule[] {
  const wanted = text.toLowerCase();
  return module.rulebook.filter(({ id, summary }) =>
    [id, ...Object.values(summary)].some((words) => words.toLowerCase().includes(wanted)),
  );
}

function tellRules(context: Context, rules: readonly Rule[], json: boolean): number {
  const { say, language, io } = context;
  if (json) printJson(context, rules);
  else if (rules.length === 0) print(context, say("nothing found"));
  else print(context, ...rules.map((rule) => ruleLine(rule, language, io.columns)));
  return rules.length > 0 ? 0 : 1;
}

/** A rule, the parts of it, the code that cites it, and the scenarios and property tests that show it. */
function tellRule(context: Context, module: GameModule, id: string, json: boolean): number {
  const { say, language, io } = context;
  const [rule, ...parts] = ruleWithParts(module.rulebook, id);
  if (rule === undefined || rule.id !== id) throw failure("failed rule", { rule: id });
  const cited = citationsIn(module).get(id) ?? [];
  const scenarios = scenariosOf(module).filter(({ rules }) => rules.includes(id));
  const properties = propertiesIn(module).get(id) ?? [];
  if (json) {
    const shown = scenarios.map(({ file, title }) => ({ file, title }));
    printJson(context, { ...rule, parts: parts.map((part) => part.id), cited, scenarios: shown, properties });
    return 0;
  }
  const title = (text: string): string => painter(context)("bold", text);
  print(
    context,
    ruleLine(rule, language, io.columns),
    ...parts.map((part) => `  ${ruleLine(part, language, io.columns - 2)}`),
  );
  print(context, "", title(say("rule cited")), ...orNone(context, cited));
  print(
    context,
    "",
    title(say("rule scenarios")),
    ...orNone(
      context,
      scenarios.map(({ file, title: name }) => `${file}  ${name}`),
    ),
  );
  print(context, "", title(say("rule properties")), ...orNone(context, properties));
  return 0;
}

function orNone({ say }: Context, lines: readonly string[]): string[] {
  return (lines.length > 0 ? lines : [say("none")]).map((line) => `  ${line}`);
}

function tellCoverage(context: Context, module: GameModule, json: boolean): number {
  const { say, language, io } = context;
  const { shown, open, failed } = coverageOf(module);
  const counts = { scenarios: shown.scenario, refusals: shown.refusal, properties: shown.property };
  const covered = shown.scenario + shown.refusal + shown.property;
  const total = covered + open.length;
  if (json) printJson(context, { covered, total, ...counts, open, failed });
  else {
    print(context, say("coverage", { covered, total, ...counts }));
    for (const file of failed) print(context, say("coverage failed", { file }));
    for (const { id, missing } of open) {
      const rule = module.rulebook.find((each) => each.id === id);
      if (rule !== undefined)
        print(context, say(`coverage ${missing}`, { id }), `    ${ruleLine(rule, language, io.columns - 4)}`);
    }
  }
  return open.length === 0 && failed.length === 0 ? 0 : 1;
}
