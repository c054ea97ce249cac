/** A scenario to be read. */
export interface ShownScenario {
  readonly title: string;
  /** The rules that it shows. */
  readonly rules: readonly string[];
  /** Its whole text (YAML). */
  readonly source: string;
}

/** Scenarios by the text of their files; each has its title and its rules in a line of its own. */
export function scenariosIn(sources: readonly string[]): ShownScenario[] {
  return sources.map((source) => {
    const title = /^title: *(.+)$/mu.exec(source)?.[1] ?? "";
    const rules = /^rules: *\[(.*)\]$/mu.exec(source)?.[1] ?? "";
    return { title: unquoted(title), rules: rules.split(",").map((rule) => unquoted(rule.trim())), source };
  });
}

function unquoted(text: string): string {
  return text.replace(/^(["'])(.*)\1$/u, "$2");
}
