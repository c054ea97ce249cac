import type { CardSource, GameModule } from "@gyoji/game";
import { type MatchFile, type Pool, readMatchFile, type State } from "@gyoji/kernel";
import { Failure, failure } from "./failure.ts";
import { readText, writeText } from "./files.ts";
import { GAMES } from "./registry.ts";

/*
 * What commands take by name or from files: games, cards and matches. Each throws a Failure that says what is wrong.
 */

/** The text of a file. */
export function textOf(file: string): string {
  const read = readText(file);
  if (!read.ok) throw new Failure({ kind: "file", file, problem: read.problem });
  return read.text;
}

/** Writes a file, whole or not at all. */
export function write(file: string, text: string): void {
  const problem = writeText(file, text);
  if (problem !== null) throw new Failure({ kind: "file", file, problem });
}

/** The game with an id. */
export function gameCalled(id: string): GameModule {
  const found = GAMES.find(({ game }) => game.id === id);
  if (found === undefined)
    throw failure("failed game", { game: id, games: GAMES.map(({ game }) => game.id).join(", ") });
  return found;
}

/** The project's cards with those of card files. */
export function poolWith(module: GameModule, sources: readonly CardSource[]): Pool<State> {
  const compiled = module.compile(sources);
  if (!compiled.ok) throw new Failure({ kind: "cards", errors: compiled.errors });
  return compiled.pool;
}

/** Card files, read. */
export function cardSources(files: readonly string[]): CardSource[] {
  return files.map((file) => ({ file, source: textOf(file) }));
}

/** The cards of a match file that are not the project's, under names of their own. */
export function sourcesIn(file: MatchFile): CardSource[] {
  return file.sources.map((source, at) => ({ file: `sources[${at}]`, source }));
}

/** A match file, its form checked. */
export function matchFileAt(file: string): MatchFile {
  const source = textOf(file);
  const read = readMatchFile(source);
  if (!read.ok) throw new Failure({ kind: "record", file, source, problem: read.problem });
  return read.file;
}
