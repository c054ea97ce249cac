import { botNamed, PLAYER_NAMES, type Player, playersFromNames } from "@gyoji/bots";
import { FileError, gameNamedIn, MOST_BANNED, openMatchFile, readDeckFile } from "@gyoji/files";
import {
  bringLists,
  type CardPack,
  knownCards,
  type ListedDeck,
  listOfDeck,
  packText,
  readOwnDeck,
  readPack,
  type Stock,
  shelfOf,
  sourcesForDecks,
  tryCards,
} from "@gyoji/files/lists";
import { broughtBy, countsOf, type PlayableGame } from "@gyoji/game";
import { type Pool, printedOf, type State, startMatch } from "@gyoji/kernel";
import { type CheckedDeck, type Imported, type ReadBans, type Request } from "@gyoji/protocol";
import { goTo, type HostedMatch } from "./match.ts";
import { Refusal, refuseUnless } from "./refusal.ts";
import { GAMES } from "./registry.ts";

type Of<K extends Request["kind"]> = Extract<Request, { kind: K }>;

/** A match as it was asked for. Throws a Refusal, or a FileError for card files. */
export function started({
  game: id,
  options,
  decks,
  sideboards,
  seed,
  players,
  sources: own,
  packs,
  banned,
}: Of<"start">): HostedMatch {
  const game = gameCalled(id);
  const brought = decks.map((deck, seat) => ({
    cards: countsOf(deck),
    sideboard: game.sideboard > 0 ? countsOf(sideboards[seat] ?? []) : {},
  }));
  const ids = brought.flatMap(({ cards, sideboard }) => Object.keys({ ...cards, ...sideboard }));
  const sources = [...own, ...packedSources(game, own, packs, ids)];
  const pool = poolOf(game, sources);
  for (const [seat, deck] of brought.entries()) {
    const [problem] = game.checkDeck(pool, deck, options, banned);
    if (problem === undefined) continue;
    throw new Refusal({ kind: "deck", game: id, seat, problem, printed: printedOf(pool, problem.card) });
  }
  const setting = { options: checkedOptions(game, options), ...broughtBy(brought), seed };
  const match = startMatch(game.game, pool, setting, true);
  return hosted({ game, pool, sources, players: seatedAs(players, game), match, replay: null });
}

/** A match from its file, to go on with or to look at. Throws a FileError. */
export function fromFile({ kind, file: name, text }: Of<"resume" | "replay">): HostedMatch {
  const { game, pool, file, match } = openMatchFile(GAMES, PLAYER_NAMES, name, text);
  const { sources } = file;
  const persons = Array.from({ length: game.seats }, (): Player => ({ kind: "person" }));
  const players = file.players === undefined ? persons : playersFromNames(file.players);
  const found = hosted({ game, pool, sources, players, match, replay: kind === "replay" ? file : null });
  // Having been played to its end, and found to fit, a replay is looked at from its beginning.
  goTo(found, 0);
  return found;
}

/** The card files that a match needs of packs. */
function packedSources(
  game: PlayableGame,
  own: readonly string[],
  packs: readonly string[],
  ids: readonly string[],
): string[] {
  if (packs.length === 0) return [];
  return sourcesForDecks(game, shelfOf(packsOf(packs)), poolOf(game, own), ids).map(({ source }) => source);
}

function packsOf(texts: readonly string[]): CardPack[] {
  return texts.map((text, at) => readPack(`packs[${at}]`, text));
}

/**
 * A deck from its file, or from a list or a code, and what makes it illegal. Throws a Refusal or a FileError.
 */
export function checkedDeck({ game: id, file, text, packs, banned }: Of<"deck">): CheckedDeck {
  const game = gameCalled(id);
  const stock = stockOf(game, packs);
  const { deck, placeOf } = readDeck(game, file, text, stock, banned);
  const ids = Object.keys({ ...deck.cards, ...deck.sideboard });
  const sources = sourcesForDecks(game, stock.shelf, stock.base, ids);
  const pool = poolOf(
    game,
    sources.map(({ source }) => source),
  );
  const problems = game.checkDeck(pool, deck, {}, banned).map((problem) => ({
    problem,
    printed: printedOf(pool, problem.card),
    place: problem.card === "" ? { line: 1, column: 1 } : placeOf(problem.card),
  }));
  return { kind: "deck", deck, problems };
}

function stockOf(game: PlayableGame, packs: readonly string[]): Stock {
  return { shelf: shelfOf(packsOf(packs)), sources: [], base: poolOf(game, []) };
}

/** A deck file names its game; anything else is a list or a code, where the game has such. */
function readDeck(
  game: PlayableGame,
  file: string,
  text: string,
  stock: Stock,
  banned: readonly string[],
): ListedDeck {
  const { importing } = game;
  if (importing === undefined || gameNamedIn(text) !== null) {
    const read = readDeckFile(game, file, text);
    return { ...read, list: listOfDeck(read.deck) };
  }
  return readOwnDeck({ ...game, importing }, file, text, "", stock, banned);
}

/** The cards that a list bans. Throws a Refusal or a FileError. */
export function bansIn({ game: id, file, text, packs }: Of<"bans">): ReadBans {
  const game = gameCalled(id);
  if (game.importing === undefined) throw new Refusal({ kind: "illegal" });
  const { shelf, base } = stockOf(game, packs);
  const known = knownCards(game, shelf, base.definitions);
  const banned = game.importing.readBans(file, text, known);
  if (banned.length > MOST_BANNED) throw new FileError({ kind: "list tooMany", file, limit: MOST_BANNED });
  return { kind: "bans", banned };
}

/**
 * Makes a pack of card lists, and tries each of its cards. Throws a Refusal or a FileError.
 * @param told how far it has come
 */
export function imported(
  { game: id, files, packs }: Of<"import">,
  told: (done: number, total: number) => void,
): Imported {
  const game = gameCalled(id);
  const { importing } = game;
  if (importing === undefined) throw new Refusal({ kind: "illegal" });
  const { pack, replaces, printings, left } = bringLists({ ...game, importing }, files, packsOf(packs));
  const total = pack.sets.reduce((sum, { cards }) => sum + cards.length, 0);
  const trying = tryCards(importing, pack.sets);
  for (let next = trying.next(); ; next = trying.next()) {
    if (next.done === true)
      return {
        kind: "imported",
        name: pack.name,
        replaces,
        text: packText(pack),
        report: next.value,
        printings,
        left,
      };
    if (next.value % CARDS_BETWEEN === 0) told(next.value, total);
  }
}

const CARDS_BETWEEN = 20;

function hosted(begun: Omit<HostedMatch, "since">): HostedMatch {
  return { ...begun, since: begun.players.map(() => begun.match.record.length) };
}

function gameCalled(id: string): PlayableGame {
  const game = GAMES.find((each) => each.id === id);
  if (game === undefined) throw new Refusal({ kind: "unknown game" });
  return game;
}

function poolOf(game: PlayableGame, sources: readonly string[]): Pool<State> {
  const compiled = game.compile(sources.map((source, at) => ({ file: `sources[${at}]`, source })));
  if (!compiled.ok) throw new FileError({ kind: "cards", errors: compiled.errors });
  return compiled.pool;
}

function checkedOptions(
  game: PlayableGame,
  options: Readonly<Record<string, string>>,
): Record<string, string> {
  const usual = game.options.map(({ name, values }): [string, string] => [name, values[0] ?? ""]);
  for (const [name, value] of Object.entries(options))
    refuseUnless(game.options.some((each) => each.name === name && each.values.includes(value)));
  return { ...Object.fromEntries(usual), ...options };
}

/** The players by their names, of which each must be known. */
function seatedAs(names: readonly string[], { seats }: PlayableGame): readonly Player[] {
  refuseUnless(names.length === seats);
  refuseUnless(
    names.every((name) => name === "person" || botNamed(name) !== undefined),
    "unknown bot",
  );
  return playersFromNames(names);
}
