import { FileError } from "@gyoji/files";
import type { CardSource, GameModule } from "@gyoji/game";
import { offsetAt, openSource, placeAt } from "@gyoji/lexicon";
import { isMap } from "yaml";
import { Failure } from "./failure.ts";
import { GAMES } from "./registry.ts";

/** The game that a YAML file names under `game`; null when it names none. Throws a FileError when there is no such game. */
export function gameNamedIn({ file, source }: CardSource): GameModule | null {
  const opened = openSource(file, source);
  const { contents } = opened.document;
  const name: unknown = isMap(contents) ? contents.get("game") : undefined;
  if (typeof name === "string") {
    const found = GAMES.find((each) => each.id === name);
    if (found !== undefined) return found;
    const place = placeAt(opened, offsetAt(opened, ["game"]));
    throw new FileError({
      kind: "unknown game",
      file,
      ...place,
      game: name,
      games: GAMES.map(({ id }) => id),
    });
  }
  if (opened.errors.length > 0) throw new Failure({ kind: "cards", errors: opened.errors });
  return null;
}
