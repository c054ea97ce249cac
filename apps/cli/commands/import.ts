import { type CardPack, type ImportReport, packOf, packText, shelfOf, tryCards } from "@gyoji/files/lists";
import type { GameModule, Importing, PackedSet, ReadLists } from "@gyoji/game";
import { importInWords } from "@gyoji/narration";
import { type Finish, newCommand } from "../command.ts";
import { type Context, print, printJson } from "../context.ts";
import { failure } from "../failure.ts";
import { LARGEST_LIST } from "../files.ts";
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

/** The importer of a game. Throws a Failure when it has none. */
export function importingOf({ importing, name }: GameModule, { language }: Context): Importing {
  if (importing === undefined) throw failure("failed no import", { game: name[language] });
  return importing;
}

async function importFiles(
  context: Context,
  module: GameModule,
  files: readonly string[],
  { out, json }: Wanted,
): Promise<void> {
  const importing = importingOf(module, context);
  const read = importing.readCards(files.map((file) => ({ file, source: textOf(file, LARGEST_LIST) })));
  const pack = packOf(module.id, read.sets);
  if (read.sets.length === 0) throw failure("failed no new cards", { count: read.left });
  refuseOwn(module, pack);
  const folder = out ?? packFolder(context.io.env, module);
  const file = packFile(folder, pack);
  // One that it takes the place of does not count.
  shelfOf([...[...packsIn(folder)].flatMap(([each, other]) => (each === file ? [] : [other])), pack]);
  const report = await tried(context, importing, read.sets);
  if (out === undefined) makeFolder(folder);
  write(file, packText(pack));
  if (json) printJson(context, { file, ...asData(read, report) });
  else print(context, ...importInWords(report, read, context.language), context.say("imported", { file }));
}

/** A pack brings no other versions of the project's own cards. */
function refuseOwn(module: GameModule, { sets }: CardPack): void {
  const compiled = module.compile([]);
  const own = compiled.ok ? compiled.pool.index : new Map<string, number>();
  const found = sets.flatMap(({ cards }) => cards).find(({ id }) => own.has(id));
  if (found !== undefined) throw failure("failed own card", { card: found.id });
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

function asData({ printings, left }: ReadLists, { sets, unplayable, phrases }: ImportReport): object {
  return {
    sets,
    printings,
    left,
    unplayable: unplayable.map(({ id, name, set, misses }) => ({
      id,
      name: name.en,
      set,
      misses: misses.map(({ text, line, problem, phrase }) => ({ text, line, problem, phrase })),
    })),
    phrases,
  };
}
