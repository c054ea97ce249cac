import { gameNamedIn, LARGEST_LIST, placeOfOffset } from "@gyoji/files";
import type { Deck } from "@gyoji/game";
import { ALL, LONGEST_MATCH_FILE, MOST_ENTRIES } from "@gyoji/kernel";
import { inEachLanguage } from "@gyoji/lexicon/language";
import { deckProblemInWords, fileTroubleInWords } from "@gyoji/narration";
import type { CheckedDeck, Imported, Opened, Request, Trouble, Update } from "@gyoji/protocol";
import { GAMES, gameHere, presentations } from "../registry.ts";
import type { Route } from "../route.ts";
import { newId } from "../state/chance.ts";
import { workerHost } from "../state/host.ts";
import { keepMatch } from "../state/matches.ts";
import { fetchPacks, keepPack, packsOf } from "../state/packs.ts";
import { settings } from "../state/settings.ts";
import { turnOf } from "../state/turnOf.ts";
import { bannedIn, keepBans } from "./ownBans.ts";
import { keepDeck, type OwnDeck, ownDecks } from "./ownDecks.ts";
import { reading } from "./reading.ts";
import { kindOf, matchIn } from "./text.ts";

/** What became of something that the player brought. */
export type Received =
  | { readonly kind: "deck"; readonly own: OwnDeck }
  /** A list of so many banned cards. */
  | { readonly kind: "bans"; readonly count: number }
  | { readonly kind: "match"; readonly to: Route }
  /** Cards: which can be played, and what keeps the others from it. */
  | { readonly kind: "cards"; readonly imported: Imported }
  /** It cannot be used; why, in sentences. */
  | { readonly kind: "refused"; readonly why: readonly string[] }
  | { readonly kind: "fault" | "unkept" };

/** What became of a file, or of several that were one list. */
export interface Told {
  readonly file: string;
  readonly received: Received;
}

const LONGEST_NAME = 100;

/**
 * Takes files that the player brought: card lists (JSON, CSV), of which those brought together are one, decks (YAML,
 * or a list), lists of banned cards, matches or reports of them (JSON).
 */
export async function receive(files: Iterable<File>): Promise<readonly Told[]> {
  await fetchPacks();
  const all: Told[] = [];
  const cards: { file: string; source: string }[] = [];
  for (const each of files) {
    const file = each.name.slice(-LONGEST_NAME);
    if (each.size > LARGEST_LIST) {
      const trouble = { kind: "list tooBig", file, limit: LARGEST_LIST } as const;
      all.push({ file, received: await refused({ kind: "file", trouble }) });
      continue;
    }
    const text = await each.text();
    const kind = kindOf(file, text);
    const unreadable = text.search(/[\0\ufffd]/u);
    if (kind !== "match" && unreadable >= 0) {
      const trouble = { kind: "list encoding", file, ...placeOfOffset(text, unreadable) } as const;
      all.push({ file, received: await refused({ kind: "file", trouble }) });
    } else if (kind === "cards" && listGame() !== null) cards.push({ file, source: text });
    else if (kind === "bans") all.push({ file, received: await receiveBans(listGame() ?? "", file, text) });
    else if (kind === "match") all.push({ file, received: await receiveMatch(file, matchIn(text)) });
    else all.push({ file, received: await receiveDeck(gameOfDeck(file, text), file, text) });
  }
  if (cards.length > 0) {
    reading.set({ done: 0, total: 0 });
    const names = cards.map(({ file }) => file).join(", ");
    all.push({ file: names, received: await receiveCards(cards) });
    reading.set(null);
  }
  return all;
}

/** The game that card lists are for; null where none has such. */
function listGame(): string | null {
  return GAMES.find(({ title }) => title.hasLists === true)?.title.id ?? null;
}

/** Makes a pack of card lists and keeps it. */
async function receiveCards(files: { file: string; source: string }[]): Promise<Received> {
  const game = listGame() ?? "";
  const { trouble, imported } = await hostSays({ kind: "import", game, files, packs: packsOf(game) });
  if (trouble !== null) return await refused(trouble);
  if (imported === null) return { kind: "fault" };
  const { name, text, report } = imported;
  if (!(await keepPack({ game, name, text, sets: report.sets }))) return { kind: "unkept" };
  return { kind: "cards", imported };
}

/** Keeps a match, so that it can be gone on with, or looked at if it is over. */
async function receiveMatch(file: string, text: string): Promise<Received> {
  if (text.length > LONGEST_MATCH_FILE) {
    const problem = { kind: "tooLarge", limit: LONGEST_MATCH_FILE } as const;
    return await refused({ kind: "file", trouble: { kind: "record", file, source: "", problem } });
  }
  const { trouble, opened, update } = await hostSays(
    { kind: "replay", file, text, look: ALL },
    // To its end, which tells whether it is over.
    { kind: "goTo", at: MOST_ENTRIES },
  );
  if (trouble !== null) return await refused(trouble);
  if (opened === null || update === null) return { kind: "fault" };
  const id = newId();
  const over = update.view.outcome !== null;
  const person = opened.players.indexOf("person");
  const look = person === -1 ? ALL : person;
  const match = {
    id,
    game: opened.game,
    players: opened.players,
    over,
    look,
    turn: await turnOf(opened.game, update.view),
    at: Date.now(),
  };
  if (!keepMatch(match, text)) return { kind: "unkept" };
  return { kind: "match", to: { at: over ? "replay" : "match", id } };
}

/** Keeps a deck of a game if it is legal: a deck file, a deck list or a deck code. */
export async function receiveDeck(game: string, file: string, text: string): Promise<Received> {
  await fetchPacks();
  const { trouble, checked } = await hostSays({
    kind: "deck",
    game,
    file,
    text,
    packs: packsOf(game),
    banned: bannedIn(game),
  });
  if (trouble !== null) return await refused(trouble);
  if (checked === null) return { kind: "fault" };
  if (checked.problems.length > 0)
    return { kind: "refused", why: await problemsInWords(game, file, checked) };
  const own = { game, deck: toldApart(game, checked.deck) };
  return keepDeck(own) ? { kind: "deck", own } : { kind: "unkept" };
}

/** Keeps a list of banned cards. */
async function receiveBans(game: string, file: string, text: string): Promise<Received> {
  const { trouble, banned } = await hostSays({ kind: "bans", game, file, text, packs: packsOf(game) });
  if (trouble !== null) return await refused(trouble);
  if (banned === null) return { kind: "fault" };
  const isKept = keepBans({ game, file, names: banned });
  return isKept ? { kind: "bans", count: banned.length } : { kind: "unkept" };
}

/** A deck under a name that no other deck of its game has here. */
function toldApart(game: string, deck: Deck): Deck {
  const others = ownDecks.get().filter((each) => each.game === game && each.deck.id !== deck.id);
  const taken = new Set(others.map((each) => each.deck.name.en));
  if (!taken.has(deck.name.en)) return deck;
  let number = 2;
  while (taken.has(`${deck.name.en} (${number})`)) number += 1;
  return { ...deck, name: inEachLanguage((language) => `${deck.name[language]} (${number})`) };
}

/** The game that a deck names, or that has deck lists; else any: its host says what is wrong with the file. */
function gameOfDeck(file: string, text: string): string {
  const named = gameHere(gameNamedIn(text)?.game ?? "")?.title.id;
  const listing = /\.ya?ml$/iu.test(file) ? null : listGame();
  return named ?? listing ?? GAMES[0]?.title.id ?? "";
}

async function problemsInWords(game: string, file: string, { problems }: CheckedDeck): Promise<string[]> {
  const presentation = await gameHere(game)?.presentation();
  if (presentation === undefined) return [];
  const { language } = settings.get();
  return problems.map(({ problem, printed, place: { line, column } }) => {
    const reader = { game: presentation, language, printed: () => printed ?? undefined };
    return `${file}:${line}:${column}: ${deckProblemInWords(reader, problem)} [${problem.rule}]`;
  });
}

async function refused(trouble: Trouble): Promise<Received> {
  if (trouble.kind !== "file") return { kind: "fault" };
  const { language } = settings.get();
  return { kind: "refused", why: fileTroubleInWords(trouble.trouble, language, await presentations()) };
}

interface Heard {
  trouble: Trouble | null;
  opened: Opened | null;
  update: Update | null;
  checked: CheckedDeck | null;
  imported: Imported | null;
  banned: readonly string[] | null;
}

/** What a host of its own says to requests, one after the other until one is refused. */
async function hostSays(...requests: readonly Request[]): Promise<Heard> {
  const heard: Heard = {
    trouble: null,
    opened: null,
    update: null,
    checked: null,
    imported: null,
    banned: null,
  };
  const host = workerHost({
    onNotice: (notice) => {
      if (notice.kind === "opened") heard.opened = notice;
      if (notice.kind === "update") heard.update = notice;
      if (notice.kind === "deck") heard.checked = notice;
      if (notice.kind === "bans") heard.banned = notice.banned;
      if (notice.kind === "importing") reading.set(notice);
      if (notice.kind === "imported") heard.imported = notice;
    },
    // What is asked is then refused.
    onLost: () => undefined,
  });
  for (const request of requests) heard.trouble ??= await host.ask(request);
  host.close();
  return heard;
}
