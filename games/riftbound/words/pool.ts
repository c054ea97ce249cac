import type { CardId } from "@gyoji/kernel";
import { faceOf, type Resources } from "../definition.ts";
import type { Table } from "./meaning.ts";
import { ownDomains } from "./symbols.ts";

/** parts.16 What a price in the text of a card asks for. */
export function costIn(table: Table, card: CardId, { energy, power }: Resources): Resources {
  return ownDomains({ energy, power }, faceOf(table, card).domains);
}
