import { keep, kept } from "../state/kept.ts";
import { type Store, storeOf } from "../state/store.ts";

/** How far the guide of a match has come. */
export interface Progress {
  /** Id of the match. */
  readonly id: string;
  /** Keys of the steps that were shown. */
  readonly seen: readonly string[];
  readonly skipped: boolean;
}

/** As many guided matches are remembered. */
const MOST = 10;

/** The guided matches of this browser, the last begun first. */
export const progress: Store<readonly Progress[]> = storeOf<readonly Progress[]>(read(kept("guides")));

/** From now on a match is guided. */
export function guideMatch(id: string): void {
  set([{ id, seen: [], skipped: false }, ...progress.get()].slice(0, MOST));
}

/** A step need not be shown again. */
export function markSeen(id: string, key: string): void {
  update(id, (of) => (of.seen.includes(key) ? of : { ...of, seen: [...of.seen, key] }));
}

/** The player wants no guide for this match. */
export function skipGuide(id: string): void {
  update(id, (of) => ({ ...of, skipped: true }));
}

function update(id: string, changed: (of: Progress) => Progress): void {
  set(progress.get().map((each) => (each.id === id ? changed(each) : each)));
}

function set(all: readonly Progress[]): void {
  progress.set(all);
  keep("guides", all);
}

function read(found: unknown): Progress[] {
  return Array.isArray(found) ? found.filter(isProgress) : [];
}

function isProgress(data: unknown): data is Progress {
  const fields = new Map(typeof data === "object" && data !== null ? Object.entries(data) : []);
  return (
    typeof fields.get("id") === "string" &&
    typeof fields.get("skipped") === "boolean" &&
    Array.isArray(fields.get("seen"))
  );
}
