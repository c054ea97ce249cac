import { type Finish, newCommand } from "../command.ts";
import { type Context, print, printJson } from "../context.ts";
import { withLines } from "../lines.ts";
import { logOf } from "../replay/log.ts";
import { stepThrough } from "../replay/stepThrough.ts";
import { replayed } from "./resume.ts";

interface Wanted {
  readonly verify?: boolean;
  readonly log?: boolean;
  readonly json?: boolean;
}

export function replayCommand(context: Context, finish: Finish) {
  const { say, io } = context;
  return newCommand(context, "replay", "command replay")
    .argument("FILE", say("argument match"))
    .option("--verify", say("option verify"))
    .option("--log", say("option log"))
    .option("--json", say("option json"))
    .action(async (path: string, wanted: Wanted) => {
      const replay = replayed(path);
      const { match, file } = replay;
      if (wanted.json) {
        const { outcome } = match.table.state;
        printJson(context, {
          game: file.game,
          entries: file.entries.length,
          hash: file.hash,
          outcome,
          verified: true,
        });
      } else if (wanted.verify)
        print(context, say("verified", { file: path, hash: file.hash, entries: file.entries.length }));
      else if (wanted.log || io.screen === null) print(context, ...logOf(context, replay));
      else await withLines(io, (lines) => stepThrough(context, replay, lines));
      finish(0);
    });
}
