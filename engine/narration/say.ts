import type { Language } from "@gyoji/lexicon";
import { format, type Values } from "./format.ts";
import { en } from "./messages/en.ts";
import { ja } from "./messages/ja.ts";
import { th } from "./messages/th.ts";

type MessageKey = keyof typeof en;

const CATALOGUES: Readonly<Record<Language, Readonly<Record<MessageKey, string>>>> = { en, th, ja };

/** What tables are told with, whatever the game. */
export function say(language: Language, key: MessageKey, values: Values = {}): string {
  return format(CATALOGUES[language][key], language, values);
}
