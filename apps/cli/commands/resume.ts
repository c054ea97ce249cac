import { PLAYER_NAMES, playersFromNames } from "@gyoji/bots";
import { type OpenedMatch, openMatchFile } from "@gyoji/files";
import type { GameModule } from "@gyoji/game";
import { type Finish, newCommand } from "../command.ts";
import type { Context } from "../context.ts";
import { withLines } from "../lines.ts";
import { seated } from "../play/seats.ts";
import { playSession } from "../play/table.ts";
import { GAMES } from "../registry.ts";
import { checkWritable, textOf } from "../sources.ts";
import { USUAL_BOT } from "./play.ts";

export function resumeCommand(context: Context, finish: Finish) {
  const { say } = context;
  return newCommand(context, "resume", "command resume")
    .argument("FILE", say("argument match"))
    .option("--save <FILE>", say("option save"))
    .option("--ask-all", say("option ask-all"))
    .action(async (path: string, { save, askAll }: { save?: string; askAll?: boolean }) => {
      const { game: module, pool, file, match } = replayed(path);
      checkWritable(save ?? path);
      const players =
        file.players === undefined
          ? seated(module.game.seats, { hotseat: false, seat: 0, bot: USUAL_BOT })
          : playersFromNames(file.players);
      const { sources } = file;
      const asksAll = askAll ?? false;
      const session = {
        context,
        module,
        pool,
        sources,
        match,
        players,
        asksAll,
        file: save ?? path,
        byHand: false,
      };
      finish(await withLines(context.io, (lines) => playSession(session, lines)));
    });
}

/** Reads a match file and plays it again. Throws a FileError that says what does not fit. */
export function replayed(path: string): OpenedMatch<GameModule> {
  return openMatchFile(GAMES, PLAYER_NAMES, path, textOf(path));
}
