import type { Deck } from "@gyoji/game";
import type { ByLanguage } from "@gyoji/lexicon";
import cometRiders from "./cards/decks/comet-riders.yaml";
import elephantCourt from "./cards/decks/elephant-court.yaml";
import hourglass from "./cards/decks/hourglass.yaml";
import lanternWatch from "./cards/decks/lantern-watch.yaml";

/** A deck file of the project; `data.test.ts` checks the form. */
interface DeckFile {
  readonly name: ByLanguage<string>;
  readonly cards: Readonly<Record<string, number>>;
  readonly sideboard: Readonly<Record<string, number>>;
}

function deck(id: string, file: unknown): Deck {
  const { name, cards, sideboard } = file as DeckFile;
  return { id, name, cards, sideboard };
}

/** The project's decks for Riftbound. */
export const decks: readonly Deck[] = [
  deck("TM-COMET-RIDERS", cometRiders),
  deck("TM-HOURGLASS", hourglass),
  deck("TM-ELEPHANT-COURT", elephantCourt),
  deck("TM-LANTERN-WATCH", lanternWatch),
];
