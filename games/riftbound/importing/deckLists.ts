import { type DeckLineFault, FileError, placeOfOffset } from "@gyoji/files";
import type { DeckList, KnownCard, ListedCard } from "@gyoji/game";
import { foldedName } from "./cardText.ts";
import { cardNumber, numberText } from "./codes.ts";
import { CodeError, readDeckCode, writeDeckCode } from "./deckCodes.ts";
import { nearestNames } from "./nearest.ts";

/** How cards are found that a list names. */
interface Catalogue {
  readonly byPrint: ReadonlyMap<string, KnownCard>;
  readonly byName: ReadonlyMap<string, KnownCard>;
  readonly names: readonly string[];
}

function catalogueOf(cards: readonly KnownCard[]): Catalogue {
  const byPrint = new Map<string, KnownCard>();
  const byName = new Map<string, KnownCard>();
  for (const card of cards) {
    for (const print of [card.id, ...card.prints])
      if (!byPrint.has(printKey(print))) byPrint.set(printKey(print), card);
    for (const name of card.names) if (!byName.has(foldedName(name))) byName.set(foldedName(name), card);
  }
  return { byPrint, byName, names: cards.flatMap(({ names }) => names) };
}

/** A number however it is written. */
function printKey(written: string): string {
  const number = cardNumber(written);
  return number === null ? written.toLowerCase() : numberText(number).toLowerCase();
}

/** Longer than a word: a list has spaces or line ends. */
const CODE = /^[A-Za-z2-7]{16,4000}$/u;
/** How codes begin: with their format and a version. */
const CODE_HEAD = /^C[E-X]/u;
/** A word of a list that says how many there are of a card. */
const COUNT = /^\d+X?$/u;

/** Whether a text may be a deck code. */
export function isDeckCode(text: string): boolean {
  return CODE.test(codeIn(text));
}

/**
 * A deck code without the spaces and line ends that it was broken up with; any other text as it is. Of several words,
 * only capitals and digits are a code.
 */
function codeIn(text: string): string {
  const words = text.trim().split(/\s+/u);
  const whole = words.join("");
  const isBroken =
    CODE_HEAD.test(whole) &&
    (/\d/u.test(whole) || isReadable(whole)) &&
    whole === whole.toUpperCase() &&
    !words.some((word) => COUNT.test(word));
  return isBroken ? whole : text.trim();
}

/** Reads a deck list or a deck code. Throws a FileError with everything that is wrong, line by line. */
export function readDeck(file: string, text: string, cards: readonly KnownCard[]): DeckList {
  const catalogue = catalogueOf(cards);
  return isDeckCode(text) ? fromCode(file, codeIn(text), catalogue) : fromLines(file, text, catalogue);
}

function isReadable(code: string): boolean {
  try {
    readDeckCode(code);
    return true;
  } catch {
    return false;
  }
}

function fromCode(file: string, code: string, { byPrint }: Catalogue): DeckList {
  const coded = decoded(file, code);
  const faults: DeckLineFault[] = [];
  const listed = ({ print, count }: { print: string; count: number }): ListedCard => {
    const found = byPrint.get(printKey(print)) ?? byPrint.get(printKey(withoutVariant(print)));
    if (found === undefined)
      faults.push({ kind: "list line no number", line: 1, column: 1, written: print, nearest: [] });
    return { card: found?.id ?? print, print, count, line: 1 };
  };
  const main = coded.main.map(listed);
  const sideboard = coded.sideboard.map(listed);
  const chosen = coded.chosen === "" ? "" : listed({ print: coded.chosen, count: 1 }).card;
  if (faults.length === 0) return { main, sideboard, chosen };
  const known = (each: ListedCard): boolean => !faults.some(({ written }) => written === each.print);
  const rest = { main: main.filter(known), sideboard: sideboard.filter(known), chosen: "" };
  throw new FileError({ kind: "list lines", file, faults: unlike(faults), rest });
}

/** A card can be named twice in a code, which is told once. */
function unlike(faults: readonly DeckLineFault[]): DeckLineFault[] {
  return faults.filter(({ written }, at) => faults.findIndex((each) => each.written === written) === at);
}

function withoutVariant(print: string): string {
  const number = cardNumber(print);
  return number === null ? print : numberText({ ...number, variant: "" });
}

function decoded(file: string, code: string) {
  try {
    return readDeckCode(code);
  } catch (error) {
    if (!(error instanceof CodeError)) throw error;
    throw new FileError({ kind: "list code", file, ...codeTrouble(error) });
  }
}

function codeTrouble({ problem }: CodeError): {
  problem: string;
  at: number;
  found: number;
  card: string;
  count: number;
} {
  if (problem.kind === "unwritable")
    return { problem: problem.kind, at: 0, found: 0, card: problem.print, count: problem.count };
  const found = "found" in problem ? problem.found : 0;
  return { problem: problem.kind, at: problem.at, found, card: "", count: 0 };
}

/** A deck as a code of the lowest version that can hold it. Throws a FileError where a code cannot. */
export function deckCode({ main, sideboard, chosen }: DeckList): string {
  const print = main.find(({ card }) => card === chosen)?.print ?? chosen;
  try {
    return writeDeckCode({ main, sideboard, chosen: print });
  } catch (error) {
    if (!(error instanceof CodeError)) throw error;
    throw new FileError({ kind: "list code", file: "", ...codeTrouble(error) });
  }
}

type Section = "main" | "champion" | "sideboard" | "none";

const SECTIONS: Readonly<Record<string, Section>> = {
  legend: "main",
  champion: "champion",
  chosenchampion: "champion",
  main: "main",
  maindeck: "main",
  deck: "main",
  units: "main",
  spells: "main",
  gear: "main",
  battlefield: "main",
  battlefields: "main",
  rune: "main",
  runes: "main",
  runedeck: "main",
  sideboard: "sideboard",
  side: "sideboard",
  maybeboard: "none",
};

const LONGEST_LIST = 100_000;
/** Of those that name a card: remarks and empty ones do not count. */
const MOST_LINES = 500;
const MOST_COPIES = 200;
const MOST_FAULTS = 30;

function fromLines(file: string, text: string, catalogue: Catalogue): DeckList {
  if (text.length > LONGEST_LIST) throw new FileError({ kind: "list tooLong", file, limit: LONGEST_LIST });
  const unreadable = text.search(/[\0\ufffd]/u);
  if (unreadable >= 0)
    throw new FileError({ kind: "list encoding", file, ...placeOfOffset(text, unreadable) });
  const main: ListedCard[] = [];
  const champions: ListedCard[] = [];
  const sideboard: ListedCard[] = [];
  const faults: DeckLineFault[] = [];
  let section: Section = "main";
  const parts: Readonly<Record<Section, ListedCard[]>> = { main, champion: champions, sideboard, none: [] };
  const lines = text.split(/\r\n?|\n/u);
  let named = 0;
  for (const [at, line] of lines.entries()) {
    const header = sectionOf(line);
    if (header !== null) section = header;
    else if (line.trim() !== "" && !/^\s*(?:#|\/\/)/u.test(line)) {
      named += 1;
      if (named > MOST_LINES) throw new FileError({ kind: "list tooMany", file, limit: MOST_LINES });
      const read = lineOf(line, catalogue);
      if ("kind" in read) faults.push({ ...read, line: at + 1, column: line.search(/\S/u) + 1 });
      else if (section !== "none") parts[section].push({ ...read, line: at + 1 });
    }
  }
  const list: DeckList = {
    main: merged([...champions, ...main]),
    sideboard: merged(sideboard),
    chosen: champions[0]?.card ?? "",
  };
  if (faults.length === 0 && list.main.length === 0)
    faults.push({ kind: "list line none", line: 1, column: 1, written: "", nearest: [] });
  if (faults.length > 0) throw new FileError({ kind: "list lines", file, faults, rest: list });
  return list;
}

/** The section that a header begins, or null: `Main Deck:`, `# sideboard`, `Runes (12)`. */
function sectionOf(line: string): Section | null {
  const [, name = ""] =
    /^\s*#*\s*([A-Za-z ]{3,20}?)\s*(?:\(\d+\))?\s*(?::\s*(?:\(?\d*\)?)\s*)?$/u.exec(line) ?? [];
  const key = name.toLowerCase().replace(/\s/gu, "");
  return Object.hasOwn(SECTIONS, key) ? (SECTIONS[key] ?? null) : null;
}

type LineFault = Omit<DeckLineFault, "line" | "column">;
type LineCard = Omit<ListedCard, "line">;

const LINE = /^\s*(?:(\d{1,6})\s*[x×]?\s+|(\d{1,6})[x×]\s*)?(.+?)\s*$/iu;
const IN_BRACKETS = /\s*[[(]([^[\]()]{1,60})[\])]\s*$/u;
const AHEAD = /^(\S{1,60})(?=\s|$)\s*/u;

/** Whether words are the number or the id of a card: not all ids have digits. */
function isNumber(written: string, { byPrint }: Catalogue): boolean {
  return cardNumber(written) !== null || byPrint.has(printKey(written));
}

/** `3 Name [OGN-004]`, `3 OGN-004 Name`, `3x OGN-004`, `3 Name`; without a count there is one. */
function lineOf(line: string, catalogue: Catalogue): LineCard | LineFault {
  const [, first, second, rest = ""] = LINE.exec(line) ?? [];
  const count = Number(first ?? second ?? "1");
  if (count < 1 || count > MOST_COPIES)
    return { kind: "list line count", written: String(count), nearest: [] };
  const numbered = (form: RegExp): RegExpExecArray | null => {
    const found = form.exec(rest);
    return found !== null && isNumber(found[1] ?? "", catalogue) ? found : null;
  };
  const bracketed = numbered(IN_BRACKETS);
  const ahead = bracketed === null ? numbered(AHEAD) : null;
  const written = (bracketed ?? ahead)?.[1];
  const name = bracketed === null ? rest.slice(ahead?.[0].length ?? 0) : rest.slice(0, bracketed.index);
  return written === undefined
    ? cardByName(name, count, catalogue)
    : cardByNumber(written, name, count, catalogue);
}

function cardByNumber(
  written: string,
  name: string,
  count: number,
  { byPrint, byName: named }: Catalogue,
): LineCard | LineFault {
  const number = cardNumber(written);
  const print = number === null ? written : numberText(number);
  const card = byPrint.get(printKey(print)) ?? byPrint.get(printKey(withoutVariant(print)));
  if (card !== undefined) return { card: card.id, print, count };
  // A printing that no list has yet may still be one of a card that is known.
  const same = name === "" ? undefined : named.get(foldedName(name));
  if (same !== undefined) return { card: same.id, print: same.id, count };
  return { kind: "list line no number", written: print, nearest: [] };
}

function cardByName(
  name: string,
  count: number,
  { byName, byPrint, names }: Catalogue,
): LineCard | LineFault {
  const card = byName.get(foldedName(name)) ?? byPrint.get(printKey(name));
  if (card !== undefined) return { card: card.id, print: card.id, count };
  return { kind: "list line no card", written: name, nearest: nearestNames(name, names) };
}

/** Each printing once. */
function merged(cards: readonly ListedCard[]): ListedCard[] {
  const found = new Map<string, ListedCard>();
  for (const each of cards) {
    const before = found.get(each.print);
    found.set(each.print, before === undefined ? each : { ...before, count: before.count + each.count });
  }
  return [...found.values()];
}

/** Reads a list of banned cards, a name or a number a line. */
export function readBans(file: string, text: string, cards: readonly KnownCard[]): string[] {
  const catalogue = catalogueOf(cards);
  const byId = new Map(cards.map((card) => [card.id, card]));
  const faults: DeckLineFault[] = [];
  const names = text.split(/\r\n?|\n/u).flatMap((line, at) => {
    const entry = line.replace(/^\s*-\s+/u, "").trim();
    if (entry === "" || entry.startsWith("#") || /^banned:$/iu.test(entry)) return [];
    const read = lineOf(entry.replace(/^["'](.*)["']$/u, "$1"), catalogue);
    if (!("kind" in read)) return byId.get(read.card)?.names[0] ?? [];
    faults.push({ ...read, line: at + 1, column: line.search(/\S/u) + 1 });
    return [];
  });
  if (faults.length > 0)
    throw new FileError({ kind: "list lines", file, faults: faults.slice(0, MOST_FAULTS), rest: null });
  return [...new Set(names)];
}
