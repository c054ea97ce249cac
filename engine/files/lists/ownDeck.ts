import type { Deck, DeckList, GamePresentation, Importing, KnownCard } from "@gyoji/game";
import type { Definition, Pool, State } from "@gyoji/kernel";
import { inEachLanguage, LANGUAGES } from "@gyoji/lexicon";
import type { ReadDeck } from "../deckFile.ts";
import type { ShelvedCard } from "./pack.ts";

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

/**
 * Reads a deck list or a deck code as a deck of a game.
 * @param name what the deck is called; "" for the name of its chosen card, or else the first
 * @throws FileError with everything that is wrong, line by line
 */
export function readOwnDeck(
  importing: Importing,
  file: string,
  text: string,
  name: string,
  cards: readonly KnownCard[],
): ListedDeck {
  const list = importing.readDeck(file, text, cards);
  const counts = new Map<string, number>();
  const chosen = list.main.filter(({ card }) => card === list.chosen);
  for (const { card, count } of [...chosen, ...list.main.filter((each) => !chosen.includes(each))])
    counts.set(card, (counts.get(card) ?? 0) + count);
  const [first] = counts.keys();
  const called = name === "" ? (cards.find(({ id }) => id === first)?.names[0] ?? file) : name;
  const deck: Deck = { id: file, name: inEachLanguage(() => called), cards: Object.fromEntries(counts) };
  const lineOf = (card: string): number => list.main.find((each) => each.card === card)?.line ?? 1;
  return { deck, file, placeOf: (card) => ({ line: lineOf(card), column: 1 }), list };
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
export function listOfDeck({ cards }: Deck): DeckList {
  const main = Object.entries(cards).map(([card, count]) => ({ card, print: card, count, line: 1 }));
  return { main, sideboard: [], chosen: "" };
}
