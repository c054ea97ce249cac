import type { GameModule } from "@gyoji/game";
import type { Match, MatchFile, Pool, State } from "@gyoji/kernel";
import { RecordError, replayMatch } from "@gyoji/kernel";
import { type Finish, newCommand } from "../command.ts";
import type { Context } from "../context.ts";
import { deckProblemInWords } from "../decks.ts";
import { Failure, failure } from "../failure.ts";
import { choices } from "../format.ts";
import { withLines } from "../lines.ts";
import { placeInJson } from "../place.ts";
import { playersFromNames, seated } from "../play/seats.ts";
import { playSession } from "../play/table.ts";
import { checkWritable, matchFileIn, poolWith, sourcesIn, textOf } from "../sources.ts";
import { USUAL_BOT } from "./play.ts";

/** A match file that has been played again. */
export interface Replayed {
  readonly module: GameModule;
  readonly pool: Pool<State>;
  readonly file: MatchFile;
  readonly match: Match;
}

export function resumeCommand(context: Context, finish: Finish) {
  const { say } = context;
  return newCommand(context, "resume", "command resume")
    .argument("FILE", say("argument match"))
    .option("--save <FILE>", say("option save"))
    .action(async (path: string, { save }: { save?: string }) => {
      const { module, pool, file, match } = replayed(context, path);
      checkWritable(save ?? path);
      const players =
        file.players?.length === module.game.seats
          ? playersFromNames(file.players)
          : seated(module.game.seats, { hotseat: false, seat: 0, bot: USUAL_BOT });
      const { sources } = file;
      const session = { context, module, pool, sources, match, players, file: save ?? path };
      finish(await withLines(context.io, (lines) => playSession(session, lines)));
    });
}

/** Reads a match file and plays it again, its hashes checked. Throws a Failure that says what does not fit. */
export function replayed(context: Context, path: string): Replayed {
  const source = textOf(path);
  const { file, module } = matchFileIn(path, source);
  checkOptions(path, source, file, module);
  const pool = poolWith(module, sourcesIn(file));
  checkDecks(context, path, source, file, module, pool);
  try {
    return { module, pool, file, match: replayMatch(module.game, pool, file, true) };
  } catch (error) {
    if (error instanceof RecordError)
      throw new Failure({ kind: "record", file: path, source, problem: error.problem });
    throw error;
  }
}

/** Only settings that the game has. */
function checkOptions(path: string, source: string, { options }: MatchFile, module: GameModule): void {
  for (const [name, value] of Object.entries(options)) {
    const known = module.options.find((option) => option.name === name);
    if (known?.values.includes(value)) continue;
    const place = placeInJson(source, ["options", name]);
    const written = `${name}=${value}`;
    throw failure("record option", { file: path, ...place, written, options: choices(module) });
  }
}

/** Only decks that could have been played. */
function checkDecks(
  { language }: Context,
  path: string,
  source: string,
  { decks }: MatchFile,
  module: GameModule,
  pool: Pool<State>,
): void {
  for (const [seat, deck] of decks.entries()) {
    const counts = new Map<string, number>();
    for (const [card, count] of deck) counts.set(card, (counts.get(card) ?? 0) + count);
    const [problem] = module.checkDeck(pool, Object.fromEntries(counts));
    if (problem === undefined) continue;
    const what = deckProblemInWords(module, pool, problem, language);
    const place = placeInJson(source, ["decks", seat]);
    throw failure("record deck", { file: path, ...place, seat: seat + 1, what, rule: problem.rule });
  }
}
