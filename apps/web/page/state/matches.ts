import type { Language } from "@gyoji/lexicon/language";
import { keep, kept } from "./kept.ts";
import { storeOf } from "./store.ts";

/** A match that this browser keeps. */
export interface KeptMatch {
  readonly id: string;
  readonly game: string;
  /** `person` or the name of a bot, one a seat. */
  readonly players: readonly string[];
  readonly over: boolean;
  /** Whose eyes the page looked through last. */
  readonly look: number;
  /** The turn that it is in, negative if that is not known; for the list only. */
  readonly turn: number;
  /** When it was last played, in milliseconds. */
  readonly at: number;
}

const MOST_KEPT = 20;
/** Stands for a turn that is not known. */
export const UNKNOWN_TURN = -1;
/** Beyond it there are no dates, in milliseconds. */
const LAST_DATE = 8.64e15;

/** When a match was last played, in words. */
export function whenPlayed({ at }: Pick<KeptMatch, "at">, language: Language): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }).format(at);
}

/** The matches that this browser keeps, the last played first. */
export const matches = storeOf<readonly KeptMatch[]>(readList());

// Another tab may have played.
addEventListener("storage", ({ key }) => {
  if (key === "gyoji.matches") matches.set(readList());
});

function readList(): KeptMatch[] {
  const found = kept("matches");
  return Array.isArray(found) ? found.map(withTurn).filter(isKeptMatch) : [];
}

/** Other versions have kept a match without its turn. */
function withTurn(data: unknown): unknown {
  return typeof data === "object" && data !== null ? { turn: UNKNOWN_TURN, ...data } : data;
}

function isKeptMatch(data: unknown): data is KeptMatch {
  const fields = new Map(typeof data === "object" && data !== null ? Object.entries(data) : []);
  const players: unknown = fields.get("players");
  return (
    ["id", "game"].every((name) => typeof fields.get(name) === "string") &&
    ["look", "turn", "at"].every((name) => Number.isSafeInteger(fields.get(name))) &&
    Math.abs(Number(fields.get("at"))) < LAST_DATE &&
    typeof fields.get("over") === "boolean" &&
    Array.isArray(players) &&
    players.every((each) => typeof each === "string")
  );
}

/** A match that is kept. */
export function keptMatch(id: string): KeptMatch | undefined {
  return matches.get().find((match) => match.id === id);
}

/** Whose eyes a match was looked at through last. */
export function lookOf(id: string): number {
  return keptMatch(id)?.look ?? 0;
}

/** The file of a match that is kept; null if there is none. */
export function matchFile(id: string): string | null {
  const text = kept(`match.${id}`);
  return typeof text === "string" ? text : null;
}

/** Keeps a match and its file; the oldest of those that are over make room. Returns whether it is kept. */
export function keepMatch(match: KeptMatch, text: string): boolean {
  const others = readList().filter(({ id }) => id !== match.id);
  const list = [match, ...others].toSorted((a, b) => b.at - a.at);
  for (const old of finishedIn(list, match).slice(0, Math.max(0, list.length - MOST_KEPT))) forget(list, old);
  for (;;) {
    if (keep(`match.${match.id}`, text) && keep("matches", list)) break;
    const [old] = finishedIn(list, match);
    if (old === undefined) return false;
    forget(list, old);
  }
  matches.set(list);
  return true;
}

/** Those that are over, the oldest first, but for one that is just played. */
function finishedIn(list: readonly KeptMatch[], playing: KeptMatch): KeptMatch[] {
  return list.filter(({ id, over }) => over && id !== playing.id).toSorted((a, b) => a.at - b.at);
}

function forget(list: KeptMatch[], { id }: KeptMatch): void {
  list.splice(
    list.findIndex((each) => each.id === id),
    1,
  );
  keep(`match.${id}`, null);
}

/** Removes a match from this browser. */
export function forgetMatch(id: string): void {
  const list = readList();
  const found = list.find((each) => each.id === id);
  if (found === undefined) return;
  forget(list, found);
  keep("matches", list);
  matches.set(list);
}
