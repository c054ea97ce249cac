import type { Deck } from "@gyoji/game";
import type { ByLanguage } from "@gyoji/lexicon";
import sd01 from "./cards/decks/hb-sd01.yaml";
import sd02 from "./cards/decks/hb-sd02.yaml";
import drum from "./cards/decks/yk-drum.yaml";
import lantern from "./cards/decks/yk-lantern.yaml";

/** A deck file of the project; `data.test.ts` checks the form. */
interface DeckFile {
  readonly name: ByLanguage<string>;
  readonly cards: Readonly<Record<string, number>>;
}

function deck(id: string, file: unknown): Deck {
  const { name, cards } = file as DeckFile;
  return { id, name, cards, sideboard: {} };
}

/** The project's decks for HORO-BEAT: two starter decks, and two with cards of its own. */
export const decks: readonly Deck[] = [
  deck("HB-SD01", sd01),
  deck("HB-SD02", sd02),
  deck("YK-LANTERN", lantern),
  deck("YK-DRUM", drum),
];
