import type { EventView, PrintedCard } from "@gyoji/kernel";
import type { Notice, Opened, Update } from "@gyoji/protocol";

/** A match as the page has it: what the host has told, and nothing else. */
export interface TableState {
  readonly opened: Opened;
  /** The table that is shown. */
  readonly now: Update;
  /** All that has happened, as the onlooker saw it. */
  readonly log: readonly EventView[];
  /** What is printed on each card that has been seen, by its id. */
  readonly printed: ReadonlyMap<string, PrintedCard>;
}

/** The table with an update shown. */
export function shown(before: TableState | null, opened: Opened, update: Update): TableState {
  const printed = withNew(before?.printed ?? new Map(), update.printed);
  const kept = (before?.log ?? []).slice(0, update.log.from);
  return { opened, now: update, log: [...kept, ...update.log.events], printed };
}

/** The same map where nothing is new: what is made from it need not be made anew. */
function withNew(known: TableState["printed"], added: Update["printed"]): TableState["printed"] {
  return added.length === 0 ? known : new Map([...known, ...added.map((card) => [card.id, card] as const)]);
}

export type TableNotice = Exclude<Notice, { kind: "done" | "refused" }>;
