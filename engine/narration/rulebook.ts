import type { Rule } from "@gyoji/game";
import type { Place } from "@gyoji/kernel";

/** The rule with a number. */
export function ruleCalled(rulebook: readonly Rule[], id: string): Rule | undefined {
  return rulebook.find((rule) => rule.id === id);
}

/** A rule with what stands directly under it; empty if there is no such rule. */
export function ruleWithParts(rulebook: readonly Rule[], id: string): Rule[] {
  const depth = id.split(".").length + 1;
  return rulebook.filter(
    (rule) => rule.id === id || (rule.id.startsWith(`${id}.`) && rule.id.split(".").length === depth),
  );
}

/** Where the match is in the rulebook: its procedures, outermost first, then the rule of the innermost one's step. */
export function rulesInProgress(rulebook: readonly Rule[], places: readonly Place[]): Rule[] {
  const ids = [...places.map(({ procedure }) => procedure), places.at(-1)?.rule ?? ""];
  return descending(ids).flatMap((id) => ruleCalled(rulebook, id) ?? []);
}

/** Each rule once, and none after a part of it. */
function descending(ids: readonly string[]): string[] {
  const passed: string[] = [];
  for (const id of ids) if (!passed.some((each) => `${each}.`.startsWith(`${id}.`))) passed.push(id);
  return passed;
}
