import { fromBase32, toBase32 } from "./bytes.ts";
import { type CardNumber, cardNumber, numberText } from "./codes.ts";

/* Deck codes: the lists that apps for this game hand decks on in, versions 1 to 5. */

/** A printing and how many of it there are. */
export interface CodedCard {
  readonly print: string;
  readonly count: number;
}

/** What a deck code says. */
export interface CodedDeck {
  readonly main: readonly CodedCard[];
  readonly sideboard: readonly CodedCard[];
  /** The printing of the Chosen Champion, or "". */
  readonly chosen: string;
}

/** Why a text is no deck code, or a deck has none. `at` is the byte of the code, from 1. */
export type CodeProblem =
  | { readonly kind: "sign"; readonly at: number }
  | { readonly kind: "short"; readonly at: number }
  | { readonly kind: "left"; readonly at: number }
  | {
      readonly kind: "format" | "version" | "set" | "variant" | "flag" | "number" | "count";
      readonly at: number;
      readonly found: number;
    }
  | { readonly kind: "unwritable"; readonly print: string; readonly count: number };

/** Thrown where a code cannot be read or written. */
export class CodeError extends Error {
  readonly problem: CodeProblem;

  constructor(problem: CodeProblem) {
    super(problem.kind);
    this.problem = problem;
  }
}

const FORMAT = 1;
const LATEST = 5;
const SETS = ["OGN", "OGS", "ARC", "SFD", "UNL", "VEN", "RAD"];
const VARIANTS = ["", "a", "s", "b"];
/** What stands before the digits of a number, by its kind byte. */
const KINDS = ["", "R", "SP"];
const MOST_IN_MAIN = 12;
const MOST_IN_SIDEBOARD = 3;
/** More than any deck holds; keeps a broken code from asking for millions. */
const MOST = 1000;
const LARGEST_NUMBER = 99_999;

/** Reads a deck code. Throws a CodeError that says what is wrong and where. */
export function readDeckCode(code: string): CodedDeck {
  const read = fromBase32(code);
  if ("wrong" in read) throw new CodeError({ kind: "sign", at: read.wrong + 1 });
  if (read.cut) throw new CodeError({ kind: "short", at: read.bytes.length + 1 });
  const bytes = readerOf(read.bytes);
  const head = bytes.byte();
  const version = head & 15;
  if (head >> 4 !== FORMAT) throw bytes.wrong("format", head >> 4);
  if (version < 1 || version > LATEST) throw bytes.wrong("version", version);
  const flagged = version === 5 ? flagOf(bytes) : version === 4;
  const part = (most: number): CodedCard[] =>
    version === 5 ? countedPart(bytes, flagged) : fixedPart(bytes, most, flagged);
  const main = part(MOST_IN_MAIN);
  const sideboard = version >= 2 ? part(MOST_IN_SIDEBOARD) : [];
  const chosen = version >= 3 && flagOf(bytes) ? chosenOf(bytes, flagged) : "";
  bytes.end();
  return { main, sideboard, chosen };
}

interface Bytes {
  byte(): number;
  /** A number in groups of seven bits, the least significant first. */
  varint(most: number, kind: "number" | "count"): number;
  end(): void;
  wrong(
    kind: Exclude<CodeProblem["kind"], "sign" | "short" | "left" | "unwritable">,
    found: number,
  ): CodeError;
}

function readerOf(bytes: readonly number[]): Bytes {
  let at = 0;
  const reader: Bytes = {
    byte: () => {
      const found = bytes[at];
      if (found === undefined) throw new CodeError({ kind: "short", at: at + 1 });
      at += 1;
      return found;
    },
    varint: (most, kind) => {
      let value = 0;
      for (let shift = 0; ; shift += 7) {
        const byte = reader.byte();
        value += (byte & 127) * 2 ** shift;
        if (value > most || shift > 28) throw reader.wrong(kind, value);
        if (byte < 128) return value;
      }
    },
    end: () => {
      if (at < bytes.length) throw new CodeError({ kind: "left", at: at + 1 });
    },
    wrong: (kind, found) => new CodeError({ kind, at, found }),
  };
  return reader;
}

function flagOf(bytes: Bytes): boolean {
  const flag = bytes.byte();
  if (flag > 1) throw bytes.wrong("flag", flag);
  return flag === 1;
}

/** A list for each count from the highest down. */
function fixedPart(bytes: Bytes, most: number, flagged: boolean): CodedCard[] {
  const counts = Array.from({ length: most }, (_, at) => most - at);
  return counts.flatMap((count) => groups(bytes, count, flagged));
}

/** Lists that say their counts. */
function countedPart(bytes: Bytes, flagged: boolean): CodedCard[] {
  return times(bytes.varint(MOST, "count"), () => {
    const count = bytes.varint(MOST, "count");
    if (count === 0) throw bytes.wrong("count", 0);
    return groups(bytes, count, flagged);
  }).flat();
}

function groups(bytes: Bytes, count: number, flagged: boolean): CodedCard[] {
  return times(bytes.varint(MOST, "count"), () => {
    const cards = bytes.varint(MOST, "count");
    const family = familyOf(bytes);
    return times(cards, () => ({ print: printOf(bytes, family, flagged), count }));
  }).flat();
}

function times<T>(count: number, make: () => T): T[] {
  return Array.from({ length: count }, make);
}

type Family = Pick<CardNumber, "set" | "variant">;

function familyOf(bytes: Bytes): Family {
  const set = bytes.byte();
  const setName = SETS[set];
  if (setName === undefined) throw bytes.wrong("set", set);
  const variant = bytes.byte();
  const variantName = VARIANTS[variant];
  if (variantName === undefined) throw bytes.wrong("variant", variant);
  return { set: setName, variant: variantName };
}

function chosenOf(bytes: Bytes, flagged: boolean): string {
  return printOf(bytes, familyOf(bytes), flagged);
}

function printOf(bytes: Bytes, { set, variant }: Family, flagged: boolean): string {
  const kind = flagged ? bytes.byte() : 0;
  const letters = KINDS[kind];
  if (letters === undefined) throw bytes.wrong("flag", kind);
  const number = cardNumber(`${set}-${letters}${bytes.varint(LARGEST_NUMBER, "number")}${variant}`);
  if (number === null) throw bytes.wrong("number", 0);
  return numberText(number);
}

/** A card of a deck as a code has it. */
interface Coding {
  readonly set: number;
  readonly variant: number;
  readonly kind: number;
  readonly number: number;
  readonly count: number;
}

/** Writes a deck as a code of the lowest version that can hold it. Throws a CodeError where a code cannot. */
export function writeDeckCode({ main, sideboard, chosen }: CodedDeck): string {
  const mainCards = counted(main);
  const sideCards = counted(sideboard);
  const champions = chosen === "" ? [] : [codingOf({ print: chosen, count: 1 })];
  const all = [...mainCards, ...sideCards, ...champions];
  const flagged = all.some(({ kind }) => kind > 0);
  const isHigh =
    mainCards.some(({ count }) => count > MOST_IN_MAIN) ||
    sideCards.some(({ count }) => count > MOST_IN_SIDEBOARD);
  const version = versionFor({
    isHigh,
    flagged,
    hasChosen: champions.length > 0,
    hasSide: sideCards.length > 0,
  });
  const part = (cards: readonly Coding[], most: number): number[] =>
    version === 5 ? countedBytes(cards, flagged) : fixedBytes(cards, most, flagged);
  const [champion] = champions;
  return toBase32([
    (FORMAT << 4) | version,
    ...(version === 5 ? [Number(flagged)] : []),
    ...part(mainCards, MOST_IN_MAIN),
    ...(version >= 2 ? part(sideCards, MOST_IN_SIDEBOARD) : []),
    ...(version < 3
      ? []
      : champion === undefined
        ? [0]
        : [1, champion.set, champion.variant, ...numberBytes(champion, flagged)]),
  ]);
}

function versionFor(deck: {
  isHigh: boolean;
  flagged: boolean;
  hasChosen: boolean;
  hasSide: boolean;
}): number {
  if (deck.isHigh) return 5;
  if (deck.flagged) return 4;
  if (deck.hasChosen) return 3;
  return deck.hasSide ? 2 : 1;
}

/** Each printing once, in the order of sets, variants and numbers. */
function counted(cards: readonly CodedCard[]): Coding[] {
  const counts = new Map<string, number>();
  for (const { print, count } of cards) counts.set(print, (counts.get(print) ?? 0) + count);
  return [...counts]
    .map(([print, count]) => codingOf({ print, count }))
    .sort((a, b) => a.set - b.set || a.variant - b.variant || a.kind - b.kind || a.number - b.number);
}

function codingOf({ print, count }: CodedCard): Coding {
  const number = cardNumber(print);
  const [, letters = "", digits = ""] = /^(\D*)(\d+)$/u.exec(number?.number ?? "") ?? [];
  const set = SETS.indexOf(number?.set ?? "");
  const variant = VARIANTS.indexOf(number?.variant ?? "");
  const kind = KINDS.indexOf(letters);
  if (set < 0 || variant < 0 || kind < 0 || digits === "" || count < 1 || count > MOST)
    throw new CodeError({ kind: "unwritable", print, count });
  return { set, variant, kind, number: Number(digits), count };
}

function fixedBytes(cards: readonly Coding[], most: number, flagged: boolean): number[] {
  const counts = Array.from({ length: most }, (_, at) => most - at);
  return counts.flatMap((count) =>
    groupBytes(
      cards.filter((each) => each.count === count),
      flagged,
    ),
  );
}

function countedBytes(cards: readonly Coding[], flagged: boolean): number[] {
  const counts = [...new Set(cards.map(({ count }) => count))].sort((a, b) => b - a);
  return [
    ...varint(counts.length),
    ...counts.flatMap((count) => [
      ...varint(count),
      ...groupBytes(
        cards.filter((each) => each.count === count),
        flagged,
      ),
    ]),
  ];
}

/** Cards by set and variant, the shorter groups first. */
function groupBytes(cards: readonly Coding[], flagged: boolean): number[] {
  const found = new Map<string, Coding[]>();
  for (const each of cards) {
    const key = `${each.set} ${each.variant}`;
    found.set(key, [...(found.get(key) ?? []), each]);
  }
  const inOrder = [...found.values()].sort((a, b) => a.length - b.length);
  return [
    ...varint(inOrder.length),
    ...inOrder.flatMap((group) => [
      ...varint(group.length),
      group[0]?.set ?? 0,
      group[0]?.variant ?? 0,
      ...group.flatMap((each) => numberBytes(each, flagged)),
    ]),
  ];
}

function numberBytes({ kind, number }: Coding, flagged: boolean): number[] {
  return [...(flagged ? [kind] : []), ...varint(number)];
}

function varint(value: number): number[] {
  return value < 128 ? [value] : [(value & 127) | 128, ...varint(value >> 7)];
}
