import type { TakeNewer } from "../offline.ts";
import { type Store, storeOf } from "./store.ts";

/** Takes a newer page that has come; null while this one is the newest. It is taken in the lobby, never in a match. */
export const newer: Store<TakeNewer | null> = storeOf<TakeNewer | null>(null);
