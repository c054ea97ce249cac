import { FileError, gameNamedIn, placeOfOffset } from "@gyoji/files";
import type { CardSource, GameModule } from "@gyoji/game";
import { openSource } from "@gyoji/lexicon";
import { Failure, failure } from "./failure.ts";
import { GAMES } from "./registry.ts";

/** The game that a YAML file names under `game`. Throws a Failure or a FileError when it names none that is here. */
export function gameOfFile({ file, source }: CardSource): GameModule {
  const named = gameNamedIn(source);
  const found = GAMES.find(({ id }) => id === named?.game);
  if (found !== undefined) return found;
  const { errors } = openSource(file, source);
  if (errors.length > 0) throw new Failure({ kind: "cards", errors });
  if (named === null) throw failure("failed no game", { file });
  throw new FileError({
    kind: "unknown game",
    file,
    ...placeOfOffset(source, named.offset),
    game: named.game,
    games: GAMES.map(({ id }) => id),
  });
}
