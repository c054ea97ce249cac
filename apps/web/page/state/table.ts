import type { EventView, PrintedCard } from "@gyoji/kernel";
import type { Notice, Opened, Update } from "@gyoji/protocol";

/** A match as the page has it: what the host has told, and nothing else. */
export interface TableState {
  readonly opened: Opened;
  /** The table that is shown. */
  readonly now: Update;
  /** All that has happened, as the onlooker saw it. */
  readonly log: readonly EventView[];
  /** How many events were there before the update that is shown: what is beyond is new. */
  readonly seen: number;
  /** What is printed on each card that has been seen, by its id. */
  readonly printed: ReadonlyMap<string, PrintedCard>;
}

/** The table with an update shown. */
export function shown(before: TableState | null, opened: Opened, update: Update): TableState {
  const printed = new Map(before?.printed);
  for (const card of update.printed) printed.set(card.id, card);
  const kept = (before?.log ?? []).slice(0, update.log.from);
  return { opened, now: update, log: [...kept, ...update.log.events], seen: kept.length, printed };
}

export type TableNotice = Exclude<Notice, { kind: "done" | "refused" }>;
