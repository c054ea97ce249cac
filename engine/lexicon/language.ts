export const LANGUAGES = ["en", "th", "ja"] as const;

export type Language = (typeof LANGUAGES)[number];

export type ByLanguage<T> = Readonly<Record<Language, T>>;

/** Makes one value for each language. */
export function inEachLanguage<T>(make: (language: Language) => T): ByLanguage<T> {
  return { en: make("en"), th: make("th"), ja: make("ja") };
}

/** The language of a text: Thai by any Thai letter, Japanese by any kana or kanji, else English. */
export function detectLanguage(text: string): Language {
  if (/\p{Script=Thai}/u.test(text)) return "th";
  if (/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u.test(text)) return "ja";
  return "en";
}
