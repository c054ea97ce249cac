import { gameNamedIn } from "@gyoji/files";
import { ALL, LONGEST_MATCH_FILE, MOST_ENTRIES } from "@gyoji/kernel";
import { deckProblemInWords, fileTroubleInWords } from "@gyoji/narration";
import type { CheckedDeck, Opened, Request, Trouble, Update } from "@gyoji/protocol";
import { GAMES, gameHere } from "../registry.ts";
import type { Route } from "../route.ts";
import { workerHost } from "../state/host.ts";
import { keepMatch } from "../state/matches.ts";
import { playerNames } from "../state/playerNames.ts";
import { newId } from "../state/rematch.ts";
import { settings } from "../state/settings.ts";
import { keepDeck, type OwnDeck } from "./ownDecks.ts";
import { isDeck, matchIn } from "./text.ts";

/** What became of a file that the player brought. */
export type Received =
  | { readonly kind: "deck"; readonly own: OwnDeck }
  | { readonly kind: "match"; readonly to: Route }
  /** It cannot be used; why, in sentences. */
  | { readonly kind: "refused"; readonly why: readonly string[] }
  | { readonly kind: "fault" | "unkept" };

const LONGEST_NAME = 100;

/** Takes a file that the player brought: a deck (YAML), or else a match or a report of one (JSON). */
export async function receive(file: File): Promise<Received> {
  const name = file.name.slice(-LONGEST_NAME);
  if (file.size > LONGEST_MATCH_FILE) return refused({ kind: "file", trouble: tooLarge(name) });
  const text = await file.text();
  return isDeck(name, text) ? receiveDeck(name, text) : receiveMatch(name, matchIn(text));
}

function tooLarge(file: string): Extract<Trouble, { kind: "file" }>["trouble"] {
  return { kind: "record", file, source: "", problem: { kind: "tooLarge", limit: LONGEST_MATCH_FILE } };
}

/** Keeps a match, so that it can be gone on with, or looked at if it is over. */
async function receiveMatch(file: string, text: string): Promise<Received> {
  const { trouble, opened, update } = await hostSays(
    { kind: "replay", file, text, look: ALL },
    // To its end, which tells whether it is over.
    { kind: "goTo", at: MOST_ENTRIES },
  );
  if (trouble !== null) return refused(trouble);
  const presentation = gameHere(opened?.game ?? "")?.presentation;
  if (opened === null || update === null || presentation === undefined) return { kind: "fault" };
  const id = newId();
  const over = update.view.outcome !== null;
  const person = opened.players.indexOf("person");
  const look = person === -1 ? ALL : person;
  const { language } = settings.get();
  const names = playerNames(presentation, opened.players, look, language);
  const match = {
    id,
    game: opened.game,
    players: opened.players,
    over,
    look,
    headline: presentation.headline(update.view.facts, language, names),
    at: Date.now(),
  };
  if (!keepMatch(match, text)) return { kind: "unkept" };
  return { kind: "match", to: { at: over ? "replay" : "match", id } };
}

/** Keeps a deck if it is legal. */
async function receiveDeck(file: string, text: string): Promise<Received> {
  const game = gameOfDeck(text);
  const { trouble, checked } = await hostSays({ kind: "deck", game, file, text });
  if (trouble !== null) return refused(trouble);
  if (checked === null) return { kind: "fault" };
  if (checked.problems.length > 0) return { kind: "refused", why: problemsInWords(game, file, checked) };
  const own = { game, deck: checked.deck };
  return keepDeck(own) ? { kind: "deck", own } : { kind: "unkept" };
}

/** The game that a deck file names if it is here; else any: its host says what is wrong with the file. */
function gameOfDeck(text: string): string {
  return gameHere(gameNamedIn(text)?.game ?? "")?.presentation.id ?? GAMES[0]?.presentation.id ?? "";
}

function problemsInWords(game: string, file: string, { problems }: CheckedDeck): string[] {
  const presentation = gameHere(game)?.presentation;
  if (presentation === undefined) return [];
  const { language } = settings.get();
  return problems.map(({ problem, printed, place: { line, column } }) => {
    const reader = { game: presentation, language, printed: () => printed ?? undefined };
    return `${file}:${line}:${column}: ${deckProblemInWords(reader, problem)} [${problem.rule}]`;
  });
}

function refused(trouble: Trouble): Received {
  if (trouble.kind !== "file") return { kind: "fault" };
  const presentations = GAMES.map(({ presentation }) => presentation);
  return {
    kind: "refused",
    why: fileTroubleInWords(trouble.trouble, settings.get().language, presentations),
  };
}

interface Heard {
  trouble: Trouble | null;
  opened: Opened | null;
  update: Update | null;
  checked: CheckedDeck | null;
}

/** What a host of its own says to requests, one after the other until one is refused. */
async function hostSays(...requests: readonly Request[]): Promise<Heard> {
  const heard: Heard = { trouble: null, opened: null, update: null, checked: null };
  const host = workerHost({
    onNotice: (notice) => {
      if (notice.kind === "opened") heard.opened = notice;
      if (notice.kind === "update") heard.update = notice;
      if (notice.kind === "deck") heard.checked = notice;
    },
    // What is asked is then refused.
    onLost: () => undefined,
  });
  for (const request of requests) heard.trouble ??= await host.ask(request);
  host.close();
  return heard;
}
