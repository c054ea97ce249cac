import type { Category } from "./category.ts";
import type { Production } from "./grammar.ts";
import type { Language } from "./language.ts";
import type { MissedLetters } from "./reading.ts";
import type { Letters } from "./wording.ts";

/** The rest of a wording from a word on, for people and for comparison. */
export interface PhraseFrom {
  /** As written, with the labels of the categories in the slots. */
  readonly phrase: string;
  /** As written, up to the first slot. */
  readonly opening: string;
  /** The folded letters up to the first slot, and those of the first word alone. */
  readonly letters: string;
  readonly firstWord: string;
  /** Where in the page it was looked for. */
  readonly at: number;
}

/**
 * What could have stood at a miss: in English from the word that differs on; in the other
 * languages, where a part of a phrase says little, the whole piece.
 */
export function phraseFrom(miss: MissedLetters, language: Language): PhraseFrom {
  const { production } = miss;
  const piece = production.pieces[miss.piece] as Letters;
  const letter = language === "en" ? miss.letter : 0;
  const rest = production.wording.slice(piece.offsets[letter] ?? 0);
  const ending = piece.words.findIndex((word) => word > letter);
  return {
    phrase: withLabels(production, rest, language).trim(),
    opening: rest.replace(/\{.*$/su, ""),
    letters: String.fromCharCode(...piece.codes.slice(letter)),
    firstWord: String.fromCharCode(...piece.codes.slice(letter, ending < 0 ? undefined : ending)),
    at: language === "en" ? miss.from : miss.start,
  };
}

function withLabels(production: Production, words: string, language: Language): string {
  return words.replace(/\{(\w+)\}/gu, (_, slot: string) => {
    const category = production.entry.slots[slot];
    return category ? labelOf(category, language) : slot;
  });
}

/** A category as it is shown in a phrase. */
export function labelOf(category: Category<unknown>, language: Language): string {
  return `{${category.label[language]}}`;
}
