import { playersFromNames } from "@gyoji/bots";
import type { OpenedMatch } from "@gyoji/files";
import type { GameModule } from "@gyoji/game";
import { ALL, type LoggedEvent, NONE, printedOf, type Seat, view, viewEvent } from "@gyoji/kernel";
import {
  eventInWords,
  outcomeInWords,
  plainNames,
  type Reader,
  seatName,
  say as tell,
  withoutRepeats,
} from "@gyoji/narration";
import type { Context } from "../context.ts";
import { hanging } from "../text.ts";

/** How somebody who looks on reads a replay. */
export function onlooker({ language }: Context, { game, pool }: OpenedMatch<GameModule>): Reader {
  const { rulebook } = game;
  const names = plainNames(game, language);
  return { game, rulebook, language, names, printed: (id) => printedOf(pool, id) ?? undefined };
}

/**
 * What happened in a match, one sentence a line: with every face that a player saw once it is over; before that only
 * what its one person has seen, or else what everybody has, and a notice that says so.
 */
export function logOf(context: Context, replay: OpenedMatch<GameModule>): readonly string[] {
  const { table } = replay.match;
  const { outcome } = table.state;
  const events = table.log ?? [];
  if (outcome === null) return unfinishedLog(context, replay, events);
  const told = sentencesOf(context, replay, events);
  const shown =
    outcome.kind === "looped"
      ? withoutRepeats(told, (count) => tell(context.language, "more lines", { count }))
      : told;
  return [
    ...shown,
    hanging("", outcomeInWords(onlooker(context, replay), view(table, ALL)), context.io.columns),
  ];
}

function unfinishedLog(
  context: Context,
  replay: OpenedMatch<GameModule>,
  events: readonly LoggedEvent[],
): string[] {
  const seat = onlyPerson(replay);
  const reader = onlooker(context, replay);
  const notice =
    seat === NONE
      ? context.say("log of everybody")
      : context.say("log of player", { player: seatName(reader, seat) });
  const told = events.map((event) => eventInWords(reader, viewEvent(replay.match.table, seat, event)));
  return [hanging("", notice, context.io.columns), ...asLines(context, told)];
}

/** The seat of the one person among the players of a file, or `NONE`. */
function onlyPerson({ file }: OpenedMatch<GameModule>): Seat {
  if (file.players === undefined) return NONE;
  const persons = playersFromNames(file.players).flatMap(({ kind }, seat) =>
    kind === "person" ? [seat] : [],
  );
  return persons.length === 1 ? (persons[0] ?? NONE) : NONE;
}

/** Some events of a match as sentences. */
export function sentencesOf(
  context: Context,
  replay: OpenedMatch<GameModule>,
  events: readonly LoggedEvent[],
): string[] {
  const reader = onlooker(context, replay);
  return asLines(
    context,
    events.map((event) => eventInWords(reader, viewEvent(replay.match.table, ALL, event))),
  );
}

function asLines({ io }: Context, sentences: readonly string[]): string[] {
  return sentences.filter((text) => text !== "").map((text) => hanging("· ", text, io.columns));
}
