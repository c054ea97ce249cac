import type { Category, PhraseCategory } from "./category.ts";
import type { ByLanguage } from "./language.ts";

export type Slots = Readonly<Record<string, Category<unknown>>>;

/** What the phrases in the slots mean, by slot. */
export type Meanings<S extends Slots> = {
  readonly [K in keyof S]: S[K] extends Category<infer M> ? M : never;
};

/** Two forms of one wording: the first is printed when the slot holds the number 1. */
export interface Plural {
  readonly slot: string;
  readonly one: string;
  readonly other: string;
}

export type Wording = string | Plural;

/** In each language the wording that is printed, and further ones that are also understood. */
export type Words = ByLanguage<Wording | readonly Wording[]>;

/** One phrase of a game: its words and its meaning, side by side. */
export interface Entry {
  readonly category: PhraseCategory<unknown>;
  readonly id: string;
  readonly slots: Slots;
  readonly words: Words;
  meaning(slots: Readonly<Record<string, unknown>>): unknown;
}

/** Makes an entry. `{slot}` in the words stands for a slot; every wording names every slot once. */
export function entry<M, S extends Slots>(
  category: PhraseCategory<M>,
  id: string,
  slots: S,
  words: Words,
  meaning: (slots: Meanings<S>) => NoInfer<M>,
): Entry {
  return {
    category,
    id,
    slots,
    words,
    // The slots of a tree are filled from the categories named here, so their meanings have these types.
    meaning: (filled) => meaning(filled as Meanings<S>),
  };
}

/** A wording that agrees with a number: `plural("n", "draw {n} card", "draw {n} cards")`. */
export function plural(slot: string, one: string, other: string): Plural {
  return { slot, one, other };
}
