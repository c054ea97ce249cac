import { terminal } from "@gyoji/lexicon";

const WORDS = ["first", "second", "third", "fourth", "fifth"];

/** Which of several: in English in words, else in digits. */
export const ordinal = terminal<number, number>("ordinal", {
  label: { en: "which time", th: "ครั้งที่", ja: "何番目" },
  samples: [1, 2, 3],
  read: (text, at, language) => {
    if (language === "en") {
      const word = /^[a-z]+/iu.exec(text.slice(at, at + 8))?.[0].toLowerCase() ?? "";
      const value = WORDS.indexOf(word) + 1;
      return value > 0 ? [{ end: at + word.length, value }] : [];
    }
    const digit = /^[1-5](?![0-9])/u.exec(text.slice(at, at + 2));
    return digit === null ? [] : [{ end: at + 1, value: Number(digit[0]) }];
  },
  print: (value, language) => (language === "en" ? (WORDS[value - 1] ?? "") : String(value)),
  meaning: (value) => value,
});

/** Any but the first. */
export const laterOrdinal = terminal<number, number>("laterOrdinal", {
  label: { en: "which time", th: "ครั้งที่", ja: "何番目" },
  samples: [2, 3],
  read: (text, at, language) =>
    ordinal
      .read(text, at, language)
      .flatMap(({ end, value }) => (typeof value === "number" && value > 1 ? [{ end, value }] : [])),
  print: (value, language) => ordinal.print(value, language),
  meaning: (value) => value,
});
