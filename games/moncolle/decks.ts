import type { Deck } from "@gyoji/game";
import type { ByLanguage } from "@gyoji/lexicon";
import kiln from "./cards/decks/kiln-and-mountain.yaml";
import lamp from "./cards/decks/lamp-and-mask.yaml";
import tide from "./cards/decks/tide-and-kite.yaml";

/** A deck file of the project; `data.test.ts` checks the form. */
interface DeckFile {
  readonly name: ByLanguage<string>;
  readonly cards: Readonly<Record<string, number>>;
}

function deck(id: string, file: unknown): Deck {
  const { name, cards } = file as DeckFile;
  return { id, name, cards, sideboard: {} };
}

/** The project's decks for Monster Collection: of 50 cards, so that they are legal in both editions. */
export const decks: readonly Deck[] = [deck("MC-KILN", kiln), deck("MC-TIDE", tide), deck("MC-LAMP", lamp)];
