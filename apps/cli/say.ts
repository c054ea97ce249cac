import type { Language } from "@gyoji/lexicon";
import { IntlMessageFormat } from "intl-messageformat";
import { en } from "./messages/en.ts";
import { ja } from "./messages/ja.ts";
import { th } from "./messages/th.ts";

export type MessageKey = keyof typeof en;
export type Values = Readonly<Record<string, string | number>>;
/** Says a message of the command in the user's language. */
export type Say = (key: MessageKey, values?: Values) => string;

const CATALOGUES: Readonly<Record<Language, Readonly<Record<MessageKey, string>>>> = { en, th, ja };
const compiled = new Map<string, IntlMessageFormat>();

/** The voice of the command in a language. */
export function speaker(language: Language): Say {
  const catalogue = CATALOGUES[language];
  return (key, values = {}) => format(catalogue[key], language, values);
}

/** Fills a message in ICU format. Text from strangers cannot steer the terminal. */
export function format(message: string, language: Language, values: Values): string {
  const key = `${language} ${message}`;
  const known = compiled.get(key) ?? new IntlMessageFormat(message, language, undefined, { ignoreTag: true });
  compiled.set(key, known);
  const clean = Object.entries(values).map(([name, value]) => [name, cleanValue(value)]);
  return String(known.format(Object.fromEntries(clean) as Values));
}

function cleanValue(value: string | number): string | number {
  return typeof value === "string" ? printable(value) : value;
}

/** A text without the characters that would move the cursor, colour the screen or turn the direction of writing. */
export function printable(text: string): string {
  return text.replaceAll(/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069]/gu, "\ufffd");
}
