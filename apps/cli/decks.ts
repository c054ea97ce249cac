import type { Deck, DeckProblem, GameModule } from "@gyoji/game";
import type { Pool, State } from "@gyoji/kernel";
import { keyOffset, type Language, offsetAt, openSource, placeAt, type Source } from "@gyoji/lexicon";
import * as z from "zod/mini";
import { Failure, failure } from "./failure.ts";
import type { Place } from "./place.ts";
import { format, type MessageKey, type Say } from "./say.ts";
import { textOf } from "./sources.ts";

const MOST_COPIES = 200;
const MOST_KINDS = 200;
/** No plain object can be keyed by it, so no card has it as its id. */
const UNNAMEABLE = "__proto__";
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
  const source = openSource(file, textOf(file));
  if (source.document.hasIn(["cards", UNNAMEABLE]))
    throw failure("deck no card", {
      file,
      card: UNNAMEABLE,
      ...placeAt(source, keyOffset(source, ["cards"], UNNAMEABLE)),
    });
  if (source.errors.length > 0) throw new Failure({ kind: "cards", errors: source.errors });
  const read = deckFile.safeParse(source.document.toJS({ maxAliasCount: 0 }));
  if (!read.success) throw formFailure(source, read.error.issues[0]);
  const { data } = read;
  if (data.game !== module.game.id)
    throw failure("deck game", {
      file,
      game: data.game,
      wanted: module.game.id,
      ...placeAt(source, offsetAt(source, ["game"])),
    });
  const names = data.name ?? {};
  const any = names.en ?? names.ja ?? names.th ?? file;
  return {
    deck: { id: file, name: { en: any, th: any, ja: any, ...definedNames(names) }, cards: data.cards },
    file,
    placeOf: (card) => placeAt(source, keyOffset(source, ["cards"], card)),
  };
}

/** What is wrong with the form of a deck file, at the name of the field at fault if it has one. */
function formFailure(source: Source, issue: z.core.$ZodIssue | undefined): Failure {
  const path = (issue?.path ?? []).map(String);
  const field = issue?.code === "unrecognized_keys" ? [...path, ...issue.keys.slice(0, 1)] : path;
  const offset =
    field.length === 0 ? offsetAt(source, []) : keyOffset(source, field.slice(0, -1), field.at(-1) ?? "");
  return failure(formMessage(field), {
    file: source.file,
    path: field.join("."),
    card: field.at(-1) ?? "",
    most: field.length === 1 ? MOST_KINDS : MOST_COPIES,
    ...placeAt(source, offset),
  });
}

function formMessage(field: readonly string[]): MessageKey {
  if (field.length === 0) return "deck no fields";
  if (field[0] !== "cards") return "deck form";
  return field.length > 1 ? "deck count" : "deck cards";
}

function definedNames(names: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(names).filter((each): each is [string, string] => each[1] !== undefined),
  );
}

/** Everything that makes a deck illegal, in sentences; none if it is legal. */
export function deckProblems(
  module: GameModule,
  pool: Pool<State>,
  { deck, file, placeOf }: ReadDeck,
  language: Language,
  say: Say,
): string[] {
  return module.checkDeck(pool, deck.cards).map((problem) => {
    const { rule, card } = problem;
    const what = deckProblemInWords(module, pool, problem, language);
    if (file === "") return say("deck problem", { deck: deck.id, what, rule });
    return say("deck problem at", {
      file,
      what,
      rule,
      ...(card === "" ? { line: 1, column: 1 } : placeOf(card)),
    });
  });
}

/** What makes a deck illegal, in a sentence. */
export function deckProblemInWords(
  module: GameModule,
  pool: Pool<State>,
  { reason, figures, card }: DeckProblem,
  language: Language,
): string {
  const definition = pool.definitions[pool.index.get(card) ?? -1];
  const called = definition === undefined ? card : module.cardName(definition, language);
  return format(module.messages[language][reason] ?? reason, language, { ...figures, card: called });
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
