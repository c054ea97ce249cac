import { isMap, isScalar, isSeq, type Scalar } from "yaml";
import { offsetOf } from "../describe.ts";
import { type CardRead, type CardReading, type CompiledText, readCard, type TextFault } from "./card.ts";
import type { CardFileError } from "./fault.ts";
import { reportIssues } from "./issue.ts";
import { fileKindOf } from "./kind.ts";
import { writtenOffsets } from "./scalar.ts";
import { fileSchema, type Names } from "./schema.ts";
import { add, keyOffset, offsetAt, openSource, placeAt, report, type Source } from "./source.ts";

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
 * @param file what it is called in error messages
 */
export function readCardFile<D extends object>(
  reading: CardReading<D>,
  file: string,
  text: string,
): CardFile<D> {
  const source = openSource(file, text);
  if (source.errors.length > 0) return refused(source);
  const head = readHead(source, reading.game);
  if (head === undefined) return refused(source);
  const cards = head.cards.flatMap((written, index) => {
    const read = readCard(reading, written);
    if (read.ok) return [read.card];
    reportCard(source, ["cards", index], read);
    return [];
  });
  refuseSameIds(source, head.cards);
  return source.errors.length > 0 ? refused(source) : { ok: true, set: head.set, cards };
}

/**
 * The cards of one of the project's own files, whose form is known: it comes as data, which takes a fraction of the
 * time. Throws when one of them cannot be read.
 */
export function cardsOf<D extends object>(reading: CardReading<D>, data: unknown): (D & CompiledText)[] {
  const { game, set, cards } = fileSchema.parse(data);
  if (game !== reading.game) throw new Error(`${set.id}: cards of ${game}, not of ${reading.game}`);
  return cards.map((written, index) => {
    const read = readCard(reading, written);
    if (read.ok) return read.card;
    throw new Error(`${set.id}: cards[${index}] ${read.id}: ${JSON.stringify([read.issues, read.text])}`);
  });
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

/** Notes what is wrong with the card at a path, at its places. */
function reportCard(
  source: Source,
  path: readonly PropertyKey[],
  { id, issues, text }: Extract<CardRead<object>, { readonly ok: false }>,
): void {
  reportIssues(source, path, issues);
  reportText(source, path, id, text);
}

function reportText(source: Source, path: readonly PropertyKey[], card: string, fault: TextFault): void {
  switch (fault.kind) {
    case "none":
      return;
    case "noText":
      return report(source, keyOffset(source, path, "text"), "badText");
    case "unread": {
      const { text, language, problem } = fault;
      const { file } = source;
      const place = placeAt(source, offsetIn(source, path, offsetOf(problem)));
      return add(source, { kind: "text", file, ...place, card, text, language, problem });
    }
  }
}

/** The offset in the file of a letter of a card's text. */
function offsetIn({ document, text }: Source, path: readonly PropertyKey[], letter: number): number {
  const node = document.getIn([...path, "text"], true);
  const scalar: unknown = isMap(node) ? node.items[0]?.value : node;
  return isScalar(scalar) && typeof scalar.value === "string"
    ? (writtenOffsets(text, scalar as Scalar<string>)[letter] ?? 0)
    : 0;
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
