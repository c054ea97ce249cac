import { Command, CommanderError } from "commander";
import { localised, type MakeCommand } from "./command.ts";
import { cardCommand } from "./commands/card.ts";
import { checkCommand } from "./commands/check.ts";
import { deckCommand } from "./commands/deck.ts";
import { gamesCommand } from "./commands/games.ts";
import { importCommand } from "./commands/import.ts";
import { menu } from "./commands/menu.ts";
import { playCommand } from "./commands/play.ts";
import { replayCommand } from "./commands/replay.ts";
import { resumeCommand } from "./commands/resume.ts";
import { rulesCommand } from "./commands/rules.ts";
import { scenarioCommand } from "./commands/scenario.ts";
import { schemaCommand } from "./commands/schema.ts";
import { serveCommand } from "./commands/serve.ts";
import { simCommand } from "./commands/sim.ts";
import { wordsCommand } from "./commands/words.ts";
import type { Context } from "./context.ts";
import { failure, sentencesOf } from "./failure.ts";
import type { Io } from "./io.ts";
import { languageFor } from "./language.ts";
import manifest from "./package.json" with { type: "json" };
import { type MessageKey, speaker } from "./say.ts";

const COMMANDS: readonly MakeCommand[] = [
  serveCommand,
  playCommand,
  resumeCommand,
  replayCommand,
  simCommand,
  importCommand,
  cardCommand,
  deckCommand,
  checkCommand,
  wordsCommand,
  rulesCommand,
  scenarioCommand,
  gamesCommand,
  schemaCommand,
];

/**
 * The gyoji command.
 * @param args what was written after its name
 * @returns the exit code: 0 if all is well, 1 otherwise; what is wrong has been said
 */
export async function main(args: readonly string[], io: Io): Promise<number> {
  const { language, clear, unknown } = languageFor(args, io.env);
  const context: Context = { io, language, say: speaker(language, io.env) };
  try {
    if (unknown !== "" || args.at(-1) === "--lang") throw failure("failed language", { language: unknown });
    return await run(context, args, clear);
  } catch (error) {
    for (const sentence of sentencesOf(error, context.say, language)) io.err(`${sentence}\n`);
    return 1;
  }
}

async function run(context: Context, args: readonly string[], clear: boolean): Promise<number> {
  let code = 0;
  const program = programOf(context, (given) => {
    code = given;
  });
  const bare = args.length === 0 || (args.length <= 2 && (args[0] ?? "").startsWith("--lang"));
  if (bare && context.io.screen !== null) return menu(context, clear);
  if (bare) {
    context.io.out(program.helpInformation());
    return 0;
  }
  try {
    await program.parseAsync(args, { from: "user" });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    if (error.exitCode === 0) return 0;
    throw misuse(error);
  }
  return code;
}

function programOf(context: Context, finish: (code: number) => void): Command {
  const { say } = context;
  const program = localised(new Command("gyoji"), context)
    .description(say("program"))
    .option("--lang <en|th|ja>", say("option lang"))
    .version(manifest.version, "--version", say("option version"));
  for (const make of COMMANDS) program.addCommand(make(context, finish));
  return program;
}

const MISUSES: Readonly<Record<string, MessageKey>> = {
  "commander.unknownCommand": "misuse command",
  "commander.unknownOption": "misuse option",
  "commander.missingArgument": "misuse argument",
  "commander.optionMissingArgument": "misuse value",
  "commander.excessArguments": "misuse excess",
};

/** What commander found wrong, for our own words: the name that it quotes. */
function misuse({ code, message }: CommanderError) {
  const [, what = ""] = /'([^']*)'/u.exec(message) ?? [];
  return failure(MISUSES[code] ?? "misuse", { what });
}
