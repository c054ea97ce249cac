import { answerOfBot, nextSeat, type Player, playersToNames } from "@gyoji/bots";
import type { PlayableGame } from "@gyoji/game";
import {
  decisionOf,
  type Entry,
  enter,
  type Match,
  type MatchFile,
  type Pool,
  replayMatch,
  replayOn,
  rewind,
  type Seat,
  type State,
  toMatchFile,
  undoOf,
} from "@gyoji/kernel";
import { turnIn } from "@gyoji/narration";
import type { Opened, Saved } from "@gyoji/protocol";
import manifest from "../package.json" with { type: "json" };

/** A match that is hosted, in play or as a replay of its file; whoever looks at it. */
export interface HostedMatch {
  readonly game: PlayableGame;
  readonly pool: Pool<State>;
  /** Card files that are not the project's, whole. */
  readonly sources: readonly string[];
  readonly players: readonly Player[];
  match: Match;
  /** The file that is looked at; null while the match is played. */
  readonly replay: MatchFile | null;
  /** For each seat, after how many entries the decision that it has now came up. */
  since: readonly number[];
}

/** What a match is played with. */
export function opened({ game, match, players, replay }: HostedMatch): Opened {
  return {
    kind: "opened",
    game: game.id,
    options: match.setting.options,
    players: playersToNames(players),
    replay: replay === null ? null : { entries: replay.entries.length, turns: turnsOf(game, match, replay) },
  };
}

/** After how many entries each turn begins. */
function turnsOf(game: PlayableGame, { table }: Match, file: MatchFile): number[] {
  const turns: number[] = [];
  const again = replayMatch(game.game, table.pool, file, false, 0);
  for (let at = 0; at <= file.entries.length; at++) {
    replayOn(again, file, at);
    const turn = turnIn(game, game.game.facts(again.table));
    while (turns.length < turn) turns.push(at);
  }
  return turns;
}

/** The match as a file: everything of it, what nobody has seen included. */
export function saved(hosted: HostedMatch): Saved {
  const { match, players, sources, replay } = hosted;
  const file = replay ?? {
    ...toMatchFile(match, manifest.version, sources),
    players: playersToNames(players),
  };
  return { kind: "saved", at: match.record.length, text: `${JSON.stringify(file)}\n`, over: isOver(hosted) };
}

/** Enters what a person does, or throws an IllegalError and changes nothing. */
export function enterAct(hosted: HostedMatch, entry: Entry): void {
  changing(hosted, () => enter(hosted.match, entry));
}

/** Takes back the last answer of a seat, but not of a match that is over. Returns whether that was possible. */
export function takeBack(hosted: HostedMatch, seat: Seat, agreed: boolean): boolean {
  const taken = isOver(hosted) ? null : undoOf(hosted.match, seat);
  if (taken === null || (!taken.free && !agreed)) return false;
  changing(hosted, () => rewind(hosted.match, taken.to));
  return true;
}

/** Whether it has an outcome. */
export function isOver({ match }: HostedMatch): boolean {
  return match.table.state.outcome !== null;
}

/** Whether persons play: then bots answer by themselves. */
export function hasPerson({ players }: HostedMatch): boolean {
  return players.some(({ kind }) => kind === "person");
}

/** Whether it is a bot's turn to answer. */
export function awaitsBot(hosted: HostedMatch): boolean {
  const { match, players, replay } = hosted;
  if (replay !== null || isOver(hosted)) return false;
  return players[nextSeat(match.table, players)]?.kind === "bot";
}

/** Lets the bot whose turn it is answer. */
export function stepBot(hosted: HostedMatch): void {
  const { match, players } = hosted;
  const seat = nextSeat(match.table, players);
  const player = players[seat];
  if (player?.kind === "bot") changing(hosted, () => answerOfBot(match, seat, player.bot));
}

/** In a replay: the table after so many entries. */
export function goTo(hosted: HostedMatch, at: number): void {
  const { game, pool, match, replay } = hosted;
  if (replay === null) return;
  const to = Math.min(at, replay.entries.length);
  if (to >= match.record.length) replayOn(match, replay, to);
  else hosted.match = replayMatch(game.game, pool, replay, true, to);
}

/**
 * Changes the match, and notes which decisions came up. What others do at the same time does not change the decision of
 * a seat: an answer to it stays good.
 */
function changing(hosted: HostedMatch, change: () => void): void {
  const before = decisionsIn(hosted);
  change();
  const { length } = hosted.match.record;
  hosted.since = decisionsIn(hosted).map((decision, seat) =>
    // Taking back makes the record shorter.
    decision === before[seat] ? Math.min(hosted.since[seat] ?? 0, length) : length,
  );
}

/** The decision of each seat, as a text that is the same as long as it is. */
function decisionsIn({ game, match }: HostedMatch): string[] {
  return Array.from({ length: game.seats }, (_, seat) => {
    const decision = decisionOf(match.table, seat)?.decision;
    const answered = match.record.filter((entry) => entry.seat === seat).length;
    return decision === undefined ? "" : JSON.stringify([answered, decision]);
  });
}
