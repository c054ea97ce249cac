/** What a file can be that a person hands over. */
export type FileKind = "match" | "report" | "pack" | "cards" | "deck" | "scenario";

const KINDS = ["report", "pack"] as const;

/** What kind of file it is by its outermost fields; null if that fits none. */
export function fileKindOf(data: unknown): FileKind | null {
  if (typeof data !== "object" || data === null || Array.isArray(data)) return null;
  const fields = new Map<string, unknown>(Object.entries(data));
  if (fields.has("gyoji")) return KINDS.find((kind) => kind === fields.get("gyoji")) ?? "match";
  if (["title", "rules", "table", "refuse"].some((name) => fields.has(name))) return "scenario";
  const cards = fields.get("cards");
  if (fields.has("set") || (Array.isArray(cards) && typeof cards[0] === "object")) return "cards";
  return cards === undefined ? null : "deck";
}
