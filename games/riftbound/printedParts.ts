import type { ByLanguage, Language } from "@gyoji/lexicon";
import { ANY_DOMAIN, DOMAINS, type Domain } from "./definition.ts";

/* What the parts of a card are called (deck.28, parts.14, parts.15). */

const NAMES: Readonly<Record<Domain, ByLanguage<string>>> = {
  fury: { en: "Fury", th: "Fury", ja: "フューリー" },
  calm: { en: "Calm", th: "Calm", ja: "カーム" },
  mind: { en: "Mind", th: "Mind", ja: "マインド" },
  body: { en: "Body", th: "Body", ja: "ボディ" },
  chaos: { en: "Chaos", th: "Chaos", ja: "カオス" },
  order: { en: "Order", th: "Order", ja: "オーダー" },
};

/** The domains of a card, by key. */
export function domainsOf(bits: number): Domain[] {
  return (Object.keys(DOMAINS) as Domain[]).filter((name) => (bits & DOMAINS[name]) !== 0);
}

/** What the domains of a card are called. */
export function domainNames(bits: number, language: Language): string[] {
  return domainsOf(bits).map((name) => NAMES[name][language]);
}

/** The Power symbols of a cost, in words. */
export function powerNames(power: readonly number[], language: Language): string[] {
  return power.map((symbol) => (symbol === ANY_DOMAIN ? "[A]" : domainNames(symbol, language).join("/")));
}
