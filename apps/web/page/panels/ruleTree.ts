import type { Rule } from "@gyoji/game";
import type { Language } from "@gyoji/lexicon/language";

/** A rulebook by what stands under what. */
export interface RuleTree {
  readonly byId: ReadonlyMap<string, Rule>;
  /** What stands directly under a rule; under "" the chapters. */
  readonly under: ReadonlyMap<string, readonly Rule[]>;
}

/** Orders a rulebook by its numbers. */
export function treeOf(rulebook: readonly Rule[]): RuleTree {
  const under = new Map<string, Rule[]>();
  for (const rule of rulebook) {
    const above = aboveOf(rule.id);
    under.set(above, [...(under.get(above) ?? []), rule]);
  }
  return { byId: new Map(rulebook.map((rule) => [rule.id, rule])), under };
}

/** The number of the rule above one; "" for a chapter. */
function aboveOf(id: string): string {
  return id.split(".").slice(0, -1).join(".");
}

/** The rules above one, the chapter first. */
export function pathTo({ byId }: RuleTree, id: string): Rule[] {
  const above = aboveOf(id);
  if (above === "") return [];
  const rule = byId.get(above);
  return [...pathTo({ byId, under: new Map() }, above), ...(rule === undefined ? [] : [rule])];
}

/** The rules whose number begins with what was typed, or whose words hold each of its words. */
export function search(rulebook: readonly Rule[], typed: string, language: Language): Rule[] {
  const text = typed.trim().toLowerCase();
  if (text === "") return [];
  const words = text.split(/\s+/u);
  return rulebook.filter(({ id, summary }) => {
    const said = summary[language].toLowerCase();
    return id.toLowerCase().startsWith(text) || words.every((word) => said.includes(word));
  });
}
