import type { CardSource, GameModule } from "@gyoji/game";
import { offsetAt, openSource, placeAt } from "@gyoji/lexicon";
import { isMap } from "yaml";
import { Failure } from "./failure.ts";
import { gameNamed } from "./sources.ts";

/** The game that a YAML file names under `game`; null when it names none. Throws a Failure when there is no such game. */
export function gameNamedIn({ file, source }: CardSource): GameModule | null {
  const opened = openSource(file, source);
  const { contents } = opened.document;
  const name: unknown = isMap(contents) ? contents.get("game") : undefined;
  if (typeof name === "string")
    return gameNamed(name, { file, ...placeAt(opened, offsetAt(opened, ["game"])) });
  if (opened.errors.length > 0) throw new Failure({ kind: "cards", errors: opened.errors });
  return null;
}
