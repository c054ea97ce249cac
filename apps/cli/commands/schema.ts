import { type Finish, newCommand } from "../command.ts";
import { type Context, printJson } from "../context.ts";
import { gameCalled } from "../sources.ts";

export function schemaCommand(context: Context, finish: Finish) {
  return newCommand(context, "schema", "command schema")
    .argument("GAME", context.say("argument game"))
    .action((game: string) => {
      printJson(context, gameCalled(game).cardSchema);
      finish(0);
    });
}
