import { ALL, type Seat } from "@gyoji/kernel";
import type { Opened, Request, Trouble, Update } from "@gyoji/protocol";
import { gameHere } from "../registry.ts";
import { type HostLink, workerHost } from "./host.ts";
import { type KeptMatch, keepMatch, matchFile } from "./matches.ts";
import { playbackTo } from "./playback.ts";
import { settings } from "./settings.ts";
import { type Store, storeOf } from "./store.ts";
import { holdMatch, releaseMatch } from "./tabLock.ts";
import { shown, type TableNotice, type TableState } from "./table.ts";

/** The match on this page and how it stands with its host. */
export type SessionState =
  | { readonly kind: "none" }
  | { readonly kind: "opening" }
  | { readonly kind: "open"; readonly id: string; readonly table: TableState; readonly busy: boolean }
  /** The host was lost or refused to open the match. */
  | { readonly kind: "lost"; readonly id: string; readonly what: string }
  | { readonly kind: "refused"; readonly trouble: Trouble }
  /** Another tab plays the match, or has taken it over. */
  | { readonly kind: "elsewhere"; readonly id: string };

/** How the match on this page stands. */
export const session: Store<SessionState> = storeOf<SessionState>({ kind: "none" });
/** Why the last request was not carried out; null once something was. */
export const trouble: Store<Trouble | null> = storeOf<Trouble | null>(null);
/** Whether the match could be kept in this browser. */
export const unkept: Store<boolean> = storeOf(false);

let link: HostLink | null = null;
let id = "";
let opened: Opened | null = null;
let savedText: string | null = null;

const playback = playbackTo(show, () => setBusy(false));

function show(update: Update): void {
  if (opened === null) return;
  const now = session.get();
  const before = now.kind === "open" ? now.table : null;
  session.set({ kind: "open", id, table: shown(before, opened, update), busy: !playback.isIdle() });
}

function setBusy(busy: boolean): void {
  const now = session.get();
  if (now.kind === "open" && now.busy !== busy) session.set({ ...now, busy });
}

function hear(notice: TableNotice): void {
  switch (notice.kind) {
    case "opened":
      opened = notice;
      return;
    case "update":
      return playback.push(notice);
    case "saved":
      savedText = notice.text;
      return keepSaved(notice.over);
    case "deck":
      return;
  }
}

/** Keeps the match after each change, so that nothing is lost when the page is closed or its host dies. */
function keepSaved(over: boolean): void {
  const now = session.get();
  if (opened === null || savedText === null || now.kind !== "open" || opened.replay !== null) return;
  const { view } = now.table.now;
  const headline = gameHere(opened.game)?.presentation.headline(view.facts, settings.get().language) ?? "";
  const match: KeptMatch = {
    id,
    game: opened.game,
    players: opened.players,
    over,
    look: view.seat,
    headline,
    at: Date.now(),
  };
  unkept.set(!keepMatch(match, savedText));
}

/** Opens a match that changes: in one tab at a time. */
async function openHeld(matchId: string, request: Request, steal: boolean): Promise<void> {
  close();
  id = matchId;
  session.set({ kind: "opening" });
  if (!(await holdMatch(matchId, steal, () => leave(matchId)))) return leave(matchId);
  await open(matchId, request);
}

async function open(matchId: string, request: Request): Promise<void> {
  id = matchId;
  session.set({ kind: "opening" });
  link = workerHost({ onNotice: hear, onLost: (what) => session.set({ kind: "lost", id, what }) });
  const refused = await link.ask(request);
  if (refused !== null && session.get().kind === "opening")
    session.set({ kind: "refused", trouble: refused });
}

/** Another tab has the match. */
function leave(matchId: string): void {
  if (id !== matchId) return;
  close();
  session.set({ kind: "elsewhere", id: matchId });
}

/** Ends the match on this page; what is kept of it stays. */
export function close(): void {
  void releaseMatch();
  link?.close();
  link = null;
  opened = null;
  savedText = null;
  playback.clear();
  trouble.set(null);
  session.set({ kind: "none" });
}

/** There is no such match. */
export function refuse(): void {
  close();
  session.set({ kind: "refused", trouble: { kind: "no match" } });
}

/** Begins a match under an id of its own. */
export function start(matchId: string, request: Extract<Request, { kind: "start" }>): Promise<void> {
  return openHeld(matchId, request, false);
}

/**
 * Goes on with a match that this browser keeps.
 * @param steal whether to take it from another tab
 * @returns whether there is one
 */
export async function resume(matchId: string, look: Seat, steal = false): Promise<boolean> {
  const text = matchFile(matchId);
  if (text === null) return false;
  await openHeld(matchId, { kind: "resume", file: matchId, text, look }, steal);
  return true;
}

/** Opens a match file as a replay. */
export function replay(matchId: string, file: string, text: string): Promise<void> {
  close();
  return open(matchId, { kind: "replay", file, text, look: ALL });
}

/** Asks the host of the match for something; what it refuses is told in `trouble`. */
export async function ask(request: Request): Promise<void> {
  if (link === null) return;
  // Who acts has seen enough.
  playback.flush();
  const refused = await link.ask(request);
  if (refused === null || refused.kind !== "stale") trouble.set(refused);
}

/** The match as a file, as it was last saved. */
export function savedFile(): string | null {
  return savedText;
}
