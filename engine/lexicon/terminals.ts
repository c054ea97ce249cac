import { type Terminal, terminal } from "./category.ts";
import type { ByLanguage, Language } from "./language.ts";

const MOST_DIGITS = 5;

/** A number from 0 to 99999, in ASCII or full-width digits. */
export const numberTerminal: Terminal<number> = terminal("number", {
  label: { en: "number", th: "ตัวเลข", ja: "数" },
  samples: [0, 1, 2, 3, 10, 5000, 99999],
  read(text, at) {
    let end = at;
    let value = 0;
    for (let digit = digitAt(text, end); digit >= 0; digit = digitAt(text, end)) {
      value = value * 10 + digit;
      end += 1;
      if (end - at > MOST_DIGITS) return [];
    }
    return end === at ? [] : [{ end, value }];
  },
  print: (value) => String(value),
  meaning: (value) => value,
});

function digitAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  if (code >= 0x30 && code <= 0x39) return code - 0x30;
  if (code >= 0xff10 && code <= 0xff19) return code - 0xff10;
  return -1;
}

const CLOSING: Readonly<Record<string, string>> = { '"': '"', "“": "”", "「": "」", "『": "』", "｢": "｣" };
const LONGEST_QUOTE = 100;
const QUOTES: ByLanguage<readonly [string, string]> = { en: ['"', '"'], th: ['"', '"'], ja: ["「", "」"] };

/** A name in quotation marks; its meaning is the name without them. */
export function quotedTerminal(
  name: string,
  options: { readonly label: ByLanguage<string>; readonly samples: readonly string[] },
): Terminal<string> {
  return terminal(name, {
    ...options,
    read: readQuoted,
    print: printQuoted,
    meaning: (value) => value,
  });
}

function readQuoted(text: string, at: number): { end: number; value: string }[] {
  const closing = CLOSING[text.charAt(at)];
  if (closing === undefined) return [];
  const end = text.indexOf(closing, at + 1);
  if (end < 0 || end - at > LONGEST_QUOTE) return [];
  const value = text
    .slice(at + 1, end)
    .replace(/\s+/gu, " ")
    .trim();
  return value === "" ? [] : [{ end: end + 1, value }];
}

function printQuoted(value: string, language: Language): string {
  const [opening, closing] = QUOTES[language];
  return opening + value + closing;
}
