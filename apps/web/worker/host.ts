import { botNamed, type Player, playersFromNames } from "@gyoji/bots";
import { FileError, openMatchFile, readDeckFile } from "@gyoji/files";
import type { PlayableGame } from "@gyoji/game";
import { IllegalError, type Pool, printedOf, type State, startMatch } from "@gyoji/kernel";
import {
  type CheckedDeck,
  type Done,
  type Notice,
  type Opened,
  type Refused,
  type Request,
  readRequest,
  type Saved,
  type Trouble,
  type Update,
} from "@gyoji/protocol";
import { GAMES } from "./registry.ts";
import {
  awaitsBot,
  decisionsIn,
  enterAct,
  goTo,
  lookThrough,
  noteDecisions,
  opened,
  type Session,
  saved,
  stepBot,
  takeBack,
  update,
} from "./session.ts";

type Told = Opened | Update | Saved | CheckedDeck | Refused | Done;
type Of<K extends Request["kind"]> = Extract<Request, { kind: K }>;
/** What is asked of a match that is open. */
type InMatch = Exclude<Request, Of<"start" | "resume" | "replay" | "deck">>;

/** Hosts one match for one page: takes its requests and tells it what it may know. */
export interface Host {
  receive(data: unknown): void;
}

/** A host that tells a page through `post`. */
export function hostOf(post: (notice: Notice) => void): Host {
  let session: Session | null = null;
  let re: number | null = null;
  const tell = (told: Told): void => post({ ...told, re });

  const begin = (begun: Session): void => {
    session = begun;
    tell(opened(begun));
    tellTable(begun);
    if (begun.replay !== null) tell(saved(begun));
  };

  /** Tells the table, then plays the bots on; in a match of bots alone the page sets the pace. */
  const tellTable = (table: Session): void => {
    tell(update(table));
    while (hasPerson(table) && awaitsBot(table)) {
      changing(table, () => stepBot(table));
      tell(update(table));
    }
    if (table.replay === null) tell(saved(table));
  };

  const carryOut = (request: Request): void => {
    switch (request.kind) {
      case "start":
        return begin(started(request));
      case "resume":
      case "replay":
        return begin(fromFile(request));
      case "deck":
        return tell(checkedDeck(request));
      case "answer":
      case "act":
      case "undo":
      case "look":
      case "step":
      case "goTo":
      case "save": {
        if (session === null) throw new Refusal({ kind: "no match" });
        return withMatch(session, request);
      }
    }
  };

  const withMatch = (table: Session, request: InMatch): void => {
    if (request.kind === "save") return tell(saved(table));
    refuseStale(table, request);
    changing(table, () => changeTable(table, request));
    tellTable(table);
  };

  return {
    receive: (data) => {
      const asked = readRequest(data);
      re = asked?.id ?? null;
      try {
        if (asked === null) throw new Refusal({ kind: "not a request" });
        carryOut(asked.request);
        tell({ kind: "done" });
      } catch (error) {
        tell({ kind: "refused", trouble: troubleOf(error) });
      }
      re = null;
    },
  };
}

/** Ends a request that is not carried out. */
class Refusal extends Error {
  readonly trouble: Trouble;

  constructor(trouble: Trouble) {
    super(trouble.kind);
    this.trouble = trouble;
  }
}

function troubleOf(error: unknown): Trouble {
  if (error instanceof Refusal) return error.trouble;
  if (error instanceof FileError) return { kind: "file", trouble: error.trouble };
  if (error instanceof IllegalError) return { kind: "illegal" };
  return {
    kind: "fault",
    what: error instanceof Error ? `${error.message}\n${error.stack ?? ""}` : String(error),
  };
}

function changeTable(table: Session, request: Exclude<InMatch, Of<"save">>): void {
  switch (request.kind) {
    case "answer":
      refuseSeat(table, request.seat);
      return enterAct(table, { kind: "answer", seat: request.seat, index: request.index });
    case "act":
      refuseSeat(table, request.seat);
      return enterAct(table, { kind: request.act, seat: request.seat });
    case "undo":
      refuseSeat(table, request.seat);
      if (!takeBack(table, request.seat, request.agreed)) throw new Refusal({ kind: "illegal" });
      return;
    case "look":
      return lookThrough(table, eyesFor(table.game, request.look));
    case "step":
      if (!awaitsBot(table)) throw new Refusal({ kind: "illegal" });
      return stepBot(table);
    case "goTo":
      return goTo(table, request.at);
  }
}

/** Persons act for their own seats, and not in a replay. */
function refuseSeat({ players, replay }: Session, seat: number): void {
  if (replay !== null || players[seat]?.kind !== "person") throw new Refusal({ kind: "illegal" });
}

/** What was said of a table that has changed since: an answer to another decision, an act on another table. */
function refuseStale({ match, since }: Session, request: InMatch): void {
  const now = match.record.length;
  switch (request.kind) {
    case "answer":
      if (request.at > now || request.at < (since[request.seat] ?? 0)) throw new Refusal({ kind: "stale" });
      return;
    case "undo":
    case "step":
      if (request.at !== now) throw new Refusal({ kind: "stale" });
      return;
    case "act":
      // One gives up, or agrees to a draw, whatever the table.
      if (request.act === "backOut" && request.at !== now) throw new Refusal({ kind: "stale" });
      return;
    case "look":
    case "goTo":
    case "save":
  }
}

/** Changes the table, and notes which decisions are new. */
function changing(table: Session, change: () => void): void {
  const before = decisionsIn(table);
  change();
  noteDecisions(table, before);
}

/** Somebody who looks on, or a seat of the game. */
function eyesFor({ seats }: PlayableGame, eyes: number): number {
  if (eyes >= seats) throw new Refusal({ kind: "illegal" });
  return eyes;
}

function hasPerson({ players }: Session): boolean {
  return players.some(({ kind }) => kind === "person");
}

function gameCalled(id: string): PlayableGame {
  const game = GAMES.find((each) => each.id === id);
  if (game === undefined) throw new Refusal({ kind: "unknown game" });
  return game;
}

function poolOf(game: PlayableGame, sources: readonly string[] = []): Pool<State> {
  const compiled = game.compile(sources.map((source, at) => ({ file: `sources[${at}]`, source })));
  if (!compiled.ok) throw new FileError({ kind: "cards", errors: compiled.errors });
  return compiled.pool;
}

function started({ game: id, options, decks, seed, players, look: eyes, sources }: Of<"start">): Session {
  const game = gameCalled(id);
  const pool = poolOf(game, sources);
  for (const deck of decks)
    if (game.checkDeck(pool, countsOf(deck)).length > 0) throw new Refusal({ kind: "illegal" });
  const match = startMatch(
    game.game,
    pool,
    { options: checkedOptions(game, options), decks: decks.map(cardsOf), seed },
    true,
  );
  return sessionOf(game, pool, match, seatedAs(players, game), null, eyes, sources);
}

function checkedOptions(
  game: PlayableGame,
  options: Readonly<Record<string, string>>,
): Record<string, string> {
  const usual = game.options.map(({ name, values }): [string, string] => [name, values[0] ?? ""]);
  for (const [name, value] of Object.entries(options))
    if (!game.options.some((each) => each.name === name && each.values.includes(value)))
      throw new Refusal({ kind: "illegal" });
  return { ...Object.fromEntries(usual), ...options };
}

/** How many of each card; a card may be counted in several entries. */
function countsOf(deck: readonly (readonly [string, number])[]): Record<string, number> {
  const counts = new Map<string, number>();
  for (const [card, count] of deck) counts.set(card, (counts.get(card) ?? 0) + count);
  return Object.fromEntries(counts);
}

function cardsOf(deck: readonly (readonly [string, number])[]): string[] {
  return deck.flatMap(([card, count]) => new Array<string>(count).fill(card));
}

/** The players by their names, of which each must be known. */
function seatedAs(names: readonly string[], { seats }: PlayableGame): readonly Player[] {
  if (names.length !== seats) throw new Refusal({ kind: "illegal" });
  if (names.some((name) => name !== "person" && botNamed(name) === undefined))
    throw new Refusal({ kind: "unknown bot" });
  return playersFromNames(names);
}

function fromFile({ kind, file: name, text, look: eyes }: Of<"resume" | "replay">): Session {
  const { game, pool, file, match } = openMatchFile(GAMES, name, text);
  const persons = Array.from({ length: game.seats }, (): Player => ({ kind: "person" }));
  const players = file.players?.length === game.seats ? playersFromNames(file.players) : persons;
  const session = sessionOf(game, pool, match, players, kind === "replay" ? file : null, eyes, file.sources);
  // Having been played to its end, and found to fit, a replay is looked at from its beginning.
  goTo(session, 0);
  return session;
}

function sessionOf(
  game: PlayableGame,
  pool: Pool<State>,
  match: Session["match"],
  players: readonly Player[],
  replay: Session["replay"],
  eyes: number,
  sources: readonly string[],
): Session {
  return {
    game,
    pool,
    match,
    players,
    replay,
    look: eyesFor(game, eyes),
    told: 0,
    printed: new Set(),
    since: Array.from({ length: game.seats }, () => match.record.length),
    sources,
  };
}

function checkedDeck({ game: id, file, text }: Of<"deck">): Told {
  const game = gameCalled(id);
  const pool = poolOf(game);
  const { deck } = readDeckFile(game, file, text);
  const problems = game
    .checkDeck(pool, deck.cards)
    .map((problem) => ({ problem, printed: printedOf(pool, problem.card) }));
  return { kind: "deck", deck, problems };
}
