import { type Entry, entry, terminal } from "@gyoji/lexicon";
import type { RiftboundPrinted } from "../definition.ts";
import { keywords } from "../keywords.ts";
import { TOKENS, type TokenKind, tokenId } from "../tokens.ts";
import { count, keywordList, token, tokens } from "./categories.ts";
import { mine } from "./facts.ts";
import { always, type Gift, type MadeToken } from "./meaning.ts";

/* Kinds of tokens: those that the rules know, and units with a name, a Might and keywords that a card makes up. */

/** One of those that every game knows. */
function standard(kind: TokenKind): MadeToken {
  return ({ made }) => {
    const face = tokenId(kind);
    made.known.push(face);
    return face;
  };
}

function nameOf({ names, type, might }: TokenKind, many: boolean): string[] {
  const end = many ? "tokens" : "token";
  return type === "gear"
    ? [`${names.en} gear ${end}`]
    : [`${might} [M] ${names.en} unit ${end}`, `${might} :rb_might: ${names.en} unit ${end}`];
}

function standardWords(kind: TokenKind): readonly Entry[] {
  const { names, might, type } = kind;
  const th = type === "gear" ? `โทเคนเกียร์ ${names.en}` : `โทเคนยูนิต ${names.en} ${might} Might`;
  const ja = type === "gear" ? `${names.ja}・ギアトークン` : `マイト${might}の${names.ja}・ユニットトークン`;
  // What it has anyway may be said.
  const also = kind.text === "[Temporary]" || kind.text === "[Deflect]" ? ["", ` with ${kind.text}`] : [""];
  const en = (many: boolean): string[] =>
    nameOf(kind, many).flatMap((name) => also.map((with_) => name + with_));
  return [
    entry(token, names.en, {}, { en: en(false), th, ja }, () => standard(kind)),
    entry(tokens, `${names.en} (several)`, {}, { en: en(true), th, ja }, () => standard(kind)),
  ];
}

const NAME = /^[A-Z][A-Za-z'’-]*(?: [A-Z][A-Za-z'’-]*){0,2}$/u;
const KNOWN = new Set(TOKENS.map(({ names }) => names.en.toLowerCase()));

/** The name of a unit token that the rules do not know: as it is in English, else in quotation marks. */
const tokenName = terminal<string, string>("tokenName", {
  label: { en: "name of a token", th: "ชื่อโทเคน", ja: "トークンの名前" },
  samples: ["Bear", "Iron Golem"],
  read: (text, at, language) => {
    const rest = text.slice(at, at + 64);
    const found =
      language === "en"
        ? /^([A-Z][A-Za-z'’ -]*?)(?= unit tokens?(?![a-z]))/u.exec(rest)
        : /^["“「]([^"”」]+)["”」]/u.exec(rest);
    const name = found?.[1] ?? "";
    if (found === null || !NAME.test(name) || KNOWN.has(name.toLowerCase())) return [];
    return [{ end: at + found[0].length, value: name }];
  },
  print: (value, language) => (language === "en" ? value : `"${value}"`),
  meaning: (value) => value,
});

/** The keywords of a token as they are printed on it, in each language. */
function wordsOf(gifts: readonly Gift[]): RiftboundPrinted["words"] {
  const inWords = (language: "en" | "th" | "ja"): string =>
    gifts
      .map(({ layer, amount }) => {
        const word = keywords.find(
          ({ word: { en } }) => en.replace("-", "").toLowerCase() === layer.toLowerCase(),
        );
        const value = amount({} as never, {} as never, -1);
        return `[${word?.word[language] ?? layer}${value > 1 ? ` ${value}` : ""}]`;
      })
      .join("\n");
  return { en: inWords("en"), th: inWords("th"), ja: inWords("ja") };
}

/** tokens.1 A unit with this name as its tag. */
function madeUp(name: string, might: number, gifts: readonly Gift[]): MadeToken {
  const printed = wordsOf(gifts);
  const id = ["token", name, might, ...printed.en.split("\n")].join(" ").trim();
  return ({ made }) => {
    made.faces.push({
      id,
      parts: gifts.flatMap((gift) => mine(gift)(always)),
      printed: {
        names: { en: name, th: name, ja: name },
        types: ["unit"],
        might,
        mightBonus: 0,
        tags: [name],
        domains: 0,
        isChampion: false,
        isSignature: false,
        words: printed,
      },
    });
    return id;
  };
}

const FORMS = [
  { of: token, suffix: "", en: "unit token" },
  { of: tokens, suffix: " (several)", en: "unit tokens" },
] as const;

export const tokenWords: readonly Entry[] = [
  ...TOKENS.flatMap(standardWords),
  ...FORMS.flatMap(({ of, suffix, en }) => [
    entry(
      of,
      `another unit token${suffix}`,
      { might: count, name: tokenName },
      {
        en: [`{might} [M] {name} ${en}`, `{might} :rb_might: {name} ${en}`],
        th: "โทเคนยูนิต {name} {might} Might",
        ja: "マイト{might}の{name}・ユニットトークン",
      },
      ({ might, name }) => madeUp(name, might, []),
    ),
    entry(
      of,
      `another unit token with keywords${suffix}`,
      { might: count, name: tokenName, what: keywordList },
      {
        en: [`{might} [M] {name} ${en} with {what}`, `{might} :rb_might: {name} ${en} with {what}`],
        th: "โทเคนยูนิต {name} {might} Might ที่มี {what}",
        ja: "{what}を持つマイト{might}の{name}・ユニットトークン",
      },
      ({ might, name, what }) => madeUp(name, might, what),
    ),
  ]),
];
