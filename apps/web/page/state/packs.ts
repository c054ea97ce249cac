import { LARGEST_LIST } from "@gyoji/files";
import type { ImportReport } from "@gyoji/files/lists";
import { createStore, del, entries, set } from "idb-keyval";
import { type Store, storeOf } from "./store.ts";

/** Cards that the player has brought, as this browser keeps them. */
export interface KeptPack {
  readonly game: string;
  readonly name: string;
  /** The pack as a file. */
  readonly text: string;
  /** How many cards of each set could be played when it was brought. */
  readonly sets: ImportReport["sets"];
}

/** The packs in this browser; none before they are fetched. */
export const packs: Store<readonly KeptPack[]> = storeOf<readonly KeptPack[]>([]);

const database = createStore("gyoji", "packs");
let fetched: Promise<void> | null = null;

/** Fetches the packs that this browser keeps, once. What another version wrote otherwise is left out. */
export function fetchPacks(): Promise<void> {
  fetched ??= entries(database)
    .then((found) => packs.set(found.map(([, value]: [unknown, unknown]) => value).filter(isPack)))
    // A browser without storage keeps none.
    .catch(() => undefined);
  return fetched;
}

/** Keeps a pack, in place of one of the same game and name. Returns whether the browser could keep it. */
export async function keepPack(pack: KeptPack): Promise<boolean> {
  packs.set([...packs.get().filter((each) => keyOf(each) !== keyOf(pack)), pack]);
  return changed(() => set(keyOf(pack), pack, database));
}

/** Removes a pack from this browser. */
export async function forgetPack(pack: KeptPack): Promise<void> {
  packs.set(packs.get().filter((each) => keyOf(each) !== keyOf(pack)));
  await changed(() => del(keyOf(pack), database));
}

/** The packs of a game, as files. */
export function packsOf(game: string): string[] {
  return packs.get().flatMap((pack) => (pack.game === game ? [pack.text] : []));
}

async function changed(change: () => Promise<void>): Promise<boolean> {
  try {
    await change();
    return true;
  } catch {
    return false;
  }
}

function keyOf({ game, name }: KeptPack): string {
  return `${game} ${name}`;
}

export function isPack(data: unknown): data is KeptPack {
  const fields = new Map<string, unknown>(
    typeof data === "object" && data !== null ? Object.entries(data) : [],
  );
  const [sets, text] = [fields.get("sets"), fields.get("text")];
  return (
    ["game", "name"].every((field) => typeof fields.get(field) === "string") &&
    typeof text === "string" &&
    text.length <= LARGEST_LIST &&
    Array.isArray(sets) &&
    sets.every(isSet)
  );
}

function isSet(data: unknown): boolean {
  const { id, playable, total } = Object(data) as Readonly<Record<string, unknown>>;
  return typeof id === "string" && Number.isInteger(playable) && Number.isInteger(total);
}
