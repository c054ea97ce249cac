import type { CardId } from "@gyoji/kernel";
import { ANY_DOMAIN, faceOf, type Resources, UNIVERSAL } from "../definition.ts";
import { powerKind } from "../rules/paying.ts";
import type { Table } from "./meaning.ts";
import { OWN_DOMAINS, ownDomains } from "./symbols.ts";

/** The kind of Power that a symbol Adds: parts.15 universal for any domain, parts.16 the card's own. */
export function powerOf(table: Table, card: CardId, symbol: number): number {
  if (symbol === ANY_DOMAIN) return UNIVERSAL;
  return powerKind(symbol === OWN_DOMAINS ? faceOf(table, card).domains : symbol);
}

/** parts.16 What a price in the text of a card asks for. */
export function costIn(table: Table, card: CardId, { energy, power }: Resources): Resources {
  return ownDomains({ energy, power }, faceOf(table, card).domains);
}
