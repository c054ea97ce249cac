import type { GameModule } from "@gyoji/game";
import { isMap, parseDocument } from "yaml";
import { gameCalled } from "./sources.ts";

/** The game that a YAML file names under `game`; null when it names none. Throws a Failure when there is no such game. */
export function gameNamedIn(source: string): GameModule | null {
  const { contents } = parseDocument(source, { prettyErrors: false, uniqueKeys: false });
  const name: unknown = isMap(contents) ? contents.get("game") : undefined;
  return typeof name === "string" ? gameCalled(name) : null;
}
