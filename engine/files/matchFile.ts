import { type CardSource, countsOf, type PlayableGame } from "@gyoji/game";
import {
  type Match,
  type MatchFile,
  type Pool,
  printedOf,
  RecordError,
  type RecordProblem,
  readMatchFile,
  replayMatch,
  type State,
} from "@gyoji/kernel";
import { fileKindOf, openSource } from "@gyoji/lexicon";
import { FileError } from "./fileError.ts";
import { placeInJson } from "./place.ts";

/** A match file that has been played again. */
export interface OpenedMatch<G extends PlayableGame = PlayableGame> {
  readonly game: G;
  readonly pool: Pool<State>;
  readonly file: MatchFile;
  readonly match: Match;
}

/**
 * Reads a match file and plays it again, its hashes checked, with one of these games.
 * @param players everybody whom the file can name as a player of a seat
 * @param name what the file is called in what is said of it
 * @throws FileError saying what does not fit and where
 */
export function openMatchFile<G extends PlayableGame>(
  games: readonly G[],
  players: readonly string[],
  name: string,
  source: string,
): OpenedMatch<G> {
  const read = readMatchFile(source);
  if (!read.ok) throw otherFile(name, source, read.problem) ?? recordError(name, source, read.problem);
  const { file } = read;
  const game = gameOf(games, name, source, file);
  checkOptions(name, source, file, game);
  checkPlayers(name, source, file, game.seats, players);
  const compiled = game.compile(cardSourcesOf(name, file));
  if (!compiled.ok) throw new FileError({ kind: "cards", errors: compiled.errors });
  const { pool } = compiled;
  checkSideboards(name, source, file, game);
  checkDecks(name, source, file, game, pool);
  try {
    return { game, pool, file, match: replayMatch(game.game, pool, file, true) };
  } catch (error) {
    if (error instanceof RecordError) throw recordError(name, source, error.problem);
    throw error;
  }
}

function recordError(file: string, source: string, problem: RecordProblem): FileError {
  return new FileError({ kind: "record", file, source, problem });
}

/** What a text is that is no match; null if that cannot be told. */
function otherFile(file: string, text: string, problem: RecordProblem): FileError | null {
  if (problem.kind !== "notJson" && problem.kind !== "notMatch") return null;
  const { document, errors } = openSource(file, text);
  const is = errors.length > 0 ? null : fileKindOf(document.toJS({ maxAliasCount: 0 }));
  if (is === null || is === "match") return null;
  return new FileError({ kind: "other file", file, is, wanted: "match", line: 1, column: 1 });
}

/** The cards of a match file that are not the project's, under names of their own. */
function cardSourcesOf(name: string, file: MatchFile): CardSource[] {
  return file.sources.map((source, at) => ({ file: `${name}: sources[${at}]`, source }));
}

function gameOf<G extends PlayableGame>(
  games: readonly G[],
  file: string,
  source: string,
  { game: id }: MatchFile,
): G {
  const game = games.find((each) => each.id === id);
  if (game !== undefined) return game;
  const place = placeInJson(source, ["game"]);
  throw new FileError({
    kind: "unknown game",
    file,
    ...place,
    game: id,
    games: games.map((each) => each.id),
  });
}

/** Only settings that the game has. */
function checkOptions(file: string, source: string, { options }: MatchFile, game: PlayableGame): void {
  for (const [name, value] of Object.entries(options)) {
    const known = game.options.find((option) => option.name === name);
    if (known?.values.includes(value)) continue;
    const place = placeInJson(source, ["options", name]);
    const written = `${name}=${value}`;
    throw new FileError({ kind: "record option", file, ...place, written, options: optionChoices(game) });
  }
}

/** Only players whom somebody or something here can play, one a seat. */
function checkPlayers(
  file: string,
  source: string,
  { players }: MatchFile,
  seats: number,
  known: readonly string[],
): void {
  if (players === undefined) return;
  if (players.length !== seats) {
    const place = placeInJson(source, ["players"]);
    throw new FileError({ kind: "record players", file, ...place, count: players.length, seats });
  }
  const seat = players.findIndex((player) => !known.includes(player));
  const written = players[seat];
  if (written === undefined) return;
  const place = placeInJson(source, ["players", seat]);
  throw new FileError({ kind: "record player", file, ...place, written, players: known });
}

/** The options of a game with their values, as they are written. */
export function optionChoices({ options }: Pick<PlayableGame, "options">): string[] {
  return options.map(({ name, values }) => `${name}=${values.join("|")}`);
}

/** Nothing beside the decks of a game that knows no such thing. */
function checkSideboards(
  file: string,
  source: string,
  { sideboards = [] }: MatchFile,
  { id: game, sideboard }: PlayableGame,
): void {
  const seat = sideboards.findIndex(({ length }) => length > 0);
  if (sideboard > 0 || seat < 0) return;
  const place = placeInJson(source, ["sideboards", seat]);
  throw new FileError({ kind: "record sideboard", file, ...place, game, seat: seat + 1 });
}

/** Only decks that could have been played. */
function checkDecks(
  file: string,
  source: string,
  { decks, sideboards = [], options }: MatchFile,
  game: PlayableGame,
  pool: Pool<State>,
): void {
  for (const [seat, deck] of decks.entries()) {
    const brought = { cards: countsOf(deck), sideboard: countsOf(sideboards[seat] ?? []) };
    const [problem] = game.checkDeck(pool, brought, options);
    if (problem === undefined) continue;
    throw new FileError({
      kind: "record deck",
      file,
      ...placeInJson(source, ["decks", seat]),
      game: game.id,
      seat: seat + 1,
      problem,
      printed: printedOf(pool, problem.card),
    });
  }
}
