import { type ByLanguage, LANGUAGES, type Language } from "@gyoji/lexicon/language";
import { format, type Values } from "@gyoji/narration/format";
import type { Catalogue, MessageKey } from "./messages/en.ts";
import { change, settings } from "./state/settings.ts";
import { useStore } from "./state/store.ts";

export type { MessageKey } from "./messages/en.ts";
/** Says a message of the page in the player's language. */
export type Say = (key: MessageKey, values?: Values) => string;

const CATALOGUES: ByLanguage<() => Promise<Catalogue>> = {
  en: async () => (await import("./messages/en.ts")).en,
  th: async () => (await import("./messages/th.ts")).th,
  ja: async () => (await import("./messages/ja.ts")).ja,
};

/** The voice of the page in each language that it has learnt. */
const voices = new Map<Language, Say>();
/** The language that was asked for last. */
let wanted: Language | null = null;

/** Fetches what the page says in a language; before that it cannot speak it. Rejected when it cannot be fetched. */
async function learn(language: Language): Promise<void> {
  if (voices.has(language)) return;
  const catalogue = await CATALOGUES[language]();
  voices.set(language, (key, values = {}) => format(catalogue[key], language, values));
}

/** Lets the page speak as it begins: the language of the settings, or another one where that cannot be fetched. */
export async function learnAny(): Promise<void> {
  const { language } = settings.get();
  for (const each of [language, ...LANGUAGES.filter((other) => other !== language)]) {
    const isLearnt = await learn(each).then(
      () => true,
      () => false,
    );
    if (!isLearnt) continue;
    if (each !== language) change({ language: each });
    return;
  }
}

/** Lets the page speak a language from now on; one that cannot be fetched leaves it as it is. */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  await learn(language).catch(() => undefined);
  if (wanted === language && voices.has(language)) change({ language });
}

/** The voice of the page as it is now, for what is said once. */
export function sayNow(): Say {
  return voiceIn(settings.get().language);
}

/** The voice of the page, for a component: it is drawn again when the language changes. */
export function useSay(): Say {
  return voiceIn(useStore(settings).language);
}

function voiceIn(language: Language): Say {
  const voice = voices.get(language);
  if (voice === undefined) throw new Error(`${language} has not been learnt`);
  return voice;
}
