import type { Language } from "@gyoji/lexicon";
import { IntlMessageFormat } from "intl-messageformat";

/** The values of a message by their names. */
export type Values = Readonly<Record<string, string | number>>;

const compiled = new Map<string, IntlMessageFormat>();
/** Texts made before: a table says the same of each of its cards again and again. */
const made = new Map<string, string>();
const MOST_MADE = 4000;

/** Fills a message in ICU format. Text from strangers cannot steer a terminal, nor turn the direction of writing. */
export function format(message: string, language: Language, values: Values): string {
  const key = `${language} ${message} ${JSON.stringify(values)}`;
  const known = made.get(key);
  if (known !== undefined) return known;
  if (made.size >= MOST_MADE) made.clear();
  const text = fill(message, language, values);
  made.set(key, text);
  return text;
}

function fill(message: string, language: Language, values: Values): string {
  const key = `${language} ${message}`;
  const known = compiled.get(key) ?? new IntlMessageFormat(message, language, undefined, { ignoreTag: true });
  compiled.set(key, known);
  const clean = Object.entries(values).map(([name, value]) => [name, cleanValue(value)] as const);
  return fitted(
    String(known.format(Object.fromEntries(clean))),
    clean.map(([, value]) => value),
  );
}

/** A value that ends in a full stop takes no second one; Thai stands apart from a figure or Latin letter on either side. */
function fitted(text: string, values: readonly (string | number)[]): string {
  let fit = text;
  for (const value of values) {
    if (typeof value !== "string") continue;
    if (STOPPED.test(value)) fit = fit.replaceAll(value + value.slice(-1), () => value);
    if (LATIN_START.test(value)) fit = thaiBefore(fit, value);
    if (LATIN_END.test(value)) fit = thaiAfter(fit, value);
  }
  return fit;
}

const STOPPED = /\p{L}.*[.。]$/u;
const LATIN_START = /^[\dA-Za-z]/u;
const LATIN_END = /[\dA-Za-z]$/u;
const THAI_START = /^\p{Script=Thai}/u;
const THAI_END = /\p{Script=Thai}$/u;

function thaiBefore(text: string, value: string): string {
  const parts = text.split(value);
  const last = parts.pop() ?? "";
  return parts.map((before) => (THAI_END.test(before) ? `${before} ` : before) + value).join("") + last;
}

function thaiAfter(text: string, value: string): string {
  const [first = "", ...others] = text.split(value);
  return first + others.map((after) => value + (THAI_START.test(after) ? ` ${after}` : after)).join("");
}

function cleanValue(value: string | number): string | number {
  return typeof value === "string" ? printable(value) : value;
}

/** A text without the characters that would move the cursor, colour the screen or turn the direction of writing. */
export function printable(text: string): string {
  return text.replaceAll(/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/gu, "\ufffd");
}
