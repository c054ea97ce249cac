import type { Deck } from "@gyoji/game";
import { LANGUAGES } from "@gyoji/lexicon/language";
import { keep, kept } from "../state/kept.ts";
import { type Store, storeOf } from "../state/store.ts";

/** A deck that the player has brought, and the game that it is for. */
export interface OwnDeck {
  readonly game: string;
  readonly deck: Deck;
}

/** The player's own decks in this browser. */
export const ownDecks: Store<readonly OwnDeck[]> = storeOf<readonly OwnDeck[]>(readDecks(kept("decks")));

/** Keeps a deck, in place of one from a file with the same name. Returns whether the browser could keep it. */
export function keepDeck(own: OwnDeck): boolean {
  return setDecks([...ownDecks.get().filter((each) => !isSame(each, own)), own]);
}

/** Removes a deck from this browser. */
export function forgetDeck(own: OwnDeck): void {
  setDecks(ownDecks.get().filter((each) => !isSame(each, own)));
}

function setDecks(decks: readonly OwnDeck[]): boolean {
  ownDecks.set(decks);
  return keep("decks", decks);
}

function isSame(one: OwnDeck, other: OwnDeck): boolean {
  return one.game === other.game && one.deck.id === other.deck.id;
}

/** The decks in what this browser kept; what another version wrote otherwise is left out. */
function readDecks(found: unknown): OwnDeck[] {
  return Array.isArray(found) ? found.filter(isOwnDeck).map(withSideboard) : [];
}

/** Decks had none in earlier versions. */
function withSideboard({ game, deck }: OwnDeck): OwnDeck {
  return { game, deck: { ...deck, sideboard: isCounts(deck.sideboard) ? deck.sideboard : {} } };
}

function isCounts(data: unknown): boolean {
  return [...fieldsOf(data).values()].every((count) => Number.isInteger(count));
}

function isOwnDeck(data: unknown): data is OwnDeck {
  const own = fieldsOf(data);
  const deck = fieldsOf(own.get("deck"));
  const name = fieldsOf(deck.get("name"));
  return (
    typeof own.get("game") === "string" &&
    typeof deck.get("id") === "string" &&
    LANGUAGES.every((language) => typeof name.get(language) === "string") &&
    fieldsOf(deck.get("cards")).size > 0 &&
    isCounts(deck.get("cards"))
  );
}

function fieldsOf(data: unknown): ReadonlyMap<string, unknown> {
  return new Map(typeof data === "object" && data !== null ? Object.entries(data) : []);
}
