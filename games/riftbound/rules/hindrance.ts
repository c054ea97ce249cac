import type { Refusal } from "@gyoji/kernel";

/** Why something cannot be done: the rule and a key of the messages; null when it can. */
export type Hindrance = Omit<Refusal, "option"> | null;

/** A rule forbids it. `reason` is the key among the refusals of the messages. */
export function no(rule: string, reason: string, figures: Refusal["figures"] = {}): Hindrance {
  return { rule, reason: `refused ${reason}`, figures };
}
