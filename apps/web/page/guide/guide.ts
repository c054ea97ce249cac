import type { ByLanguage } from "@gyoji/lexicon/language";
import type { BotName } from "../lobby/bots.ts";

/** When a step of a guide comes: from a turn on, at a choice that one has, or once something has happened. */
type Moment =
  | { readonly kind: "choice"; readonly ask: string; readonly from: number }
  | { readonly kind: "event"; readonly event: string; readonly from: number };

/** One thing that a guide explains, the first time that its moment comes. */
export interface GuideStep {
  /** The messages `KEY title` and `KEY text` say it. */
  readonly key: string;
  readonly when: Moment;
  readonly rule: string;
}

/**
 * What a guide would choose: a card by the id of its face with a way of using it or "", a place by the name of its zone, a
 * word, a number.
 */
export type Choice =
  | { readonly kind: "card"; readonly card: string; readonly way: string }
  | { readonly kind: "zone"; readonly zone: string }
  | { readonly kind: "word"; readonly word: string }
  | { readonly kind: "number"; readonly number: number };

/** What a guide would choose at a question of a turn. Of several, the first that is offered: one after the other. */
export interface Suggestion {
  readonly turn: number;
  readonly ask: string;
  /** The card that the question is about, by the id of its face; "" for any, and for none. */
  readonly about: string;
  readonly choice: Choice;
}

/** A first match that explains itself. */
export interface Guide {
  /** One a seat: who plays it, and with which deck of the project. */
  readonly seats: readonly { readonly player: "person" | BotName; readonly deck: string }[];
  readonly seed: number;
  readonly options: Readonly<Record<string, string>>;
  readonly steps: readonly GuideStep[];
  readonly suggestions: readonly Suggestion[];
  readonly messages: ByLanguage<Readonly<Record<string, string>>>;
}

/** A step that comes at a choice, from a turn on. */
export function atChoice(key: string, ask: string, rule: string, from = 0): GuideStep {
  return { key, when: { kind: "choice", ask, from }, rule };
}

/** A step that comes once something has happened, from a turn on. */
export function after(key: string, event: string, rule: string, from = 0): GuideStep {
  return { key, when: { kind: "event", event, from }, rule };
}

/** A card to choose, or to use in a way. */
export function pickCard(turn: number, ask: string, card: string, way = ""): Suggestion {
  return { turn, ask, about: "", choice: { kind: "card", card, way } };
}

/** A place to choose. */
export function pickZone(turn: number, ask: string, zone: string): Suggestion {
  return { turn, ask, about: "", choice: { kind: "zone", zone } };
}

/** An answer in a word to choose. */
export function pickWord(turn: number, ask: string, word: string): Suggestion {
  return { turn, ask, about: "", choice: { kind: "word", word } };
}

/** A number to choose where a card is asked about. */
export function pickNumber(turn: number, ask: string, about: string, number: number): Suggestion {
  return { turn, ask, about, choice: { kind: "number", number } };
}
