import { gameNamedIn, type ReadDeck, readDeckFile } from "@gyoji/files";
import {
  knownCards,
  type ListedDeck,
  listOfDeck,
  readOwnDeck,
  type Stock,
  sourcesForDecks,
  withChosen,
} from "@gyoji/files/lists";
import type { CardSource, DeckCards, GameModule, Importing, KnownCard } from "@gyoji/game";
import { type Pool, printedOf, type State } from "@gyoji/kernel";
import type { Language } from "@gyoji/lexicon";
import { deckProblemInWords } from "@gyoji/narration";
import type { Context } from "./context.ts";
import { Failure, failure } from "./failure.ts";
import { ownCards } from "./packs.ts";
import type { Say } from "./say.ts";
import { cardSources, poolFor, poolWith, textOf } from "./sources.ts";

/** Decks, and all that a match between them is played with. */
export interface Brought {
  readonly decks: readonly ListedDeck[];
  /** Card files: those that were named, and those with the cards of packs that the decks have. */
  readonly sources: readonly CardSource[];
  readonly pool: Pool<State>;
  readonly known: readonly KnownCard[];
  /** The names of cards that the player's own list bans. */
  readonly banned: readonly string[];
}

/** Files that say which cards there are beside the project's, and which are banned. */
interface Beside {
  readonly cards?: readonly string[];
  readonly bans?: string;
}

/**
 * Decks as they are named: by an id of the project, as a deck file, a deck list or a deck code. Their cards may be the
 * project's, of card files, and of the user's packs. Throws a Failure or a FileError.
 */
export function decksCalled(
  context: Context,
  module: GameModule,
  { cards = [], bans }: Beside,
  written: readonly string[],
): Brought {
  const named = cardSources(cards);
  const stock: Stock = {
    shelf: ownCards(context.io, module),
    sources: named,
    base: poolWith(module, named),
  };
  const { shelf, base } = stock;
  const known = knownCards(module, shelf, base.definitions);
  const banned = bans === undefined ? [] : importingOf(module, context).readBans(bans, textOf(bans), known);
  const decks = written.map((each) => deckCalled(module, each, stock, banned));
  const ids = decks.flatMap(({ deck }) => Object.keys({ ...deck.cards, ...deck.sideboard }));
  const sources = [...named, ...sourcesForDecks(module, shelf, base, ids)];
  const pool = poolFor(context, module, sources);
  const chosen = decks.map((each) => withChosen(module.importing, pool, each));
  return { decks: chosen, sources, pool, known, banned };
}

/** The importer of a game. Throws a Failure when it has none. */
export function importingOf({ importing, name }: GameModule, { language }: Context): Importing {
  if (importing === undefined) throw failure("failed no import", { game: name[language] });
  return importing;
}

/** As much of a deck code as tells it from others. */
const LEGIBLE = 12;

function deckCalled(
  module: GameModule,
  written: string,
  stock: Stock,
  banned: readonly string[],
): ListedDeck {
  const deck = module.decks.find(({ id }) => id === written);
  if (deck !== undefined)
    return { deck, file: "", placeOf: () => ({ line: 1, column: 1 }), list: listOfDeck(deck) };
  if (/[./\\]/u.test(written)) return deckIn(module, written, textOf(written), stock, banned);
  const { importing } = module;
  if (importing?.isDeckCode(written) === true) {
    const name = `${written.slice(0, LEGIBLE)}…`;
    return { ...readOwnDeck({ ...module, importing }, name, written, name, stock, banned), file: "" };
  }
  const decks = module.decks.map(({ id }) => id).join(", ");
  throw failure("failed deck", { deck: written, decks });
}

/** A deck file names its game; anything else is a list or a code, where the game has such. */
function deckIn(
  module: GameModule,
  file: string,
  text: string,
  stock: Stock,
  banned: readonly string[],
): ListedDeck {
  const { importing } = module;
  if (importing === undefined || gameNamedIn(text) !== null) {
    const read = readDeckFile(module, file, text);
    return { ...read, list: listOfDeck(read.deck) };
  }
  const name = /([^/\\]+?)(?:\.\w+)?$/u.exec(file)?.[1] ?? file;
  return readOwnDeck({ ...module, importing }, file, text, name, stock, banned);
}

/** Everything that makes a deck illegal, in sentences; none if it is legal. */
export function deckProblems(
  module: GameModule,
  pool: Pool<State>,
  { deck, file, placeOf }: ReadDeck,
  options: Readonly<Record<string, string>>,
  language: Language,
  say: Say,
  banned: readonly string[] = [],
): string[] {
  const printed = (id: string) => printedOf(pool, id) ?? undefined;
  return module.checkDeck(pool, deck, options, banned).map((problem) => {
    const { rule, card } = problem;
    const what = deckProblemInWords({ game: module, printed, language }, problem);
    if (file !== "")
      return say("deck problem at", {
        file,
        what,
        rule,
        ...(card === "" ? { line: 1, column: 1 } : placeOf(card)),
      });
    const found = printed(card);
    if (found === undefined) return say("deck problem", { deck: deck.id, what, rule });
    return say("deck problem of", { deck: deck.id, card: module.cardName(found, language), what, rule });
  });
}

/** A deck that is legal. Throws a Failure that says why it is not. */
export function legalDeck(
  module: GameModule,
  pool: Pool<State>,
  read: ReadDeck,
  options: Readonly<Record<string, string>>,
  language: Language,
  say: Say,
  banned: readonly string[],
): DeckCards {
  const sentences = deckProblems(module, pool, read, options, language, say, banned);
  if (sentences.length > 0) throw new Failure({ kind: "sentences", sentences });
  return read.deck;
}
