import type { Deck, GameModule } from "@gyoji/game";
import type { Pool, State } from "@gyoji/kernel";
import type { Language } from "@gyoji/lexicon";
import { parseDocument } from "yaml";
import * as z from "zod/mini";
import { Failure, failure } from "./failure.ts";
import { type Place, placeOfOffset, placeOfPath } from "./place.ts";
import { format, type Say } from "./say.ts";
import { textOf } from "./sources.ts";

const MOST_COPIES = 200;
const MOST_KINDS = 200;
const name = z.optional(z.string().check(z.maxLength(100)));
const cards = z.record(
  z.string().check(z.maxLength(100)),
  z.int().check(z.positive(), z.maximum(MOST_COPIES)),
);

const deckFile = z.strictObject({
  game: z.string(),
  name: z.optional(z.strictObject({ en: name, th: name, ja: name })),
  cards: cards.check(z.refine((written) => Object.keys(written).length <= MOST_KINDS)),
});

/** A deck and where its cards stand in its file; a deck of the project has no file. */
export interface ReadDeck {
  readonly deck: Deck;
  readonly file: string;
  readonly placeOf: (card: string) => Place;
}

/** A deck by its id, or from a file. */
export function deckCalled(module: GameModule, written: string): ReadDeck {
  const deck = module.decks.find(({ id }) => id === written);
  if (deck !== undefined) return { deck, file: "", placeOf: () => ({ line: 1, column: 1 }) };
  if (!/[./\\]/u.test(written)) {
    const decks = module.decks.map(({ id }) => id).join(", ");
    throw failure("failed deck", { deck: written, decks });
  }
  return deckIn(module, written);
}

/** A deck file, its form checked. */
export function deckIn(module: GameModule, file: string): ReadDeck {
  const source = textOf(file);
  const read = deckFile.safeParse(parsed(file, source));
  if (!read.success) {
    const path = (read.error.issues[0]?.path ?? []).map((key) =>
      typeof key === "number" ? key : String(key),
    );
    throw failure("deck form", { file, path: path.join("."), ...placeOfPath(source, path) });
  }
  const { data } = read;
  if (data.game !== module.game.id)
    throw failure("deck game", {
      file,
      game: data.game,
      wanted: module.game.id,
      ...placeOfPath(source, ["game"]),
    });
  const names = data.name ?? {};
  const any = names.en ?? names.ja ?? names.th ?? file;
  return {
    deck: { id: file, name: { en: any, th: any, ja: any, ...definedNames(names) }, cards: data.cards },
    file,
    placeOf: (card) => placeOfPath(source, ["cards", card]),
  };
}

function definedNames(names: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(names).filter((each): each is [string, string] => each[1] !== undefined),
  );
}

function parsed(file: string, source: string): unknown {
  const document = parseDocument(source, { prettyErrors: false, schema: "core", version: "1.2" });
  const [error] = document.errors;
  if (error !== undefined) throw failure("deck yaml", { file, ...placeOfOffset(source, error.pos[0]) });
  try {
    return document.toJS({ maxAliasCount: 0 });
  } catch {
    throw failure("deck yaml", { file, line: 1, column: 1 });
  }
}

/** Everything that makes a deck illegal, in sentences; none if it is legal. */
export function deckProblems(
  module: GameModule,
  pool: Pool<State>,
  { deck, file, placeOf }: ReadDeck,
  language: Language,
  say: Say,
): string[] {
  return module.checkDeck(pool, deck.cards).map(({ rule, reason, figures, card }) => {
    const definition = pool.definitions[pool.index.get(card) ?? -1];
    const called = definition === undefined ? card : module.cardName(definition, language);
    const values = { ...figures, card: called };
    const what = format(module.messages[language][reason] ?? reason, language, values);
    if (file === "") return say("deck problem", { deck: deck.id, what, rule });
    return say("deck problem at", { file, what, rule, ...(card === "" ? placeOf("") : placeOf(card)) });
  });
}

/** A legal deck as the ids of its cards. Throws a Failure that says why it is not legal. */
export function legalCards(
  module: GameModule,
  pool: Pool<State>,
  read: ReadDeck,
  language: Language,
  say: Say,
): string[] {
  const sentences = deckProblems(module, pool, read, language, say);
  if (sentences.length > 0) throw new Failure({ kind: "sentences", sentences });
  return Object.entries(read.deck.cards).flatMap(([card, count]) => new Array<string>(count).fill(card));
}
