import { isMap, isScalar, isSeq, type Scalar } from "yaml";
import type * as z from "zod/mini";
import type { Category } from "../category.ts";
import { offsetOf } from "../describe.ts";
import { type ByLanguage, detectLanguage, LANGUAGES, type Language } from "../language.ts";
import type { Lexicon } from "../lexicon.ts";
import { type Astray, parseText } from "../parse.ts";
import { printEverywhere } from "../print.ts";
import type { Tree } from "../tree.ts";
import type { CardFileError } from "./fault.ts";
import { reportIssues } from "./issue.ts";
import { fileKindOf } from "./kind.ts";
import { writtenOffsets } from "./scalar.ts";
import { cardSchema, fileSchema, type Names } from "./schema.ts";
import { add, keyOffset, offsetAt, openSource, placeAt, report, type Source } from "./source.ts";

/** What every card has, whatever the game. */
export interface CompiledText {
  readonly id: string;
  readonly name: Names;
  /** The sentences of the card's text; none if it has no text. */
  readonly abilities: readonly Tree[];
  /** The text as it is printed in each language, one line a sentence; empty if there is none. */
  readonly words: ByLanguage<string>;
}

export interface CardFileRequest<D extends object> {
  /** What the file is called in error messages. */
  readonly file: string;
  readonly source: string;
  readonly game: string;
  readonly lexicon: Lexicon<unknown>;
  /** The game's own fields of a card (all but id, name and text). Strict, so that unknown fields are refused. */
  readonly schema: z.ZodMiniType<D>;
  /** What sentences a card can have, by its own fields, where that is not all that the lexicon has. */
  readonly sentences?: (own: D) => Category<unknown>;
  /** Which of the sentences of a card belongs to something that is not there, or -1; by its own fields too. */
  readonly astray?: (own: D, sentences: readonly Tree[]) => number;
}

export type CardFile<D> =
  | { readonly ok: true; readonly set: CardSet; readonly cards: (D & CompiledText)[] }
  | { readonly ok: false; readonly errors: CardFileError[] };

export interface CardSet {
  readonly id: string;
  readonly name: Names;
}

/**
 * Reads a card file from a stranger: checks its form and its bounds and compiles the text of each
 * card. All errors are collected, up to a limit; a file is accepted whole or not at all.
 */
export function readCardFile<D extends object>(request: CardFileRequest<D>): CardFile<D> {
  const source = openSource(request.file, request.source);
  if (source.errors.length > 0) return refused(source);
  const head = readHead(source, request.game);
  if (head === undefined) return refused(source);
  const cards = head.cards.flatMap((card, index) => readCard(source, request, index, card) ?? []);
  refuseSameIds(source, head.cards);
  return source.errors.length > 0 ? refused(source) : { ok: true, set: head.set, cards };
}

/** The errors in the order of the file. */
function refused(source: Source): { ok: false; errors: CardFileError[] } {
  return { ok: false, errors: source.errors.toSorted((a, b) => a.line - b.line || a.column - b.column) };
}

function readHead(source: Source, game: string): { set: CardSet; cards: unknown[] } | undefined {
  if (!isMap(source.document.contents)) {
    report(source, 0, "badFile");
    return undefined;
  }
  const written: unknown = source.document.toJS({ maxAliasCount: 0 });
  const kind = fileKindOf(written);
  if (kind !== null && kind !== "cards") {
    report(source, 0, "otherFile", { kind });
    return undefined;
  }
  const head = fileSchema.safeParse(written);
  if (!head.success) {
    reportIssues(source, [], head.error.issues);
    return undefined;
  }
  if (head.data.game === game) return head.data;
  report(source, offsetAt(source, ["game"]), "wrongGame", { found: head.data.game, game });
  return undefined;
}

function readCard<D extends object>(
  source: Source,
  request: CardFileRequest<D>,
  index: number,
  written: unknown,
): (D & CompiledText) | undefined {
  const path = ["cards", index];
  const common = cardSchema.safeParse(written);
  if (!common.success) reportIssues(source, path, common.error.issues);
  if (typeof written !== "object" || written === null || Array.isArray(written)) return undefined;
  const own = request.schema.safeParse(
    Object.fromEntries(Object.entries(written).filter(([field]) => !COMMON_FIELDS.has(field))),
  );
  if (!own.success) reportIssues(source, path, own.error.issues);
  const allowed = own.success ? allowedOn(request, own.data) : {};
  const abilities = readText(source, request.lexicon, allowed, path, common.data?.id ?? "");
  if (!common.success || !own.success || abilities === undefined) return undefined;
  const { id, name } = common.data;
  return { ...own.data, id, name, abilities, words: printEverywhere(request.lexicon, abilities) };
}

const COMMON_FIELDS: ReadonlySet<string> = new Set(["id", "name", "text"]);

/** What the sentences of a card can be, where that is not all that its lexicon has. */
interface Allowed {
  readonly category?: Category<unknown>;
  readonly astray?: Astray;
}

function allowedOn<D extends object>({ sentences, astray }: CardFileRequest<D>, own: D): Allowed {
  return {
    ...(sentences === undefined ? {} : { category: sentences(own) }),
    ...(astray === undefined ? {} : { astray: (trees) => astray(own, trees) }),
  };
}

/** The sentences of a card, or undefined when there is an error in its text. */
function readText(
  source: Source,
  lexicon: Lexicon<unknown>,
  { category, astray }: Allowed,
  path: readonly PropertyKey[],
  card: string,
): Tree[] | undefined {
  if (!source.document.hasIn([...path, "text"])) return [];
  const written = writtenText(source.document.getIn([...path, "text"], true));
  if (written === undefined) {
    report(source, keyOffset(source, path, "text"), "badText");
    return undefined;
  }
  const { scalar, language } = written;
  const parsed = parseText(lexicon, language, scalar.value, category, astray);
  if (parsed.ok) return parsed.trees;
  const offset = writtenOffsets(source.text, scalar)[offsetOf(parsed.problem)] ?? 0;
  const { file } = source;
  add(source, {
    kind: "text",
    file,
    ...placeAt(source, offset),
    card,
    text: scalar.value,
    language,
    problem: parsed.problem,
  });
  return undefined;
}

interface WrittenText {
  readonly scalar: Scalar<string>;
  readonly language: Language;
}

/** A text alone, or under the name of its language. */
function writtenText(node: unknown): WrittenText | undefined {
  if (isText(node)) return { scalar: node, language: detectLanguage(node.value) };
  const [item, further] = isMap(node) ? node.items : [];
  if (item === undefined || further !== undefined || !isScalar(item.key) || !isText(item.value))
    return undefined;
  const { value: name } = item.key;
  const language = LANGUAGES.find((one) => one === name);
  return language && { scalar: item.value, language };
}

function isText(node: unknown): node is Scalar<string> {
  return isScalar(node) && typeof node.value === "string";
}

/** Ids that stand in several card files, each an error at its later place. The files are well formed. */
export function sharedIds(
  files: readonly { readonly file: string; readonly source: string }[],
): CardFileError[] {
  if (files.length < 2) return [];
  const owners = new Map<string, string>();
  return files.flatMap(({ file, source: text }) => {
    const source = openSource(file, text);
    const cards = source.document.get("cards");
    const ids = isSeq(cards) ? cards.items.map((_, at) => source.document.getIn(["cards", at, "id"])) : [];
    for (const [at, id] of ids.entries()) {
      const other = owners.get(String(id));
      const offset = offsetAt(source, ["cards", at, "id"]);
      if (other !== undefined) report(source, offset, "idElsewhere", { id: String(id), other });
    }
    for (const id of ids) owners.set(String(id), file);
    return source.errors;
  });
}

function refuseSameIds(source: Source, cards: readonly unknown[]): void {
  const seen = new Map<string, number>();
  cards.forEach((_, index) => {
    const id: unknown = source.document.getIn(["cards", index, "id"]);
    if (typeof id !== "string") return;
    const offset = offsetAt(source, ["cards", index, "id"]);
    const { line } = placeAt(source, offset);
    const before = seen.get(id);
    if (before === undefined) seen.set(id, line);
    else report(source, offset, "duplicateId", { id, line: before });
  });
}
