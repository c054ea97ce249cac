import {
  mayBackOut,
  newsSince,
  printedOf,
  type Seat,
  undoOf,
  view,
  viewEvent,
  viewRefusals,
  why,
} from "@gyoji/kernel";
import type { Update } from "@gyoji/protocol";
import type { HostedMatch } from "./match.ts";
import type { Standing } from "./standing.ts";

/** Somebody at the other end of a connection: who they are, and what of a match they have been told. */
export interface Onlooker {
  readonly standing: Standing;
  /** Whose eyes they look through. */
  look: Seat;
  /** The number below which they have been told all events, and the cards that they have been told of. */
  told: number;
  readonly printed: Set<string>;
}

/** An onlooker who has not been told anything. */
export function onlookerWith(standing: Standing, look: Seat): Onlooker {
  return { standing, look, told: 0, printed: new Set() };
}

/** Looks through other eyes: all that has happened is told anew. */
export function lookThrough(onlooker: Onlooker, seat: Seat): void {
  onlooker.look = seat;
  onlooker.told = 0;
}

/** The table as an onlooker sees it, with what is new since they were last told. */
export function update(hosted: HostedMatch, onlooker: Onlooker): Update {
  const { match, replay } = hosted;
  const { table } = match;
  const { look } = onlooker;
  const seen = view(table, look);
  const { from, events: news, told } = newsSince(table, onlooker.told);
  const events = news.map((event) => viewEvent(table, look, event));
  onlooker.told = told;
  const undo = undoOf(match, look);
  return {
    kind: "update",
    at: match.record.length,
    view: seen,
    log: { from, events },
    printed: newlyNamed(hosted, onlooker, [...idsIn(seen), ...events.flatMap(idsOf)]),
    why: why(table, look),
    refusals: seen.decision === null ? [] : viewRefusals(table, look),
    undo: undo === null || replay !== null ? "none" : undo.free ? "free" : "agreed",
    canBackOut: look >= 0 && mayBackOut(table, look),
  };
}

function idsIn({ zones, decision }: Update["view"]): string[] {
  const lying = zones.flatMap((cards) => cards.flatMap((card) => (card.shown ? [card.id] : [])));
  const offered = (decision?.options ?? []).flatMap((each) => {
    if (each.kind === "ability") return [each.id];
    return each.kind === "face" ? [each.face] : [];
  });
  return [...lying, ...offered];
}

function idsOf({ cards, source, face }: Update["log"]["events"][number]): string[] {
  const seen = [...cards, source].flatMap((card) => (card === null ? [] : [card.id]));
  return face === "" ? seen : [...seen, face];
}

function newlyNamed({ pool }: HostedMatch, { printed }: Onlooker, ids: readonly string[]): Update["printed"] {
  const fresh = [...new Set(ids)].filter((id) => !printed.has(id));
  for (const id of fresh) printed.add(id);
  return fresh.flatMap((id) => printedOf(pool, id) ?? []);
}
