import { type Player, playersToNames } from "@gyoji/bots";
import type { GameModule } from "@gyoji/game";
import { type Match, type Pool, printedOf, type Seat, type State, toMatchFile } from "@gyoji/kernel";
import { namesFor, plainNames, type Reader } from "@gyoji/narration";
import type { Context } from "../context.ts";
import manifest from "../package.json" with { type: "json" };
import { write } from "../sources.ts";

/** A match being played at this terminal. */
export interface Session {
  readonly context: Context;
  readonly module: GameModule;
  readonly pool: Pool<State>;
  /** Card files that are not the project's, whole. */
  readonly sources: readonly string[];
  readonly match: Match;
  readonly players: readonly Player[];
  /** Whether the player wants to be asked even if the answer goes without saying. */
  readonly asksAll: boolean;
  /** Where the match is saved; null of one that does not begin with decks, which no file can hold. */
  readonly file: string | null;
  /** Whether one person plays every seat: nothing is kept from them, and nobody else need agree. */
  readonly byHand: boolean;
}

/** How many persons play at this terminal. */
export function personsOf({ players }: Session): number {
  return players.filter(({ kind }) => kind === "person").length;
}

/** What `seat` calls the players: with several persons at one terminal, by number. */
export function readerFor(session: Session, seat: Seat): Reader {
  const { context, module, pool } = session;
  const { language } = context;
  const names = personsOf(session) > 1 ? plainNames(module, language) : namesFor(module, seat, language);
  const { rulebook } = module;
  return { game: module, rulebook, language, names, printed: (id) => printedOf(pool, id) ?? undefined };
}

/** The usual place of a save. */
export function usualFile(module: GameModule, seed: number): string {
  return `gyoji-${module.game.id}-${seed}.json`;
}

/**
 * Saves at the session's place, else at the usual one in the working folder. Returns where; null if it has no place.
 * Throws a Failure when neither works.
 */
export function saveSomewhere(session: Session): string | null {
  const { file } = session;
  if (file === null) return null;
  try {
    save(session, file);
    return file;
  } catch (error) {
    const usual = usualFile(session.module, session.match.setting.seed);
    if (usual === file) throw error;
    save(session, usual);
    return usual;
  }
}

/** Saves the match whole or not at all. Throws a Failure when that is not possible. */
export function save({ match, sources, players }: Session, file: string): void {
  const saved = { ...toMatchFile(match, manifest.version, sources), players: playersToNames(players) };
  write(file, `${JSON.stringify(saved)}\n`);
}
