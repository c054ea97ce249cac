import type { TableState } from "../state/table.ts";

/** A card by the id of its face, and a way of using it. */
export interface Suggested {
  readonly card: string;
  readonly way: string;
}

/** What the guide suggests now; null when it suggests nothing. */
export function useSuggested(_id: string, _game: string, _table: TableState): Suggested | null {
  return null;
}
