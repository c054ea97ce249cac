/** The fields of a record by their names in small letters without signs; those of inner groups as `group.field`. */
export type Fields = ReadonlyMap<string, unknown>;

const DEEPEST = 4;

/** The name of a field however it is written. */
export function fieldName(written: string): string {
  return written.toLowerCase().replace(/[^a-z0-9]/gu, "");
}

export function fieldsOf(record: Readonly<Record<string, unknown>>): Fields {
  const found = new Map<string, unknown>();
  collect(record, "", found, 0);
  return found;
}

function collect(
  group: Readonly<Record<string, unknown>>,
  prefix: string,
  found: Map<string, unknown>,
  depth: number,
): void {
  for (const [key, value] of Object.entries(group)) {
    const name = `${prefix}${fieldName(key)}`;
    if (value === null || value === undefined || value === "") continue;
    if (typeof value === "object" && !Array.isArray(value)) {
      if (depth < DEEPEST) collect(value as Record<string, unknown>, `${name}.`, found, depth + 1);
    } else if (!found.has(name)) found.set(name, value);
  }
}

/** The value of the first of these fields that is there. */
export function firstOf(fields: Fields, names: readonly string[]): unknown {
  return names.map((name) => fields.get(name)).find((value) => value !== undefined);
}

/** The first of these fields that is a text. */
export function textOf(fields: Fields, names: readonly string[]): string | undefined {
  return names.map((name) => fields.get(name)).find((value) => typeof value === "string");
}

/** The words of a field that is a list, a list in JSON, or written with commas and the like. */
export function wordsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => (typeof each === "string" ? [each.trim()] : []));
  if (typeof value !== "string") return [];
  const text = value.trim();
  if (/^\[.*\]$/su.test(text)) return quotedWords(text);
  return text
    .split(/[;,|/]/u)
    .map((word) => word.trim())
    .filter((word) => word !== "");
}

function quotedWords(text: string): string[] {
  try {
    return wordsOf(JSON.parse(text));
  } catch {
    return wordsOf(text.slice(1, -1).replace(/["']/gu, ""));
  }
}
