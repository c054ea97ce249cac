import { IntlMessageFormat } from "intl-messageformat";
import type { ByLanguage, Language } from "../language.ts";
import { en } from "./en.ts";
import { ja } from "./ja.ts";
import { th } from "./th.ts";

export type MessageKey = keyof typeof en;
export type MessageValues = Readonly<Record<string, string | number>>;

const catalogues: ByLanguage<Readonly<Record<MessageKey, string>>> = { en, th, ja };
const compiled = new Map<string, IntlMessageFormat>();

/** A message of the card language in a language. */
export function say(language: Language, key: MessageKey, values: MessageValues = {}): string {
  const name = `${language} ${key}`;
  const format = compiled.get(name) ?? new IntlMessageFormat(catalogues[language][key], language);
  compiled.set(name, format);
  return String(format.format(values));
}
