import type { Entry, Plural, Wording } from "./entry.ts";
import { fold, isWordCharacter } from "./fold.ts";
import type { Language } from "./language.ts";

/** A piece of a wording: fixed words or a slot. */
export type PatternPiece = Letters | Hole;

/** Fixed words. */
export interface Letters {
  readonly kind: "letters";
  readonly codes: readonly number[];
  /** How each character follows the one before it; the first, how it follows the piece before. */
  readonly gaps: readonly Gap[];
  /** For each character, the first one of its word. */
  readonly words: readonly number[];
  /** Where each character stands in the wording. */
  readonly offsets: readonly number[];
}

/** A slot. */
export interface Hole {
  readonly kind: "hole";
  readonly slot: string;
  readonly gap: Gap;
}

/** Whether white space may stand before a character: never, freely, or it must part two words. */
export type Gap = "joined" | "free" | "parted";

const SLOT = /\{([^{}]*)\}/u;

/**
 * All wordings of an entry in one language, the forms of a plural one after the other.
 * Throws an Error that names the entry when there is none, or one that agrees with an unknown slot.
 */
export function wordingsOf(entry: Entry, language: Language): string[] {
  return listOf(entry, language).flatMap((wording) => {
    if (!isPlural(wording)) return [wording];
    if (Object.hasOwn(entry.slots, wording.slot)) return [wording.one, wording.other];
    throw new Error(`entry "${entry.id}" (${language}): plural of an unknown slot {${wording.slot}}`);
  });
}

/** The wording of an entry that is printed. */
export function printedWording(entry: Entry, language: Language): Wording {
  return listOf(entry, language)[0];
}

function listOf(entry: Entry, language: Language): readonly [Wording, ...Wording[]] {
  const words = entry.words[language];
  const [first, ...further] = isList(words) ? words : [words];
  if (first === undefined) throw new Error(`entry "${entry.id}" has no words (${language})`);
  return [first, ...further];
}

function isList(words: Wording | readonly Wording[]): words is readonly Wording[] {
  return Array.isArray(words);
}

export function isPlural(wording: Wording): wording is Plural {
  return typeof wording !== "string";
}

/** Splits a wording into fixed words (even places) and slot names (odd places). */
export function splitWording(wording: string): string[] {
  return wording.split(SLOT);
}

/**
 * Takes a wording apart into fixed words and slots in turn.
 * Throws an Error that names the entry when it does not name each slot exactly once, or when it
 * holds a round bracket, which is kept for reminder text.
 */
export function patternOf(entry: Entry, language: Language, source: string): PatternPiece[] {
  const refuse = (why: string): never => {
    throw new Error(`entry "${entry.id}" (${language}): ${why} in "${source}"`);
  };
  const pieces: PatternPiece[] = [];
  const seen = new Set<string>();
  let before = "";
  let offset = 0;
  splitWording(source).forEach((part, index) => {
    if (index % 2 === 0) {
      const letters = lettersOf(part, offset, language);
      if (letters) pieces.push(letters);
    } else {
      if (!Object.hasOwn(entry.slots, part)) refuse(`unknown slot {${part}}`);
      if (seen.has(part)) refuse(`slot {${part}} stands twice`);
      seen.add(part);
      pieces.push({ kind: "hole", slot: part, gap: gapAfter(before, language) });
    }
    offset += part.length + (index % 2 === 0 ? 0 : 2);
    before = part;
  });
  for (const slot of Object.keys(entry.slots)) if (!seen.has(slot)) refuse(`missing slot {${slot}}`);
  if (/[(){}（）]/u.test(source.replaceAll(new RegExp(SLOT, "gu"), "")))
    refuse("a bracket that is not a slot's");
  if (pieces.length === 0) refuse("no words");
  return pieces;
}

function gapAfter(words: string, language: Language): Gap {
  return language === "en" && /\s$/u.test(words) ? "parted" : "free";
}

function lettersOf(source: string, offset: number, language: Language): Letters | undefined {
  const { chars, source: places } = fold(source);
  const codes: number[] = [];
  const gaps: Gap[] = [];
  const words: number[] = [];
  const offsets: number[] = [];
  let spaced = false;
  for (let at = 0; at < chars.length; at++) {
    const code = chars.charCodeAt(at);
    if (code !== 0x20) {
      const gap = gapBefore(code, codes.at(-1), spaced, language);
      words.push(beginsWord(gap, code, codes.at(-1), language) ? codes.length : (words.at(-1) ?? 0));
      gaps.push(gap);
      codes.push(code);
      offsets.push(offset + (places[at] ?? 0));
    }
    spaced = code === 0x20;
  }
  return codes.length === 0 ? undefined : { kind: "letters", codes, gaps, words, offsets };
}

/** Only English needs white space to tell where a word ends. */
function gapBefore(code: number, before: number | undefined, spaced: boolean, language: Language): Gap {
  if (language !== "en") return "free";
  if (spaced) return "parted";
  return inOneWord(before, code) ? "joined" : "free";
}

/** Words end at white space in English; elsewhere every character counts as a word, but for Latin ones. */
function beginsWord(gap: Gap, code: number, before: number | undefined, language: Language): boolean {
  return language === "en" ? gap === "parted" : !inOneWord(before, code);
}

function inOneWord(before: number | undefined, code: number): boolean {
  return before !== undefined && isWordCharacter(before) && isWordCharacter(code);
}
