/** The match in the text of a file: a report holds one. Anything else is taken for a match as it is. */
export function matchIn(text: string): string {
  try {
    const data: unknown = JSON.parse(text);
    const fields = new Map(typeof data === "object" && data !== null ? Object.entries(data) : []);
    return fields.get("gyoji") === "report" ? JSON.stringify(fields.get("match")) : text;
  } catch {
    return text;
  }
}

/** Whether a file is taken for a deck, which is YAML; a match is JSON, where the first name of an object is quoted. */
export function isDeck(file: string, text: string): boolean {
  return /\.ya?ml$/iu.test(file) || !/^\s*\{\s*(?:["}]|$)/u.test(text);
}
