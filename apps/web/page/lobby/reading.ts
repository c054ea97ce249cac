import { type Store, storeOf } from "../state/store.ts";

/** How many of the cards that are brought have been read. */
interface Reading {
  readonly done: number;
  readonly total: number;
}

/** How far the cards are read that are brought; null when none are. */
export const reading: Store<Reading | null> = storeOf<Reading | null>(null);
