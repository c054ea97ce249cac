import * as z from "zod/mini";
import type { Definition, Game, Pool } from "./game.ts";
import { hashOf } from "./hash.ts";
import { LONGEST_MATCH_FILE, MOST_ENTRIES } from "./limits.ts";
import { ACTS, type Entry, enter, IllegalError, type Match, startMatch } from "./match.ts";
import type { State } from "./state.ts";

const FORMAT = 1;
/** More brackets in a row than any file of ours has: slow to read, and slower to find fault with. */
const DEEP = /(?:[[{]\s*){40}/u;

const id = z.string().check(z.maxLength(100));
const entry = z.union([
  z.tuple([z.int().check(z.nonnegative()), z.int().check(z.nonnegative())]),
  z.tuple([z.int().check(z.nonnegative()), z.enum(ACTS)]),
]);

/** Cards and how many of each, by seat. */
const lists = z
  .array(z.array(z.tuple([id, z.int().check(z.positive(), z.maximum(200))])).check(z.maxLength(200)))
  .check(z.maxLength(16));

const matchFile = z.strictObject({
  gyoji: z.literal("match"),
  format: z.literal(FORMAT),
  /** Version of the program that wrote it. */
  version: id,
  game: id,
  options: z.record(id, id),
  decks: lists,
  /** What is beside each deck; left out where nobody has anything. */
  sideboards: z.optional(lists),
  seed: z.int().check(z.minimum(-2147483648), z.maximum(4294967295)),
  /** A fingerprint of each card's face. */
  cards: z.record(id, id),
  /** Card files that are not the project's, whole. */
  sources: z.array(z.string().check(z.maxLength(1_000_000))).check(z.maxLength(20)),
  /** `[seat, option]` for an answer, `[seat, act]` for an act. */
  entries: z.array(entry).check(z.maxLength(MOST_ENTRIES)),
  /** Who sat where, in the words of the app that wrote it. */
  players: z.optional(z.array(id).check(z.maxLength(16))),
  /** Fingerprint of the state after the last entry. */
  hash: id,
});

/** A match as a file: a save, a replay and a report are all this. It verifies itself by its hashes. */
export type MatchFile = z.infer<typeof matchFile>;

/** Why a match file cannot be played. */
export type RecordProblem =
  | { readonly kind: "tooLarge"; readonly limit: number }
  /** The file holds more of something than is read, at a path. */
  | { readonly kind: "tooMany"; readonly path: string; readonly limit: number }
  /** Not JSON from an offset on, or cut off there. */
  | { readonly kind: "notJson"; readonly offset: number; readonly cut: boolean }
  | { readonly kind: "tooDeep"; readonly offset: number }
  | { readonly kind: "otherFormat" }
  | { readonly kind: "notMatch"; readonly path: string; readonly expected: string }
  | { readonly kind: "otherGame"; readonly game: string }
  | { readonly kind: "unknownCard"; readonly card: string }
  | { readonly kind: "otherText"; readonly card: string }
  | { readonly kind: "illegalEntry"; readonly entry: number }
  | { readonly kind: "otherEnd"; readonly expected: string; readonly found: string };

/** Thrown by `replayMatch`. */
export class RecordError extends Error {
  readonly problem: RecordProblem;

  constructor(problem: RecordProblem) {
    super(JSON.stringify(problem));
    this.problem = problem;
  }
}

/** A match as a file. `version` is the program's, `sources` the card files that are not the project's. */
export function toMatchFile<S extends State>(
  match: Match<S>,
  version: string,
  sources: readonly string[],
): MatchFile {
  const { setting, table, record } = match;
  const { decks, sideboards } = setting;
  const ids = [...new Set([...decks, ...sideboards].flat())].sort();
  return {
    gyoji: "match",
    format: FORMAT,
    version,
    game: table.game.id,
    options: { ...setting.options },
    decks: decks.map(counted),
    ...(sideboards.length === 0 ? {} : { sideboards: sideboards.map(counted) }),
    seed: setting.seed,
    cards: Object.fromEntries(ids.map((card) => [card, faceHash(table.pool, card)])),
    sources: [...sources],
    entries: record.map((each) =>
      each.kind === "answer" ? [each.seat, each.index] : [each.seat, each.kind],
    ),
    hash: hashOf(table.state),
  };
}

/** Reads the text of a match file: its form only, not yet whether it can be played. */
export function readMatchFile(
  text: string,
): { ok: true; file: MatchFile } | { ok: false; problem: RecordProblem } {
  if (text.length > LONGEST_MATCH_FILE)
    return { ok: false, problem: { kind: "tooLarge", limit: LONGEST_MATCH_FILE } };
  const deep = text.search(DEEP);
  if (deep >= 0) return { ok: false, problem: { kind: "tooDeep", offset: deep } };
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch {
    return { ok: false, problem: { kind: "notJson", ...jsonFault(text) } };
  }
  const problem = unreadable(data);
  if (problem !== null) return { ok: false, problem };
  const read = matchFile.safeParse(data);
  if (read.success) return { ok: true, file: read.data };
  return { ok: false, problem: formProblem(read.error.issues[0]) };
}

const LISTS: ReadonlySet<string> = new Set(["decks", "sideboards"]);

/** What is wrong with the form of a file: in its decks there may only be too many of something. */
function formProblem(issue: z.core.$ZodIssue | undefined): RecordProblem {
  const path = issue?.path.join(".") ?? "";
  if (issue?.code === "too_big" && LISTS.has(String(issue.path[0])) && issue.origin !== "string")
    return { kind: "tooMany", path, limit: Number(issue.maximum) };
  return { kind: "notMatch", path, expected: issue?.message ?? "" };
}

/** What makes a file unreadable however the rest of it looks, before the whole of it is looked at. */
function unreadable(data: unknown): RecordProblem | null {
  const file = fieldsOf(data);
  if (file.get("gyoji") !== "match") return null;
  if (file.get("format") !== FORMAT && typeof file.get("format") === "number") return { kind: "otherFormat" };
  const entries = file.get("entries");
  if (Array.isArray(entries) && entries.length > MOST_ENTRIES)
    return { kind: "tooMany", path: "entries", limit: MOST_ENTRIES };
  // Such a key would be lost where the others are read.
  const trap = ["options", "cards"].find((group) => fieldsOf(file.get(group)).has("__proto__"));
  return trap === undefined ? null : { kind: "notMatch", path: `${trap}.__proto__`, expected: "" };
}

function fieldsOf(data: unknown): ReadonlyMap<string, unknown> {
  return new Map(typeof data === "object" && data !== null ? Object.entries(data) : []);
}

/** Where a text stops being JSON; at its end if it is only cut off. */
export function jsonFault(text: string): { offset: number; cut: boolean } {
  if (isBegun(text)) return { offset: text.length, cut: true };
  let good = 0;
  let bad = text.length;
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    if (isBegun(text.slice(0, middle))) good = middle;
    else bad = middle;
  }
  return { offset: good, cut: false };
}

/** Whether a text is JSON or could become it. */
function isBegun(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    const at = /position (\d+)/u.exec(String(error))?.[1];
    return at === undefined ? String(error).includes("end of JSON") : Number(at) >= text.length;
  }
}

/**
 * Plays a match file again.
 * @param entries how many of its entries to play; with all of them the final hash is compared
 * @throws RecordError saying what does not fit
 */
export function replayMatch<S extends State, D extends Definition<S>>(
  game: Game<S, D>,
  pool: Pool<S, D>,
  file: MatchFile,
  listens: boolean,
  entries = file.entries.length,
): Match<S> {
  if (file.game !== game.id) throw new RecordError({ kind: "otherGame", game: file.game });
  const listed = [...file.decks, ...(file.sideboards ?? [])].flat().map(([name]) => name);
  for (const card of new Set([...Object.keys(file.cards), ...listed])) {
    if (!pool.index.has(card)) throw new RecordError({ kind: "unknownCard", card });
    const hash = Object.hasOwn(file.cards, card) ? file.cards[card] : undefined;
    if (faceHash(pool, card) !== hash) throw new RecordError({ kind: "otherText", card });
  }
  const match = startFrom(game, pool, file, listens);
  replayOn(match, file, entries);
  if (entries < file.entries.length) return match;
  const found = hashOf(match.table.state);
  if (found !== file.hash) throw new RecordError({ kind: "otherEnd", expected: file.hash, found });
  return match;
}

/**
 * Enters further entries of the file that a match is played from, up to so many in all.
 * @throws RecordError when one is not legal there
 */
export function replayOn<S extends State>(match: Match<S>, file: MatchFile, entries: number): void {
  const begun = match.record.length;
  for (const [at, each] of file.entries.slice(begun, entries).entries())
    enterFrom(match, toEntry(each), begun + at);
}

function startFrom<S extends State, D extends Definition<S>>(
  game: Game<S, D>,
  pool: Pool<S, D>,
  file: MatchFile,
  listens: boolean,
): Match<S> {
  const { options, seed } = file;
  const decks = file.decks.map(uncounted);
  const sideboards = (file.sideboards ?? []).map(uncounted);
  if (decks.length !== game.seats)
    throw new RecordError({ kind: "notMatch", path: "decks", expected: `${game.seats}` });
  if (sideboards.length > 0 && sideboards.length !== game.seats)
    throw new RecordError({ kind: "notMatch", path: "sideboards", expected: `${game.seats}` });
  return startMatch(game, pool, { options, decks, sideboards, seed }, listens);
}

function enterFrom<S extends State>(match: Match<S>, each: Entry, at: number): void {
  try {
    enter(match, each);
  } catch (error) {
    if (error instanceof IllegalError) throw new RecordError({ kind: "illegalEntry", entry: at });
    throw error;
  }
}

function toEntry([seat, what]: MatchFile["entries"][number]): Entry {
  return typeof what === "number" ? { kind: "answer", seat, index: what } : { kind: what, seat };
}

function counted(deck: readonly string[]): [string, number][] {
  const counts: [string, number][] = [];
  for (const card of deck) {
    const lastCount = counts[counts.length - 1];
    if (lastCount?.[0] === card) lastCount[1]++;
    else counts.push([card, 1]);
  }
  return counts;
}

function uncounted(list: readonly (readonly [string, number])[]): string[] {
  return list.flatMap(([card, count]) => new Array<string>(count).fill(card));
}

function faceHash<S extends State>(pool: Pool<S>, card: string): string {
  return hashOf(JSON.parse(JSON.stringify(pool.definitions[pool.index.get(card) ?? -1] ?? null)));
}
