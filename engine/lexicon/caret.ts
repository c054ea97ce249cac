/** The line of a text that holds an offset, with carets under the words there, for a fixed-width font. */
export function underline(text: string, offset: number, length: number): string {
  const start = text.lastIndexOf("\n", offset - 1) + 1;
  const ending = text.indexOf("\n", offset);
  const line = text.slice(start, ending < 0 ? undefined : ending).replace(/\r$/u, "");
  const marked = line.slice(offset - start, offset - start + length);
  return `${line}\n${padding(line.slice(0, offset - start))}${"^".repeat(Math.max(1, width(marked)))}`;
}

function padding(text: string): string {
  return charactersOf(text)
    .map((char) => (char === "\t" ? char : " ".repeat(charWidth(char))))
    .join("");
}

/** How many columns a text takes: kana and kanji two each, marks above and below letters none. */
export function width(text: string): number {
  return charactersOf(text).reduce((sum, char) => sum + charWidth(char), 0);
}

function charactersOf(text: string): string[] {
  return Array.from(text);
}

const WIDE: readonly (readonly [number, number])[] = [
  [0x1100, 0x115f],
  [0x2e80, 0x303e],
  [0x3041, 0xa4cf],
  [0xac00, 0xd7a3],
  [0xf900, 0xfaff],
  [0xfe30, 0xfe6f],
  [0xff00, 0xff60],
  [0xffe0, 0xffe6],
  [0x1f300, 0x1faff],
  [0x20000, 0x3fffd],
];

function charWidth(char: string): number {
  if (/[\p{Mn}\p{Me}\p{Cf}]/u.test(char)) return 0;
  const code = char.codePointAt(0) ?? 0;
  return WIDE.some(([from, to]) => code >= from && code <= to) ? 2 : 1;
}
