/** What a player typed. */
export type Input =
  | { readonly kind: "missing"; readonly key: "c" | "r" }
  | { readonly kind: "choose"; readonly number: number }
  | { readonly kind: "read"; readonly number: number }
  | { readonly kind: "card"; readonly name: string }
  | { readonly kind: "rule"; readonly id: string }
  | { readonly kind: "save"; readonly file: string }
  | { readonly kind: "find"; readonly text: string }
  | { readonly kind: "show"; readonly toMates: boolean }
  | { readonly kind: "why" | "undo" | "log" | "table" | "quit" | "concede" | "help" | "enter" | "unknown" };

/** Reads a line that a player typed. */
export function inputOf(typed: string): Input {
  const line = withPlainDigits(typed);
  if (line === "") return { kind: "enter" };
  if (line.startsWith("/")) return { kind: "find", text: line.slice(1).trim() };
  if (/^\d+$/u.test(line)) return { kind: "choose", number: Number(line) };
  const [, word = "", rest = ""] = /^(\S+)\s*(.*)$/u.exec(line) ?? [];
  const numbered = /^\?(\d+)$/u.exec(word + rest);
  if (numbered !== null) return { kind: "read", number: Number(numbered[1]) };
  // Names and paths stay as they were typed.
  const asTyped = rest === "" ? "" : typed.slice(typed.search(/\s/u)).trim();
  return withWord(word.toLowerCase(), asTyped);
}

/** Full-width letters and digits, and Thai digits, mean the same as plain ones. */
function withPlainDigits(typed: string): string {
  return typed
    .normalize("NFKC")
    .replaceAll(/[๐-๙]/gu, (digit) => String((digit.codePointAt(0) ?? 0) - 0x0e50));
}

function withWord(word: string, rest: string): Input {
  switch (word) {
    case "?":
      return { kind: rest === "" ? "why" : "unknown" };
    case "c":
      return rest === "" ? { kind: "missing", key: "c" } : { kind: "card", name: rest };
    case "r":
      return rest === "" ? { kind: "missing", key: "r" } : { kind: "rule", id: withPlainDigits(rest) };
    case "s":
      return { kind: "save", file: rest };
    case "u":
      return { kind: "undo" };
    case "l":
      return { kind: "log" };
    case "t":
      return { kind: "table" };
    case "q":
      return { kind: "quit" };
    case "show":
      if (rest === "") return { kind: "show", toMates: false };
      return rest.toLowerCase() === "team" ? { kind: "show", toMates: true } : { kind: "unknown" };
    case "concede":
      return { kind: "concede" };
    case "h":
      return { kind: "help" };
    default:
      return { kind: "unknown" };
  }
}
