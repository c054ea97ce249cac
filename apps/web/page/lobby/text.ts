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

/** What a file is taken for: cards, a deck, or a match. */
export type BroughtKind = "cards" | "deck" | "bans" | "match";

/** As much of a file as tells what it is. */
const HEAD = 4000;

/**
 * What a file is taken for, by its name and the beginning of its text: a deck is YAML or a list, a list of banned cards
 * says so first, a match is a JSON object that says that it is ours, cards are any other JSON, or CSV.
 */
export function kindOf(file: string, text: string): BroughtKind {
  if (/^banned\s*:/iu.test(firstSaid(text.slice(0, HEAD)))) return "bans";
  if (/\.ya?ml$/iu.test(file)) return "deck";
  const head = text.slice(0, HEAD).trimStart();
  if (/\.(?:csv|tsv|jsonl|ndjson)$/iu.test(file) || /^[[<]/u.test(head)) return "cards";
  if (!/^\{\s*(?:["}]|$)/u.test(head)) return /\.json$/iu.test(file) ? "cards" : "deck";
  if (/"gyoji"\s*:\s*"pack"/u.test(head)) return "cards";
  return !/"gyoji"\s*:/u.test(head) && /"(?:items|name)"\s*:/u.test(head) ? "cards" : "match";
}

/** The first line that says something: neither blank nor a remark. */
function firstSaid(text: string): string {
  const lines = text.split("\n").map((line) => line.trim());
  return lines.find((line) => line !== "" && !line.startsWith("#")) ?? "";
}
