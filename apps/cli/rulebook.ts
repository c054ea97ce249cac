import type { GameModule, Rule } from "@gyoji/game";
import { type Frame, type Table, why } from "@gyoji/kernel";
import type { Language } from "@gyoji/lexicon";
import { hanging } from "./text.ts";

/** A rule in one line: its number, then what it says. */
export function ruleLine({ id, summary }: Rule, language: Language, columns: number): string {
  return hanging(`${id}  `, summary[language], columns);
}

/** A rule with what stands directly under it; empty if there is no such rule. */
export function ruleWithParts(module: GameModule, id: string): Rule[] {
  const depth = id.split(".").length + 1;
  return module.rulebook.filter(
    (rule) => rule.id === id || (rule.id.startsWith(`${id}.`) && rule.id.split(".").length === depth),
  );
}

/** Where the match is in the rulebook: its procedures, outermost first, then the rule of the innermost one's step. */
export function whyLines(
  module: GameModule,
  table: Table,
  stack: readonly Frame[],
  language: Language,
  columns: number,
): string[] {
  const outside = why(table);
  const places = stack === table.state.frames ? outside : [...outside, ...why(table, stack)];
  const ids = [...places.map(({ procedure }) => procedure), places.at(-1)?.rule ?? ""];
  const rules = descending(ids).flatMap((id) => module.rulebook.find((rule) => rule.id === id) ?? []);
  return rules.map((rule) => ruleLine(rule, language, columns));
}

/** Each rule once, and none after a part of it. */
function descending(ids: readonly string[]): string[] {
  const passed: string[] = [];
  for (const id of ids) if (!passed.some((each) => `${each}.`.startsWith(`${id}.`))) passed.push(id);
  return passed;
}
