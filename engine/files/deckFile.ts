import type { Deck, GamePresentation } from "@gyoji/game";
import {
  fileKindOf,
  keyOffset,
  type Language,
  offsetAt,
  openSource,
  placeAt,
  type Source,
} from "@gyoji/lexicon";
import * as z from "zod/mini";
import { FileError, type FormTrouble } from "./fileError.ts";
import type { Place } from "./place.ts";

const MOST_COPIES = 200;
const MOST_KINDS = 200;
/** In characters: more than the most kinds of cards take. */
const LONGEST_FILE = 100_000;
/** No plain object can be keyed by it, so no card has it as its id. */
const UNNAMEABLE = "__proto__";
const LONGEST_NAME = 100;
const name = z.optional(z.string().check(z.maxLength(LONGEST_NAME)));
const cards = z.record(
  z.string().check(z.maxLength(100)),
  z.int().check(z.positive(), z.maximum(MOST_COPIES)),
);

const list = cards.check(z.refine((written) => Object.keys(written).length <= MOST_KINDS));
const withoutSideboard = {
  game: z.string(),
  name: z.optional(z.strictObject({ en: name, th: name, ja: name })),
  cards: list,
};
const deckFile = z.strictObject({ ...withoutSideboard, sideboard: z.optional(list) });
type DeckFile = z.infer<typeof deckFile>;

/** The form of a deck file of a game. */
function formFor({ sideboard }: GamePresentation): z.ZodMiniType<DeckFile> {
  return sideboard > 0 ? deckFile : z.strictObject(withoutSideboard);
}

/** A deck and where its cards stand in its file; a deck of the project has no file. */
export interface ReadDeck {
  readonly deck: Deck;
  readonly file: string;
  readonly placeOf: (card: string) => Place;
}

/**
 * Reads a deck file (YAML): its form only, not whether the deck is legal.
 * @throws FileError saying what is wrong and where
 */
export function readDeckFile(game: GamePresentation, file: string, text: string): ReadDeck {
  const source = openSource(file, text, LONGEST_FILE);
  if (source.document.hasIn(["cards", UNNAMEABLE]))
    throw new FileError({
      kind: "deck no card",
      file,
      path: "cards",
      card: UNNAMEABLE,
      most: MOST_COPIES,
      ...placeAt(source, keyOffset(source, ["cards"], UNNAMEABLE)),
    });
  if (source.errors.length > 0) throw new FileError({ kind: "cards", errors: source.errors });
  const written: unknown = source.document.toJS({ maxAliasCount: 0 });
  const is = fileKindOf(written);
  if (is !== null && is !== "deck")
    throw new FileError({ kind: "other file", file, is, wanted: "deck", line: 1, column: 1 });
  const read = formFor(game).safeParse(written);
  if (!read.success) throw formError(source, read.error.issues[0]);
  const { data } = read;
  if (data.game !== game.id)
    throw new FileError({
      kind: "deck game",
      file,
      game: data.game,
      wanted: game.id,
      ...placeAt(source, offsetAt(source, ["game"])),
    });
  const names = definedNames(data.name ?? {});
  const any = names.en ?? names.ja ?? names.th ?? plain(file);
  return {
    deck: {
      id: file,
      name: { en: any, th: any, ja: any, ...names },
      cards: data.cards,
      sideboard: data.sideboard ?? {},
    },
    file,
    placeOf: (card) =>
      placeAt(source, keyOffset(source, Object.hasOwn(data.cards, card) ? ["cards"] : ["sideboard"], card)),
  };
}

/** What is wrong with the form of a deck file, at the name of the field at fault if it has one. */
function formError(source: Source, issue: z.core.$ZodIssue | undefined): FileError {
  const path = (issue?.path ?? []).map(String);
  const field = issue?.code === "unrecognized_keys" ? [...path, ...issue.keys.slice(0, 1)] : path;
  const offset =
    field.length === 0 ? offsetAt(source, []) : keyOffset(source, field.slice(0, -1), field.at(-1) ?? "");
  return new FileError({
    kind: formKind(field),
    file: source.file,
    path: field.join("."),
    card: field.at(-1) ?? "",
    most: mostOf(field),
    ...placeAt(source, offset),
  });
}

function formKind(field: readonly string[]): Extract<FormTrouble, { path: string }>["kind"] {
  if (field.length === 0) return "deck no fields";
  if (field[0] === "name" && field.length === 2) return "deck name";
  if (field[0] !== "cards") return "deck form";
  return field.length > 1 ? "deck count" : "deck cards";
}

function mostOf([first, ...rest]: readonly string[]): number {
  if (first === "name") return LONGEST_NAME;
  return rest.length === 0 ? MOST_KINDS : MOST_COPIES;
}

type Names = Partial<Readonly<Record<Language, string>>>;

/** The names that say something, as they can be shown. */
function definedNames(names: Readonly<Record<string, string | undefined>>): Names {
  const shown = Object.entries(names).map(([language, written = ""]) => [language, plain(written)] as const);
  return Object.fromEntries(shown.filter(([, written]) => written !== ""));
}

/** A name from outside without what would steer how the text around it is shown. */
function plain(written: string): string {
  return written.replaceAll(/[\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, "").trim();
}
