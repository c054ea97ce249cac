import { type ReadDeck, readDeckFile } from "@gyoji/files";
import type { GameModule } from "@gyoji/game";
import { type Pool, printedOf, type State } from "@gyoji/kernel";
import type { Language } from "@gyoji/lexicon";
import { deckProblemInWords } from "@gyoji/narration";
import { Failure, failure } from "./failure.ts";
import type { Say } from "./say.ts";
import { textOf } from "./sources.ts";

/** A deck by its id, or from a file. */
export function deckCalled(module: GameModule, written: string): ReadDeck {
  const deck = module.decks.find(({ id }) => id === written);
  if (deck !== undefined) return { deck, file: "", placeOf: () => ({ line: 1, column: 1 }) };
  if (!/[./\\]/u.test(written)) {
    const decks = module.decks.map(({ id }) => id).join(", ");
    throw failure("failed deck", { deck: written, decks });
  }
  return readDeckFile(module, written, textOf(written));
}

/** Everything that makes a deck illegal, in sentences; none if it is legal. */
export function deckProblems(
  module: GameModule,
  pool: Pool<State>,
  { deck, file, placeOf }: ReadDeck,
  options: Readonly<Record<string, string>>,
  language: Language,
  say: Say,
): string[] {
  const printed = (id: string) => printedOf(pool, id) ?? undefined;
  return module.checkDeck(pool, deck.cards, options).map((problem) => {
    const { rule, card } = problem;
    const what = deckProblemInWords({ game: module, printed, language }, problem);
    if (file === "") return say("deck problem", { deck: deck.id, what, rule });
    return say("deck problem at", {
      file,
      what,
      rule,
      ...(card === "" ? { line: 1, column: 1 } : placeOf(card)),
    });
  });
}

/** A legal deck as the ids of its cards. Throws a Failure that says why it is not legal. */
export function legalCards(
  module: GameModule,
  pool: Pool<State>,
  read: ReadDeck,
  options: Readonly<Record<string, string>>,
  language: Language,
  say: Say,
): string[] {
  const sentences = deckProblems(module, pool, read, options, language, say);
  if (sentences.length > 0) throw new Failure({ kind: "sentences", sentences });
  return Object.entries(read.deck.cards).flatMap(([card, count]) => new Array<string>(count).fill(card));
}
