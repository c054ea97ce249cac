import { watch } from "node:fs";
import type { CardSource, GameModule } from "@gyoji/game";
import { LANGUAGES } from "@gyoji/lexicon";
import { type Finish, newCommand } from "../command.ts";
import { type Context, painter, print, printJson } from "../context.ts";
import { Failure, sentencesOf } from "../failure.ts";
import { gameOfFile } from "../gameOfFile.ts";
import { cardSources, tellReplaced } from "../sources.ts";
import { readable } from "../table/card.ts";

interface Wanted {
  readonly watch?: boolean;
  readonly json?: boolean;
}

export function checkCommand(context: Context, finish: Finish) {
  const { say } = context;
  return newCommand(context, "check", "command check")
    .argument("<FILE...>", say("argument cards"))
    .option("--watch", say("option watch"))
    .option("--json", say("option json"))
    .action(async (files: readonly string[], wanted: Wanted) => {
      if (!wanted.watch) return finish(check(context, files, wanted.json ?? false));
      await checkOnChange(context, files);
      finish(0);
    });
}

/** Compiles card files and shows their cards, or tells what is wrong. Returns the exit code. */
function check(context: Context, files: readonly string[], json: boolean): number {
  let code = 0;
  for (const [module, sources] of byGame(files)) {
    const compiled = module.compile(sources);
    if (json)
      printJson(context, compiled.ok ? cardsAsData(module, compiled.added) : { errors: compiled.errors });
    else if (compiled.ok) print(context, ...cardsInEachLanguage(context, module, compiled));
    else
      context.io.err(
        `${sentencesOf(new Failure({ kind: "cards", errors: compiled.errors }), context.say, context.language).join("\n")}\n`,
      );
    if (compiled.ok) tellReplaced(context, module, compiled);
    else code = 1;
  }
  return code;
}

/** Card files by the game that each names. */
function byGame(files: readonly string[]): Map<GameModule, CardSource[]> {
  const found = new Map<GameModule, CardSource[]>();
  for (const source of cardSources(files)) {
    const module = gameOfFile(source);
    found.set(module, [...(found.get(module) ?? []), source]);
  }
  return found;
}

type Compiled = Extract<ReturnType<GameModule["compile"]>, { ok: true }>;

function cardsInEachLanguage(context: Context, module: GameModule, { added, pool }: Compiled): string[] {
  const { say, language, io } = context;
  const book = { module, pool, language, say };
  const paint = painter(context);
  const cards = added.flatMap((definition) => [
    ...LANGUAGES.map((each) => {
      const [name = "", ...rest] = readable(book, definition, each, io.columns).split("\n");
      return [paint("bold", name), ...rest].join("\n");
    }),
    "",
  ]);
  return [...cards, say("cards fine", { count: added.length })];
}

function cardsAsData(module: GameModule, added: Compiled["added"]): unknown {
  return added.map((definition) => ({
    id: definition.id,
    lines: Object.fromEntries(
      LANGUAGES.map((each) => [
        each,
        [module.cardName(definition, each), ...module.cardLines(definition, each)],
      ]),
    ),
  }));
}

const QUIET_MILLISECONDS = 100;

/** Checks at once and again whenever a file changes, until the process is told to end. */
async function checkOnChange(context: Context, files: readonly string[]): Promise<void> {
  const again = (): void => {
    try {
      check(context, files, false);
    } catch (error) {
      context.io.err(`${sentencesOf(error, context.say, context.language).join("\n")}\n`);
    }
    print(context, context.say("watching"));
  };
  again();
  let timer: NodeJS.Timeout | undefined;
  const watchers = files.map((file) =>
    watch(file, () => {
      clearTimeout(timer);
      timer = setTimeout(again, QUIET_MILLISECONDS);
    }),
  );
  await new Promise<void>((resolve) => {
    context.io.onStop(resolve);
  });
  clearTimeout(timer);
  for (const each of watchers) each.close();
}
