import type { ByLanguage, Language } from "./language.ts";
import type { Value } from "./tree.ts";

/** What a phrase can be: an effect, a target, a number. `M` is the type of its meaning. */
export type Category<M> = PhraseCategory<M> | Terminal<M>;

interface Named<M> {
  readonly name: string;
  /** What an error message calls it. */
  readonly label: ByLanguage<string>;
  /** Never set: it only carries the type of the meaning. */
  readonly means?: () => M;
}

/** A category whose phrases are entries of the lexicon. */
export interface PhraseCategory<M> extends Named<M> {
  readonly kind: "phrases";
  /** Every phrase of these is one of this category too. */
  readonly includes: readonly Category<M>[];
}

/** A category whose phrases are read character by character: numbers, quoted names. */
export interface Terminal<M> extends Named<M> {
  readonly kind: "terminal";
  /** All readings that begin at `at`; each ends after it. */
  read(text: string, at: number, language: Language): readonly TerminalReading[];
  print(value: Value, language: Language): string;
  meaning(value: Value): M;
  /** Values that stand for all others in tests. */
  readonly samples: readonly Value[];
}

export interface TerminalReading {
  readonly end: number;
  readonly value: Value;
}

/** Makes a category of phrases. */
export function category<M>(
  name: string,
  options: { readonly label: ByLanguage<string>; readonly includes?: readonly Category<M>[] },
): PhraseCategory<M> {
  return { kind: "phrases", name, label: options.label, includes: options.includes ?? [] };
}

interface TerminalOptions<V extends Value, M> {
  readonly label: ByLanguage<string>;
  readonly samples: readonly V[];
  read(text: string, at: number, language: Language): readonly { readonly end: number; readonly value: V }[];
  print(value: V, language: Language): string;
  meaning(value: V): M;
}

/** Makes a category that reads characters itself. What it prints, it must read back. */
export function terminal<V extends Value, M>(name: string, options: TerminalOptions<V, M>): Terminal<M> {
  return { kind: "terminal", name, ...options };
}
