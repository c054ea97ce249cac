import type { Say } from "../say.ts";

/**
 * A sentence about a deck that was pasted: it has lines, but is no file that its player knows by a name.
 * @param file what the deck is called within the program, with which such sentences begin
 */
export function withoutFile(say: Say, file: string, sentence: string): string {
  if (!sentence.startsWith(`${file}:`)) return sentence;
  const [, line, what = ""] = /^:(?:(\d+):\d+:)? ?(.*)$/su.exec(sentence.slice(file.length)) ?? [];
  return line === undefined ? what : say("pasted line", { line, what });
}
