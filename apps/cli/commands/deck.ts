import { type ReadDeck, readDeckFile } from "@gyoji/files";
import type { GameModule } from "@gyoji/game";
import { type Finish, newCommand } from "../command.ts";
import { type Context, print, printJson } from "../context.ts";
import { deckCalled, deckProblems } from "../decks.ts";
import { gameOfFile } from "../gameOfFile.ts";
import { GAMES } from "../registry.ts";
import { cardSources, poolFor, textOf } from "../sources.ts";

interface Wanted {
  readonly cards?: readonly string[];
  readonly json?: boolean;
}

export function deckCommand(context: Context, finish: Finish) {
  const { say, language } = context;
  return newCommand(context, "deck", "command deck")
    .argument("FILE", say("argument deck"))
    .option("--cards <FILE...>", say("option cards"))
    .option("--json", say("option json"))
    .action((written: string, wanted: Wanted) => {
      const { module, read } = deckAt(written);
      const pool = poolFor(context, module, cardSources(wanted.cards ?? []));
      const problems = deckProblems(module, pool, read, {}, language, say);
      const size = Object.values(read.deck.cards).reduce((sum, count) => sum + count, 0);
      if (wanted.json) printJson(context, { deck: written, legal: problems.length === 0, size, problems });
      else if (problems.length === 0)
        print(context, say("deck legal", { deck: read.deck.name[language], size }));
      else print(context, ...problems);
      finish(problems.length === 0 ? 0 : 1);
    });
}

/** A deck of the project by its id, or a deck file of whichever game it names. */
function deckAt(written: string): { module: GameModule; read: ReadDeck } {
  const owner = GAMES.find(({ decks }) => decks.some(({ id }) => id === written));
  if (owner !== undefined) return { module: owner, read: deckCalled(owner, written) };
  const source = textOf(written);
  const module = gameOfFile({ file: written, source });
  return { module, read: readDeckFile(module, written, source) };
}
