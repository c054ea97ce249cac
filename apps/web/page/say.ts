import type { Language } from "@gyoji/lexicon/language";
import { format, type Values } from "@gyoji/narration";
import { CATALOGUES, type MessageKey } from "./messages/index.ts";
import { settings } from "./state/settings.ts";
import { useStore } from "./state/store.ts";

export type { MessageKey } from "./messages/index.ts";
/** Says a message of the page in the player's language. */
export type Say = (key: MessageKey, values?: Values) => string;

/** The voice of the page in a language. */
function speaker(language: Language): Say {
  return (key, values = {}) => format(CATALOGUES[language][key], language, values);
}

const SPEAKERS: Readonly<Record<Language, Say>> = {
  en: speaker("en"),
  th: speaker("th"),
  ja: speaker("ja"),
};

/** The voice of the page as it is now, for what is said once. */
export function sayNow(): Say {
  return SPEAKERS[settings.get().language];
}

/** The voice of the page, for a component: it is drawn again when the language changes. */
export function useSay(): Say {
  return SPEAKERS[useStore(settings).language];
}
