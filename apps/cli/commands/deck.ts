import { gameNamedIn } from "@gyoji/files";
import type { GameModule } from "@gyoji/game";
import { printable } from "@gyoji/narration";
import { type Finish, newCommand } from "../command.ts";
import { type Context, print, printJson } from "../context.ts";
import { type Brought, deckProblems, decksCalled, importingOf } from "../decks.ts";
import { failure } from "../failure.ts";
import { gameOfFile } from "../gameOfFile.ts";
import { GAMES } from "../registry.ts";
import { gameCalled, textOf } from "../sources.ts";

interface Wanted {
  readonly game?: string;
  readonly cards?: readonly string[];
  readonly bans?: string;
  readonly code?: boolean;
  readonly list?: boolean;
  readonly json?: boolean;
}

export function deckCommand(context: Context, finish: Finish) {
  const { say } = context;
  return newCommand(context, "deck", "command deck")
    .argument("DECK", say("argument deck"))
    .option("--game <GAME>", say("option deck game"))
    .option("--cards <FILE...>", say("option cards"))
    .option("--bans <FILE>", say("option bans"))
    .option("--code", say("option code"))
    .option("--list", say("option list"))
    .option("--json", say("option json"))
    .action((written: string, wanted: Wanted) => finish(deck(context, written, wanted)));
}

function deck(context: Context, written: string, wanted: Wanted): number {
  const { say, language } = context;
  const module = wanted.game === undefined ? gameOf(written) : gameCalled(wanted.game);
  const brought = decksCalled(context, module, wanted, [written]);
  const [read] = brought.decks;
  if (read === undefined) throw new Error(written);
  const problems = deckProblems(module, brought.pool, read, {}, language, say, brought.banned);
  const size = Object.values(read.deck.cards).reduce((sum, count) => sum + count, 0);
  const { code, list, json } = wanted;
  if (json) {
    const { cards } = read.deck;
    printJson(context, { deck: written, legal: problems.length === 0, size, problems, cards, ...read.list });
  } else if (code || list) {
    const importing = importingOf(module, context);
    if (code) print(context, importing.deckCode(read.list));
    if (list) print(context, printable(importing.deckList(read.list, brought.known, brought.pool).trimEnd()));
    for (const problem of problems) context.io.err(`${problem}\n`);
  } else if (problems.length > 0) print(context, ...problems);
  else
    print(context, say("deck legal", { deck: read.deck.name[language], size }), ...besides(context, brought));
  return problems.length === 0 ? 0 : 1;
}

/** What is beside the deck. */
function besides({ say }: Context, { decks: [read] }: Brought): string[] {
  const count = (read?.list.sideboard ?? []).reduce((sum, each) => sum + each.count, 0);
  return count === 0 ? [] : [say("deck sideboard", { count })];
}

/** The game of a deck: whose deck of that id it is, which it names, or the one that has deck lists and codes. */
function gameOf(written: string): GameModule {
  const owner = GAMES.find(({ decks }) => decks.some(({ id }) => id === written));
  if (owner !== undefined) return owner;
  const isFile = /[./\\]/u.test(written);
  const source = isFile ? textOf(written) : "";
  const listing = GAMES.find(({ importing }) => importing !== undefined);
  if (isFile && (listing === undefined || gameNamedIn(source) !== null))
    return gameOfFile({ file: written, source });
  if (listing !== undefined && (isFile || listing.importing?.isDeckCode(written) === true)) return listing;
  const decks = GAMES.flatMap((game) => game.decks.map(({ id }) => id)).join(", ");
  throw failure("failed deck", { deck: written, decks });
}
