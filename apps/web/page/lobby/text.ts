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

/** Where a deck file names a card, counted from 1; its beginning for a card it does not name, or for none. */
export function placeOfCard(text: string, card: string): { readonly line: number; readonly column: number } {
  const lines = card === "" ? [] : text.split("\n");
  for (const [at, line] of lines.entries()) {
    const [, before = "", name] = /^(\s*["']?)(.*?)["']?\s*:/u.exec(line) ?? [];
    if (name === card) return { line: at + 1, column: before.length + 1 };
  }
  return { line: 1, column: 1 };
}
