import type {
  Deck,
  DeckCards,
  DeckList,
  GamePresentation,
  Importing,
  KnownCard,
  ListedCard,
} from "@gyoji/game";
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
  const chosen = list.main.filter(({ card }) => card === list.chosen);
  const counted = countsOf([...chosen, ...list.main.filter((each) => !chosen.includes(each))]);
  const [first] = Object.keys(counted);
  const called = name === "" ? (cards.find(({ id }) => id === first)?.names[0] ?? file) : name;
  const deck: Deck = {
    id: file,
    name: inEachLanguage(() => called),
    cards: counted,
    sideboard: countsOf(list.sideboard),
  };
  const all = [...list.main, ...list.sideboard];
  const lineOf = (card: string): number => all.find((each) => each.card === card)?.line ?? 1;
  return { deck, file, placeOf: (card) => ({ line: lineOf(card), column: 1 }), list };
}

function countsOf(listed: readonly ListedCard[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const { card, count } of listed) counts.set(card, (counts.get(card) ?? 0) + count);
  return Object.fromEntries(counts);
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
