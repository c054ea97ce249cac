import { answerOfBot, nextSeat, type Player, playersToNames } from "@gyoji/bots";
import type { PlayableGame } from "@gyoji/game";
import {
  decisionOf,
  type Entry,
  enter,
  type Match,
  type MatchFile,
  mayBackOut,
  type Pool,
  printedOf,
  replayMatch,
  replayOn,
  rewind,
  type Seat,
  type State,
  toMatchFile,
  undoOf,
  view,
  viewEvent,
  viewRefusals,
  why,
} from "@gyoji/kernel";
import type { Opened, Saved, Update } from "@gyoji/protocol";
import manifest from "../package.json" with { type: "json" };

/** A match in this worker: in play, or a replay of its file. */
export interface Session {
  readonly game: PlayableGame;
  readonly pool: Pool<State>;
  /** Card files that are not the project's, whole. */
  readonly sources: readonly string[];
  readonly players: readonly Player[];
  match: Match;
  /** The file that is looked at; null while the match is played. */
  readonly replay: MatchFile | null;
  look: Seat;
  /** For each seat, after how many entries the decision that it has now came up. */
  since: number[];
  /** How many events, and which cards, the page has been told. */
  told: number;
  readonly printed: Set<string>;
}

/** What a match is played with, as the page is told. */
export function opened({ game, match, players, replay }: Session): Opened {
  return {
    kind: "opened",
    game: game.id,
    options: match.setting.options,
    players: playersToNames(players),
    replay:
      replay === null ? null : { entries: replay.entries.length, rounds: roundsOf(game, match, replay) },
  };
}

/** After how many entries each Round begins. Games number their Rounds or turns in the fact `round`. */
function roundsOf(game: PlayableGame, { table }: Match, file: MatchFile): number[] {
  const rounds: number[] = [];
  const again = replayMatch(game.game, table.pool, file, false, 0);
  for (let at = 0; at <= file.entries.length; at++) {
    replayOn(again, file, at);
    const round = Number(game.game.facts(again.table)["round"] ?? 0);
    while (rounds.length < round) rounds.push(at);
  }
  return rounds;
}

/** The table as the page's onlooker sees it, with what is new since it was last told. */
export function update(session: Session): Update {
  const { match, look } = session;
  const { table } = match;
  const seen = view(table, look);
  const log = table.log ?? [];
  const from = Math.min(session.told, log.length);
  const events = log.slice(from).map((event) => viewEvent(table, look, event));
  session.told = log.length;
  const undo = undoOf(match, look);
  return {
    kind: "update",
    at: match.record.length,
    view: seen,
    log: { from, events },
    printed: newlyNamed(session, [...idsIn(seen), ...events.flatMap(idsOf)]),
    why: why(table, look),
    refusals: seen.decision === null ? [] : viewRefusals(table, look),
    undo: undo === null || session.replay !== null ? "none" : undo.free ? "free" : "agreed",
    canBackOut: look >= 0 && mayBackOut(table, look),
  };
}

function idsIn({ zones, decision }: Update["view"]): string[] {
  const lying = zones.flatMap((cards) => cards.flatMap((card) => (card.shown ? [card.id] : [])));
  const abilities = (decision?.options ?? []).flatMap((each) => (each.kind === "ability" ? [each.id] : []));
  return [...lying, ...abilities];
}

function idsOf({ cards, source }: Update["log"]["events"][number]): string[] {
  return [...cards, source].flatMap((card) => (card === null ? [] : [card.id]));
}

function newlyNamed({ pool, printed }: Session, ids: readonly string[]): Update["printed"] {
  const fresh = [...new Set(ids)].filter((id) => !printed.has(id));
  for (const id of fresh) printed.add(id);
  return fresh.flatMap((id) => printedOf(pool, id) ?? []);
}

/**
 * Notes which decisions came up by what was just entered. What others do at the same time does not change the
 * decision of a seat: an answer to it stays good.
 */
export function noteDecisions(session: Session, before: readonly string[]): void {
  const { match } = session;
  session.since = decisionsIn(session).map((decision, seat) =>
    // Taking back makes the record shorter.
    decision === before[seat] ? Math.min(session.since[seat] ?? 0, match.record.length) : match.record.length,
  );
}

/** The decision of each seat, as a text that is the same as long as it is. */
export function decisionsIn({ game, match }: Session): string[] {
  return Array.from({ length: game.seats }, (_, seat) => {
    const decision = decisionOf(match.table, seat)?.decision;
    const answered = match.record.filter((entry) => entry.seat === seat).length;
    return decision === undefined ? "" : JSON.stringify([answered, decision]);
  });
}

/** Looks through other eyes: all that has happened is told anew. */
export function lookThrough(session: Session, seat: Seat): void {
  session.look = seat;
  session.told = 0;
}

/** Enters what a person does, or throws an IllegalError and changes nothing. */
export function enterAct({ match }: Session, entry: Entry): void {
  enter(match, entry);
}

/** Takes back the last answer of a seat. Returns whether that was possible. */
export function takeBack({ match }: Session, seat: Seat, agreed: boolean): boolean {
  const taken = undoOf(match, seat);
  if (taken === null || (!taken.free && !agreed)) return false;
  rewind(match, taken.to);
  return true;
}

/** Whether it is a bot's turn to answer. */
export function awaitsBot({ match, players, replay }: Session): boolean {
  if (replay !== null || match.table.state.outcome !== null) return false;
  return players[nextSeat(match.table, players)]?.kind === "bot";
}

/** Lets the bot whose turn it is answer. */
export function stepBot({ match, players }: Session): void {
  const seat = nextSeat(match.table, players);
  const player = players[seat];
  if (player?.kind === "bot") answerOfBot(match, seat, player.bot);
}

/** In a replay: the table after so many entries. */
export function goTo(session: Session, at: number): void {
  const { game, pool, match, replay } = session;
  if (replay === null) return;
  const to = Math.min(at, replay.entries.length);
  if (to >= match.record.length) replayOn(match, replay, to);
  else session.match = replayMatch(game.game, pool, replay, true, to);
}

/** The match as a file. */
export function saved({ match, players, sources, replay }: Session): Saved {
  const file = replay ?? {
    ...toMatchFile(match, manifest.version, sources),
    players: playersToNames(players),
  };
  const over = match.table.state.outcome !== null;
  return { kind: "saved", at: match.record.length, text: `${JSON.stringify(file)}\n`, over };
}
