import type { CardSource, GameModule } from "@gyoji/game";
import type { Pool, State } from "@gyoji/kernel";
import type { Context } from "./context.ts";
import { Failure, failure } from "./failure.ts";
import { readText, writable, writeText } from "./files.ts";
import { GAMES } from "./registry.ts";

/*
 * What commands take by name or from files: games and cards. Each throws a Failure that says what is wrong.
 */

/** The text of a file of at most so many bytes. */
export function textOf(file: string, largest?: number): string {
  const read = readText(file, largest);
  if (!read.ok) throw new Failure({ kind: "file", file, problem: read.problem });
  return read.text;
}

/** Writes a file, whole or not at all. */
export function write(file: string, text: string): void {
  const problem = writeText(file, text);
  if (problem !== null) throw new Failure({ kind: "file", file, problem });
}

/** Makes sure that a file can be written, before there is something to lose. */
export function checkWritable(file: string): void {
  const problem = writable(file);
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

/** The project's cards with those of card files; says which of the project's are not the usual ones then. */
export function poolFor(context: Context, module: GameModule, sources: readonly CardSource[]): Pool<State> {
  const compiled = module.compile(sources);
  if (!compiled.ok) throw new Failure({ kind: "cards", errors: compiled.errors });
  tellReplaced(context, module, compiled);
  return compiled.pool;
}

/** Says which cards of the project are replaced, which is allowed and easily overlooked. */
export function tellReplaced(
  { io, say, language }: Context,
  module: GameModule,
  { pool, replaced }: { readonly pool: Pool<State>; readonly replaced: readonly string[] },
): void {
  for (const id of replaced) {
    const definition = pool.definitions[pool.index.get(id) ?? -1];
    const card = definition === undefined ? id : module.cardName(definition, language);
    io.err(`${say("card replaced", { id, card })}\n`);
  }
}

/** Card files, read. */
export function cardSources(files: readonly string[]): CardSource[] {
  return files.map((file) => ({ file, source: textOf(file) }));
}
