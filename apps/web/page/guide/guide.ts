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

/** What a guide would choose at a question of a turn: a card by the id of its face, and a way of using it or "". */
export interface Suggestion {
  readonly turn: number;
  readonly ask: string;
  readonly card: string;
  readonly way: string;
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
