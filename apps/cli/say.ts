import type { Language } from "@gyoji/lexicon";
import { IntlMessageFormat } from "intl-messageformat";
import type { Io } from "./io.ts";
import { en } from "./messages/en.ts";
import { ja } from "./messages/ja.ts";
import { th } from "./messages/th.ts";

export type MessageKey = keyof typeof en;
export type Values = Readonly<Record<string, string | number>>;
/** Says a message of the command in the user's language. */
export type Say = (key: MessageKey, values?: Values) => string;

const CATALOGUES: Readonly<Record<Language, Readonly<Record<MessageKey, string>>>> = { en, th, ja };
const compiled = new Map<string, IntlMessageFormat>();

/** The voice of the command in a language; it tells to type the command as it was started. */
export function speaker(language: Language, env: Io["env"] = {}): Say {
  const catalogue = CATALOGUES[language];
  const gyoji = commandToType(env);
  return (key, values = {}) => format(catalogue[key], language, { gyoji, ...values });
}

const SCRIPT = "gyoji";

/** What stands before the arguments: npm, which started it from a clone, takes them after two dashes. */
function commandToType(env: Io["env"]): string {
  return env["npm_lifecycle_event"] === undefined ? SCRIPT : `npm run ${SCRIPT} --`;
}

/** Fills a message in ICU format. Text from strangers cannot steer the terminal. */
export function format(message: string, language: Language, values: Values): string {
  const key = `${language} ${message}`;
  const known = compiled.get(key) ?? new IntlMessageFormat(message, language, undefined, { ignoreTag: true });
  compiled.set(key, known);
  const clean = Object.entries(values).map(([name, value]) => [name, cleanValue(value)] as const);
  return fitted(
    String(known.format(Object.fromEntries(clean))),
    clean.map(([, value]) => value),
  );
}

/** A value that ends in a full stop takes no second one; after a figure or Latin letter Thai stands apart. */
function fitted(text: string, values: readonly (string | number)[]): string {
  let fit = text;
  for (const value of values) {
    if (typeof value !== "string") continue;
    if (STOPPED.test(value)) fit = fit.replaceAll(value + value.slice(-1), () => value);
    if (LATIN_END.test(value)) fit = apartFromThai(fit, value);
  }
  return fit;
}

const STOPPED = /\p{L}.*[.。]$/u;
const LATIN_END = /[\dA-Za-z]$/u;
const THAI_START = /^\p{Script=Thai}/u;

function apartFromThai(text: string, value: string): string {
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
