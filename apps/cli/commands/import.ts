import { LARGEST_LIST } from "@gyoji/files";
import { type BroughtPack, bringLists, type ImportReport, packText, tryCards } from "@gyoji/files/lists";
import type { GameModule, Importing, PackedSet } from "@gyoji/game";
import { importInWords } from "@gyoji/narration";
import { type Finish, newCommand } from "../command.ts";
import { type Context, print, printJson } from "../context.ts";
import { importingOf } from "../decks.ts";
import { makeFolder, packFile, packFolder, packsIn } from "../packs.ts";
import { progressBar } from "../progress.ts";
import { gameCalled, textOf, write } from "../sources.ts";

interface Wanted {
  readonly out?: string;
  readonly json?: boolean;
}

export function importCommand(context: Context, finish: Finish) {
  const { say } = context;
  return newCommand(context, "import", "command import")
    .argument("GAME", say("argument game"))
    .argument("<FILE...>", say("argument lists"))
    .option("--out <DIR>", say("option out"))
    .option("--json", say("option json"))
    .action(async (game: string, files: readonly string[], wanted: Wanted) => {
      const module = gameCalled(game);
      await importFiles(context, module, files, wanted);
      finish(0);
    });
}

async function importFiles(
  context: Context,
  module: GameModule,
  files: readonly string[],
  { out, json }: Wanted,
): Promise<void> {
  const importing = importingOf(module, context);
  const folder = out ?? packFolder(context.io.env, module);
  const lists = files.map((file) => ({ file, source: textOf(file, LARGEST_LIST) }));
  const brought = bringLists({ ...module, importing }, lists, [...packsIn(folder).values()]);
  const file = packFile(folder, brought.pack);
  const report = await tried(context, importing, brought.pack.sets);
  if (out === undefined) makeFolder(folder);
  write(file, packText(brought.pack));
  if (json) printJson(context, { file, ...asData(brought, report) });
  else {
    const said = [
      ...(brought.replaces ? [context.say("imported again")] : []),
      context.say("imported", { file }),
    ];
    print(context, ...importInWords(report, brought, context.language), ...said);
  }
}

/** Tries each card, with a bar for who watches; signals come through in between. */
async function tried(
  context: Context,
  importing: Importing,
  sets: readonly PackedSet[],
): Promise<ImportReport> {
  const bar = progressBar(
    context,
    sets.reduce((sum, { cards }) => sum + cards.length, 0),
  );
  const trying = tryCards(importing, sets);
  try {
    for (let next = trying.next(); ; next = trying.next()) {
      if (next.done === true) return next.value;
      if (next.value % CARDS_BETWEEN !== 0) continue;
      bar.told(next.value);
      await new Promise((resolve) => {
        setImmediate(resolve);
      });
    }
  } finally {
    bar.end();
  }
}

const CARDS_BETWEEN = 20;

function asData(
  { replaces, printings, left }: BroughtPack,
  { sets, playable, unplayable, phrases }: ImportReport,
): object {
  return {
    sets,
    replaces,
    printings,
    left,
    playable: playable.map(({ id, name, set }) => ({ id, name: name.en, set })),
    unplayable: unplayable.map(({ id, name, set, misses }) => ({
      id,
      name: name.en,
      set,
      misses: misses.map(({ text, line, problem, phrase }) => ({ text, line, problem, phrase })),
    })),
    phrases,
  };
}
