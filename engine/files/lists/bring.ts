import type { CardSource, Importing, PackedSet, PlayableGame, ReadLists } from "@gyoji/game";
import type { Pool, State } from "@gyoji/kernel";
import { FileError } from "../fileError.ts";
import {
  type CardPack,
  isPack,
  packOf,
  readPack,
  refuseUnreadable,
  type ShelvedCard,
  shelfOf,
  sourcesOf,
} from "./pack.ts";
import type { UnplayableCard } from "./report.ts";

/** A game that reads the lists that its players have. */
export type ImportingGame = PlayableGame & { readonly importing: Importing };

/** A pack of what was brought, and what of it is no card of its own. */
export interface BroughtPack extends Pick<ReadLists, "printings" | "left"> {
  readonly pack: CardPack;
  /** Whether there is a pack of its name already, of which it takes the place. */
  readonly replaces: boolean;
}

/**
 * Makes a pack of card lists, or of packs that somebody else has made.
 * @param others the packs that are there already: one of the same name is replaced
 * @throws FileError when a list cannot be read, or says otherwise of a card than another pack or the program itself
 */
export function bringLists(
  game: ImportingGame,
  files: readonly CardSource[],
  others: readonly CardPack[],
): BroughtPack {
  const packs = files
    .filter(({ source }) => isPack(source))
    .map(({ file, source }) => packFor(game, file, source));
  const lists = files.filter(({ source }) => !isPack(source));
  const read = lists.length === 0 ? { sets: [], printings: 0, left: 0 } : game.importing.readCards(lists);
  const pack = packOf(game.id, united([{ name: "", game: game.id, sets: read.sets }, ...packs]));
  if (pack.sets.length === 0)
    throw new FileError({ kind: "list nothing new", file: files[0]?.file ?? "", count: read.left });
  refuseUnreadable(files[0]?.file ?? "", pack);
  refuseOwn(game, pack, files[0]?.file ?? "");
  shelfOf([...others.filter(({ name }) => name !== pack.name), pack]);
  const replaces = others.some(({ name }) => name === pack.name);
  return { pack, replaces, printings: read.printings, left: read.left };
}

function packFor(game: PlayableGame, file: string, source: string): CardPack {
  const pack = readPack(file, source);
  if (pack.game !== game.id) throw new FileError({ kind: "list other game", file, game: game.id });
  return pack;
}

/** The sets of several packs, each once. Throws a FileError when two define a card differently. */
function united(packs: readonly CardPack[]): PackedSet[] {
  const bySet = new Map<string, PackedSet["cards"]>();
  for (const { set, card } of shelfOf(packs).values()) bySet.set(set, [...(bySet.get(set) ?? []), card]);
  return [...bySet].map(([id, cards]) => ({ id, cards }));
}

/** A pack brings no other versions of the project's own cards. */
function refuseOwn(game: PlayableGame, { sets }: CardPack, file: string): void {
  const { index } = ownPool(game);
  const found = sets.flatMap(({ cards }) => cards).find(({ id }) => index.has(id));
  if (found !== undefined) throw new FileError({ kind: "list own card", file, card: found.id });
}

/** The project's own cards. */
export function ownPool(game: PlayableGame): Pool<State> {
  const compiled = game.compile([]);
  if (!compiled.ok) throw new FileError({ kind: "cards", errors: compiled.errors });
  return compiled.pool;
}

/**
 * The card files with those of these cards that come from packs.
 * @param base the cards that are there without packs
 * @throws FileError when there are words on one that are not understood
 */
export function sourcesForDecks(
  game: PlayableGame,
  shelf: ReadonlyMap<string, ShelvedCard>,
  base: Pool<State>,
  cards: Iterable<string>,
): CardSource[] {
  const ids = [...new Set(cards)].filter((id) => !base.index.has(id) && shelf.has(id));
  const unplayable = unplayableAmong(game, shelf, ids);
  if (unplayable.length > 0) throw new FileError({ kind: "list unplayable", file: "", cards: unplayable });
  return sourcesOf(game.id, shelf, ids);
}

/** Those of these cards of packs that have words that are not understood. */
export function unplayableAmong(
  { importing }: PlayableGame,
  shelf: ReadonlyMap<string, ShelvedCard>,
  ids: readonly string[],
): UnplayableCard[] {
  return ids.flatMap((id) => {
    const found = shelf.get(id);
    const misses = found === undefined ? [] : (importing?.tryCard(found.card).misses ?? []);
    if (found === undefined || misses.length === 0) return [];
    return [{ id, name: found.card.name, set: found.set, misses }];
  });
}
