import type { CardSource, PackedCard, PackedSet } from "@gyoji/game";
import { hashOf, jsonFault } from "@gyoji/kernel";
import { fileKindOf } from "@gyoji/lexicon";
import * as z from "zod/mini";
import { FileError } from "../fileError.ts";
import { LARGEST_LIST } from "../largest.ts";
import { placeInJson, placeOfOffset } from "../place.ts";

const FORMAT = 1;
/** As many cards as a list may have, in however few or many sets, each of however many printings. */
const MOST_CARDS = 20_000;

const id = z.string().check(z.regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,39}$/u));
const name = z.optional(z.string().check(z.minLength(1), z.maxLength(100)));
const card = z.looseObject({
  id,
  name: z.strictObject({ en: name, th: name, ja: name }),
  prints: z.optional(z.array(id).check(z.maxLength(MOST_CARDS))),
});

const packFile = z.strictObject({
  gyoji: z.literal("pack"),
  format: z.literal(FORMAT),
  game: z.string().check(z.maxLength(100)),
  sets: z
    .array(z.strictObject({ id, cards: z.array(card).check(z.maxLength(MOST_CARDS)) }))
    .check(z.minLength(1), z.maxLength(MOST_CARDS)),
  /** Fingerprint of the sets. */
  hash: z.string().check(z.maxLength(100)),
});

/** Cards that a player has brought, as facts and texts: what they do is compiled when they are played. */
export interface CardPack {
  /** What it is called: its sets, so that packs of other sets are called otherwise. */
  readonly name: string;
  readonly game: string;
  readonly sets: readonly PackedSet[];
}

/** A pack of these sets. */
export function packOf(game: string, sets: readonly PackedSet[]): CardPack {
  const ids = sets.map((set) => set.id).toSorted();
  const more = ids.length - NAMED_SETS;
  const rest = more > 0 ? [`${more}-${hashOf(ids).slice(0, HASH_LENGTH)}`] : [];
  return { name: [...ids.slice(0, NAMED_SETS), ...rest].join("+"), game, sets };
}

const NAMED_SETS = 4;
/** As much of a fingerprint as tells packs apart that begin with the same sets. */
const HASH_LENGTH = 8;

/** A pack as a file, one card a line. */
export function packText({ game, sets }: CardPack): string {
  const hash = hashOf(sets);
  const inLines = sets.map(
    (set) =>
      `{"id":${JSON.stringify(set.id)},"cards":[\n${set.cards.map((each) => JSON.stringify(each)).join(",\n")}\n]}`,
  );
  return `{"gyoji":"pack","format":${FORMAT},"game":${JSON.stringify(game)},"hash":"${hash}","sets":[\n${inLines.join(",\n")}\n]}\n`;
}

/**
 * Refuses a pack that could not be read again once it is written.
 * @param file what its cards come from
 * @throws FileError saying what there is too much of
 */
export function refuseUnreadable(file: string, pack: CardPack): void {
  const cards = pack.sets.reduce((sum, set) => sum + set.cards.length, 0);
  if (cards > MOST_CARDS) throw new FileError({ kind: "list tooMany", file, limit: MOST_CARDS });
  const text = packText(pack);
  if (new TextEncoder().encode(text).length > LARGEST_LIST)
    throw new FileError({ kind: "pack tooBig", file, limit: LARGEST_LIST });
  const [issue] = packFile.safeParse(JSON.parse(text)).error?.issues ?? [];
  if (issue !== undefined)
    throw new FileError({ kind: "pack unwritable", file, path: issue.path.map(String).join(".") });
}

/** Whether a text calls itself a pack; whether it is a whole one is another matter. */
export function isPack(text: string): boolean {
  return /^\s*\{\s*"gyoji"\s*:\s*"pack"/u.test(text);
}

/**
 * Reads the text of a pack: its form, not yet what its cards do.
 * @throws FileError saying what is wrong with it
 */
export function readPack(file: string, text: string): CardPack {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    const { offset, cut } = jsonFault(text);
    throw new FileError({ kind: cut ? "list cut" : "list notJson", file, ...placeOfOffset(text, offset) });
  }
  const is = fileKindOf(data);
  if (is !== null && is !== "pack")
    throw new FileError({ kind: "other file", file, is, wanted: "pack", line: 1, column: 1 });
  const read = packFile.safeParse(data);
  if (!read.success) {
    const path = (read.error.issues[0]?.path ?? []).map((step) =>
      typeof step === "number" ? step : String(step),
    );
    throw new FileError({ kind: "pack form", file, path: path.join("."), ...placeInJson(text, path) });
  }
  const { game, sets, hash } = read.data;
  if (hashOf((data as { sets: unknown }).sets) !== hash) throw new FileError({ kind: "pack changed", file });
  return packOf(game, sets as unknown as readonly PackedSet[]);
}

/** A card and the set that it is of. */
export interface ShelvedCard {
  readonly set: string;
  readonly card: PackedCard;
}

/**
 * The cards of several packs by their ids.
 * @throws FileError when two packs define a card differently
 */
export function shelfOf(packs: readonly CardPack[]): ReadonlyMap<string, ShelvedCard> {
  const shelf = new Map<string, ShelvedCard>();
  const owners = new Map<string, string>();
  for (const pack of packs)
    for (const set of pack.sets)
      for (const each of set.cards) {
        const before = shelf.get(each.id);
        const other = owners.get(each.id) ?? "";
        if (before !== undefined && hashOf(before.card) !== hashOf(each))
          throw new FileError({
            kind: "pack conflict",
            file: pack.name,
            other,
            card: each.id,
            field: differingField(before.card, each),
          });
        shelf.set(each.id, before ?? { set: set.id, card: each });
        owners.set(each.id, before === undefined ? pack.name : other);
      }
  return shelf;
}

/** A field in which two cards differ. */
function differingField(one: PackedCard, other: PackedCard): string {
  const fields = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...fields].find((field) => hashOf([one[field]]) !== hashOf([other[field]])) ?? "";
}

/** Those of these cards that come from packs, as card files: one a set, the same for the same cards. */
export function sourcesOf(
  game: string,
  shelf: ReadonlyMap<string, ShelvedCard>,
  ids: Iterable<string>,
): CardSource[] {
  const bySet = new Map<string, PackedCard[]>();
  for (const each of [...new Set(ids)].sort()) {
    const found = shelf.get(each);
    if (found !== undefined) bySet.set(found.set, [...(bySet.get(found.set) ?? []), found.card]);
  }
  return [...bySet]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([set, cards]) => ({ file: set, source: cardFileText(game, set, cards) }));
}

/** Cards as a card file. */
export function cardFileText(game: string, set: string, cards: readonly PackedCard[]): string {
  const lines = cards.map((each) => JSON.stringify(each));
  return `{"game":${JSON.stringify(game)},"set":{"id":${JSON.stringify(set)},"name":{"en":${JSON.stringify(set)}}},"cards":[\n${lines.join(",\n")}\n]}\n`;
}
