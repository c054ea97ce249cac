import type { CardId } from "@gyoji/kernel";
import { ANY_DOMAIN, DOMAINS, faceOf, OWN_DOMAINS, UNIVERSAL } from "../definition.ts";
import type { RiftboundTable } from "../state.ts";

/*
 * Kinds of Power: of the six domains, and universal (runes.3).
 */

/** The domain of each kind of Power but universal Power, as bits. */
const DOMAIN_OF: readonly number[] = Object.values(DOMAINS);

/** runes.4 The kind of Power that a Rune of this domain makes (runes.2). */
export function powerKind(domains: number): number {
  const at = DOMAIN_OF.indexOf(domains);
  return at < 0 ? UNIVERSAL : at;
}

/** The kind of Power that a symbol Adds: parts.15 universal for any domain, parts.16 the card's own. */
export function powerOf(table: RiftboundTable, card: CardId, symbol: number): number {
  if (symbol === ANY_DOMAIN) return UNIVERSAL;
  return powerKind(symbol === OWN_DOMAINS ? faceOf(table, card).domains : symbol);
}

/** runes.3 The domains that a kind of Power pays for, as bits. */
export function paysFor(kind: number): number {
  return kind === UNIVERSAL ? ANY_DOMAIN : (DOMAIN_OF[kind] ?? 0);
}
