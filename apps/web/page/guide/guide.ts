import type { ByLanguage } from "@gyoji/lexicon/language";

/** When a step of a guide comes: at a question, or once something has happened. */
type Moment =
  | { readonly kind: "ask"; readonly ask: string }
  | { readonly kind: "event"; readonly event: string };

/** One thing that a guide explains, the first time that its moment comes. */
interface GuideStep {
  /** The messages `KEY title` and `KEY text` say it. */
  readonly key: string;
  readonly when: Moment;
  readonly rule: string;
}

/** What a guide would choose at a question of a Round: a card by the id of its face, and a way of using it or "". */
interface Suggestion {
  readonly round: number;
  readonly ask: string;
  readonly card: string;
  readonly way: string;
}

/** A first match that explains itself. */
export interface Guide {
  readonly decks: readonly string[];
  readonly players: readonly ("person" | "greedy" | "random")[];
  readonly seed: number;
  readonly options: Readonly<Record<string, string>>;
  readonly steps: readonly GuideStep[];
  readonly suggestions: readonly Suggestion[];
  readonly messages: ByLanguage<Readonly<Record<string, string>>>;
}
