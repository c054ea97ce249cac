import { type LoggedEvent, NONE, type Seat } from "@gyoji/kernel";
import type { Replayed } from "../commands/resume.ts";
import type { Context } from "../context.ts";
import { playersFromNames } from "../play/seats.ts";
import { eventInWords, eventSeenByAll } from "../table/event.ts";
import { outcomeInWords } from "../table/outcome.ts";
import { plainNames, type Reader, seatName } from "../table/reader.ts";
import { withoutRepeats } from "../table/repeats.ts";
import { hanging } from "../text.ts";

/** How somebody who looks on reads a replay. */
export function onlooker({ language, say }: Context, { module, pool }: Replayed): Reader {
  return { module, pool, language, say, names: plainNames(module, say) };
}

/**
 * What happened in a match, one sentence a line: with every face that a player saw once it is over; before that only
 * what its one person has seen, or else what everybody has, and a notice that says so.
 */
export function logOf(context: Context, replay: Replayed): readonly string[] {
  const { table } = replay.match;
  const { outcome } = table.state;
  const events = table.log ?? [];
  if (outcome === null) return unfinishedLog(context, replay, events);
  const told = sentencesOf(context, replay, events);
  const shown =
    outcome.kind === "looped" ? withoutRepeats(told, (count) => context.say("more lines", { count })) : told;
  return [...shown, hanging("", outcomeInWords(onlooker(context, replay), table), context.io.columns)];
}

function unfinishedLog(context: Context, replay: Replayed, events: readonly LoggedEvent[]): string[] {
  const seat = onlyPerson(replay);
  const reader = onlooker(context, replay);
  const notice =
    seat === NONE
      ? context.say("log of everybody")
      : context.say("log of player", { player: seatName(reader, seat) });
  const told = events.map((event) => eventInWords(reader, replay.match.table, seat, event));
  return [hanging("", notice, context.io.columns), ...asLines(context, told)];
}

/** The seat of the one person among the players of a file, or `NONE`. */
function onlyPerson({ file, module }: Replayed): Seat {
  if (file.players?.length !== module.game.seats) return NONE;
  const persons = playersFromNames(file.players).flatMap(({ kind }, seat) =>
    kind === "person" ? [seat] : [],
  );
  return persons.length === 1 ? (persons[0] ?? NONE) : NONE;
}

/** Some events of a match as sentences. */
export function sentencesOf(context: Context, replay: Replayed, events: readonly LoggedEvent[]): string[] {
  const reader = onlooker(context, replay);
  return asLines(
    context,
    events.map((event) => eventSeenByAll(reader, replay.match.table, event)),
  );
}

function asLines({ io }: Context, sentences: readonly string[]): string[] {
  return sentences.filter((text) => text !== "").map((text) => hanging("· ", text, io.columns));
}
