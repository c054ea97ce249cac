/** What a player typed. */
export type Input =
  | { readonly kind: "choose"; readonly number: number }
  | { readonly kind: "read"; readonly number: number }
  | { readonly kind: "card"; readonly name: string }
  | { readonly kind: "rule"; readonly id: string }
  | { readonly kind: "save"; readonly file: string }
  | { readonly kind: "why" | "undo" | "log" | "table" | "quit" | "concede" | "help" | "enter" | "unknown" };

/** Reads a line that a player typed. */
export function inputOf(line: string): Input {
  if (line === "") return { kind: "enter" };
  if (/^\d{1,6}$/u.test(line)) return { kind: "choose", number: Number(line) };
  const [, word = "", rest = ""] = /^(\S+)\s*(.*)$/u.exec(line) ?? [];
  const numbered = /^\?(\d{1,6})$/u.exec(word + rest);
  if (numbered !== null) return { kind: "read", number: Number(numbered[1]) };
  return withWord(word.toLowerCase(), rest);
}

function withWord(word: string, rest: string): Input {
  switch (word) {
    case "?":
    case "？":
      return { kind: "why" };
    case "c":
      return rest === "" ? { kind: "help" } : { kind: "card", name: rest };
    case "r":
      return rest === "" ? { kind: "help" } : { kind: "rule", id: rest };
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
    case "concede":
      return { kind: "concede" };
    case "h":
      return { kind: "help" };
    default:
      return { kind: "unknown" };
  }
}
