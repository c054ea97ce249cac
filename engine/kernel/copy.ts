import type { Card } from "./card.ts";
import type { Table } from "./game.ts";
import type { Branch, Frame, OpenEvent, State } from "./state.ts";

/** A deep copy of plain data (numbers, strings, booleans, null, arrays, records). */
export function copyData<T>(value: T): T {
  if (value === null || typeof value !== "object") return value;
  if (Array.isArray(value)) {
    const items: unknown[] = new Array(value.length);
    for (let at = 0; at < value.length; at++) items[at] = copyData(value[at]);
    return items as T;
  }
  const record: Record<string, unknown> = {};
  for (const key in value) record[key] = copyData(value[key]);
  return record as T;
}

/** A copy of a table's state that shares nothing that can change. */
export function copyState<S extends State>({ game, state }: Pick<Table<S>, "game" | "state">): S {
  const cards: Card[] = new Array<Card>(state.cards.length);
  for (let at = 0; at < cards.length; at++) cards[at] = game.copyCard(state.cards[at] as S["cards"][number]);
  const zones: number[][] = new Array<number[]>(state.zones.length);
  for (let at = 0; at < zones.length; at++) zones[at] = (state.zones[at] as number[]).slice();
  return {
    ...state,
    frames: state.frames.map(copyFrame),
    cards,
    zones,
    lasting: state.lasting.slice(),
    open: state.open.map(copyOpen),
    idle: { steps: state.idle.steps, seen: state.idle.seen.slice() },
    game: copyData(state.game),
  };
}

function copyFrame(frame: Frame): Frame {
  const { procedure, step, at, locals, branches, replaced } = frame;
  return {
    procedure,
    step,
    at,
    locals: copyData(locals),
    branches: branches === null ? null : branches.map(copyBranch),
    replaced,
  };
}

function copyBranch(branch: Branch): Branch {
  const frames = branch.frames.map(copyFrame);
  return { ...branch, frames, locals: frames[0]?.locals ?? copyData(branch.locals) };
}

function copyOpen(open: OpenEvent): OpenEvent {
  return { event: open.event, lastKnown: open.lastKnown, done: open.done };
}
