import type { GameModule } from "@gyoji/game";
import type { Match, MatchFile, Pool, State } from "@gyoji/kernel";
import { RecordError, replayMatch } from "@gyoji/kernel";
import { type Finish, newCommand } from "../command.ts";
import type { Context } from "../context.ts";
import { Failure } from "../failure.ts";
import { withLines } from "../lines.ts";
import { playersFromNames, seated } from "../play/seats.ts";
import { playSession } from "../play/table.ts";
import { gameCalled, matchFileAt, poolWith, sourcesIn } from "../sources.ts";
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
      const { module, pool, file, match } = replayed(path);
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
export function replayed(path: string): Replayed {
  const file = matchFileAt(path);
  const module = gameCalled(file.game);
  const pool = poolWith(module, sourcesIn(file));
  try {
    return { module, pool, file, match: replayMatch(module.game, pool, file, true) };
  } catch (error) {
    if (error instanceof RecordError)
      throw new Failure({ kind: "record", file: path, source: "", problem: error.problem });
    throw error;
  }
}
