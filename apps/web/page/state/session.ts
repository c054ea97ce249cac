import { ALL, type Seat } from "@gyoji/kernel";
import type { Opened, Request, Trouble, Update } from "@gyoji/protocol";
import { sayNow } from "../say.ts";
import { type HostLink, workerHost } from "./host.ts";
import { type KeptMatch, keepMatch, keptMatch, matchFile, UNKNOWN_TURN, whenPlayed } from "./matches.ts";
import { once } from "./once.ts";
import { playbackTo } from "./playback.ts";
import { settings } from "./settings.ts";
import { type Store, storeOf } from "./store.ts";
import { type Hold, holdMatch } from "./tabLock.ts";
import { shown, type TableNotice, type TableState } from "./table.ts";

/** What is open on this page: a match that this browser keeps, or a file that is looked at. */
export interface Place {
  readonly as: "match" | "replay";
  readonly id: string;
}

/** The match on this page and how it stands with its host. */
export type SessionState =
  | { readonly kind: "none" }
  | ({ readonly kind: "opening" } & Place)
  | ({ readonly kind: "open"; readonly table: TableState; readonly busy: boolean } & Place)
  /** The host is gone. */
  | ({ readonly kind: "lost"; readonly what: string } & Place)
  | { readonly kind: "refused"; readonly trouble: Trouble }
  /** Another tab plays the match, or has taken it over. */
  | ({ readonly kind: "elsewhere" } & Place);

/** How the match on this page stands. */
export const session: Store<SessionState> = storeOf<SessionState>({ kind: "none" });
/** Why the last request was not carried out; null once something was. */
export const trouble: Store<Trouble | null> = storeOf<Trouble | null>(null);
/** Whether the match could be kept in this browser. */
export const unkept: Store<boolean> = storeOf(false);
/** Whether the player has read that it cannot. */
export const unkeptTold: Store<boolean> = storeOf(false);

/** Whether the player has taken something back and not chosen anew: then nothing is answered for them. */
export const tookBack: Store<boolean> = storeOf(false);

let link: HostLink | null = null;
let hold: Hold | null = null;
let place: Place = { as: "match", id: "" };
let opened: Opened | null = null;
let savedText: string | null = null;
/** The match that was last saved, for when this browser cannot keep it. */
let last: { readonly id: string; readonly text: string } | null = null;

const playback = playbackTo(show, () => setBusy(false));

function show(update: Update): void {
  if (opened === null) return;
  const now = session.get();
  const before = now.kind === "open" ? now.table : null;
  session.set({ kind: "open", ...place, table: shown(before, opened, update), busy: !playback.isIdle() });
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
      last = { id: place.id, text: notice.text };
      return void keepSaved(notice);
    case "deck":
    case "bans":
    case "importing":
    case "imported":
      return;
  }
}

const fetchTurnOf = once(() => import("./turnOf.ts"));

/** Keeps the match after each change, so that nothing is lost when the page is closed or its host dies. */
async function keepSaved({ text, over }: Extract<TableNotice, { kind: "saved" }>): Promise<void> {
  const now = session.get();
  if (opened === null || now.kind !== "open" || opened.replay !== null) return;
  const { id } = place;
  const { game, players } = opened;
  const { view } = now.table.now;
  // A match is kept without it rather than not at all.
  const turn = await fetchTurnOf()
    .then(({ turnOf }) => turnOf(game, view))
    .catch(() => UNKNOWN_TURN);
  const match: KeptMatch = { id, game, players, over, look: view.seat, turn, at: Date.now() };
  unkept.set(!keepMatch(match, text));
}

/**
 * Opens a match that changes: in one tab at a time.
 * @param request what to ask the host for, once no other tab can change the match; null if there is nothing to open
 */
async function openHeld(id: string, steal: boolean, request: () => Request | null): Promise<void> {
  close();
  const wanted: Place = { as: "match", id };
  place = wanted;
  session.set({ kind: "opening", ...wanted });
  const got = await holdMatch(id, steal, () => leave(wanted));
  if (place !== wanted) return void got?.release();
  if (got === null) return leave(wanted);
  hold = got;
  const asked = request();
  if (asked === null) return refuse();
  await open(wanted, asked);
}

async function open(wanted: Place, request: Request): Promise<void> {
  place = wanted;
  session.set({ kind: "opening", ...wanted });
  const host = workerHost({ onNotice: hear, onLost: lose });
  link = host;
  const refused = await host.ask(request);
  if (refused === null || place !== wanted || session.get().kind !== "opening") return;
  session.set({ kind: "refused", trouble: refused });
}

/** The host is gone; the match goes on from what is kept of it. */
function lose(what: string): void {
  playback.clear();
  link?.close();
  link = null;
  opened = null;
  session.set({ kind: "lost", ...place, what });
}

/** Another tab has the match. */
function leave(left: Place): void {
  if (place !== left) return;
  close();
  session.set({ kind: "elsewhere", ...left });
}

/** Ends the match on this page; what is kept of it stays. */
export function close(): void {
  void hold?.release();
  hold = null;
  link?.close();
  link = null;
  opened = null;
  savedText = null;
  place = { as: "match", id: "" };
  playback.clear();
  trouble.set(null);
  tookBack.set(false);
  session.set({ kind: "none" });
}

/** There is no such match. */
export function refuse(): void {
  close();
  session.set({ kind: "refused", trouble: { kind: "no match" } });
}

/** Begins a match under an id of its own. */
export function start(id: string, request: Extract<Request, { kind: "start" }>): Promise<void> {
  return openHeld(id, false, () => request);
}

/**
 * Goes on with a match that this browser keeps.
 * @param steal whether to take it from another tab
 */
export function resume(id: string, look: Seat, steal = false): Promise<void> {
  return openHeld(id, steal, () => {
    const text = matchFile(id) ?? (last?.id === id ? last.text : null);
    return text === null ? null : { kind: "resume", file: nameOf(id), text, look };
  });
}

/** Opens the text of a match file as a replay: of a match that this browser keeps, or that a link carries. */
export function replay(id: string, text: string): Promise<void> {
  close();
  return open({ as: "replay", id }, { kind: "replay", file: nameOf(id), text, look: ALL });
}

/** What the player knows a match by, for what is said of its file. */
function nameOf(id: string): string {
  const match = keptMatch(id);
  const say = sayNow();
  if (match === undefined) return say("file of link");
  return say("file of match", { when: whenPlayed(match, settings.get().language) });
}

/**
 * Asks the host of the match for something; what it refuses is told in `trouble`.
 * @returns whether it was carried out
 */
export async function ask(request: Request): Promise<boolean> {
  const host = link;
  if (host === null) return false;
  // Who acts has seen enough.
  playback.flush();
  const refused = await host.ask(upToDate(request));
  if (host !== link) return false;
  if (refused?.kind === "fault") {
    lose(refused.what);
    return false;
  }
  trouble.set(refused);
  if (refused === null && (request.kind === "answer" || isTakingBack(request)))
    tookBack.set(isTakingBack(request));
  return refused === null;
}

function isTakingBack(request: Request): boolean {
  return request.kind === "undo" || (request.kind === "act" && request.act === "backOut");
}

/** An act is meant for the table as it is, whatever has been shown since it was thought of; an answer is not. */
function upToDate(request: Request): Request {
  const now = session.get();
  if (now.kind !== "open" || (request.kind !== "act" && request.kind !== "undo" && request.kind !== "step"))
    return request;
  return { ...request, at: now.table.now.at };
}

/** The match as a file, as it was last saved. */
export function savedFile(): string | null {
  return savedText;
}
