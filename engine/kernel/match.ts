import { mayBackOut, undoAttempt } from "./attempt.ts";
import type { Seat } from "./card.ts";
import { copyState } from "./copy.ts";
import { tell } from "./event.ts";
import type { Definition, Game, LoggedEvent, Pending, Pool, Table } from "./game.ts";
import { answer as answerOn, run } from "./machine.ts";
import { everyone, show } from "./place.ts";
import { narrow } from "./pool.ts";
import { frameOf } from "./procedure.ts";
import { notReading } from "./sources.ts";
import type { Frame, State } from "./state.ts";

/** What a match starts from: with the same setting and the same record it is the same match, byte for byte. */
export interface Setting {
  /** Options of the format by name. */
  readonly options: Readonly<Record<string, string>>;
  /** Ids of the cards of each seat's deck. */
  readonly decks: readonly (readonly string[])[];
  /** Ids of the cards that each seat has beside its deck, to exchange between games; empty where nobody has any. */
  readonly sideboards: readonly (readonly string[])[];
  /** 32-bit integer. */
  readonly seed: number;
}

/** What comes at any time; the last two: a seat shows of its own accord what it may, to all or to those it plays with. */
export const ACTS = ["concede", "timeOut", "agreeDraw", "backOut", "showAll", "showMates"] as const;

/** One entry of the record: an answer by index, or an act that comes at any time. */
export type Entry =
  | { readonly kind: "answer"; readonly seat: Seat; readonly index: number }
  | { readonly kind: (typeof ACTS)[number]; readonly seat: Seat };

/** A game in play: the table now, and how it came about. */
export interface Match<S extends State = State> {
  readonly setting: Setting;
  /** The state that it began with. */
  readonly initial: S;
  table: Table<S>;
  record: Entry[];
  /** For each entry, what each seat had learned before it: see `undo`. */
  learned: number[][];
}

/** Thrown for what is asked of a match and is not legal; the match is unchanged. */
export class IllegalError extends Error {}

/**
 * Starts a match and runs it to its first decision.
 * @throws IllegalError when the number of decks is not the game's, or a deck names a card that the pool has not
 */
export function startMatch<S extends State, D extends Definition<S>>(
  game: Game<S, D>,
  pool: Pool<S, D>,
  setting: Setting,
  listens: boolean,
): Match<S> {
  if (setting.decks.length !== game.seats)
    throw new IllegalError(`${game.id} is for ${game.seats} seats, not ${setting.decks.length}`);
  const { decks, sideboards, options, seed } = setting;
  if (sideboards.length > 0 && sideboards.length !== game.seats)
    throw new IllegalError(`${game.id} is for ${game.seats} seats, not ${sideboards.length}`);
  const own = narrow(pool, sideboards.length === 0 ? decks : [...decks, ...sideboards]);
  const facesOf = (lists: Setting["decks"]) => lists.map((list) => list.map((id) => faceOf(own, id)));
  const state = game.start(own, facesOf(decks), { options, seed, sideboards: facesOf(sideboards) });
  return matchOn(game as unknown as Game<S>, own, setting, state, listens);
}

/** A match that begins with a state, which it takes as its own, and runs to its first decision. */
export function matchOn<S extends State>(
  game: Game<S>,
  pool: Pool<S>,
  setting: Setting,
  state: S,
  listens: boolean,
): Match<S> {
  const initial = copyState({ game, state });
  const table = tableOn(game, pool, state, listens);
  run(table);
  return { setting, initial, table, record: [], learned: [] };
}

function faceOf<S extends State>(pool: Pool<S>, id: string): number {
  const face = pool.index.get(id);
  if (face === undefined) throw new IllegalError(`no card ${id}`);
  return face;
}

const NO_FRAME: Frame = frameOf("", {});

/** A table on a state; `run` sets what it decides. */
export function tableOn<S extends State>(game: Game<S>, pool: Pool<S>, state: S, listens: boolean): Table<S> {
  const learned = new Array<number>(game.seats).fill(0);
  const log: LoggedEvent[] | null = listens ? [] : null;
  const { frames: stack } = state;
  return {
    game,
    pool,
    state,
    decisions: [],
    log,
    logged: 0,
    learned,
    stack,
    frame: NO_FRAME,
    running: game.root,
    base: 0,
    reading: notReading(),
  };
}

/** A table of its own on a copy of the state, at the same decisions; without a log. */
export function forkTable<S extends State>(table: Table<S>): Table<S> {
  const state = copyState(table);
  const forked = tableOn(table.game, table.pool, state, false);
  forked.learned = table.learned.slice();
  const [stacks, copies] = [stacksOf(table.state.frames), stacksOf(state.frames)];
  // What is asked is the same; who answers goes on with the copy of the stack that asked.
  forked.decisions = table.decisions.flatMap(({ decision, stack }) => {
    const copy = copies[stacks.indexOf(stack)];
    return copy === undefined ? [] : [{ decision, stack: copy }];
  });
  return forked;
}

/** A stack, and those of its branches. */
function stacksOf(frames: Frame[]): Frame[][] {
  const branches = frames.flatMap((frame) => frame.branches ?? []);
  return [frames, ...branches.flatMap((branch) => stacksOf(branch.frames))];
}

/** A match of its own that goes on from here. */
export function fork<S extends State>(match: Match<S>): Match<S> {
  return {
    setting: match.setting,
    initial: match.initial,
    table: forkTable(match.table),
    record: match.record.slice(),
    learned: match.learned.slice(),
  };
}

/** The decision that a seat has to make, or null. */
export function decisionOf<S extends State>(table: Table<S>, seat: Seat): Pending | null {
  return table.decisions.find(({ decision }) => decision.seat === seat) ?? null;
}

/**
 * Enters an answer or an act into the match and runs on.
 * @throws IllegalError when it is not legal now; the match is unchanged
 */
export function enter<S extends State>(match: Match<S>, entry: Entry): void {
  const { table } = match;
  if (table.state.outcome !== null) throw new IllegalError("the match is over");
  if (!Number.isInteger(entry.seat) || entry.seat < 0 || entry.seat >= table.game.seats)
    throw new IllegalError(`no seat ${entry.seat}`);
  const learned = table.learned.slice();
  carryOutEntry(table, entry);
  match.record.push(entry);
  match.learned.push(learned);
}

function carryOutEntry<S extends State>(table: Table<S>, entry: Entry): void {
  switch (entry.kind) {
    case "answer": {
      const pending = decisionOf(table, entry.seat);
      if (pending === null) throw new IllegalError(`seat ${entry.seat} has nothing to decide`);
      if (pending.decision.options[entry.index] === undefined)
        throw new IllegalError(`no option ${entry.index} of ${pending.decision.options.length}`);
      table.state.agreed &= ~(1 << entry.seat); // who plays on no longer agrees to a draw
      answerOn(table, pending, entry.index);
      return;
    }
    case "concede":
    case "timeOut":
      table.game.concede(table, entry.seat);
      run(table);
      return;
    case "backOut":
      if (!mayBackOut(table, entry.seat)) throw new IllegalError(`seat ${entry.seat} cannot back out now`);
      undoAttempt(table);
      run(table);
      return;
    case "agreeDraw":
      table.state.agreed |= 1 << entry.seat;
      if (table.state.agreed === everyone(table)) {
        table.state.agreed = 0;
        table.game.agreeDraw(table);
        run(table);
      }
      return;
    case "showAll":
    case "showMates":
      return showFreely(table, entry.seat, entry.kind === "showMates");
  }
}

/** Nothing of the game happens by it: what is being decided stays. */
function showFreely<S extends State>(table: Table<S>, seat: Seat, toMates: boolean): void {
  const shown = table.game.shows?.(table, seat, toMates);
  if (shown === undefined || shown.cards.length === 0 || shown.to === 0)
    throw new IllegalError(`seat ${seat} has nothing to show so`);
  for (const card of shown.cards) show(table, card, shown.to);
  tell(table, { kind: "shown", rule: shown.rule, seat, cards: shown.cards });
}

/** The match as it was after the first `count` entries, played again from its start. */
export function rewind<S extends State>(match: Match<S>, count: number): void {
  const { game, pool, log } = match.table;
  const again = matchOn(game, pool, match.setting, copyState({ game, state: match.initial }), log !== null);
  for (const entry of match.record.slice(0, count)) enter(again, entry);
  match.table = again.table;
  match.record = again.record;
  match.learned = again.learned;
}

/** How a seat may take back its last answer: to before entry `to`, freely or only if the others agree. */
export interface Undo {
  readonly to: number;
  /** Whether the seat has learned nothing since, no chance was used and nobody else has answered. */
  readonly free: boolean;
}

/** What undoing its last answer would mean for `seat`; null when it has given none. */
export function undoOf<S extends State>(match: Match<S>, seat: Seat): Undo | null {
  const to = match.record.findLastIndex((entry) => entry.kind === "answer" && entry.seat === seat);
  if (to < 0) return null;
  const before = match.learned[to]?.[seat] ?? 0;
  const others = match.record.slice(to + 1).some((entry) => entry.seat !== seat);
  return { to, free: !others && before === (match.table.learned[seat] ?? 0) };
}
