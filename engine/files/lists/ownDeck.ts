import {
  type CardSource,
  countsOf,
  type Deck,
  type DeckCards,
  type DeckList,
  type GamePresentation,
  type Importing,
  type KnownCard,
  type ListedCard,
  type PlayableGame,
} from "@gyoji/game";
import { type Definition, type Pool, printedOf, type State } from "@gyoji/kernel";
import { inEachLanguage, LANGUAGES } from "@gyoji/lexicon";
import type { ReadDeck } from "../deckFile.ts";
import { type DeckLineFault, FileError, type FileTrouble } from "../fileError.ts";
import { type ImportingGame, unplayableAmong } from "./bring.ts";
import { type ShelvedCard, sourcesOf } from "./pack.ts";
import type { UnplayableCard } from "./report.ts";

/** The cards that a deck list may name: those of packs first, then those that the game has. */
export function knownCards(
  game: GamePresentation,
  shelf: ReadonlyMap<string, ShelvedCard>,
  definitions: readonly Definition<State>[],
): KnownCard[] {
  const packed = [...shelf.values()].map(({ card: { id, name, prints = [] } }) => ({
    id,
    names: Object.values(name),
    prints,
  }));
  const own = definitions.flatMap((definition) => {
    const names = LANGUAGES.map((language) => game.cardName(definition, language));
    return names.includes("") ? [] : [{ id: definition.id, names: [...new Set(names)], prints: [] }];
  });
  return [...packed, ...own];
}

/** A deck with the list that it comes from; a deck of the project or of a deck file is its own list. */
export interface ListedDeck extends ReadDeck {
  readonly list: DeckList;
}

/** The cards that decks may have: those of packs, and those that there are without them. */
export interface Stock {
  readonly shelf: ReadonlyMap<string, ShelvedCard>;
  /** Card files, and the project's cards with theirs. */
  readonly sources: readonly CardSource[];
  readonly base: Pool<State>;
}

/**
 * Reads a deck list or a deck code as a deck of a game.
 * @param name what the deck is called; "" for the name of its chosen card, or else the first
 * @param banned the names of cards that are banned beside those of a format
 * @throws FileError with everything that is wrong, line by line
 */
export function readOwnDeck(
  game: ImportingGame,
  file: string,
  text: string,
  name: string,
  stock: Stock,
  banned: readonly string[] = [],
): ListedDeck {
  const cards = knownCards(game, stock.shelf, stock.base.definitions);
  const list = listIn(game, file, text, stock, cards, banned);
  const chosen = list.main.filter(({ card }) => card === list.chosen);
  const counted = countedIn([...chosen, ...list.main.filter((each) => !chosen.includes(each))]);
  const [first] = Object.keys(counted);
  const called = name === "" ? (cards.find(({ id }) => id === first)?.names[0] ?? file) : name;
  const deck: Deck = {
    id: file,
    name: inEachLanguage(() => called),
    cards: counted,
    sideboard: countedIn(list.sideboard),
  };
  const all = [...list.main, ...list.sideboard];
  const lineOf = (card: string): number => all.find((each) => each.card === card)?.line ?? 1;
  return { deck, file, placeOf: (card) => ({ line: lineOf(card), column: 1 }), list };
}

function countedIn(listed: readonly ListedCard[]): Record<string, number> {
  return countsOf(listed.map(({ card, count }) => [card, count]));
}

/** The same deck with the card that begins the match chosen, which not every list says. */
export function withChosen(
  importing: Importing | undefined,
  pool: Pool<State>,
  read: ListedDeck,
): ListedDeck {
  const { list } = read;
  if (importing === undefined || list.chosen !== "") return read;
  const chosen = importing.chosenCard(pool, Object.keys(read.deck.cards));
  return { ...read, list: { ...list, chosen } };
}

/** A deck that is no list as one. */
export function listOfDeck({ cards, sideboard }: DeckCards): DeckList {
  return { main: listedFrom(cards), sideboard: listedFrom(sideboard), chosen: "" };
}

function listedFrom(cards: DeckCards["cards"]): ListedCard[] {
  return Object.entries(cards).map(([card, count]) => ({ card, print: card, count, line: 1 }));
}

/** The list of a deck. Throws a FileError with all that is wrong when something cannot be read or played. */
function listIn(
  game: ImportingGame,
  file: string,
  text: string,
  stock: Stock,
  cards: readonly KnownCard[],
  banned: readonly string[],
): DeckList {
  try {
    const list = game.importing.readDeck(file, text, cards);
    const unplayable = unplayableIn(game, stock, list);
    if (unplayable.length === 0) return list;
    throw new FileError({ kind: "list deck", file, ...deckTrouble(game, stock, [], list, banned) });
  } catch (error) {
    if (!(error instanceof FileError) || error.trouble.kind !== "list lines") throw error;
    const { faults, rest } = error.trouble;
    if (rest === null) throw error;
    throw new FileError({ kind: "list deck", file, ...deckTrouble(game, stock, faults, rest, banned) });
  }
}

function unplayableIn(
  game: PlayableGame,
  { shelf, base }: Stock,
  { main, sideboard }: DeckList,
): UnplayableCard[] {
  const all = [...main, ...sideboard].map(({ card }) => card);
  const ids = [...new Set(all)].filter((id) => !base.index.has(id));
  return unplayableAmong(game, shelf, ids);
}

/** What is wrong with a deck of which something is missing: not what only the whole deck could have too little of. */
function deckTrouble(
  game: PlayableGame,
  stock: Stock,
  faults: readonly DeckLineFault[],
  list: DeckList,
  banned: readonly string[],
): Omit<Extract<FileTrouble, { kind: "list deck" }>, "kind" | "file"> {
  const unplayable = unplayableIn(game, stock, list);
  const isPlayable = ({ card }: ListedCard): boolean => !unplayable.some(({ id }) => id === card);
  const [main, sideboard] = [list.main.filter(isPlayable), list.sideboard.filter(isPlayable)];
  const all = [...main, ...sideboard];
  const ids = all.map(({ card }) => card).filter((card) => !stock.base.index.has(card));
  const compiled = game.compile([...stock.sources, ...sourcesOf(game.id, stock.shelf, ids)]);
  if (!compiled.ok) throw new FileError({ kind: "cards", errors: compiled.errors });
  const { pool } = compiled;
  const problems = game
    .checkDeck(pool, { cards: countedIn(main), sideboard: countedIn(sideboard) }, {}, banned)
    .filter(({ card }) => card !== "")
    .map((problem) => ({
      line: all.find(({ card }) => card === problem.card)?.line ?? 1,
      problem,
      printed: printedOf(pool, problem.card),
    }));
  return { game: game.id, faults, unplayable, problems };
}
