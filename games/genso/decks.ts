import type { Deck } from "@gyoji/game";
import type { ByLanguage } from "@gyoji/lexicon";
import embers from "./cards/decks/embers-and-roots.yaml";
import kites from "./cards/decks/kites-and-storms.yaml";
import tide from "./cards/decks/tide-and-glass.yaml";
import walls from "./cards/decks/walls-of-stone.yaml";

/** A deck file of the project; `data.test.ts` checks the form. */
interface DeckFile {
  readonly name: ByLanguage<string>;
  readonly cards: Readonly<Record<string, number>>;
}

function deck(id: string, file: unknown): Deck {
  const { name, cards } = file as DeckFile;
  return { id, name, cards, sideboard: {} };
}

/** The project's decks for Genso: 30 cards and a leader each. */
export const decks: readonly Deck[] = [
  deck("GS-EMBERS", embers),
  deck("GS-TIDE", tide),
  deck("GS-KITES", kites),
  deck("GS-WALLS", walls),
];
