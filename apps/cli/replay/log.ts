import type { LoggedEvent } from "@gyoji/kernel";
import type { Replayed } from "../commands/resume.ts";
import type { Context } from "../context.ts";
import { eventSeenByAll } from "../table/event.ts";
import { outcomeInWords } from "../table/outcome.ts";
import { plainNames, type Reader } from "../table/reader.ts";
import { hanging } from "../text.ts";

/** How somebody who looks on reads a replay. */
export function onlooker({ language, say }: Context, { module, pool }: Replayed): Reader {
  return { module, pool, language, say, names: plainNames(module, say) };
}

/** Everything that happened in a match, one sentence a line, with every face that a player saw. */
export function logOf(context: Context, replay: Replayed): string[] {
  const { table } = replay.match;
  const end = outcomeInWords(onlooker(context, replay), table);
  const told = sentencesOf(context, replay, table.log ?? []);
  return end === "" ? told : [...told, hanging("", end, context.io.columns)];
}

/** Some events of a match as sentences. */
export function sentencesOf(context: Context, replay: Replayed, events: readonly LoggedEvent[]): string[] {
  const reader = onlooker(context, replay);
  return events
    .map((event) => eventSeenByAll(reader, replay.match.table, event))
    .filter((text) => text !== "")
    .map((text) => hanging("· ", text, context.io.columns));
}
