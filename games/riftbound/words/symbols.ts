import { ANY_DOMAIN, type Cost, DOMAINS, type Domain, OWN_DOMAINS } from "../definition.ts";

/*
 * Symbols on cards (parts.12 to parts.17, runes.20): [2] Energy, [Fury] and so on Power, [A] any domain, [C] the
 * card's own, [E] Exhaust this, [M] Might. The mark-up of card files is understood as well.
 */

const MARK_UP: Readonly<Record<string, string>> = {
  rb_exhaust: "[E]",
  rb_might: "[M]",
  rb_rune_rainbow: "[A]",
  rb_rune_fury: "[Fury]",
  rb_rune_calm: "[Calm]",
  rb_rune_mind: "[Mind]",
  rb_rune_body: "[Body]",
  rb_rune_chaos: "[Chaos]",
  rb_rune_order: "[Order]",
};

const ONE =
  /^(,?[ \t]*)(?:\[(\d{1,2}|A|C|E|Fury|Calm|Mind|Body|Chaos|Order)\]|:(rb_[a-z]+(?:_[a-z0-9]+)?):)/iu;

/**
 * Reads as many cost symbols as follow each other on a line. The value is them as they are printed.
 * @param parted whether commas may stand between them
 */
export function readSymbols(text: string, at: number, parted: boolean): { end: number; value: string }[] {
  let end = at;
  let value = "";
  for (;;) {
    const found = ONE.exec(text.slice(end, end + 24));
    const symbol = found === null ? null : symbolOf(found[2], found[3]);
    if (found === null || symbol === null || found[1] === undefined) break;
    if (value === "" ? found[1] !== "" : !parted && found[1].startsWith(",")) break;
    end += found[0].length;
    value += symbol;
  }
  return value === "" ? [] : [{ end, value }];
}

function symbolOf(bracketed: string | undefined, markUp: string | undefined): string | null {
  if (bracketed !== undefined)
    return /^\d+$/u.test(bracketed) || bracketed.length === 1
      ? `[${bracketed.toUpperCase()}]`
      : `[${bracketed.charAt(0).toUpperCase()}${bracketed.slice(1).toLowerCase()}]`;
  const energy = /^rb_energy_(\d{1,2})$/u.exec(markUp ?? "");
  if (energy !== null) return `[${energy[1]}]`;
  const known = MARK_UP[(markUp ?? "").toLowerCase()] ?? null;
  return known === "[M]" ? null : known;
}

/** What symbols ask for. */
export function costOf(value: string): Cost {
  let energy = 0;
  let exhausts = false;
  const power: number[] = [];
  for (const [, symbol = ""] of value.matchAll(/\[([^\]]+)\]/gu)) {
    if (/^\d+$/u.test(symbol)) energy += Number(symbol);
    else if (symbol === "E") exhausts = true;
    else if (symbol === "A") power.push(ANY_DOMAIN);
    else if (symbol === "C") power.push(OWN_DOMAINS);
    else power.push(DOMAINS[symbol.toLowerCase() as Domain]);
  }
  return { energy, power, exhausts, acts: [] };
}

/** parts.16, parts.17 The symbols for the card's own domain as those of a card; without a domain, of any. */
export function ownDomains<C extends { readonly power: readonly number[] }>(cost: C, domains: number): C {
  const own = domains === 0 ? ANY_DOMAIN : domains;
  return { ...cost, power: cost.power.map((each) => (each === OWN_DOMAINS ? own : each)) };
}
