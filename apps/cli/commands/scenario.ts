import { printable } from "@gyoji/narration";
import { explain, readScenario, runScenario } from "@gyoji/scenario";
import { type Finish, newCommand } from "../command.ts";
import { type Context, print, printJson } from "../context.ts";
import { gameCalled, textOf } from "../sources.ts";

/** What came of a scenario file. */
interface Ran {
  readonly file: string;
  readonly title: string;
  readonly passed: boolean;
  /** Whether the file could be run at all. */
  readonly readable: boolean;
  /** What is wrong with the file, or how the outcome differs, in sentences. */
  readonly lines: readonly string[];
}

export function scenarioCommand(context: Context, finish: Finish) {
  const { say } = context;
  return newCommand(context, "scenario", "command scenario")
    .argument("<FILE...>", say("argument scenarios"))
    .option("--json", say("option json"))
    .action((files: readonly string[], { json }: { json?: boolean }) => {
      const all = files.map((file) => ran(context, file));
      const passed = all.filter((each) => each.passed).length;
      if (json) printJson(context, all);
      else {
        for (const each of all) {
          if (each.readable) print(context, ...inWords(context, each));
          else context.io.err(`${each.lines.map(printable).join("\n")}\n`);
        }
        print(context, say("scenarios passed", { passed, count: all.length }));
      }
      finish(passed === all.length ? 0 : 1);
    });
}

function ran({ language }: Context, file: string): Ran {
  const read = readScenario({ file, source: textOf(file) });
  if (!read.ok)
    return {
      file,
      title: "",
      passed: false,
      readable: false,
      lines: read.problems.map((each) => explain(each, language)),
    };
  const { scenario } = read;
  const result = runScenario(gameCalled(scenario.game).scenario, scenario);
  const lines = result.passed ? [] : result.diffs.map((each) => explain(each, language));
  return { file, title: scenario.title, passed: result.passed, readable: true, lines };
}

function inWords({ say }: Context, { file, title, passed, lines }: Ran): string[] {
  const head = passed ? say("scenario passed", { file, title }) : say("scenario failed", { file, title });
  return [head, ...lines.map((line) => `  ${printable(line).replaceAll("\n", "\n  ")}`)];
}
