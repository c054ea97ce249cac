import { type Finish, newCommand } from "../command.ts";
import { type Context, print, printJson } from "../context.ts";
import { GAMES } from "../registry.ts";
import { hanging } from "../text.ts";

export function gamesCommand(context: Context, finish: Finish) {
  const { say, language, io } = context;
  return newCommand(context, "games", "command games")
    .option("--json", say("option json"))
    .action(({ json }: { json?: boolean }) => {
      const games = GAMES.map(({ game, name, decks, options, notice }) => ({
        id: game.id,
        name: name[language],
        notice: notice[language],
        decks: decks.map((deck) => ({ id: deck.id, name: deck.name[language] })),
        options: options.map(({ name: called, values }) => ({ name: called, values })),
      }));
      if (json) printJson(context, games);
      else
        for (const game of games) {
          print(context, `${game.id}  ${game.name}`, hanging("  ", game.notice, io.columns));
          for (const deck of game.decks) print(context, `  --deck ${deck.id}  ${deck.name}`);
          for (const option of game.options)
            print(context, `  --option ${option.name}=${option.values.join("|")}`);
        }
      finish(0);
    });
}
